/** The ladder as a table of figures. */
import type { Standings } from '../tournament/standings.ts';
import { standingsIn, type KeptGame } from './results.ts';
import type { Goal, Match } from './match.ts';

const HEAD = ['Match', 'Games', 'Won by the first', '95 % sure', 'Points', 'Winners', 'Goal'];

/** In Markdown, one line for each match that has been played. */
export function ladderTable(matches: readonly Match[], results: readonly KeptGame[]): string {
  const rows = matches
    .map((match) => [match, standingsIn(results, match)] as const)
    .filter(([, { games }]) => games > 0)
    .map(([match, standings]) => row(match, standings));
  return [HEAD, HEAD.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function row(match: Match, standings: Standings): string[] {
  const [{ winRate, interval }] = standings.players;
  return [
    nameOf(match),
    String(standings.games),
    percent(winRate, 1),
    `${percent(interval.low)} – ${percent(interval.high)}`,
    standings.players.map(({ meanPoints }) => meanPoints.toFixed(1)).join(' : '),
    standings.winnerPoints.toFixed(1),
    goalText(match, standings),
  ];
}

function nameOf({ players, about }: Match): string {
  const names = players.map((name) => `\`${name}\``);
  return [...names, ...(about === undefined ? [] : [about])].join(', ');
}

/** Before all games have been played the answer is one for the time being. */
function goalText({ goal, games }: Match, standings: Standings): string {
  if (goal === undefined || goal.least === 0) return '';
  const figure = figureOf(goal, standings);
  const reached = figure >= goal.least && figure <= (goal.most ?? Infinity);
  const wanted = {
    won:
      goal.most === undefined
        ? `won ≥ ${percent(goal.least)}`
        : `won ${percent(goal.least)} – ${percent(goal.most)}`,
    points: `points ≥ ${goal.least}`,
    winner: `winner ≥ ${goal.least}`,
  }[goal.of];
  return `${wanted}: ${reached ? 'yes' : 'no'}${standings.games < games ? ' so far' : ''}`;
}

/** Points are the mean of all players: they are the same. */
function figureOf({ of }: Goal, { players, winnerPoints }: Standings): number {
  if (of === 'won') return players[0].winRate;
  if (of === 'winner') return winnerPoints;
  return players.reduce((sum, { meanPoints }) => sum + meanPoints, 0) / players.length;
}

function percent(share: number, digits = 0): string {
  return `${(100 * share).toFixed(digits)} %`;
}
