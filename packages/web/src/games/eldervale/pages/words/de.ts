/** Words of the pages of Eldervale in German. */
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'browse.title': 'Karten, Monster, Völker, Reiche',
  'browse.group.adventure': 'Abenteuerkarten',
  'browse.group.magic': 'Magiekarten',
  'browse.group.monster': 'Monster und Söldner',
  'browse.group.faction': 'Völker',
  'browse.group.realm': 'Reiche und Ruinen',
  'browse.group.ghost': 'Geisterkarten',
  'browse.element': 'Element',
  'browse.kind': 'Art',
  'browse.pick': 'Wähle ein Bild, um es groß zu sehen, mit Text und allem, was dazugehört.',
  'browse.text': 'Was darauf steht',
  'browse.people': 'Die vier Ränge',
  'browse.lair': 'Sein Hort',
  'browse.lives': 'Wer hier haust',
};
