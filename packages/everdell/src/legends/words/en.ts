/** What only the Legendary cards say, in English. */
import { upTo, verb } from '../../words/en/grammar.ts';

export const en = {
  // Things on cards.
  thatConstruction: 'that Construction',

  // What a card lets you do.
  'v.slideUnder': verb('slide', 'this card under 1 of your Constructions'),
  'v.achieveFree': verb('achieve', 'an Event without meeting its requirement'),

  // Prompts.
  'prompt.achieve': 'Which Event do you achieve?',
  'prompt.discardSome': `Which cards do you discard from your city?${upTo}`,
  'prompt.slideUnder': 'Under which Construction does {noun} go?',

  // Options.
  'option.playLegend': 'Play your Legendary card {card}',

  // The form of a new table.
  'form.box.legends': 'Legendary Critters and Constructions, played instead of ordinary ones.',
};
