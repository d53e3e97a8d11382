/** The three Rugwort cards for the deck (19.2); they do not depend on the opponent of that name (11.8). */
import { numbered, type Box } from '../content/box.ts';
import { rugwortCards as cards } from './cards.ts';
import { exchangeVerb } from './exchange.ts';
import { swapHandsVerb } from './swapHands.ts';
import { rugwortCardWords } from './words.ts';
import { rugwortCardsNames } from './names/index.ts';

export const rugwortCards: Box = {
  id: 'rugwort-cards',
  number: 2,
  version: 1,
  cards: [numbered(55, cards)],
  verbs: [exchangeVerb, swapHandsVerb],
  words: rugwortCardWords,
  names: rugwortCardsNames,
};
