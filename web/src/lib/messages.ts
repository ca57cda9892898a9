import { FluentBundle, FluentResource } from '@fluent/bundle';

export interface Language {
  tag: string;
  /** Its own name for itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** A test holds that every message is there; the others fall back to English where they lack one. */
  complete: boolean;
}

export const LANGUAGES: readonly Language[] = [
  { tag: 'en', name: 'English', dir: 'ltr', complete: true },
  { tag: 'de', name: 'Deutsch', dir: 'ltr', complete: true },
  { tag: 'he', name: 'עברית', dir: 'rtl', complete: true },
  { tag: 'nl', name: 'Nederlands', dir: 'ltr', complete: true },
];
export const ENGLISH = LANGUAGES[0]!;

/** The first language of the reader's list that this client speaks. */
export function bestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    // Browsers still send "iw" for Hebrew.
    const tag = wish.toLowerCase().split('-')[0]!.replace(/^iw$/, 'he');
    const found = LANGUAGES.find((language) => language.tag === tag);
    if (found) return found;
  }
  return ENGLISH;
}

export interface Said {
  text: string;
  /** The language it was found in. */
  language: Language;
}

export type Arguments = Record<string, string | number>;

/** The messages of one reader: those of the language, then English. */
export class Messages {
  private readonly bundles: { language: Language; bundle: FluentBundle }[];

  constructor(readonly language: Language) {
    const languages = language === ENGLISH ? [ENGLISH] : [language, ENGLISH];
    this.bundles = languages.map((each) => ({ language: each, bundle: new FluentBundle(each.tag) }));
  }

  /** Adds Fluent text in one of the two languages. */
  add(language: string, text: string): void {
    const entry = this.bundles.find((each) => each.language.tag === language);
    entry?.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundles.some(({ bundle }) => bundle.hasMessage(id));
  }

  say(id: string, args?: Arguments): Said {
    for (const { language, bundle } of this.bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return { text: bundle.formatPattern(message.value, args ?? null, []), language };
    }
    return { text: id, language: ENGLISH };
  }
}
