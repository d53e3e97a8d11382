/** Dwellings of Eldervale in the terminal. */
import { ADVENTURE_CARDS, type GameEvent } from '@evervale/eldervale';
import type { AnyTerminal } from '../terminal.ts';

export const eldervaleTerminal: Partial<AnyTerminal> = {
  counted: {
    what: 'Cards acquired',
    idOf(event) {
      const acquired = event as GameEvent;
      return acquired.type === 'acquire' ? ADVENTURE_CARDS[acquired.card - 1].id : undefined;
    },
  },
};
