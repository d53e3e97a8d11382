/** How strength grows with the number of simulations, as a picture. */
import { standingsIn, type KeptGame } from './results.ts';
import type { Match } from './match.ts';

const WIDTH = 560;
const HEIGHT = 320;
const LEFT = 60;
const RIGHT = 30;
const TOP = 44;
const BOTTOM = 56;
const INK = '#3b3226';
const GREEN = '#3a7d44';

/** Games won against the same search with the fewest simulations, with the range that is sure. */
export function growthSvg(growth: readonly Match[], results: readonly KeptGame[]): string {
  const points = growth
    .map((match, i) => {
      const { players } = standingsIn(results, match);
      const [, simulations] = match.players[0].split('@');
      return { x: x(i, growth.length), simulations, ...players[0], margin: marginOf(players) };
    })
    .filter(({ games }) => games > 0);
  const path = points.map(({ x: at, winRate }, i) => `${i === 0 ? 'M' : 'L'}${at} ${y(winRate)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf6"/>`,
    `<text x="${LEFT}" y="22">games won against ${growth[0].players[1]}, and points more than it</text>`,
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (share) =>
        `<path d="M${LEFT} ${y(share)}H${WIDTH - RIGHT}" stroke="#ddd"/><text x="${LEFT - 8}" y="${y(share) + 4}" text-anchor="end">${100 * share} %</text>`,
    ),
    `<path d="${path.join('')}" fill="none" stroke="${GREEN}" stroke-width="2"/>`,
    ...points.map(
      ({ x: at, winRate, interval, simulations, games, margin }) =>
        `<path d="M${at} ${y(interval.low)}V${y(interval.high)}" stroke="${GREEN}"/><circle cx="${at}" cy="${y(winRate)}" r="4" fill="${GREEN}"/><text x="${at + 8}" y="${y(winRate) - 8}">${margin}</text><text x="${at}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${simulations}</text><text x="${at}" y="${HEIGHT - BOTTOM + 34}" text-anchor="middle" font-size="10">${games} games</text>`,
    ),
    `<text x="${WIDTH / 2}" y="${HEIGHT - 6}" text-anchor="middle">simulations for a pick</text>`,
    '</svg>',
    '',
  ].join('\n');
}

/** Four times the simulations are the same step everywhere. */
function x(step: number, steps: number): number {
  return LEFT + 60 + ((WIDTH - LEFT - RIGHT - 120) * step) / (steps - 1);
}

function y(share: number): number {
  return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
}

function marginOf([one, other]: readonly { readonly meanPoints: number }[]): string {
  const margin = one.meanPoints - other.meanPoints;
  return `${margin < 0 ? '−' : '+'}${Math.abs(margin).toFixed(1)}`;
}
