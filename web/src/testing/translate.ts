import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate, Words } from '../games/types';
import { seatInfos } from './seats';

const files = import.meta.glob<string>('../games/*/messages/**/*.ftl', { eager: true, query: '?raw', import: 'default' });

/** Whatever a game says, by language: what it begins with, and the later messages. */
function messagesOfGame(game: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, text] of Object.entries(files)) {
    const language = new RegExp(`/games/${game}/messages/(?:later/)?([\\w-]+)\\.ftl$`).exec(path)?.[1];
    if (language !== undefined) found[language] = `${found[language] ?? ''}${text}\n`;
  }
  return found;
}

/** These messages alone; a message that is missing or lacks an argument throws. */
function translator(language: string, messages: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const damaged = bundle.addResource(new FluentResource(messages));
  if (damaged.length > 0) throw damaged[0];
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id} in ${language}`);
    return bundle.formatPattern(message.value, args ?? null);
  };
}

/** What tests tell a game with: its messages by language, and the words for those who sit at a table. */
export function gameWords(game: string) {
  const MESSAGES = messagesOfGame(game);
  const translate = (language: string): Translate => translator(language, MESSAGES[language]!);
  /** Ada, Benedikt, Chiara and Dov. */
  const wordsFor = (t: Translate, players = 4, viewer: number | null = 0): Words => ({ t, seats: seatInfos(players, viewer), viewer });
  return {
    MESSAGES,
    LANGUAGES: Object.keys(MESSAGES),
    translate,
    wordsFor,
    /** As somebody looks at a view. */
    wordsOf: (language: string, { as, view }: { as: number | 'spectator'; view: { players: number } }): Words =>
      wordsFor(translate(language), view.players, typeof as === 'number' ? as : null),
    /** The names of the messages that begin so. */
    messagesOf: (family: string): string[] => [...MESSAGES.en!.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id!).filter((id) => id.startsWith(family)),
  };
}

/** Notes which messages are said. */
export function listening(t: Translate): { t: Translate; said: Set<string> } {
  const said = new Set<string>();
  return { said, t: (id, args) => (said.add(id), t(id, args)) };
}
