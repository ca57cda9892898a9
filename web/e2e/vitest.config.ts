import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** About how many seconds of work each file is. The longest begins first, so that all workers end together; a file that isn't
 *  listed yet begins before them. Without this, large files would begin first, whatever they do. */
const SECONDS: Record<string, number> = {
  'looks-boards': 230,
  looks: 180,
  timequest: 120,
  khronos: 90,
  match: 80,
  steamtime: 80,
  table: 70,
  'timequest-others': 50,
  cost: 15,
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification): number => SECONDS[basename(moduleId, '.e2e.ts')] ?? 1000;
    return files.toSorted((one, other) => seconds(other) - seconds(one));
  }
}

// Tests in Debian's Chromium, two files at a time: each is heavy, and the machine may be small.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    environment: 'node',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
