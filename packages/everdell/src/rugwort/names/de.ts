/** Names of Rugwort, the automatic opponent, in German. */
import type { NameTable } from '../../words/names.ts';

export const de = {
  // solo
  'solo-rugwort': { name: 'Fusselwürz', g: 'm' },
  'solo-year-1': 'Jahr 1: Fusselwürz der Freche',
  'solo-year-2': 'Jahr 2: Fusselwürz der Faulige',
  'solo-year-3': 'Jahr 3: Fusselwürz der Frevler',
  'solo-module-haste': { name: 'Eile', g: 'f' },
  'solo-module-fullness': { name: 'Fülle', g: 'f' },
  'solo-module-glitter': 'Glitzer',
  'solo-module-luck': { name: 'Glück', g: 'n' },
  'solo-module-grump': { name: 'Griesgram', g: 'm' },
  'solo-rugwort-token': { name: 'Fusselwürz-Marker', g: 'm' },
} satisfies NameTable;
