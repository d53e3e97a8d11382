/** How figures share a Realm: up to three side by side, more become one with a count. */
import type { FigureView } from '@evervale/eldervale';
import { strengthOf } from './board.ts';

export interface Standing {
  readonly figure: FigureView;
  /** Only where one stands for several. */
  readonly count?: number | undefined;
  /** Where its feet are, in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Crowd {
  readonly seat: number | null;
  readonly figures: readonly FigureView[];
}

/** Own figures of each player together, the strongest first. */
function crowdsOf(figures: readonly FigureView[]): readonly Crowd[] {
  const seats = [...new Set(figures.map(({ seat }) => seat))];
  return seats.map((seat) => ({
    seat,
    figures: figures
      .filter((figure) => figure.seat === seat)
      .toSorted((a, b) => strengthOf(b.unit) - strengthOf(a.unit)),
  }));
}

const SIDE_BY_SIDE = 3;
const FEET = 40;

export function packed(figures: readonly FigureView[], hasDwelling: boolean): readonly Standing[] {
  const wild = figures.filter(({ seat }) => seat === null);
  const crowds = crowdsOf(figures.filter(({ seat }) => seat !== null));
  const beast = wild.map((figure, i) => ({ figure, x: 4 + i * 30, y: 34, size: 1 }));
  if (crowds.length === 0) return beast;
  const all = crowds.reduce((sum, one) => sum + one.figures.length, 0);
  const room = SIDE_BY_SIDE - Math.min(1, wild.length);
  const single = all <= room && crowds.length <= room;
  const shown: Omit<Standing, 'x' | 'y' | 'size'>[] = crowds.flatMap(({ figures: own }) =>
    single || own.length === 1
      ? own.map((figure) => ({ figure }))
      : [{ figure: own[0], count: own.length }],
  );
  const step = Math.min(50, 120 / Math.max(1, shown.length));
  // A Dwelling stands at the right, a Monster in the middle: whoever comes gathers in front of them.
  const middle = (hasDwelling && shown.length === 1 ? -6 : 2) + (wild.length > 0 ? 0 : 4);
  const size = shown.length > 2 || wild.length > 0 ? 0.86 : 1;
  return [
    ...beast,
    ...shown.map(({ figure, count }, i) => ({
      figure,
      count,
      x: middle + (i - (shown.length - 1) / 2) * step,
      y: FEET + (wild.length > 0 ? 14 : 0) + (shown.length > 2 && i % 2 === 1 ? 6 : 0),
      size,
    })),
  ];
}
