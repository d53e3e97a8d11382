/** Words of the pages of Eldervale in Italian. */
import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'browse.title': 'Carte, Mostri, fazioni, Reami',
  'browse.group.adventure': 'Carte Avventura',
  'browse.group.magic': 'Carte Magia',
  'browse.group.monster': 'Mostri e Mercenari',
  'browse.group.faction': 'Fazioni',
  'browse.group.realm': 'Reami e Rovine',
  'browse.group.ghost': 'Carte dei Fantasmi',
  'browse.element': 'Elemento',
  'browse.kind': 'Tipo',
  'browse.pick':
    'Scegli un’immagine per vederla in grande, con il suo testo e ciò che le appartiene.',
  'browse.text': 'Che cosa dice',
  'browse.people': 'I quattro ranghi',
  'browse.lair': 'Il suo Covo',
  'browse.lives': 'Chi vive qui',
};
