/** The six cards of Extra! Extra! */
import { seq } from '@evervale/kernel';
import { numbered } from '../content/box.ts';
import { construction, critter } from '../content/card.ts';
import { choose, may } from '../effects/choose.ts';
import { putTokens } from '../effects/city.ts';
import { each } from '../effects/count.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { giveCards } from '../effects/give.ts';
import { pay } from '../effects/pay.ts';
import { juggle } from './juggle.ts';
import { ifAmong, nameType } from './nameType.ts';

const otherProduction = { of: 'cards', color: 'production', others: true } as const;

const cards = [
  critter(
    'juggler',
    {
      rarity: 'common',
      color: 'traveler',
      cost: { berry: 2 },
      points: 0,
      copies: 3,
      livesIn: ['carnival'],
      played: choose(
        seq(pay({ twig: 3 }), gain({ point: 4 })),
        juggle('twig', 6, gain({ point: 6 })),
      ),
    },
    'extra',
  ),
  critter(
    'scurrble-champion',
    {
      rarity: 'common',
      color: 'prosperity',
      cost: { berry: 2 },
      points: 2,
      copies: 3,
      livesIn: ['scurrble-stadium'],
      space: 'kin',
      bonus: { each: [each(2, { of: 'card', id: 'scurrble-champion', others: true })] },
    },
    'extra',
  ),
  critter(
    'town-crier',
    {
      rarity: 'unique',
      color: 'production',
      cost: { berry: 2 },
      points: 2,
      copies: 2,
      livesIn: ['gazette'],
      production: may(seq(giveCards(2), gain({ point: 3 }))),
    },
    'extra',
  ),
  construction(
    'carnival',
    {
      rarity: 'unique',
      color: 'production',
      cost: { twig: 2, pebble: 1 },
      points: 1,
      copies: 2,
      production: choose(draw(each(1, otherProduction)), gainAny(each(1, otherProduction, 2))),
    },
    'extra',
  ),
  construction(
    'gazette',
    {
      rarity: 'unique',
      color: 'governance',
      cost: { resin: 2, pebble: 2 },
      points: 3,
      copies: 2,
      afterEvent: putTokens(1),
      bonus: { each: [each(3, { of: 'tokensReach', n: 3 })] },
    },
    'extra',
  ),
  construction(
    'scurrble-stadium',
    {
      rarity: 'common',
      color: 'destination',
      cost: { twig: 1, resin: 1, pebble: 1 },
      points: 2,
      copies: 3,
      visit: { effect: nameType('production', draw(4, ifAmong(gain({ point: 3 })))), open: true },
    },
    'extra',
  ),
];

export const extraCards = [numbered(49, cards)];
