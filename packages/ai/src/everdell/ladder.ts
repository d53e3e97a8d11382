/** The matches that grade the players, and what they are meant to show. */
import { BOX_IDS, type BoxId } from '@evervale/everdell';
import { characterMatches } from '../ladder/characters.ts';
import type { Grid } from '../ladder/grid.ts';
import type { Goal, Match } from '../ladder/match.ts';
import { withoutClock } from '../levels.ts';
import { bareLevelOf, levelOf } from '../names.ts';

/**
 * Ever Tree plays with a part of its 8,000 simulations here, so that hundreds of games are played
 * within hours: what it reaches is the least it reaches.
 */
const EVER_TREE = 'ever-tree@1600';
/** Four of them take ten times as long as two. */
const AMONG_FOUR = 'ever-tree@400';

/** Matches against Nightweave. */
const HER = 'nightweave-';

const SOME = 200;
/** Where both think for long. */
const FEW = 40;
/** Where luck is large and everybody is the same. */
const DEALS = 100;

/** Without the clock, so that everybody gets the same results. */
function match(id: string, players: readonly string[], games: number, goal?: Goal): Match {
  return { id, players: players.map(withoutClock), games, ...(goal && { goal }) };
}

function against(id: string, better: string, worse: string, least: number): Match {
  return match(id, [better, worse], SOME, { of: 'won', least });
}

function solo(id: string, year: number, least: number): Match {
  const alone = match(id, [EVER_TREE], 100, { of: 'won', least });
  return { ...alone, options: { rugwort: { year } }, about: `Rugwort's year ${year}` };
}

/** The first of the players is the one the goal is about. */
const LADDER: readonly Match[] = [
  against('seedling-random', 'seedling', 'random', 0.7),
  against('sprout-seedling', 'sprout', 'seedling', 0.7),
  against('sapling-sprout', 'sapling', 'sprout', 0.7),
  against('oak-sapling', 'oak', 'sapling', 0.7),
  against('oak-greedy', 'oak', 'greedy', 0.9),
  against('oak-lookahead', 'oak', 'lookahead', 0),
  against('ever-tree-oak', EVER_TREE, 'oak', 0.7),
  match('two-oaks', ['oak', 'oak'], SOME, { of: 'points', least: 58 }),
  match('two-ever-trees', [EVER_TREE, EVER_TREE], FEW, { of: 'points', least: 75 }),
  match(
    'four-ever-trees',
    Array.from({ length: 4 }, () => AMONG_FOUR),
    DEALS,
    { of: 'winner', least: 76 },
  ),
  match('oak-three-greedy', ['oak', 'greedy', 'greedy', 'greedy'], SOME, { of: 'won', least: 0.5 }),
  solo('rugwort-1', 1, 0.9),
  solo('rugwort-3', 3, 0.8),
];

/** How often the play of a level has changed since games are kept. */
const STYLES: Readonly<Record<string, number>> = { seedling: 2, sprout: 2, sapling: 2 };

/** From so many people on these trees hold the own picks alone by now, but not where an automatic opponent plays along. */
const OWN_TREE: Readonly<Record<string, number>> = { oak: 3, 'ever-tree': 2 };

export function styleOf(player: string, { id, players }: Pick<Match, 'id' | 'players'>): number {
  const level = bareLevelOf(player);
  const isNew = players.length >= (OWN_TREE[level] ?? Infinity) && !id.startsWith(HER);
  return isNew ? 2 : (STYLES[level] ?? 1);
}

function withBox(box: BoxId): Match {
  const won: Goal = { of: 'won', least: 0.85 };
  const two = match(`oak-${box}`, ['oak', 'greedy'], 100, won);
  return { ...two, options: { boxes: [box] }, about: `with ${box}` };
}

/** Do they use what a box brings? */
const BOXES: readonly Match[] = BOX_IDS.map(withBox);

/** Simulations that others are measured by. */
const FEWEST = 100;

/** Sixteen times as many are Ever Tree against an Oak that makes no mistakes. */
function moreTimes(times: number): Match {
  const players = [FEWEST * times, FEWEST].map((simulations) => `ever-tree@${simulations}`);
  return match(
    `growth-${times}`,
    players,
    SOME,
    times === 16 ? { of: 'won', least: 0.7 } : undefined,
  );
}

/** What the same search is worth with more simulations. */
export const GROWTH: readonly Match[] = [1, 4, 16].map(moreTimes);

/** Those who meet Nightweave, alone and as two: a thousand games for each, so Ever Tree thinks less still. */
const HER_GUESTS = ['seedling', 'sprout', 'sapling', 'oak', 'ever-tree@400'];
const DIFFICULTIES = [0, 1, 2, 3, 4];

function guests(level: string, people: number): Grid['rows'][number] {
  const matches = DIFFICULTIES.map((difficulty): Match => {
    const id = `${HER}${difficulty}-${people}-${levelOf(level)}`;
    const players = Array.from({ length: people }, () => level);
    return { ...match(id, players, 100), options: { nightweave: { difficulty } } };
  });
  const name = `\`${matches[0].players[0]}\``;
  return { name: people === 1 ? name : `two of ${name}`, matches };
}

/** Levels against Nightweave: the win rate of each should fall from one difficulty to the next. */
export const NIGHTWEAVE: Grid = {
  columns: DIFFICULTIES.map(String),
  rows: [1, 2].flatMap((people) => HER_GUESTS.map((level) => guests(level, people))),
};

export const MATCHES: readonly Match[] = [
  ...LADDER,
  ...BOXES,
  ...GROWTH,
  ...characterMatches('everdell'),
];
