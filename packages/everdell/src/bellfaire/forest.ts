/** The four Forest cards of Bellfaire (16.4). */
import { seq, type Effect } from '@evervale/kernel';
import type { Location } from '../content/board.ts';
import { activateSome } from '../effects/activateSome.ts';
import { choose } from '../effects/choose.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { pay } from '../effects/pay.ts';

function forest(id: string, effect: Effect): Location {
  return { id, box: 'bellfaire-forest', effect };
}

export const bellfaireForest: readonly Location[] = [
  forest('forest-activate-two-production', activateSome(2)),
  forest('forest-three-resin', gain({ resin: 3 })),
  forest('forest-two-resin-or-two-berries', choose(gain({ resin: 2 }), gain({ berry: 2 }))),
  forest('forest-pay-three-twigs-gain-three-any', seq(pay({ twig: 3 }), gainAny(3))),
];
