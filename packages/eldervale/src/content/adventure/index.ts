/** All Adventure cards, thirteen for each element: the Door, then 01 to 12. */
import type { AdventureCard } from '../card.ts';
import { AIR } from './air.ts';
import { CHAOS } from './chaos.ts';
import { DARKNESS } from './darkness.ts';
import { EARTH } from './earth.ts';
import { FIRE } from './fire.ts';
import { LIGHT } from './light.ts';
import { ORDER } from './order.ts';
import { WATER } from './water.ts';

export const ADVENTURE_CARDS: readonly AdventureCard[] = [
  ...AIR,
  ...EARTH,
  ...FIRE,
  ...WATER,
  ...LIGHT,
  ...DARKNESS,
  ...ORDER,
  ...CHAOS,
];
