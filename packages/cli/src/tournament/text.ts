/** A tournament as a page of figures. */
import type { Tournament } from '@evervale/ai/node';
import { cut, table } from '../columns.ts';
import { strong } from '../glyphs.ts';

type Standing = Tournament['standings']['players'][number];

/** With the widest figures the page still has 80 columns. */
const NAME_COLUMNS = 24;

export function standingLines({ standings, results, milliseconds }: Tournament): string[] {
  const [head, ...rows] = table([
    ['', 'wins', '', '95 % sure', 'points', 'sd', 'rating', 'ms/pick'],
    ...standings.players.map(row),
  ]);
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0);
  const facts = [
    `winners have ${standings.winnerPoints.toFixed(1)} points`,
    `${standings.decisionsPerGame.toFixed(0)} picks a game`,
    `${((1000 * decisions) / Math.max(1, milliseconds)).toFixed(0)} picks/s in all`,
  ];
  return [strong(head), ...rows, '', facts.join(', ')];
}

function row(player: Standing): string[] {
  const { low, high } = player.interval;
  return [
    cut(player.name, NAME_COLUMNS),
    player.wins.toFixed(Number.isInteger(player.wins) ? 0 : 1),
    percent(player.winRate, 1),
    `${percent(low)} – ${percent(high)}`,
    player.meanPoints.toFixed(1),
    player.deviation.toFixed(1),
    player.rating.ordinal.toFixed(1),
    player.millisecondsPerDecision.toFixed(1),
  ];
}

function percent(share: number, digits = 0): string {
  return `${(100 * share).toFixed(digits)} %`;
}
