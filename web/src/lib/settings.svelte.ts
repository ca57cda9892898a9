import { keep, kept } from './storage';

export interface Choices {
  theme: 'system' | 'light' | 'dark';
  /** A language's tag, or the browser's wish. */
  language: string;
  sound: boolean;
  motion: 'system' | 'off';
  confirm: boolean;
  peek: boolean;
  notifications: boolean;
  /** Plays a decision that leaves no choice. */
  automatic: boolean;
}

const defaults: Choices = {
  theme: 'system',
  language: 'system',
  sound: true,
  motion: 'system',
  confirm: true,
  peek: false,
  notifications: false,
  automatic: false,
};

/** Tests open a page with ?still; it holds for the tab, whatever is loaded in it later. */
function openedStill(): boolean {
  try {
    if (new URLSearchParams(location.search).has('still')) sessionStorage.setItem('tempora.still', 'yes');
    return sessionStorage.getItem('tempora.still') === 'yes';
  } catch {
    return new URLSearchParams(location.search).has('still');
  }
}

const still = openedStill();
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  choices = $state<Choices>({ ...defaults, ...kept<Partial<Choices>>('settings') });
  private systemDark = $state(darkSystem.matches);
  private systemReduced = $state(reducedMotion.matches);

  readonly dark = $derived(this.choices.theme === 'system' ? this.systemDark : this.choices.theme === 'dark');
  readonly motion = $derived(!still && this.choices.motion !== 'off' && !this.systemReduced);

  constructor() {
    darkSystem.addEventListener('change', (event) => (this.systemDark = event.matches));
    reducedMotion.addEventListener('change', (event) => (this.systemReduced = event.matches));
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.choices[name] = value;
    keep('settings', $state.snapshot(this.choices));
  }
}

export const settings = new Settings();
