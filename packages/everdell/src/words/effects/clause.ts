/** Clauses, and how they become sentences. */
import type { Text, TextArgs } from '@evervale/kernel/text';
import type { WordKey } from '../catalogs.ts';
import { t } from '../texts.ts';

/**
 * `do` command, `may` permission, `inv` permission after a condition, `to` infinitive, `then` and
 * `thenMay` as second clause.
 */
export type Mood = 'do' | 'may' | 'inv' | 'to' | 'then' | 'thenMay';

/** One thing that a text tells a player to do. */
export interface Clause {
  readonly say: (mood: Mood) => Text;
  /** How it follows the clause before it: in the same breath, afterwards, or as a new sentence. */
  readonly joined: 'and' | 'then' | 'stop';
  /** The player may leave it. */
  readonly optional?: boolean;
  /** A whole sentence, to which nothing can be joined. */
  readonly whole?: boolean;
}

/** A clause from a verb of the phrase book. */
export function verb(key: WordKey, args: TextArgs = {}, joined: Clause['joined'] = 'then'): Clause {
  return { say: (mood) => t(key, { ...args, mood }), joined };
}

/** The same for something that the player may do. */
export const mayVerb = (key: WordKey, args: TextArgs): Clause => ({
  ...verb(key, args),
  optional: true,
});

/** A whole sentence, which has only one form. */
export const sentence = (text: Text): Clause => ({ say: () => text, joined: 'stop', whole: true });

interface Sentence {
  readonly text: Text;
  /** Whether a clause can still be joined to it. */
  readonly open: boolean;
}

/**
 * The clauses as text; `may` is the permission at its beginning. A sentence has two clauses at
 * most, and nothing follows a permission: it would seem to depend on it.
 */
export function told(clauses: readonly Clause[], may: 'may' | 'inv' = 'may'): Text {
  const sentences: Sentence[] = [];
  for (const clause of clauses) {
    const last = sentences.at(-1);
    const longer = last && continued(last, clause);
    if (longer) sentences[sentences.length - 1] = longer;
    else sentences.push(begun(clause, last === undefined, may));
  }
  return sentences.map(({ text }) => text).reduce((a, b) => t('seq.stop', { a, b }));
}

function continued(begin: Sentence, clause: Clause): Sentence | undefined {
  if (!begin.open || clause.joined === 'stop') return undefined;
  if (clause.joined === 'and' && clause.optional) return undefined;
  const text =
    clause.joined === 'and' && !isList(begin.text)
      ? t('seq.and', { a: begin.text, b: clause.say('do') })
      : t('seq.then', { a: begin.text, b: clause.say(clause.optional ? 'thenMay' : 'then') });
  return { text, open: false };
}

/** "Gain 1 pebble and 1 berry": a further "and" would seem to add to these. */
function isList({ args }: Text): boolean {
  const what = args?.what;
  return typeof what === 'object' && 'key' in what && what.key === 'list.and';
}

function begun(clause: Clause, first: boolean, may: 'may' | 'inv'): Sentence {
  const later = !first && clause.joined === 'then';
  const permission = later ? 'thenMay' : first ? may : 'may';
  const mood = clause.optional ? permission : later ? 'then' : 'do';
  return { text: clause.say(mood), open: !clause.optional && !clause.whole };
}
