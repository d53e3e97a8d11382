/** The list of games of a client that has only the kernel's test game. */
import type { LazyGame } from '@evervale/games/lazy';

export const LAZY_GAMES: readonly LazyGame[] = [
  {
    id: 'magpies',
    title: 'Magpies',
    load: async () => (await import('@evervale/kernel/magpies')).hostedMagpies,
  },
];
