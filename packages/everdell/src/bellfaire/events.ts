/** The nine special Events of Bellfaire (16.5), and the Flower Festival (16.6). */
import type { Effect } from '@evervale/kernel';
import type { GameEventCard, Requirement } from '../content/board.ts';
import type { CardKind, Color, Rarity } from '../content/terms.ts';
import { discard } from '../effects/discard.ts';
import { pay } from '../effects/pay.ts';

function special(id: string, needs: Requirement, points: number, price?: Effect): GameEventCard {
  return { id, box: 'bellfaire-events', needs, points, ...(price && { price }) };
}

const sort = (rarity: Rarity, kind: CardKind, n: number): Requirement => ({
  sort: { rarity, kind, n },
});
const type = (color: Color, n: number): Requirement => ({ colors: { [color]: n } });

export const bellfaireEvents: readonly GameEventCard[] = [
  special('architectural-renaissance', sort('unique', 'construction', 4), 5),
  special('arts-and-music-festival', type('destination', 4), 6, pay({ resin: 2 })),
  special('bed-and-breakfast-guild', sort('common', 'construction', 5), 5),
  special('city-holiday', sort('common', 'critter', 5), 5),
  special('gathering-of-elders', sort('unique', 'critter', 4), 5),
  special('kings-road-established', type('traveler', 4), 6, pay({ twig: 2 })),
  special('pie-eating-contest', type('production', 5), 6, pay({ berry: 2 })),
  special('royal-wedding', type('prosperity', 4), 6, discard(3, 3)),
  special('statues-commissioned', type('governance', 4), 6, pay({ pebble: 1 })),
];

export const flowerFestival: GameEventCard = {
  id: 'flower-festival',
  box: 'flower-festival',
  needs: { colors: { traveler: 1, production: 1, destination: 1, governance: 1, prosperity: 1 } },
  points: 4,
};
