/** Rugwort as players see him. */
import type { BoxView } from '../view.ts';
import { lastRoll, modulesOf, rugwortSeat, yearOf, type RugwortModule } from './room.ts';

interface RugwortView {
  readonly seat: number;
  readonly year: number;
  readonly modules: readonly RugwortModule[];
  readonly lastRoll: number;
}

declare module '../view.ts' {
  interface BoxTableView {
    readonly rugwort: RugwortView | null;
  }
}

export const rugwortView: BoxView = {
  table: {
    rugwort: (s) => ({
      seat: rugwortSeat(s),
      year: yearOf(s),
      modules: modulesOf(s),
      lastRoll: lastRoll(s),
    }),
  },
};
