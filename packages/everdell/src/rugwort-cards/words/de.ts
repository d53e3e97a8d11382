/** What only the Rugwort cards say, in German. */
import { theAcc } from '../../words/de/grammar.ts';
import { legen, tauschen, zurücklassen } from '../../words/de/verbs.ts';

export const de = {
  // Clauses.
  'seq.bothActivate': 'danach wirken beide Karten in ihrer neuen Stadt',

  // What a card lets you do.
  'v.steal': legen('{what} aus einer fremden Stadt in deine'),
  'v.leaveThere': zurücklassen('dafür diese Karte dort'),
  'v.swapHands': tauschen('alle Handkarten mit einer anderen Person'),

  // Rules on cards.
  'advice.confrontation': 'Nur für Runden empfohlen, die Konfrontation mögen',

  // Prompts.
  'prompt.exchange': `Welche Karte nimmst du im Tausch gegen ${theAcc}?`,
  'prompt.swapHands': 'Mit wem tauschst du die Handkarten?',

  // The log.
  'log.swapHands': '{player} und {receiver} tauschen ihre Handkarten',
  'log.takeOver': `{player} nimmt ${theAcc} aus der Stadt von {owner}`,

  // The form of a new table.
  'form.box.rugwort-cards': '3 Karten, die Streit mit den anderen suchen.',
};
