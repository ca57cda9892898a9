import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from '../games/types';

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
