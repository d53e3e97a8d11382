/** Everdell as a game of the kernel. */
import type { Game, Lang, SeatScore, State, Text } from '@evervale/kernel';
import { determinize, determinizeInto } from './determinize.ts';
import { blocked } from './explain.ts';
import { emit } from './log/emit.ts';
import { eventFor, type GameEvent } from './log/event.ts';
import { reveals } from './log/reveals.ts';
import { eventText } from './log/text.ts';
import { readOptions, type GameOptions } from './options.ts';
import { optionsOf } from './optionsOf.ts';
import { machine, newGame } from './rules.ts';
import { PLAYERS, SEATS } from './state/layout.ts';
import { scoreLines, winners } from './turn/scoring.ts';
import { VERSION } from './version.ts';
import { view, type View } from './view.ts';
import { name, t, wordsOf } from './words/index.ts';

const words = wordsOf();
/** In a solo game the second city is Rugwort's. */
const soloWords = wordsOf({ players: [t('player.number', { n: 1 }), name('solo-rugwort')] });

function score(s: State): SeatScore[] {
  return Array.from({ length: s[SEATS] }, (_, seat) => {
    const lines = scoreLines(s, seat);
    return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
}

export const everdell: Game<GameOptions, View, GameEvent> = {
  id: 'everdell',
  version: VERSION,
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
    (s !== undefined && s[SEATS] > s[PLAYERS] ? soloWords : words).print(text, lang),
};
