import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from '../games/types';

const files = import.meta.glob<string>('../games/*/messages/**/*.ftl', { eager: true, query: '?raw', import: 'default' });

/** Whatever a game says, by language: what it begins with, and the later messages. */
export function messagesOfGame(game: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, text] of Object.entries(files)) {
    const language = new RegExp(`/games/${game}/messages/(?:later/)?([\\w-]+)\\.ftl$`).exec(path)?.[1];
    if (language !== undefined) found[language] = `${found[language] ?? ''}${text}\n`;
  }
  return found;
}

/** These messages alone; a message that is missing or lacks an argument throws. */
export function translator(language: string, messages: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const damaged = bundle.addResource(new FluentResource(messages));
  if (damaged.length > 0) throw damaged[0];
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id} in ${language}`);
    return bundle.formatPattern(message.value, args ?? null);
  };
}
