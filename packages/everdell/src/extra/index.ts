/** Extra! Extra!: six cards for the deck (19.1). */
import type { ChosenBox } from '../content/box.ts';
import { extraCards } from './cards.ts';
import { juggleVerb } from './juggle.ts';
import { ifAmongVerb, nameTypeVerb } from './nameType.ts';
import { extraWords } from './words/effects.ts';
import { extraNames } from './names/index.ts';
import { t } from '../words/index.ts';
import { extraCatalog } from './words/index.ts';

export const extra: ChosenBox<'extra'> = {
  id: 'extra',
  number: 1,
  version: 1,
  choice: {
    note: t('form.box.extra'),
    advice: [{ id: 'experienced', text: t('advice.experienced') }],
  },
  cards: extraCards,
  verbs: [juggleVerb, nameTypeVerb, ifAmongVerb],
  showing: [ifAmongVerb.name],
  words: extraWords,
  names: extraNames,
  catalog: extraCatalog,
};
