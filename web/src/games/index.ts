import type { Component } from 'svelte';
import type { GameModule, GameReports } from './types';

const modules = import.meta.glob<{ default: GameModule }>('./*/game.ts');
const reports = import.meta.glob<{ default: GameReports }>('./*/reports.ts');
const messages = import.meta.glob<string>('./*/messages/**/*.ftl', { query: '?raw', import: 'default' });

/** Whether this client has a board for the game. */
export const hasBoard = (game: string): boolean => `./${game}/game.ts` in modules;

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`./${game}/game.ts`];
  if (!load) throw new Error(`no board for the game ${game}`);
  return (await load()).default;
}

export async function loadReports(game: string): Promise<GameReports> {
  const load = reports[`./${game}/reports.ts`];
  if (!load) throw new Error(`no reports for the game ${game}`);
  return (await load()).default;
}

export async function loadCover(game: string): Promise<Component | null> {
  const { covers } = await import('./covers');
  return covers[`./${game}/Cover.svelte`] ?? null;
}

/** A game's messages in a language as Fluent text, or null where it has none: those that the board begins with, or the later ones. */
export async function loadGameMessages(game: string, language: string, later: boolean): Promise<string | null> {
  return (await messages[`./${game}/messages/${later ? 'later/' : ''}${language}.ftl`]?.()) ?? null;
}
