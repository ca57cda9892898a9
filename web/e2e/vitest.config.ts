import { defineConfig } from 'vitest/config';

// Tests in Debian's Chromium, two files at a time: each is heavy, and the machine may be small.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
