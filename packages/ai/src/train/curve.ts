/** The learning curve as a picture. */
import type { CurvePoint } from './trainer.ts';

const WIDTH = 760;
const HEIGHT = 360;
const LEFT = 56;
const RIGHT = 56;
const TOP = 40;
const BOTTOM = 48;

interface Axis {
  readonly of: (point: CurvePoint) => number | null;
  readonly top: number;
  readonly step: number;
  readonly color: string;
  readonly title: string;
}

export function curveSvg(curve: readonly CurvePoint[], opponent: string): string {
  const most = curve.at(-1)?.games ?? 1;
  const from = startOf(curve);
  const points = axis((p) => p.points, 100, 20, '#3a7d44', 'points of a player (two at the table)');
  const won = axis((p) => p.won, 100, 20, '#4a6fa5', `games won against ${opponent}, of 100`);
  const error = axis((p) => p.error, 10, 2, '#b5651d', 'error of the expected points');
  const x = (games: number): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * (games - from)) / (most - from);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf6"/>`,
    scale(points, LEFT - 8, 'end', true),
    scale(error, WIDTH - RIGHT + 8, 'start', false),
    ...[0, 0.25, 0.5, 0.75, 1]
      .map((f) => from + f * (most - from))
      .map(
        (games) =>
          `<text x="${x(games)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${Math.round(games)}</text>`,
      ),
    `<text x="${WIDTH / 2}" y="${HEIGHT - 8}" text-anchor="middle">games of self-play</text>`,
    line(points, curve, x),
    line(won, curve, x),
    line(error, curve, x),
    `<text x="${LEFT}" y="20" fill="${points.color}">${points.title}</text>`,
    `<text x="${WIDTH / 2 - 50}" y="20" fill="${won.color}">${won.title}</text>`,
    `<text x="${WIDTH - RIGHT}" y="20" text-anchor="end" fill="${error.color}">${error.title}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

/** Where training went on from weights, nothing is known of the games before. */
function startOf([first, second]: readonly CurvePoint[]): number {
  return second === undefined ? 0 : 2 * first.games - second.games;
}

function axis(of: Axis['of'], top: number, step: number, color: string, title: string): Axis {
  return { of, top, step, color, title };
}

function y(a: Axis, value: number): number {
  return HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / a.top;
}

function scale(a: Axis, at: number, anchor: string, grid: boolean): string {
  const marks = Array.from({ length: a.top / a.step + 1 }, (_, i) => i * a.step);
  return marks
    .map((m) => {
      const label = `<text x="${at}" y="${y(a, m) + 4}" text-anchor="${anchor}" fill="${a.color}">${m}</text>`;
      const rule = `<path d="M${LEFT} ${y(a, m)}H${WIDTH - RIGHT}" stroke="#ddd"/>`;
      return grid ? rule + label : label;
    })
    .join('');
}

/** Where nothing was measured there is a gap. */
function line(a: Axis, curve: readonly CurvePoint[], x: (games: number) => number): string {
  let pen = 'M';
  const path = curve.map((p) => {
    const value = a.of(p);
    const step = value === null ? '' : `${pen}${x(p.games).toFixed(1)} ${y(a, value).toFixed(1)}`;
    pen = value === null ? 'M' : 'L';
    return step;
  });
  return `<path d="${path.join('')}" fill="none" stroke="${a.color}" stroke-width="2"/>`;
}
