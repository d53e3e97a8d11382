/** The matches that grade the players of Eldervale, and what they are meant to show. */
import { characterMatches } from '../ladder/characters.ts';
import type { Goal, Match } from '../ladder/match.ts';
import { withoutClock } from '../levels.ts';
import { bareLevelOf } from '../names.ts';

/** Ever Tree plays with a part of its simulations here: what it reaches is the least it reaches. */
const EVER_TREE = 'ever-tree@400';
const SOME = 200;

function match(id: string, players: readonly string[], goal?: Goal): Match {
  return { id, players: players.map(withoutClock), games: SOME, ...(goal && { goal }) };
}

function against(id: string, better: string, worse: string, least: number): Match {
  return match(id, [better, worse], { of: 'won', least });
}

/** How often the play of a level has changed since games are kept. */
const STYLES: Readonly<Record<string, number>> = {
  random: 3,
  greedy: 4,
  lookahead: 4,
  seedling: 5,
  sprout: 5,
  sapling: 5,
  'ever-tree': 2,
};

export function styleOf(player: string): number {
  const level = bareLevelOf(player);
  return STYLES[level] ?? 1;
}

export const MATCHES: readonly Match[] = [
  against('greedy-random', 'greedy', 'random', 0.95),
  against('seedling-random', 'seedling', 'random', 0.7),
  against('sprout-seedling', 'sprout', 'seedling', 0.7),
  against('sapling-sprout', 'sapling', 'sprout', 0.7),
  against('lookahead-greedy', 'lookahead', 'greedy', 0.5),
  against('oak-sapling', 'oak', 'sapling', 0.7),
  against('oak-greedy', 'oak', 'greedy', 0.85),
  against('ever-tree-oak', EVER_TREE, 'oak', 0.7),
  ...characterMatches('eldervale'),
];

/** What the same search is worth with more simulations. */
export const GROWTH: readonly Match[] = [1, 4].map((times) =>
  match(`growth-${times}`, [`ever-tree@${100 * times}`, 'ever-tree@100']),
);
