/** The five cards of Corrin Evertail. */
import { seq } from '@evervale/kernel';
import { numbered } from '../content/box.ts';
import { construction, critter } from '../content/card.ts';
import { may } from '../effects/choose.ts';
import { each, times } from '../effects/count.ts';
import { gain } from '../effects/gain.ts';
import { giveDrawn } from '../effects/giveDrawn.ts';
import { spread } from '../effects/spread.ts';
import { useOpponents } from '../effects/useOpponents.ts';
import { opponentsDraw } from './opponentsDraw.ts';

const cards = [
  critter(
    'corrin-evertail-the-warrior',
    {
      rarity: 'unique',
      color: 'traveler',
      cost: { berry: 4 },
      points: 2,
      copies: 1,
      livesInAny: 'destination',
      space: 'none',
      played: spread(8, 'items', gain({ point: 1 }, times(1))),
    },
    'corrin',
  ),
  critter(
    'corrin-evertail-the-leader',
    {
      rarity: 'unique',
      color: 'governance',
      cost: { berry: 3 },
      points: 1,
      copies: 1,
      livesInAny: 'governance',
      afterDraw: may(seq(giveDrawn(), gain({ point: 1 }))),
    },
    'corrin',
  ),
  critter(
    'corrin-evertail-the-king',
    {
      rarity: 'unique',
      color: 'prosperity',
      cost: { berry: 5 },
      points: 4,
      copies: 1,
      livesInAny: 'prosperity',
      bonus: { each: [each(1, { of: 'cards', color: 'prosperity', where: 'oneOpponent' })] },
    },
    'corrin',
  ),
  construction(
    'corrin-evertails-field',
    {
      rarity: 'unique',
      color: 'production',
      cost: { twig: 1, resin: 1, pebble: 1 },
      points: 1,
      copies: 1,
      housesAny: 'production',
      production: seq(
        gain({ berry: 1 }),
        gain({ berry: 1 }, each(1, { of: 'card', id: 'farm', where: 'opponents' })),
        opponentsDraw('farm'),
      ),
    },
    'corrin',
  ),
  construction(
    'corrin-evertails-path',
    {
      rarity: 'unique',
      color: 'destination',
      cost: { pebble: 1 },
      points: 0,
      copies: 1,
      housesAny: 'traveler',
      space: 'none',
      visit: { effect: useOpponents(['cemetery', 'chapel', 'monastery', 'storehouse']) },
    },
    'corrin',
  ),
];

export const corrinCards = [numbered(58, cards)];
