/** What only the Legendary cards say, in Italian. */
import { theCard, upTo, verb } from '../../words/it/grammar.ts';

export const it = {
  // Things on cards.
  thatConstruction: 'quella Costruzione',

  // What a card lets you do.
  'v.slideUnder': verb('infilare', 'infila', 'questa carta sotto 1 delle tue Costruzioni'),
  'v.achieveFree': verb('realizzare', 'realizza', 'un Evento senza soddisfarne il requisito'),

  // Prompts.
  'prompt.achieve': 'Quale Evento realizzi?',
  'prompt.discardSome': `Quali carte scarti dalla tua città?${upTo}`,
  'prompt.slideUnder': `Sotto quale Costruzione va ${theCard}?`,

  // Options.
  'option.playLegend': 'Gioca la tua carta Leggendaria {card}',

  // The form of a new table.
  'form.box.legends': 'Animali e Costruzioni leggendari, al posto di quelli comuni.',
};
