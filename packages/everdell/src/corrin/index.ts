/** Corrin Evertail: five cards for the deck (19.3-19.6). */
import { numbered, type Box } from '../content/box.ts';
import { corrinCards } from './cards.ts';
import { opponentsDrawVerb } from './opponentsDraw.ts';
import { corrinWords } from './words.ts';
import { corrinNames } from './names/index.ts';

export const corrin: Box = {
  id: 'corrin',
  number: 3,
  version: 1,
  cards: [numbered(58, corrinCards)],
  verbs: [opponentsDrawVerb],
  words: corrinWords,
  names: corrinNames,
};
