/** Everdell as a game of the kernel. */
import type { Game, Lang, SeatScore, State, Text } from '@evervale/kernel';
import type { Printer } from '@evervale/kernel/text';
import { determinize, determinizeInto } from './determinize.ts';
import { blocked } from './explain.ts';
import { emit } from './log/emit.ts';
import { eventFor, type GameEvent } from './log/event.ts';
import { reveals } from './log/reveals.ts';
import { eventText } from './log/text.ts';
import { bitsOf, readOptions, type GameOptions } from './options.ts';
import { optionsOf } from './optionsOf.ts';
import { machine, newGame } from './rules.ts';
import { PLAYERS, SEATS } from './state/layout.ts';
import { automatOf } from './turn/automats.ts';
import { scoreLines, winners } from './turn/scoring.ts';
import { VERSION, goesOn, versionWith } from './version.ts';
import { view, type View } from './view.ts';
import { t, wordsOf } from './words/index.ts';

const words = wordsOf();
/** By the automatic opponent, who has a name, and the number of people before it. */
const wordsWith = new Map<string, Printer>();

function wordsFor(s: State): Printer {
  const automat = automatOf(s);
  if (automat === undefined) return words;
  const key = `${automat.id} ${s[PLAYERS]}`;
  let found = wordsWith.get(key);
  if (found === undefined) {
    const people = Array.from({ length: s[PLAYERS] }, (_, i) => t('player.number', { n: i + 1 }));
    found = wordsOf({ players: [...people, automat.name] });
    wordsWith.set(key, found);
  }
  return found;
}

function score(s: State): SeatScore[] {
  return Array.from({ length: s[SEATS] }, (_, seat) => {
    const lines = scoreLines(s, seat);
    return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
}

export const versionOfOptions = (options: GameOptions): string => versionWith(bitsOf(options));

export const continuesWith = (version: string, options: GameOptions): boolean =>
  goesOn(version, bitsOf(options));

export const everdell: Game<GameOptions, View, GameEvent> = {
  id: 'everdell',
  version: VERSION,
  versionOf: versionOfOptions,
  continues: continuesWith,
  machine,
  readOptions,
  create: newGame,
  optionsOf,
  seats: (s: State) => s[PLAYERS],
  view,
  determinize,
  determinizeInto,
  blocked,
  listen: (sink) => void (emit.sink = sink),
  eventFor,
  reveals,
  eventText,
  score,
  winners,
  print: (text: Text, lang: Lang, s?: State) =>
    (s === undefined ? words : wordsFor(s)).print(text, lang),
};
