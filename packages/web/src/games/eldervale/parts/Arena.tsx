/** Where a battle is fought: the map from close by, and all who fight there. */
import type { CSSProperties } from 'react';
import { TileArt } from '../art/index.ts';
import { useTable } from '../context.ts';
import { nameIdOf } from '../model/board.ts';
import type { Film, FilmSide, Verdict } from '../model/film.ts';
import { centre, isNear } from '../model/hex.ts';
import { Figure, sizeOf } from './Figures.tsx';
import { at } from './Realm.tsx';

/** What brings dice without being a figure. */
export const NO_FIGURES = new Set(['dwelling', 'sword', 'dice', 'more']);

/** More would hide each other. */
const MOST_FIGURES = 3;

/** Those who fight for a side, the strongest first; who they were is not known of every battle that is told. */
export function fightersOf({ seat, unit, why }: FilmSide): readonly string[] {
  if (seat === null) return [unit ?? 'base-fire'];
  const units = why.filter(({ id }) => !NO_FIGURES.has(id)).toSorted((a, b) => b.n - a.n);
  return units.length === 0 ? ['worker'] : units.slice(0, MOST_FIGURES).map(({ id }) => id);
}

interface ArenaProps {
  readonly film: Film;
  readonly verdict: Verdict | null;
  readonly told: number;
}

/** Where it is fought: the Realm among its neighbours, and all who fight there; those who are out sink. */
export function Arena({ film, verdict, told }: ArenaProps) {
  const { view } = useTable();
  const here = view.realms.find(({ tile }) => tile === film.tile);
  const [x, y] = here === undefined ? [0, 0] : centre(here);
  const around = here === undefined ? [] : view.realms.filter((one) => isNear(one, here));
  const n = film.sides.length;
  return (
    <svg viewBox="-200 -112 400 218" className="arena" aria-hidden="true">
      <g transform={`translate(${-x} ${-y})`}>
        {around
          .toSorted((a, b) => a.r - b.r)
          .map((realm) => (
            <g key={realm.tile} transform={at(realm)} className="far">
              <TileArt tile={nameIdOf(realm.tile)} lit={false} />
            </g>
          ))}
      </g>
      <TileArt tile={nameIdOf(film.tile)} />
      {film.sides.map((side, i) => (
        <g
          key={side.seat ?? 'wild'}
          className="fighters"
          data-out={(verdict?.out[i] ?? Infinity) < told || undefined}
          style={{ '--towards': i * 2 < n ? 1 : -1 } as CSSProperties}
        >
          <Fighters side={side} x={placeOf(i, n)} turned={i * 2 >= n} />
        </g>
      ))}
    </svg>
  );
}

/** Two face each other; more have the whole width. */
function placeOf(i: number, n: number): number {
  const width = n > 2 ? 230 : 156;
  return n === 1 ? 0 : -width / 2 + (width * i) / (n - 1);
}

/** Those of one side: the strongest in front, the others behind it, all towards the middle. */
function Fighters({ side, x, turned }: { side: FilmSide; x: number; turned: boolean }) {
  const { view } = useTable();
  const away = turned ? 1 : -1;
  return fightersOf(side)
    .map((unit, place) => {
      const [w, h] = sizeOf(unit).map((size) => size * (place === 0 ? 0.95 : 0.78));
      return (
        <g
          key={place}
          transform={`translate(${x + away * place * 34} ${66 - place * 12})${turned ? ' scale(-1 1)' : ''}`}
        >
          <Figure
            view={view}
            figure={{ seat: side.seat, unit }}
            x={-w / 2}
            y={-h}
            width={w}
            height={h}
          />
        </g>
      );
    })
    .toReversed();
}
