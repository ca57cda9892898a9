/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.TEMPORA_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // Small pictures and fonts stay files of their own: the content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page draws with is one file and one style sheet: many small ones would cost half a kilobyte of headers each.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', test: /src\/parts\/(CopyField|Dialog|Entry|GameCover|Icon|OptionFields|Shape|T)\.svelte/ }],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
    fs: { allow: ['..'] },
  },
  // Vitest would otherwise take Svelte's server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // A busy machine may take its time; a test that hangs is found all the same.
    testTimeout: 60_000,
  },
});
