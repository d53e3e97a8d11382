/** How many simulations of the computer players' search a core makes in a second of its own time. */
import { Knowledge, Search, playerNamed } from '@evervale/ai';
import { evaluatorFor } from '@evervale/ai/minds';
import { decidingSeat, isOver } from '@evervale/kernel';
import { table as columns } from '../columns.ts';
import { strong } from '../glyphs.ts';
import type { Table } from './measure.ts';

export interface SearchSpeed {
  readonly players: number;
  readonly decisions: number;
  readonly simulations: number;
  /** Simulations in a second of processor time. */
  readonly perSecond: number;
  /** Milliseconds of processor time for a decision. */
  readonly milliseconds: number;
}

export interface SearchEffort {
  readonly simulations: number;
  /** Of so many decisions of a game one is searched. */
  readonly every: number;
  readonly games: number;
  /** Who plays on between the searches. */
  readonly player: string;
  readonly warmUp: boolean;
}

export const FULL_SEARCH: SearchEffort = {
  simulations: 1000,
  every: 10,
  games: 1,
  player: 'sapling',
  warmUp: true,
};
export const QUICK_SEARCH: SearchEffort = {
  simulations: 30,
  every: 40,
  games: 1,
  player: 'random',
  warmUp: false,
};
/** Games between quick players; one before them warms up and does not count. */
export async function searchSpeed(
  table: Table,
  players: number,
  effort: SearchEffort,
): Promise<SearchSpeed> {
  if (effort.warmUp) await searchedGame(table, 0, effort);
  let [spent, simulations, decisions] = [0, 0, 0];
  for (let seed = 1; seed <= effort.games; seed++) {
    const one = await searchedGame(table, seed, effort);
    spent += one.spent;
    simulations += one.simulations;
    decisions += one.decisions;
  }
  return {
    players,
    decisions,
    simulations,
    perSecond: (1e6 * simulations) / spent,
    milliseconds: spent / 1000 / decisions,
  };
}

async function searchedGame({ game, options }: Table, seed: number, effort: SearchEffort) {
  const evaluator = evaluatorFor(game);
  const budget = { simulations: effort.simulations };
  const s = game.create(options, seed);
  const quick = playerNamed(effort.player, evaluator, seed);
  let [spent, simulations, decisions] = [0, 0, 0];
  for (let i = 0; !isOver(s); i++) {
    const knowledge = new Knowledge(game, s, decidingSeat(s));
    if (i % effort.every === 0) {
      const before = process.cpuUsage();
      const search = new Search(knowledge, { evaluator, budget }, i);
      while (search.slice());
      const { user, system } = process.cpuUsage(before);
      spent += user + system;
      simulations += search.tree.simulations;
      decisions++;
    }
    game.machine.apply(s, await quick.pick(knowledge));
  }
  return { spent, simulations, decisions };
}

export function searchLines(speeds: readonly SearchSpeed[], effort: SearchEffort): string[] {
  const [head, ...rows] = columns([
    ['', 'decisions', 'simulations', 'simulations/s', 'ms/decision'],
    ...speeds.map(({ players, decisions, simulations, perSecond, milliseconds }) => [
      players === 1 ? 'solo' : `${players} players`,
      String(decisions),
      simulations.toLocaleString('en'),
      Math.round(perSecond).toLocaleString('en'),
      milliseconds.toFixed(1),
    ]),
  ]);
  const note = `at most ${effort.simulations} simulations a decision; seconds of processor time, one core`;
  return [strong(head), ...rows, '', note];
}
