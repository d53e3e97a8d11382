/** Locations of every kind; those without a printed name carry a label. */
import type { NameTable } from '../../names.ts';

export const places = {
  // basic-location
  'basic-three-twigs': '3 rametti',
  'basic-two-twigs-one-card': '2 rametti + 1 carta',
  'basic-two-resin': '2 resine',
  'basic-one-resin-one-card': '1 resina + 1 carta',
  'basic-two-cards-one-point': '2 carte + 1 punto',
  'basic-one-pebble': '1 ciottolo',
  'basic-one-berry-one-card': '1 bacca + 1 carta',
  'basic-one-berry': '1 bacca',

  // forest-location
  'forest-two-berries-one-card': '2 bacche + 1 carta',
  'forest-two-any': '2 a scelta',
  'forest-discard-any-draw-double': 'scarta a volontà, pesca 2 per carta',
  'forest-copy-basic-plus-card': 'copia un luogo Base + 1 carta',
  'forest-three-cards-one-pebble': '3 carte + 1 ciottolo',
  'forest-twig-resin-berry': 'rametto + resina + bacca',
  'forest-three-berries': '3 bacche',
  'forest-two-resin-one-twig': '2 resine + 1 rametto',
  'forest-two-cards-one-any': '2 carte + 1 a scelta',
  'forest-discard-three-for-any': 'scarta fino a 3, 1 a scelta per carta',
  'forest-two-meadow-play-one': '2 dal Prato, giocane 1 a 1 in meno',

  // location
  haven: { name: 'Rifugio', g: 'm' },
  journey: { name: 'Viaggio', g: 'm' },

  // journey-space
  'journey-2': 'Viaggio 2',
  'journey-3': 'Viaggio 3',
  'journey-4': 'Viaggio 4',
  'journey-5': 'Viaggio 5',
} satisfies NameTable;
