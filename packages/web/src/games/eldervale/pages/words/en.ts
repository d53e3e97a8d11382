/** Words of the pages of Eldervale in English, which says what the other languages must have. */
export const en = {
  'browse.title': 'Cards, Monsters, factions, Realms',
  'browse.group.adventure': 'Adventure cards',
  'browse.group.magic': 'Magic cards',
  'browse.group.monster': 'Monsters and Mercenaries',
  'browse.group.faction': 'Factions',
  'browse.group.realm': 'Realms and Ruins',
  'browse.group.ghost': 'Cards of the Ghosts',
  'browse.element': 'Element',
  'browse.kind': 'Kind',
  'browse.pick': 'Choose a picture to see it large, with its text and what belongs to it.',
  'browse.text': 'What it says',
  'browse.people': 'The four ranks',
  'browse.lair': 'Its Lair',
  'browse.lives': 'Who lives here',
};
