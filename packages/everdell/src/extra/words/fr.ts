/** What only Extra! Extra! says, in French. */
import { color, verb } from '../../words/fr/grammar.ts';

export const fr = {
  // Clauses.
  'note.except': `(sauf ${color})`,
  'if.among': 'si elles comprennent {what}',

  // What a card lets you do.
  'v.revealOneByOne': verb(
    'révéler',
    'révélez',
    'des cartes de la pioche une à une (arrêtez-vous quand vous voulez)',
  ),

  // Prompts.
  'prompt.juggle': 'Révéler une autre carte ? (points jusqu’ici : {n}, requis : {of})',

  // Options.
  'option.turnOver': 'Révéler 1 carte pour 1 brindille',

  // The form of a new table.
  'form.box.extra': '6 nouvelles cartes de foire et de gazette, 15 exemplaires en tout.',
};
