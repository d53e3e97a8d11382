/** What only Extra! Extra! says, in Italian. */
import { color, verb } from '../../words/it/grammar.ts';

export const it = {
  // Clauses.
  'note.except': `(tranne ${color})`,
  'if.among': 'se comprendono {what}',

  // What a card lets you do.
  'v.revealOneByOne': verb(
    'rivelare',
    'rivela',
    'carte dal mazzo una alla volta (puoi fermarti quando vuoi)',
  ),

  // Prompts.
  'prompt.juggle': 'Rivelare un’altra carta? (punti finora: {n}, necessari: {of})',

  // Options.
  'option.turnOver': 'Rivela 1 carta per 1 rametto',

  // The form of a new table.
  'form.box.extra': '6 nuove carte di fiera e di giornale, 15 copie in tutto.',
};
