/** What a person has set, kept in the browser. */
import { LANGS, type Lang } from '@evervale/kernel/text';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export const MOTIONS = ['full', 'quick', 'none'] as const;

/** How well somebody knows the game, and whom they meet then. */
export const KNOWS = { little: 'sprout', well: 'sapling', expert: 'oak' } as const;
export type Knows = keyof typeof KNOWS;

/** Seconds that Ever Tree may think for a decision. */
export const THINKING = [1, 5, 20] as const;

/** Seconds for which a card that somebody else plays is shown in the middle. */
export const CARD_TIMES = [0.6, 1.2, 2.5] as const;

export interface Settings {
  readonly lang: Lang;
  readonly name: string;
  /** By game; what is not there was not asked yet. */
  readonly knows: Readonly<Partial<Record<string, Knows>>>;
  readonly motion: (typeof MOTIONS)[number];
  readonly cardTime: (typeof CARD_TIMES)[number];
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
      knows: {},
      motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'full',
      cardTime: 1.2,
      textSize: 'normal',
      inclusiveNames: false,
      textMode: false,
      thinking: 5,
      sound: true,
      ambience: true,
      volume: 50,
      set: (some) => set(some),
    }),
    { name: 'evervale.settings', version: 1, migrate: upToDate },
  ),
);

/** Before version 1 it was asked once for both games, mostly before one of Everdell. */
function upToDate(kept: unknown): Store {
  const before = kept as Omit<Store, 'knows'> & { readonly knows: Knows | null };
  return { ...before, knows: before.knows === null ? {} : { everdell: before.knows } };
}

/** How long a computer player waits before it moves. */
export const PACE: Record<Settings['motion'], number> = { full: 450, quick: 200, none: 20 };
