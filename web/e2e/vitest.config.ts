import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** About how many seconds of a processor each file takes. The longest begins first, so that all workers end together; a file
 *  that isn't listed yet begins before them. Without this, large files would begin first, whatever they do. */
const SECONDS: Record<string, number> = {
  timequest: 260,
  'looks-boards': 240,
  looks: 190,
  match: 115,
  table: 100,
  steamtime: 80,
  khronos: 70,
  wartime: 70,
  'timequest-others': 40,
  cost: 25,
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
    // A busy machine may take its time; a test that hangs is found all the same.
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
