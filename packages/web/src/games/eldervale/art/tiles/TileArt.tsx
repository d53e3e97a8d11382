/** A tile from its shadow to its edge; what lies and stands on it comes in a second pass over all tiles. */
import type { Element } from '@evervale/eldervale/vocabulary';
import { memo } from 'react';
import { flat } from '../../../../art/kit/ink.ts';
import { addressOf, type Box } from '../sheet.ts';
import { LIT, LIT_UNDER, TONES, elementOf } from '../palette.ts';
import { rune } from '../runes.ts';
import type { Land } from './land.ts';
import { LANDS } from './lands.ts';
import { TEETH, tooth } from './parts.ts';
import { RUINS, bridge } from './ruins.ts';

/** Height of a tile to its width: seen from the front, not from above. */
export const SQUASH = 0.78;
const HALF = 86.6;
/** The corners of a tile of radius 100 around (0, 0). */
export const HEX = `0,-78 ${HALF},-39 ${HALF},39 0,78 ${-HALF},39 ${-HALF},-39`;
const EDGE = `M0-78L${HALF}-39V39L0 78-${HALF} 39V-39z`;
/** Towers rise above the edge, the wall goes below it. */
const BOX: Box = [-104, -144, 208, 252];

/** Lit ground, far ground, wall. */
const GROUNDS: Readonly<Record<Element | 'ruin', readonly [string, string, string]>> = {
  air: ['#cdf2ee', '#74bdc4', '#2f7482'],
  earth: ['#a3cd6c', '#568735', '#4a3722'],
  fire: ['#75403a', '#31171d', '#1f0d12'],
  water: ['#54aeee', '#1b5fa9', '#123f72'],
  light: ['#fde596', '#d1952a', '#7d520a'],
  darkness: ['#6d55a4', '#33245c', '#1d1338'],
  order: ['#e6eaef', '#939eae', '#586274'],
  chaos: ['#ec8cc0', '#943a86', '#571a4c'],
  ruin: ['#6e7b92', '#3c475c', '#252e40'],
};

function landOf(tile: string): Land {
  if (tile === 'bifrost-bridge') return bridge();
  const found = LANDS[tile] ?? RUINS[tile];
  return found ? found() : { ground: '', skyline: '' };
}

export const isLair = (tile: string): boolean => tile.endsWith('-1');

/** The edge of light lies on the ground: what stands there stands before it. */
const LIGHT =
  `<path d="${EDGE}" fill="none" stroke="${LIT_UNDER}" stroke-width="8"/>` +
  `<path d="${EDGE}" fill="none" stroke="${LIT}" stroke-width="5"/>`;

function draw(tile: string, element: Element | null, light: boolean): string {
  const [lit, far, wall] = GROUNDS[element ?? 'ruin'];
  const { ground, skyline } = landOf(tile);
  const teeth = isLair(tile) ? TEETH.map(([x, y, s, turn]) => tooth(x, y, s, turn)).join('') : '';
  return (
    `<defs><radialGradient id="g" cx=".5" cy=".6" r=".62"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${far}"/></radialGradient><clipPath id="h"><path d="${EDGE}"/></clipPath></defs>` +
    flat(`M0-52L${HALF}-13V65L0 104-${HALF} 65V-13z`, '#000', 0.36) +
    `<path d="M-${HALF}-39V54L0 93 ${HALF} 54V-39z" fill="${wall}" stroke="${wall}" stroke-width="4"/>` +
    flat(`M0 78L${HALF} 39V54L0 93z`, '#000', 0.3) +
    `<path d="${EDGE}" fill="url(#g)" stroke="${far}" stroke-width="4"/>` +
    `<g clip-path="url(#h)">${ground}${flat(`M0-78L${HALF}-39V-14Q0-30-${HALF}-14V-39z`, '#0a1020', 0.16)}</g>` +
    `<path d="M0-75.500L84-37.700V37.700L0 75.500-84 37.700V-37.700z" fill="none" stroke="#fff" stroke-opacity=".24" stroke-width="2.400"/>` +
    (light ? LIGHT : '') +
    skyline +
    teeth
  );
}

/** A tile face down: eight runes around a compass, the same for all. */
function back(): string {
  const ring = (Object.keys(TONES) as Element[]).map((element, i) => {
    const a = (i * Math.PI) / 4 - Math.PI / 2;
    return rune(element, 46 * Math.cos(a), 40 * Math.sin(a), 17, '#8fa3c8');
  });
  return (
    `<path d="M-${HALF}-39V54L0 93 ${HALF} 54V-39z" fill="#1b2437" stroke="#1b2437" stroke-width="4"/>` +
    `<path d="${EDGE}" fill="#33425f" stroke="#5a6b8c" stroke-width="4"/>` +
    flat('M0-24L6-6 30 0 6 6 0 24-6 6-30 0-6-6z', '#8fa3c8') +
    ring.join('') +
    `<path d="M0-66L72-33V33L0 66-72 33V-33z" fill="none" stroke="#5a6b8c" stroke-width="2"/>`
  );
}

export interface TileProps {
  /** A Realm (`air-1`), a Ruin (`mill`), `bifrost-bridge`; `back` for a tile face down. */
  readonly tile: string;
  /** Where only the element is known: its second landscape. */
  readonly element?: Element | null;
  /** Radius of the tile in units of the drawing around it. */
  readonly r?: number;
  /** True: may be used now. False: it lies in the night. Left out: neither. */
  readonly lit?: boolean;
  /** Another of the three landscapes of the element: 0, 1, 2. */
  readonly variant?: number;
  readonly className?: string;
}

/** How dark it is, is said by the table. */
const NIGHT = { filter: 'brightness(var(--ground, .66))' };

/** Its middle is at (0, 0) of whatever it stands in; on a page it is as large as its tile. */
export const TileArt = memo(function TileArt({
  tile,
  element,
  r = 100,
  lit,
  variant,
  className,
}: TileProps) {
  const of = elementOf(tile) ?? (Object.hasOwn(RUINS, tile) ? null : (element ?? null));
  const shown =
    of === null
      ? tile
      : variant === undefined
        ? Object.hasOwn(LANDS, tile)
          ? tile
          : `${of}-2`
        : `${of}-${variant + 1}`;
  const [x, y, w, h] = BOX;
  const k = r / 100;
  return (
    <svg
      x={x * k}
      y={y * k}
      width={w * k}
      height={h * k}
      viewBox={`${x} ${y} ${w} ${h}`}
      className={className}
      overflow="visible"
      aria-hidden="true"
    >
      {lit === true && (
        <polygon
          className="tile-glow"
          points={HEX}
          fill="none"
          stroke={LIT}
          strokeWidth={18}
          strokeOpacity={0.3}
          strokeLinejoin="round"
        />
      )}
      <image
        href={addressOf(`tile ${shown} ${lit === true}`, BOX, () =>
          shown === 'back' ? back() : draw(shown, of, lit === true),
        )}
        x={x}
        y={y}
        width={w}
        height={h}
        style={lit === false ? NIGHT : undefined}
      />
    </svg>
  );
});
