/** Locations of every kind; those without a printed name carry a label. */
import type { NameTable } from '../../names.ts';

export const places = {
  // basic-location
  'basic-three-twigs': '3 brindilles',
  'basic-two-twigs-one-card': '2 brindilles + 1 carte',
  'basic-two-resin': '2 résines',
  'basic-one-resin-one-card': '1 résine + 1 carte',
  'basic-two-cards-one-point': '2 cartes + 1 point',
  'basic-one-pebble': '1 galet',
  'basic-one-berry-one-card': '1 baie + 1 carte',
  'basic-one-berry': '1 baie',

  // forest-location
  'forest-two-berries-one-card': '2 baies + 1 carte',
  'forest-two-any': '2 au choix',
  'forest-discard-any-draw-double': 'défausser à volonté, piocher 2 par carte',
  'forest-copy-basic-plus-card': 'copier un lieu de base + 1 carte',
  'forest-three-cards-one-pebble': '3 cartes + 1 galet',
  'forest-twig-resin-berry': 'brindille + résine + baie',
  'forest-three-berries': '3 baies',
  'forest-two-resin-one-twig': '2 résines + 1 brindille',
  'forest-two-cards-one-any': '2 cartes + 1 au choix',
  'forest-discard-three-for-any': 'défausser 3 max., 1 au choix par carte',
  'forest-two-meadow-play-one': '2 de la Prairie, en jouer 1 pour 1 de moins',

  // location
  haven: { name: 'Havre de paix', g: 'm' },
  journey: { name: 'Voyage', g: 'm' },

  // journey-space
  'journey-2': 'Voyage 2',
  'journey-3': 'Voyage 3',
  'journey-4': 'Voyage 4',
  'journey-5': 'Voyage 5',
} satisfies NameTable;
