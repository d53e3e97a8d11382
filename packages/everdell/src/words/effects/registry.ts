/**
 * The words of every verb. Each verb has its words once, whoever uses it; a box that brings verbs
 * brings their words with `registerWords`.
 */
import type { Effect } from '@evervale/kernel';
import type { Card } from '../../content/card.ts';
import type { Clause } from './clause.ts';

/** What the words of an effect have to know about their surroundings. */
export interface About {
  /** The card that says it. */
  readonly card?: Card;
  /** What has just been done a number of times: the noun and the deed of "for each berry paid". */
  readonly done?: { readonly of: string; readonly act: 'pay' | 'give' | 'discard' | 'take' };
}

// Written as a method, so that words for one kind of effect fit into a table for all.
type Words<E extends Effect = Effect> = {
  of(effect: E, about: About): readonly Clause[];
}['of'];

export type WordTable = { readonly [verb: string]: Words };

const WORDS = new Map<string, Words>();

export function registerWords(table: WordTable): void {
  for (const [verb, words] of Object.entries(table)) {
    if (WORDS.has(verb)) throw new Error(`the verb ‘${verb}’ has words already`);
    WORDS.set(verb, words);
  }
}

export const hasWords = (verb: string): boolean => WORDS.has(verb);

export function clausesOf(effect: Effect, about: About): readonly Clause[] {
  const words = WORDS.get(effect.verb);
  if (words === undefined) throw new Error(`no words for the verb ‘${effect.verb}’`);
  return words(effect, about);
}
