/** The four Forest cards of Pearlbrook. */
import { seq, type Effect } from '@evervale/kernel';
import type { Location } from '../content/board.ts';
import { choose } from '../effects/choose.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { discardMeadow, takeMeadow } from '../effects/meadow.ts';

function forest(id: string, effect: Effect): Location {
  return { id, box: 'pearlbrook', effect };
}

export const pearlbrookForest: readonly Location[] = [
  forest('forest-two-pebbles-one-card', seq(gain({ pebble: 2 }), draw(1))),
  forest('forest-resin-pebble-or-four-cards', choose(gain({ resin: 1, pebble: 1 }), draw(4))),
  forest('forest-berry-pebble-card', seq(gain({ berry: 1, pebble: 1 }), draw(1))),
  forest('forest-refresh-meadow-any', seq(discardMeadow(2), takeMeadow(2), gainAny(1))),
];
