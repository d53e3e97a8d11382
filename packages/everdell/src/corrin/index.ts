/** Corrin Evertail: five cards for the deck (19.3-19.6). */
import type { ChosenBox } from '../content/box.ts';
import { corrinCards } from './cards.ts';
import { opponentsDrawVerb } from './opponentsDraw.ts';
import { corrinWords } from './words/effects.ts';
import { corrinNames } from './names/index.ts';
import { t } from '../words/index.ts';
import { corrinCatalog } from './words/index.ts';

export const corrin: ChosenBox<'corrin'> = {
  id: 'corrin',
  number: 3,
  version: 1,
  choice: {
    note: t('form.box.corrin'),
    advice: [{ id: 'experienced', text: t('advice.experienced') }],
  },
  cards: corrinCards,
  verbs: [opponentsDrawVerb],
  words: corrinWords,
  names: corrinNames,
  catalog: corrinCatalog,
};
