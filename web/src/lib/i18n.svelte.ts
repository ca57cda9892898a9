import { loadGameMessages } from '../games';
import { bestLanguage, ENGLISH, Messages, type Arguments, type Language, type Said } from './messages';
import { settings } from './settings.svelte';

const shell = import.meta.glob<string>('../messages/*.ftl', { query: '?raw', import: 'default' });
// What all games' covers say; see vite.config.ts.
const covers = import.meta.glob<string>('../messages/*.ftl', { query: '?covers', import: 'default' });

class Translation {
  private messages = $state.raw(new Messages(ENGLISH));
  /** Grows whenever texts were added: Messages itself is not reactive. */
  private version = $state(0);
  private readonly games = new Map<string, Promise<void>>();
  /** The games whose later messages are wanted too. */
  private readonly later = new Map<string, Promise<void>>();
  private covers = false;
  private chosen = 0;

  get language(): Language {
    return this.messages.language;
  }

  /** Loads the language that the settings ask for, with the messages of the games loaded so far. */
  async load(): Promise<void> {
    const ticket = ++this.chosen;
    const wish = settings.choices.language;
    const language = bestLanguage(wish === 'system' ? navigator.languages : [wish]);
    const messages = new Messages(language);
    await Promise.all([
      addTexts(messages, shell),
      ...(this.covers ? [addTexts(messages, covers)] : []),
      ...[...this.games.keys()].map((game) => addGame(messages, game, false)),
      ...[...this.later.keys()].map((game) => addGame(messages, game, true)),
    ]);
    if (ticket !== this.chosen) return;
    this.messages = messages;
    this.version += 1;
  }

  /** The names of all games, and what else their covers say. */
  async loadCovers(): Promise<void> {
    if (this.covers) return;
    this.covers = true;
    await addTexts(this.messages, covers);
    this.version += 1;
  }

  /** What a game says up to its first picture. */
  loadGame(game: string): Promise<void> {
    return this.loadOnce(this.games, game, false);
  }

  /** What else it says. */
  loadLater(game: string): Promise<void> {
    return this.loadOnce(this.later, game, true);
  }

  private loadOnce(known: Map<string, Promise<void>>, game: string, later: boolean): Promise<void> {
    const load = async () => {
      try {
        await addGame(this.messages, game, later);
      } catch (error) {
        known.delete(game);
        throw error;
      }
      this.version += 1;
    };
    const loading = known.get(game) ?? load();
    known.set(game, loading);
    return loading;
  }

  say(id: string, args?: Arguments): Said {
    void this.version;
    return this.messages.say(id, args);
  }

  has(id: string): boolean {
    void this.version;
    return this.messages.has(id);
  }
}

/** Texts that every language has: its own, and the English ones below where it isn't complete. */
async function addTexts(messages: Messages, texts: typeof shell): Promise<void> {
  const tags = messages.language.complete ? [messages.language.tag] : [messages.language.tag, 'en'];
  await Promise.all(tags.map(async (tag) => messages.add(tag, (await texts[`../messages/${tag}.ftl`]?.()) ?? '')));
}

async function addGame(messages: Messages, game: string, later: boolean): Promise<void> {
  const own = await loadGameMessages(game, messages.language.tag, later);
  if (own !== null) messages.add(messages.language.tag, own);
  if (own === null || !messages.language.complete) messages.add('en', (await loadGameMessages(game, 'en', later)) ?? '');
}

export const translation = new Translation();

// Controls of the bidirectional algorithm: an isolate from left to right, one from right to left, one that takes the direction of
// its text, and their end.
const [isolateLeft, isolateRight, isolate, popIsolate] = [0x2066, 0x2067, 0x2068, 0x2069].map((code) =>
  String.fromCodePoint(code),
) as [string, string, string, string];

/** The message as plain text. Text of a fallback language that runs the other way is isolated. */
export function t(id: string, args?: Arguments): string {
  const { text, language } = translation.say(id, args);
  if (language.dir === translation.language.dir) return text;
  return (language.dir === 'ltr' ? isolateLeft : isolateRight) + text + popIsolate;
}

/** The first of these messages that exists, or null. */
export function tIfAny(id: string, args?: Arguments): string | null {
  return translation.has(id) ? t(id, args) : null;
}

/** The language in which a game speaks to this reader: its own, or English where the game lacks it. */
export const gameLanguage = (game: string): Language => translation.say(`${game}-name`).language;

export function formatDate(milliseconds: number): string {
  return new Intl.DateTimeFormat(translation.language.tag, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

/** Names as "A, B and C"; each is isolated, so that names of the other direction keep the order of the list. */
export function formatList(parts: string[]): string {
  return new Intl.ListFormat(translation.language.tag, { type: 'conjunction' })
    .formatToParts(parts)
    .map(({ type, value }) => (type === 'element' ? isolate + value + popIsolate : value))
    .join('');
}

/** Seconds up to a minute and a half, then minutes, then hours and minutes. */
export function formatDuration(milliseconds: number): string {
  const unit = (value: number, name: 'second' | 'minute' | 'hour', digits = 0) =>
    new Intl.NumberFormat(translation.language.tag, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value);
  const seconds = milliseconds / 1000;
  if (seconds < 90) return unit(seconds, 'second', seconds < 10 ? 1 : 0);
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return unit(minutes, 'minute');
  return `${unit(Math.floor(minutes / 60), 'hour')} ${unit(minutes % 60, 'minute')}`;
}

export const formatShare = (share: number): string =>
  new Intl.NumberFormat(translation.language.tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);
