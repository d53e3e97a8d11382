/** Rugwort the Rowdy, the Robber and the Ruler. */
import { numbered } from '../content/box.ts';
import { critter } from '../content/card.ts';
import { each } from '../effects/count.ts';
import { discard } from '../effects/discard.ts';
import { ROWDY_DISCARDS, exchange } from './exchange.ts';
import { swapHands } from './swapHands.ts';

const cards = [
  critter(
    'rugwort-the-rowdy',
    {
      rarity: 'unique',
      color: 'production',
      cost: { berry: 3 },
      points: 0,
      copies: 1,
      livesInAny: 'production',
      laid: exchange(),
      production: discard(ROWDY_DISCARDS, ROWDY_DISCARDS),
      notCopied: true,
    },
    'rugwort-cards',
  ),
  critter(
    'rugwort-the-robber',
    {
      rarity: 'unique',
      color: 'traveler',
      cost: { berry: 2 },
      points: 0,
      copies: 1,
      livesInAny: 'construction',
      played: swapHands(),
    },
    'rugwort-cards',
  ),
  critter(
    'rugwort-the-ruler',
    {
      rarity: 'unique',
      color: 'prosperity',
      cost: { berry: 4 },
      points: 2,
      copies: 1,
      livesInAny: 'prosperity',
      bonus: { each: [each(1, { of: 'events', type: 'any', where: 'oneOpponent' })] },
    },
    'rugwort-cards',
  ),
];

export const rugwortCards = [numbered(55, cards)];
