/** The eight basic locations and the eleven Forest cards of the base game. */
import { seq, type Effect } from '@evervale/kernel';
import type { Location } from '../content/board.ts';
import { times } from '../effects/count.ts';
import { ANY_NUMBER, discard } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { useLocation } from '../effects/location.ts';
import { takeAndPlay } from '../effects/play.ts';

function basic(id: string, shared: boolean, effect: Effect): Location {
  return { id, box: 'base', shared, effect };
}

function forest(id: string, effect: Effect): Location {
  return { id, box: 'base', effect };
}

export const basicLocations: readonly Location[] = [
  basic('basic-three-twigs', false, gain({ twig: 3 })),
  basic('basic-two-twigs-one-card', true, seq(gain({ twig: 2 }), draw(1))),
  basic('basic-two-resin', false, gain({ resin: 2 })),
  basic('basic-one-resin-one-card', true, seq(gain({ resin: 1 }), draw(1))),
  basic('basic-two-cards-one-point', true, seq(draw(2), gain({ point: 1 }))),
  basic('basic-one-pebble', false, gain({ pebble: 1 })),
  basic('basic-one-berry-one-card', false, seq(gain({ berry: 1 }), draw(1))),
  basic('basic-one-berry', true, gain({ berry: 1 })),
];

export const forestLocations: readonly Location[] = [
  forest('forest-two-berries-one-card', seq(gain({ berry: 2 }), draw(1))),
  forest('forest-two-any', gainAny(2)),
  forest('forest-discard-any-draw-double', discard(1, ANY_NUMBER, draw(times(2)))),
  forest('forest-copy-basic-plus-card', seq(useLocation('basic'), draw(1))),
  forest('forest-three-cards-one-pebble', seq(draw(3), gain({ pebble: 1 }))),
  forest('forest-twig-resin-berry', gain({ twig: 1, resin: 1, berry: 1 })),
  forest('forest-three-berries', gain({ berry: 3 })),
  forest('forest-two-resin-one-twig', gain({ twig: 1, resin: 2 })),
  forest('forest-two-cards-one-any', seq(draw(2), gainAny(1))),
  forest('forest-discard-three-for-any', discard(1, 3, gainAny(times(1)))),
  forest('forest-two-meadow-play-one', takeAndPlay(2, 1)),
];
