/** Discoveries that become tiles of the expedition. */
import { SEAT, pop, type Effect, type Verb } from '@evervale/kernel';
import { addTile, MAP_TILES } from './tiles.ts';

export interface LayTile extends Effect {
  readonly verb: 'layTile';
  readonly tile: string;
  /** CB-2: it comes first, instead of last. */
  readonly first: boolean;
}

export const layTile = (tile: string, first: boolean): LayTile => ({
  verb: 'layTile',
  id: 0,
  tile,
  first,
});

export const layTileVerb: Verb<LayTile> = {
  name: 'layTile',
  step(s, f, { tile, first }) {
    const seat = s[f + SEAT];
    pop(s);
    addTile(s, seat, MAP_TILES.findIndex(({ id }) => id === tile) + 1, first);
  },
};
