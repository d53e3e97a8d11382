/** The basic (15.4-15.6) and special Events (15.7) of Newleaf. */
import { seq, type Effect } from '@evervale/kernel';
import type { GameEventCard, Requirement } from '../content/board.ts';
import type { Color } from '../content/terms.ts';
import { each, times } from '../effects/count.ts';
import { discard } from '../effects/discard.ts';
import { gain } from '../effects/gain.ts';

export const newleafBasicEvents: readonly GameEventCard[] = [
  { id: 'big-city', box: 'newleaf-basic-events', needs: { count: { n: 15 } }, points: 5 },
  {
    id: 'scenic-flight',
    box: 'newleaf-basic-events',
    needs: { colors: { prosperity: 3 } },
    points: 3,
  },
];

function special(id: string, needs: Requirement, points: number, effect?: Effect): GameEventCard {
  return { id, box: 'newleaf-events', needs, points, ...(effect && { effect }) };
}

/** Hand cards, one at most for each card of this type in the city, for a point token each. */
const discardFor = (color: Color): Effect =>
  discard(0, each(1, { of: 'cards', color }), gain({ point: 1 }, times(1)));

export const newleafEvents: readonly GameEventCard[] = [
  special(
    'city-jubilee',
    { count: { n: 10 } },
    0,
    seq(
      gain({ point: 1 }, each(1, { of: 'events', type: 'basic' })),
      gain({ point: 2 }, each(1, { of: 'events', type: 'special' })),
    ),
  ),
  special('ever-wall-tower-constructed', { count: { kind: 'construction', n: 9 } }, 5),
  special(
    'glow-light-festival',
    { colors: { production: 3, traveler: 2 } },
    3,
    discardFor('production'),
  ),
  special(
    'hot-air-balloon-race',
    { colors: { traveler: 2, governance: 2 } },
    4,
    discardFor('traveler'),
  ),
  special('juniper-jig-dance-contest', { count: { kind: 'critter', n: 9 } }, 5),
  special(
    'magic-show',
    { colors: { destination: 2, prosperity: 2 } },
    4,
    discardFor('destination'),
  ),
  special('royal-tea', { colors: { prosperity: 2, production: 3 } }, 4, discardFor('prosperity')),
  special(
    'stock-market-boom',
    { colors: { governance: 2, destination: 2 } },
    4,
    discardFor('governance'),
  ),
  special('sunflower-parade', { events: 3 }, 5),
];
