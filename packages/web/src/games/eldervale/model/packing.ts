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
/** From so many figures on they stand in two rows. */
const TWO_ROWS = 4;
/** How wide a row may be. */
const ROW = 124;

/** How much more room everybody has in two rows, and how far those behind stand aside if they are as many. */
const APART = 1.3;
const ASIDE = 11;

/** Several figures, or one that is wide: what else is on the Realm makes room for them. */
export const isCrowded = (standing: readonly Standing[]): boolean =>
  standing.length > 1 || standing.some(({ figure }) => figure.unit === 'dragon');

type Shown = Pick<Standing, 'figure' | 'count'>;

/** A figure for each, or for each player one that stands for all of theirs. */
function shownOf(crowds: readonly Crowd[], room: number): readonly Shown[] {
  const all = crowds.reduce((sum, one) => sum + one.figures.length, 0);
  const single = all <= room && crowds.length <= room;
  return crowds.flatMap(({ figures: own }) =>
    single || own.length === 1
      ? own.map((figure) => ({ figure }))
      : [{ figure: own[0], count: own.length }],
  );
}

/** Dragons take the room of two. */
const widthOf = ({ figure }: Shown): number => (figure.unit === 'dragon' ? 90 : 50);

interface Row {
  readonly middle: number;
  readonly y: number;
  readonly size: number;
  readonly apart?: number;
}

/** Side by side, each with the room it needs, closer together where the row would leave the Realm. */
function inRow(shown: readonly Shown[], { middle, y, size, apart = 1 }: Row): readonly Standing[] {
  const widths = shown.map((one) => widthOf(one) * size * apart);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const close = Math.min(1, ROW / whole);
  let left = middle - (whole * close) / 2;
  return shown.map((one, i) => {
    const x = left + (widths[i] * close) / 2;
    left += widths[i] * close;
    return { ...one, x, y, size };
  });
}

export function packed(figures: readonly FigureView[], hasDwelling: boolean): readonly Standing[] {
  const wild = figures.filter(({ seat }) => seat === null);
  const crowds = crowdsOf(figures.filter(({ seat }) => seat !== null));
  const beast = wild.map((figure, i) => ({ figure, x: 4 + i * 30, y: 34, size: 1 }));
  const shown = shownOf(crowds, SIDE_BY_SIDE - Math.min(1, wild.length));
  // A Dwelling stands at the right, a Monster in the middle: whoever comes gathers in front of them.
  const y = FEET + (wild.length > 0 ? 14 : 0);
  if (shown.length >= TWO_ROWS) {
    const front = Math.ceil(shown.length / 2);
    const row = { size: 0.62, apart: APART };
    const aside = shown.length % 2 === 0 ? ASIDE : 0;
    return [
      ...beast,
      ...inRow(shown.slice(front), { ...row, middle: 2 + aside, y: y - 30 }),
      ...inRow(shown.slice(0, front), { ...row, middle: 2 - aside, y: y + 10 }),
    ];
  }
  const middle = (hasDwelling && shown.length === 1 ? -6 : 2) + (wild.length > 0 ? 0 : 4);
  const tight = shown.length > 2 || wild.length > 0 || (hasDwelling && shown.length > 1);
  return [...beast, ...inRow(shown, { middle, y, size: tight ? 0.8 : 1 })];
}
