/** The Monsters, base and legendary. */
import {
  gain,
  ofSide,
  ofWild,
  on,
  reroll,
  shared,
  ofController,
  vp,
  type Monster,
} from '../../vocabulary.ts';

export const MONSTERS: readonly Monster[] = [
  {
    id: 'base-air',
    set: 'base',
    element: 'air',
    origin: 'original',
    dice: 2,
    lair: 'air-1',
    abilities: [
      { ...ofWild('long-dive', { rule: 'rush', reach: 2 }), inEldervale: true },
      ofController('riders-wind', {
        rule: 'placement',
        unit: 'this',
        target: { within: 2, of: 'ownUnit', ownUnit: false },
      }),
    ],
  },
  {
    id: 'base-earth',
    set: 'base',
    element: 'earth',
    origin: 'original',
    dice: 3,
    lair: 'earth-1',
    abilities: [shared('living-ground', on('build', vp(2), { near: 'this' }))],
  },
  {
    id: 'base-fire',
    set: 'base',
    element: 'fire',
    origin: 'original',
    dice: 4,
    lair: 'fire-1',
    abilities: [ofSide('overpowering', on('rolled', reroll('monster', 'lowest')))],
  },
  {
    id: 'legendary-air',
    set: 'legendary',
    element: 'air',
    origin: 'original',
    dice: 4,
    lair: 'air-1',
    reward: gain({ gem: 1 }),
    abilities: [],
  },
];
