/** Locations of every kind; those without a printed name carry a label. */
import type { NameTable } from '../../names.ts';

export const places = {
  // basic-location
  'basic-three-twigs': '3 Zweige',
  'basic-two-twigs-one-card': '2 Zweige + 1 Karte',
  'basic-two-resin': '2 Harz',
  'basic-one-resin-one-card': '1 Harz + 1 Karte',
  'basic-two-cards-one-point': '2 Karten + 1 Punkt',
  'basic-one-pebble': '1 Kiesel',
  'basic-one-berry-one-card': '1 Beere + 1 Karte',
  'basic-one-berry': '1 Beere',

  // forest-location
  'forest-two-berries-one-card': '2 Beeren + 1 Karte',
  'forest-two-any': '2 beliebige',
  'forest-discard-any-draw-double': 'beliebig viele abwerfen, je 2 ziehen',
  'forest-copy-basic-plus-card': 'Einfachen Ort kopieren + 1 Karte',
  'forest-three-cards-one-pebble': '3 Karten + 1 Kiesel',
  'forest-twig-resin-berry': 'Zweig + Harz + Beere',
  'forest-three-berries': '3 Beeren',
  'forest-two-resin-one-twig': '2 Harz + 1 Zweig',
  'forest-two-cards-one-any': '2 Karten + 1 beliebige',
  'forest-discard-three-for-any': 'bis zu 3 abwerfen, je 1 beliebige',
  'forest-two-meadow-play-one': '2 von der Wiese, 1 für 1 weniger',

  // location
  haven: { name: 'Zuflucht', g: 'f' },
  journey: { name: 'Reise', g: 'f' },

  // journey-space
  'journey-2': 'Reise 2',
  'journey-3': 'Reise 3',
  'journey-4': 'Reise 4',
  'journey-5': 'Reise 5',
} satisfies NameTable;
