/** The three Forest cards of Newleaf (15.2). */
import type { Effect } from '@evervale/kernel';
import type { Location } from '../content/board.ts';
import { gain } from '../effects/gain.ts';
import { useLocation } from '../effects/location.ts';

function forest(id: string, effect: Effect): Location {
  return { id, box: 'newleaf-forest', effect };
}

export const newleafForest: readonly Location[] = [
  forest('forest-four-twigs', gain({ twig: 4 })),
  forest('forest-two-twigs-one-resin', gain({ twig: 2, resin: 1 })),
  forest('forest-copy-forest', useLocation('forest')),
];
