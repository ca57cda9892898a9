/// <reference types="vitest/config" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.TEMPORA_SERVER ?? 'http://localhost:8080';

/** messages/<language>.ftl?covers: what all games' covers say in that language, in one file. A first visit needs no more of
 *  the games that it doesn't open. */
function coverMessages(): Plugin {
  const games = join(import.meta.dirname, 'src/games');
  const said = /^[a-z]+-(name|tagline|minutes) = .*$/gm;
  return {
    name: 'cover-messages',
    load(id) {
      const language = /\/messages\/([\w-]+)\.ftl\?covers$/.exec(id)?.[1];
      if (language === undefined) return null;
      const files = readdirSync(games)
        .map((game) => join(games, game, 'messages', `${language}.ftl`))
        .filter((file) => existsSync(file));
      for (const file of files) this.addWatchFile(file);
      const lines = files.flatMap((file) => readFileSync(file, 'utf8').match(said) ?? []);
      return `export default ${JSON.stringify(`${lines.join('\n')}\n`)};`;
    },
  };
}

/** games/<id>/content/*.toml as data: the board reads off the same files as the rules what a card costs and does. Without the
 *  names, which stand in the messages of every language. */
function content(): Plugin {
  const withoutNames = (key: string, value: unknown): unknown => (key === 'name' || key === 'title' ? undefined : value);
  return {
    name: 'content',
    load(id) {
      if (!id.endsWith('.toml')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(parse(readFileSync(id, 'utf8')), withoutNames)};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), coverMessages(), content()],
  build: {
    target: 'es2022',
    // Small pictures and fonts stay files of their own: the content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page draws with is one file and one style sheet, and so are the covers, a table, and what Steam
    // Time's board shares with its end: many small ones would cost half a kilobyte of headers each. What all games share stands
    // in the first, or a game's file would take it in and every other game would load that.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /src\/(parts\/(BoardHelp|CopyField|Dialog|Entry|GameCover|Icon|OptionFields|Picture|Shape|T)|lib\/router)\.svelte|src\/lib\/(moves|players)\.ts/,
            },
            { name: 'covers', test: /src\/games\/(covers|\w+\/Cover|tempel\/art\/foliage|timequest\/art\/Void)\b/ },
            {
              name: 'steamtime',
              test: /src\/games\/steamtime\/(art\/(?!Encounter|Expedition|Specialist)|(Amounts|Machine|Missions)\.svelte|(cards|content|model|reckoning|text|words)\.ts|world\.css)/,
            },
            { name: 'table', test: /src\/table\/(TablePage|Play)\.svelte/ },
          ],
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
