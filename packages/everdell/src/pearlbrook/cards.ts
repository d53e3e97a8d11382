/** The eight Critters and Constructions of Pearlbrook. */
import { seq } from '@evervale/kernel';
import { numbered } from '../content/box.ts';
import { construction, critter } from '../content/card.ts';
import { ifOwned } from '../effects/city.ts';
import { each, times } from '../effects/count.ts';
import { discard } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { gainPearls } from './pearls.ts';
import { sailOut } from './pirateShip.ts';
import { showDrawn } from './showDrawn.ts';
import { useRiver } from './visitRiver.ts';

const BOX = 'pearlbrook';
/** Of the city to which the ship has sailed. */
const theirPearls = { of: 'box', what: 'loot' } as const;

const cards = [
  critter(
    'ferry-ferret',
    {
      rarity: 'unique',
      color: 'production',
      cost: { berry: 3 },
      points: 1,
      copies: 2,
      livesIn: ['ferry'],
      production: ifOwned('pearl', 2, gain({ point: 2 })),
    },
    BOX,
  ),
  critter(
    'messenger',
    {
      rarity: 'common',
      color: 'traveler',
      cost: { berry: 2 },
      points: 0,
      copies: 3,
      livesIn: ['bridge'],
      space: 'guest',
      played: seq(draw(1), gain({ point: 1 })),
    },
    BOX,
  ),
  critter(
    'pirate',
    {
      rarity: 'common',
      color: 'traveler',
      cost: { berry: 3 },
      points: 1,
      copies: 3,
      livesIn: ['pirate-ship'],
      space: 'none',
      played: discard(0, 4, draw(times(1), showDrawn(7, gainPearls(1)))),
    },
    BOX,
  ),
  critter(
    'shipwright',
    {
      rarity: 'unique',
      color: 'prosperity',
      cost: { berry: 4 },
      points: 2,
      copies: 2,
      livesIn: ['harbor'],
      bonus: { each: [each(1, { of: 'box', what: 'pearlbrookCards' })] },
    },
    BOX,
  ),
  construction(
    'bridge',
    {
      rarity: 'unique',
      color: 'governance',
      cost: { twig: 2, pebble: 1 },
      points: 1,
      copies: 2,
      moreHand: each(1, { of: 'box', what: 'pearl' }),
      moments: { afterPearl: { effect: draw(2) } },
    },
    BOX,
  ),
  construction(
    'ferry',
    {
      rarity: 'unique',
      color: 'destination',
      cost: { twig: 2, resin: 2 },
      points: 2,
      copies: 3,
      moments: { frogVisit: { effect: useRiver(), open: true } },
    },
    BOX,
  ),
  construction(
    'harbor',
    {
      rarity: 'unique',
      color: 'production',
      cost: { twig: 3, resin: 1, pebble: 1 },
      points: 3,
      copies: 2,
      production: ifOwned('pearl', 2, gainAny(2)),
    },
    BOX,
  ),
  construction(
    'pirate-ship',
    {
      rarity: 'common',
      color: 'destination',
      cost: {},
      points: 0,
      copies: 3,
      visit: {
        effect: sailOut(
          seq(gain({ point: 1 }, each(1, theirPearls)), gainAny(each(1, theirPearls))),
        ),
        notCopied: true,
      },
    },
    BOX,
  ),
];

export const pearlbrookCards = [numbered(91, cards)];
