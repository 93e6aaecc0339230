/** What a person chose for this device: language, theme, speed, name, colour, sound. Saved, and applied to the page. */
import { keep, recall } from '../net/device';
import { LANGUAGES, type Language } from '../words/book';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'calm' | 'quick' | 'off';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const SPEEDS: readonly Speed[] = ['calm', 'quick', 'off'];
export const COLOURS: readonly string[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

const FACTOR: Readonly<Record<Speed, number>> = { calm: 1, quick: 0.5, off: 0 };

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  name: string;
  colour: string;
  sound: boolean;
  rolls: boolean;
  ends: boolean;
}

function pick<T>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

function systemLanguage(): Language {
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages;
  const known = asked.map((it) => it.slice(0, 2).toLowerCase() as Language).find((it) => LANGUAGES.includes(it));
  return known ?? 'en';
}

class Preferences {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  speed = $state<Speed>('calm');
  name = $state('');
  colour = $state('');
  sound = $state(false);
  /** Whether the dice roll by themselves where nothing else is to be decided. */
  rolls = $state(false);
  /** Whether a turn ends by itself when nothing is left to do in it. */
  ends = $state(false);
  /** Whether the system asks for reduced motion, which here means none. */
  isStill = $state(false);
  /** The factor for all durations; 0 means at once. */
  factor = $derived(this.isStill ? 0 : FACTOR[this.speed]);

  constructor() {
    const kept = recall<Partial<Kept>>('preferences') ?? {};
    this.language = pick(LANGUAGES, kept.language, systemLanguage());
    this.theme = pick(THEMES, kept.theme, 'system');
    this.speed = pick(SPEEDS, kept.speed, 'calm');
    this.name = typeof kept.name === 'string' ? kept.name : '';
    this.colour = pick(COLOURS, kept.colour, '');
    this.sound = kept.sound === true;
    this.rolls = kept.rolls === true;
    this.ends = kept.ends === true;
  }

  /** Apply and save the preferences from now on. */
  follow(): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.isStill = still.matches;
    still.addEventListener('change', () => (this.isStill = still.matches));
    $effect.root(() => {
      $effect(() => {
        const page = document.documentElement;
        page.lang = this.language;
        if (this.theme === 'system') delete page.dataset.theme;
        else page.dataset.theme = this.theme;
        page.style.setProperty('--speed', String(this.factor));
      });
      $effect(() => {
        const { language, theme, speed, name, colour, sound, rolls, ends } = this;
        keep('preferences', { language, theme, speed, name, colour, sound, rolls, ends });
      });
    });
  }
}

export const preferences = new Preferences();
