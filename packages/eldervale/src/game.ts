/** Dwellings of Eldervale as a game of the kernel. */
import type { Game, ScoreLine, SeatScore, State } from '@evervale/kernel';
import { determinize, determinizeInto } from './determinize.ts';
import { blocked } from './explain.ts';
import { emit } from './log/emit.ts';
import { eventFor, type GameEvent } from './log/event.ts';
import { eventText } from './log/text.ts';
import { readOptions, type GameOptions } from './options.ts';
import { optionsOf } from './optionsOf.ts';
import { machine, newGame } from './rules.ts';
import { useEffectText } from './say.ts';
import { points } from './state/goods.ts';
import { PLAYERS, SEATS } from './state/layout.ts';
import { TEAMS, isGhost, plays, teamOf } from './state/seats.ts';
import { SCORE_PARTS, pointsNow, scoredIn, winners } from './turn/scoring.ts';
import { VERSION } from './version.ts';
import { view, type View } from './view.ts';
import { clauseOf, wordsOf } from './words/index.ts';
import { name } from './words/text.ts';

const words = wordsOf();
/** Alone at the table, with the Ghosts behind. */
const alone = wordsOf({ players: [{ key: 'player.number', args: { n: 1 } }, name('ghosts')] });
useEffectText(clauseOf);

function score(s: State): SeatScore[] {
  return Array.from({ length: s[SEATS] }, (_, seat) => {
    const total = points(s, seat);
    const parts = SCORE_PARTS.map((part, i) => ({ part, id: part, points: scoredIn(s, seat, i) }));
    const before = total - parts.reduce((sum, line) => sum + line.points, 0);
    const lines: ScoreLine[] = [{ part: 'vp', id: 'vp', points: before }, ...parts];
    return { seat, total, lines };
  });
}

export const eldervale: Game<GameOptions, View, GameEvent> = {
  id: 'eldervale',
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
  eventText,
  score,
  pointsNow,
  winners,
  teams: (s: State) =>
    plays(s, TEAMS) ? Array.from({ length: s[SEATS] }, (_, seat) => teamOf(seat)) : null,
  print: (text, lang, s) => (s !== undefined && isGhost(s, 1) ? alone : words).print(text, lang),
};
