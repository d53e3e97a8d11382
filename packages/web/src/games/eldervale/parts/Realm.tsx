/** One Realm of the map, in three passes: its ground, what lies and stands on it, and where it is touched. */
import type { RealmView, TokenView, View } from '@evervale/eldervale';
import { memo } from 'react';
import {
  DwellingFigure,
  EmptySpace,
  ResourceIcon,
  Rune,
  TileArt,
  TreasureToken,
} from '../art/index.ts';
import { nameIdOf, realmOf } from '../model/board.ts';
import { centre } from '../model/hex.ts';
import { isCrowded, packed, type Standing } from '../model/packing.ts';
import { goodsOf } from '../model/saying.ts';
import { Figure, sizeOf } from './Figures.tsx';

export const at = (realm: { readonly q: number; readonly r: number }): string => {
  const [x, y] = centre(realm);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

interface GroundProps {
  readonly realm: RealmView;
  /** True: may be used now; false: it lies in the night while others may. */
  readonly lit: boolean | undefined;
}

export const Ground = memo(
  ({ realm, lit }: GroundProps) => (
    <g transform={at(realm)} data-tile={realm.tile} data-anchor={`ground/${realm.tile}`}>
      <TileArt tile={nameIdOf(realm.tile)} {...(lit !== undefined && { lit })} />
    </g>
  ),
  (a, b) => a.realm.tile === b.realm.tile && a.lit === b.lit,
);

/** What is on top, on as many as lie there; an empty space shows what the Realm gives then. */
function Stack({ height, top, fallback }: StackProps) {
  if (top !== null) {
    return <TreasureToken token={top} stack={height} x={-22} y={-22} width={44} height={57} />;
  }
  if (fallback === undefined) return null;
  return <EmptySpace kind={fallback as 'gem'} x={-22} y={-22} width={44} height={44} />;
}

interface StackProps {
  readonly height: number;
  readonly top: TokenView | null;
  readonly fallback: string | undefined;
}

/** Runes of its sigils and the price of a Dwelling, at the foot; on a Ruin its name. */
function Plate({ tile, name }: { tile: string; name: string }) {
  const printed = realmOf(tile);
  if (printed === undefined) {
    const width = Math.max(70, name.length * 8.4 + 18);
    return (
      <g className="plate" transform="translate(0 56)">
        <rect x={-width / 2} y={-11} width={width} height={22} rx={11} />
        <text y={5.5} textAnchor="middle">
          {name}
        </text>
      </g>
    );
  }
  const goods = goodsOf(printed.cost);
  const width = printed.sigils * 18 + goods.length * 18 + 18;
  return (
    <g className="plate" transform="translate(0 56)">
      <rect x={-width / 2} y={-11} width={width} height={22} rx={11} />
      {Array.from({ length: printed.sigils }, (_, i) => (
        <Rune
          key={i}
          element={printed.element}
          x={-width / 2 + 6 + i * 18}
          y={-8}
          width={16}
          height={16}
        />
      ))}
      <path d={`M${-width / 2 + 8.5 + printed.sigils * 18} -7v14`} />
      {goods.map((good, i) => (
        <ResourceIcon
          key={i}
          kind={good as 'gem'}
          x={-width / 2 + 11 + (printed.sigils + i) * 18}
          y={-8}
          width={16}
          height={16}
        />
      ))}
    </g>
  );
}

/** Claws: a Monster will rush; crossed swords: somebody is there. With the dice as they stand. */
function Warning({ threat }: { threat: NonNullable<RealmView['threat']> }) {
  return (
    <g className="warning" transform="translate(-46 -42)">
      <rect x={-24} y={-13} width={48} height={26} rx={13} />
      {threat.unit === null ? (
        <path className="sign" d="M-15-6L-3 6M-3-6L-15 6M-16 3l4 4M-2 3l-4 4" />
      ) : (
        <path className="sign claw" d="M-14 7q4-6 2-14M-8 7q4-6 2-14M-2 7q4-6 2-14" />
      )}
      <text x={12} y={6} textAnchor="middle">
        {threat.dice}
      </text>
    </g>
  );
}

interface ContentProps {
  readonly view: View;
  readonly realm: RealmView;
  readonly name: string;
  readonly plate: boolean;
  readonly warn: boolean;
  /** Larger figures where the map is small. */
  readonly grow: number;
}

/** For how many a figure stands; above all figures, at its foot. */
const Count = ({ at: { figure, count, x, y } }: { readonly at: Standing }) => (
  <g className="count" transform={`translate(${x + sizeOf(figure.unit)[0] * 0.22} ${y - 4})`}>
    <circle r={13} />
    <text y={6} textAnchor="middle">
      {count}
    </text>
  </g>
);

export function Contents({ view, realm, name, plate, warn, grow }: ContentProps) {
  const { stacks, dweller, figures, threat } = realm;
  const fallback = realmOf(realm.tile)?.fallback ?? [];
  const home = dweller === null ? null : (view.seats[dweller].element ?? null);
  const standing = packed(figures, home !== null);
  // Where many stand, the house and the treasure are seen behind them and beside them.
  const back = isCrowded(standing) ? 24 : 0;
  return (
    <g transform={at(realm)} className="contents" data-anchor={`contents/${realm.tile}`}>
      {plate && <Plate tile={realm.tile} name={name} />}
      {home !== null && (
        <g data-anchor={`dwelling/${realm.tile}`}>
          <DwellingFigure element={home} x={12 + back / 3} y={-52 - back} width={66} height={70} />
        </g>
      )}
      {stacks.map((stack, i) => (
        <g
          key={i}
          transform={`translate(${i === 0 ? -56 - back / 3 : home === null ? 58 + back / 4 : 62} ${i === 0 ? 14 - back / 2 : 24 - back / 2})`}
          data-anchor={`stack/${realm.tile}/${i}`}
        >
          <Stack {...stack} fallback={fallback[i]} />
        </g>
      ))}
      {standing.map(({ figure, x, y, size }, i) => {
        const [w, h] = sizeOf(figure.unit);
        const k = size * grow;
        return (
          <g
            key={`${figure.seat} ${figure.unit} ${i}`}
            transform={`translate(${x} ${y})`}
            data-anchor={`figure/${realm.tile}/${figure.seat ?? ''}/${figure.unit}`}
          >
            <Figure
              view={view}
              figure={figure}
              x={(-w / 2) * k}
              y={-h * k}
              width={w * k}
              height={h * k}
            />
          </g>
        );
      })}
      {standing.map((one, i) => one.count !== undefined && <Count key={i} at={one} />)}
      {warn && threat !== null && <Warning threat={threat} />}
    </g>
  );
}
