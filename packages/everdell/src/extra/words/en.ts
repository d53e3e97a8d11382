/** What only Extra! Extra! says, in English. */
import { color, verb } from '../../words/en/grammar.ts';

export const en = {
  // Clauses.
  'note.except': `(not ${color})`,
  'if.among': 'if they include {what}',

  // What a card lets you do.
  'v.revealOneByOne': verb('reveal', 'cards from the deck one at a time and stop when you like'),

  // Prompts.
  'prompt.juggle': 'Turn over another card? (base points so far: {n}, needed: {of})',

  // Options.
  'option.turnOver': 'Turn over a card for 1 twig',

  // The form of a new table.
  'form.box.extra': '6 new cards of fairs and newspapers, 15 copies in all.',
};
