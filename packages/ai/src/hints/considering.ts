/** A decision thought through for somebody who asks: what its picks are worth, and how the best one goes on. */
import { stream, type State } from '@evervale/kernel';
import type { Knowledge } from '../knowledge.ts';
import {
  Search,
  candidates,
  searchSlowly,
  type Candidate,
  type SearchOptions,
} from '../search/player.ts';
import { bestLine, foreseenLine, type Step } from './line.ts';
import { PlayingOn, TURNS, bestFirst } from './playingOn.ts';

export interface Considered {
  /** The best first. */
  readonly all: readonly Candidate[];
  /** The best pick and what follows it up to the end of the action, from a deal. */
  readonly line: (s: State) => Step[];
}

export interface Considering extends SearchOptions {
  readonly seed: number;
  readonly pause?: () => Promise<void>;
  /** A pick to be judged whatever it looks like. */
  readonly also?: number;
}

/** As the strong players of the game do it: in a tree, or by playing on what a turn could be. */
export function consider(knowledge: Knowledge, options: Considering): Promise<Considered> {
  const { evaluator, seed } = options;
  if (evaluator.playsOn !== true) return searched(knowledge, options);
  const isTurn = evaluator.atRest(knowledge.deal(stream(seed)));
  return isTurn ? playedOn(knowledge, options) : lookedAt(knowledge, options);
}

async function searched(knowledge: Knowledge, options: Considering): Promise<Considered> {
  const { game, seat } = knowledge;
  const search = new Search(knowledge, options, options.seed);
  await searchSlowly(search, options.pause ?? (async () => {}));
  return {
    all: candidates(search, seat),
    line: (s) => bestLine(game, options.evaluator, s, search.tree.root, seat),
  };
}

/** In so many deals parts of a turn are looked at. */
const PARTS = 16;

async function lookedAt(knowledge: Knowledge, options: Considering): Promise<Considered> {
  const playing = new PlayingOn(knowledge, options.evaluator, options.seed);
  const all = playing.looked(PARTS);
  await options.pause?.();
  return { all, line: (s) => foreseenLine(knowledge.game, s, all[0].code, playing) };
}

const LOOKS = 4;
/** So many picks are played on; the best few of them get most of the games. */
const MANY = 8;
const FEW = 3;
const FIRST_SHARE = 0.4;

async function playedOn(knowledge: Knowledge, options: Considering): Promise<Considered> {
  const { evaluator, seed, also, budget, pause } = options;
  const { simulations, time = Infinity } = budget;
  const playing = new PlayingOn(knowledge, evaluator, seed, TURNS);
  const end = Date.now() + time;
  const looked = playing.looked(LOOKS).map(({ code }) => code);
  const many = looked.slice(0, MANY);
  if (also !== undefined && !many.includes(also)) many.push(also);
  const playAll = async (codes: readonly number[], games: number, until: number): Promise<void> => {
    for (let left = games; left > 0; left -= codes.length) {
      for (const code of codes) playing.play(code);
      await pause?.();
      if (Date.now() >= until) return;
    }
  };
  const first = FIRST_SHARE * simulations;
  await playAll(many, first, Date.now() + FIRST_SHARE * (end - Date.now()));
  const ordered = (codes: readonly number[]): Candidate[] =>
    bestFirst(codes.map((code) => playing.of(code)));
  const [best, others] = split(ordered(many));
  await playAll(best, simulations - first, end);
  const all = [...ordered(best), ...others];
  return { all, line: (s) => foreseenLine(knowledge.game, s, all[0].code, playing) };
}

function split(all: readonly Candidate[]): [number[], Candidate[]] {
  return [all.slice(0, FEW).map(({ code }) => code), all.slice(FEW)];
}
