/** Words between texts: lists and sentences. Every game joins its texts with these. */
import { catalog } from './catalog.ts';
import type { Text } from './text.ts';

export const joining = catalog(
  {
    'list.and': '{a} and {b}',
    'list.or': '{a} or {b}',
    'list.more': '{a}, {b}',
    'seq.stop': '{a}. <up>{b}</up>',
    'frame.label': '{label}: {text}',
    sentence: '<up>{text}</up>.',
    'player.number': 'Player {n}',
  },
  {
    'list.and': '{a} und {b}',
    'list.or': '{a} oder {b}',
    'list.more': '{a}, {b}',
    'seq.stop': '{a}. <up>{b}</up>',
    // A whole sentence follows the colon.
    'frame.label': '{label}: <up>{text}</up>',
    sentence: '<up>{text}</up>.',
    'player.number': 'Person {n}',
  },
  {
    'list.and': '{a} et {b}',
    'list.or': '{a} ou {b}',
    'list.more': '{a}, {b}',
    'seq.stop': '{a}. <up>{b}</up>',
    'frame.label': '{label} : {text}',
    sentence: '<up>{text}</up>.',
    'player.number': 'Joueur {n}',
  },
  {
    'list.and': '{a} e {b}',
    'list.or': '{a} o {b}',
    'list.more': '{a}, {b}',
    'seq.stop': '{a}. <up>{b}</up>',
    'frame.label': '{label}: {text}',
    sentence: '<up>{text}</up>.',
    'player.number': 'Giocatore {n}',
  },
);

/** "a", "a and b", "a, b and c". */
export const allOf = (texts: readonly Text[]): Text => listed(texts, 'list.and');

/** "a", "a or b", "a, b or c". */
export const anyOf = (texts: readonly Text[]): Text => listed(texts, 'list.or');

/** Sentences one after the other, each with its capital; the last stop comes with `sentence`. */
export const sentences = (texts: readonly Text[]): Text => ({
  key: 'sentence',
  args: { text: texts.reduce((a, b) => ({ key: 'seq.stop', args: { a, b } })) },
});

function listed(texts: readonly Text[], last: 'list.and' | 'list.or'): Text {
  if (texts.length === 0) throw new Error('a list needs at least one member');
  return texts.reduce((a, b, i) => ({
    key: i === texts.length - 1 ? last : 'list.more',
    args: { a, b },
  }));
}
