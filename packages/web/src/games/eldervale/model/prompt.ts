/** Which answers stand in the prompt, which lie on the map, and which are Free Actions beside it. */
import type { Decision } from '@evervale/kernel';
import type { Text } from '@evervale/kernel/text';
import type { View } from '@evervale/eldervale';
import { actOf, isFree, targetOf, type Option } from './targets.ts';

export interface Asked {
  /** What the question itself offers, and what is no thing on the map. */
  readonly main: readonly Option[];
  /** Realms and cells: the map is their list. */
  readonly onMap: readonly Option[];
  readonly free: readonly Option[];
}

/** Ends a run of picks, declines or goes on: always the last answer. */
const ENDS: ReadonlySet<string> = new Set(['done', 'none', 'pass', 'ignore', 'toReady']);
export const endsIt = ({ key }: Option): boolean => ENDS.has(key);

/** Questions about Free Actions themselves: there they are the answers. */
const ABOUT_FREE = new Set([
  'prompt.window',
  'prompt.join',
  'prompt.addDice',
  'prompt.trayFull',
  'prompt.lastCash',
]);
/** Of those, tokens only stand beside the windows. */
const ASKS_TO_CASH = new Set(['prompt.trayFull', 'prompt.lastCash']);

function isMain(option: Option, prompt: string): boolean {
  if (!isFree(option)) return true;
  if (!ABOUT_FREE.has(prompt)) return false;
  return ASKS_TO_CASH.has(prompt) || actOf(option.key) === 'cast';
}

/** More than so many Realms are shown on the map alone. */
const MANY = 6;

export function askedBy(decision: Decision, view: View): Asked {
  const { options, prompt } = decision;
  const asked = options.filter((option) => isMain(option, prompt.key));
  // Where nothing else can be done (a price that only a token in the Tray can pay), they are the answers.
  const main = asked.length > 0 ? asked : options;
  const lies = ({ key }: Option): boolean => /^(realm|cell)\//.test(targetOf(key, view) ?? '');
  const onMap = main.filter(lies);
  const asksMap = prompt.key === 'prompt.action' || prompt.key === 'prompt.lay';
  // A battle covers the map: everything is said here then.
  const hides = view.battle === null && (asksMap || onMap.length > MANY);
  const shown = hides ? main.filter((option) => !lies(option)) : main;
  return {
    main: shown.toSorted((a, b) => Number(endsIt(a)) - Number(endsIt(b))),
    onMap: hides ? onMap : [],
    free: options.filter((option) => !main.includes(option)),
  };
}

/** Their verb stands in the question: the answers only name what is paid, discarded or given back. */
const NAMED = new Set(['option.pay', 'option.payPlain', 'option.discard', 'option.return']);
/** So it is with cards where nothing else can be done with them. */
const CARDS: Readonly<Record<string, string>> = {
  'option.acquire': 'prompt.acquire',
  'option.burn': 'prompt.burn',
};

export function answerOf({ text }: Option, prompt: string): Text {
  const { what, card } = text.args ?? {};
  const named = NAMED.has(text.key) ? what : CARDS[text.key] === prompt ? card : undefined;
  return typeof named === 'object' ? named : text;
}

/** 0 ends or declines, R regroups; all else goes by its number. */
export function keysFor(answers: readonly Option[]): ReadonlyMap<number, string> {
  const keys = new Map<number, string>();
  let n = 0;
  for (const option of answers) {
    if (option.key === 'regroup') keys.set(option.code, 'R');
    else if (endsIt(option)) keys.set(option.code, '0');
    else if (n < 9) keys.set(option.code, String(++n));
  }
  return keys;
}
