/** Names of the Legendary cards, in English. */
import type { NameTable } from '../../words/names.ts';

export const en = {
  // cards
  'amilla-glistendew': 'Amilla Glistendew',
  'bridge-of-the-sky': 'Bridge of the Sky',
  'cirrus-windfall': 'Cirrus Windfall',
  foresight: 'Foresight',
  'fynn-nobletail': 'Fynn Nobletail',
  'mcgregors-market': 'McGregor’s Market',
  'oleanders-opera-house': 'Oleander’s Opera House',
  poe: 'Poe',
  'silver-scale-spring': 'Silver Scale Spring',
  'the-green-acorn': 'The Green Acorn',
  'chipter-swipple': 'Chipter Swipple',
  'click-clacks': 'Click Clack’s',
  'darkdeep-prison': 'Darkdeep Prison',
  'everflame-tomb': 'Everflame Tomb',
  'jor-goldwing': 'Jor Goldwing',
  'king-norths-treasury': 'King North’s Treasury',
  'mayberry-matriarch': 'Mayberry Matriarch',
  'strey-softpaw': 'Strey Softpaw',
  'strongroot-castle': 'Strongroot Castle',
  'tarry-hare': 'Tarry Hare',

  // terms
  'card-legendary': { name: 'Legendary card', many: 'Legendary cards' },
  'rarity-legendary': 'Legendary',

  // expansion
  'box-legends': 'Legends',

  // action
  'action-play-legendary': 'Play a Legendary Card',
} satisfies NameTable;
