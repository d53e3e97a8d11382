/** Words of the pages of Eldervale in French. */
import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'browse.title': 'Cartes, Monstres, factions, Royaumes',
  'browse.group.adventure': 'Cartes Aventure',
  'browse.group.magic': 'Cartes Magie',
  'browse.group.monster': 'Monstres et Mercenaires',
  'browse.group.faction': 'Factions',
  'browse.group.realm': 'Royaumes et Ruines',
  'browse.group.ghost': 'Cartes des Fantômes',
  'browse.element': 'Élément',
  'browse.kind': 'Type',
  'browse.pick': 'Choisissez une image pour la voir en grand, avec son texte et ce qui va avec.',
  'browse.text': 'Ce qui est écrit',
  'browse.people': 'Les quatre rangs',
  'browse.lair': 'Son Repaire',
  'browse.lives': 'Qui vit ici',
};
