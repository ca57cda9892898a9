import { FluentBundle, FluentResource } from '@fluent/bundle';
import german from '../../games/tempel/messages/de.ftl?raw';
import english from '../../games/tempel/messages/en.ftl?raw';
import type { Translate } from '../../games/types';

export const MESSAGES = { en: english, de: german } as const;

/** Tempel's messages in one language; a message that is missing or lacks an argument throws. */
export function translate(language: keyof typeof MESSAGES): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const damaged = bundle.addResource(new FluentResource(MESSAGES[language]));
  if (damaged.length > 0) throw damaged[0];
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id} in ${language}`);
    return bundle.formatPattern(message.value, args ?? null);
  };
}
