/** The three Rugwort cards for the deck (19.2); they do not depend on the opponent of that name (11.8). */
import type { ChosenBox } from '../content/box.ts';
import { rugwortCards as cards } from './cards.ts';
import { exchangeVerb } from './exchange.ts';
import { swapHandsVerb } from './swapHands.ts';
import { rugwortCardWords } from './words/effects.ts';
import { rugwortCardsNames } from './names/index.ts';
import { t } from '../words/index.ts';
import { rugwortCardsLog } from './log.ts';
import { rugwortCardsCatalog } from './words/index.ts';

export const rugwortCards: ChosenBox<'rugwort-cards'> = {
  id: 'rugwort-cards',
  number: 2,
  // 2: played by Nightweave, the Robber leaves those alone who have finished.
  version: 2,
  choice: {
    note: t('form.box.rugwort-cards'),
    advice: [{ id: 'confrontation', text: t('advice.confrontation') }],
  },
  cards,
  verbs: [exchangeVerb, swapHandsVerb],
  words: rugwortCardWords,
  names: rugwortCardsNames,
  catalog: rugwortCardsCatalog,
  log: rugwortCardsLog,
  reveals: ['swapHands'],
};
