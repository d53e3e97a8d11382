/** What only Extra! Extra! says, in German. */
import { color } from '../../words/de/grammar.ts';
import { aufdecken } from '../../words/de/verbs.ts';

export const de = {
  // Clauses.
  'note.except': `(nicht ${color})`,
  'if.among': 'wenn sie {what} enthalten',

  // What a card lets you do.
  'v.revealOneByOne': aufdecken(
    'Karten vom Nachziehstapel einzeln',
    ' (du darfst jederzeit aufhören)',
  ),

  // Prompts.
  'prompt.juggle': 'Noch eine Karte aufdecken? (Punkte bisher: {n}, nötig: {of})',

  // Options.
  'option.turnOver': '1 Karte für 1 Zweig aufdecken',

  // The form of a new table.
  'form.box.extra': '6 neue Karten von Jahrmarkt und Zeitung, 15 Exemplare in allem.',
};
