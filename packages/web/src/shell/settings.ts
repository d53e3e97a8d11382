/** What a person has set, kept in the browser. */
import { LANGS, type Lang } from '@evervale/kernel/text';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export const MOTIONS = ['full', 'quick', 'none'] as const;

/** Seconds that Ever Tree may think for a decision. */
export const THINKING = [1, 5, 20] as const;

export interface Settings {
  readonly lang: Lang;
  readonly name: string;
  readonly motion: (typeof MOTIONS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly inclusiveNames: boolean;
  readonly textMode: boolean;
  readonly thinking: (typeof THINKING)[number];
  readonly sound: boolean;
  /** Wind and birds of the season. */
  readonly ambience: boolean;
  /** 0 to 100. */
  readonly volume: number;
}

function browserLang(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGS.find((lang) => lang === wanted.find((tag) => LANGS.includes(tag as Lang))) ?? 'en';
}

interface Store extends Settings {
  readonly set: (some: Partial<Settings>) => void;
}

export const useSettings = create<Store>()(
  persist(
    (set) => ({
      lang: browserLang(),
      name: '',
      motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'full',
      textSize: 'normal',
      inclusiveNames: false,
      textMode: false,
      thinking: 5,
      sound: true,
      ambience: true,
      volume: 50,
      set: (some) => set(some),
    }),
    { name: 'evervale.settings' },
  ),
);

/** How long a computer player waits before it moves. */
export const PACE: Record<Settings['motion'], number> = { full: 700, quick: 250, none: 20 };
