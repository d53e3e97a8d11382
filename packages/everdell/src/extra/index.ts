/** Extra! Extra!: six cards for the deck (19.1). */
import { numbered, type Box } from '../content/box.ts';
import { extraCards } from './cards.ts';
import { juggleVerb } from './juggle.ts';
import { ifAmongVerb, nameTypeVerb } from './nameType.ts';
import { extraWords } from './words.ts';
import { extraNames } from './names/index.ts';

export const extra: Box = {
  id: 'extra',
  number: 1,
  version: 1,
  cards: [numbered(49, extraCards)],
  verbs: [juggleVerb, nameTypeVerb, ifAmongVerb],
  showing: [ifAmongVerb.name],
  words: extraWords,
  names: extraNames,
};
