/** Locations of every kind; those without a printed name carry a label. */
import type { NameTable } from '../../names.ts';

export const places = {
  // basic-location
  'basic-three-twigs': '3 twigs',
  'basic-two-twigs-one-card': '2 twigs + 1 card',
  'basic-two-resin': '2 resin',
  'basic-one-resin-one-card': '1 resin + 1 card',
  'basic-two-cards-one-point': '2 cards + 1 point',
  'basic-one-pebble': '1 pebble',
  'basic-one-berry-one-card': '1 berry + 1 card',
  'basic-one-berry': '1 berry',

  // forest-location
  'forest-two-berries-one-card': '2 berries + 1 card',
  'forest-two-any': '2 any',
  'forest-discard-any-draw-double': 'discard any, draw 2 each',
  'forest-copy-basic-plus-card': 'copy basic location + 1 card',
  'forest-three-cards-one-pebble': '3 cards + 1 pebble',
  'forest-twig-resin-berry': 'twig + resin + berry',
  'forest-three-berries': '3 berries',
  'forest-two-resin-one-twig': '2 resin + 1 twig',
  'forest-two-cards-one-any': '2 cards + 1 any',
  'forest-discard-three-for-any': 'discard up to 3 for any',
  'forest-two-meadow-play-one': '2 Meadow cards, play 1 for 1 less',

  // location
  haven: 'Haven',
  journey: 'Journey',

  // journey-space
  'journey-2': 'Journey 2',
  'journey-3': 'Journey 3',
  'journey-4': 'Journey 4',
  'journey-5': 'Journey 5',
} satisfies NameTable;
