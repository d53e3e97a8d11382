/** What only the Legendary cards say, in German. */
import { theNom, upTo } from '../../words/de/grammar.ts';
import { erledigen, schieben } from '../../words/de/verbs.ts';

export const de = {
  // Things on cards.
  thatConstruction: 'diesem Bauwerk',

  // What a card lets you do.
  'v.slideUnder': schieben('diese Karte unter 1 deiner Bauwerke'),
  'v.achieveFree': erledigen('1 Ereignis', ', ohne die Bedingung zu erfüllen'),

  // Prompts.
  'prompt.achieve': 'Welches Ereignis erledigst du?',
  'prompt.discardSome': `Welche Karten wirfst du aus deiner Stadt ab?${upTo}`,
  'prompt.slideUnder': `Unter welches Bauwerk kommt ${theNom}?`,

  // Options.
  'option.playLegend': 'Deine Legendäre Karte {card} ausspielen',

  // The form of a new table.
  'form.box.legends': 'Legendäre Wesen und Bauwerke, die gewöhnliche ersetzen.',
};
