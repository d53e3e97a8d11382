/** What only the Legendary cards say, in French. */
import { the, upTo, verb } from '../../words/fr/grammar.ts';

export const fr = {
  // Things on cards.
  thatConstruction: 'cette Construction',

  // What a card lets you do.
  'v.slideUnder': verb('glisser', 'glissez', 'cette carte sous 1 de vos Constructions'),
  'v.achieveFree': verb('accomplir', 'accomplissez', 'un Événement sans en remplir l’exigence'),

  // Prompts.
  'prompt.achieve': 'Quel Événement accomplissez-vous ?',
  'prompt.discardSome': `Quelles cartes défaussez-vous de votre ville ?${upTo}`,
  'prompt.slideUnder': `Sous quelle Construction va ${the} ?`,

  // Options.
  'option.playLegend': 'Jouer votre carte Légendaire {card}',

  // The form of a new table.
  'form.box.legends': 'Des Créatures et Constructions légendaires, à la place des ordinaires.',
};
