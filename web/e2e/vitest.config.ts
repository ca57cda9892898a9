import { defineConfig } from 'vitest/config';

// Tests in Debian's Chromium. They run one after the other: each is heavy, and the machine may be small.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
