/** Standings as a table for a terminal. */
import type { Standing, Standings } from './standings.ts';

const HEAD = [
  'player',
  'games',
  'wins',
  'of 100',
  '95 % sure',
  'points',
  '±',
  'rating',
  'ms/decision',
];

export function standingsText(standings: Standings): string {
  const rows = [HEAD, ...standings.players.map(row)];
  const widths = HEAD.map((_, i) => Math.max(...rows.map((cells) => cells[i].length)));
  const lines = rows.map((cells) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  '),
  );
  const { games, winnerPoints, decisionsPerGame } = standings;
  return [
    ...lines,
    '',
    `${games} games, winners have ${winnerPoints.toFixed(1)} points, ${decisionsPerGame.toFixed(0)} decisions a game`,
  ].join('\n');
}

function row(player: Standing): string[] {
  const { low, high } = player.interval;
  return [
    player.name,
    String(player.games),
    player.wins.toFixed(Number.isInteger(player.wins) ? 0 : 1),
    (100 * player.winRate).toFixed(1),
    `${(100 * low).toFixed(0)}-${(100 * high).toFixed(0)}`,
    player.meanPoints.toFixed(1),
    player.deviation.toFixed(1),
    player.rating.ordinal.toFixed(1),
    player.millisecondsPerDecision.toFixed(1),
  ];
}
