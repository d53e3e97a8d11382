/** Names of the Legendary cards, in Italian. */
import type { NameTable } from '../../words/names.ts';

export const it = {
  // cards
  'amilla-glistendew': { name: 'Amilla Glistendew', g: 'f', proper: true },
  'bridge-of-the-sky': { name: 'Ponte del Cielo', g: 'm' },
  'cirrus-windfall': { name: 'Cirrus Windfall', g: 'm', proper: true },
  foresight: { name: 'Foresight', g: 'm', proper: true },
  'fynn-nobletail': { name: 'Fynn Nobletail', g: 'm', proper: true },
  'mcgregors-market': { name: 'Mercato di McGregor', g: 'm', proper: true },
  'oleanders-opera-house': { name: 'Opera di Oleander', g: 'f', proper: true },
  poe: { name: 'Poe', g: 'f', proper: true },
  'silver-scale-spring': { name: 'Fonte Scaglia d’Argento', g: 'f' },
  'the-green-acorn': { name: 'Alla Ghianda Verde', g: 'f', proper: true },
  'chipter-swipple': { name: 'Chipter Swipple', g: 'm', proper: true },
  'click-clacks': { name: 'Da Clic Clac', g: 'm', proper: true },
  'darkdeep-prison': { name: 'Prigione di Fondoscuro', g: 'f' },
  'everflame-tomb': { name: 'Tomba della Fiamma Eterna', g: 'f' },
  'jor-goldwing': { name: 'Jor Goldwing', g: 'm', proper: true },
  'king-norths-treasury': { name: 'Tesoro di Re North', g: 'm', proper: true },
  'mayberry-matriarch': { name: 'Matriarca Mayberry', g: 'f', proper: true },
  'strey-softpaw': { name: 'Strey Softpaw', g: 'm', proper: true },
  'strongroot-castle': { name: 'Castello di Radiceforte', g: 'm' },
  'tarry-hare': { name: 'Tarry Hare', g: 'm', proper: true },

  // terms
  'card-legendary': { name: 'carta Leggendaria', many: 'carte Leggendarie', g: 'f' },
  'rarity-legendary': 'Leggendaria',

  // expansion
  'box-legends': 'Leggende',

  // action
  'action-play-legendary': 'Giocare una Carta Leggendaria',
} satisfies NameTable;
