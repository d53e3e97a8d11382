/** The same list for browsers: a game is loaded when somebody opens it. */
import type { AnyGame } from '@evervale/kernel';

export interface LazyGame {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<AnyGame>;
}

export const LAZY_GAMES: readonly LazyGame[] = [
  {
    id: 'everdell',
    title: 'Everdell',
    load: async () => (await import('@evervale/everdell')).hostedEverdell,
  },
  {
    id: 'eldervale',
    title: 'Dwellings of Eldervale',
    load: async () => (await import('@evervale/eldervale')).hostedEldervale,
  },
];
