/** Everything that stands or lies on the table, as elements that fit into a drawing or a page. */
import type { Element } from '@evervale/eldervale/vocabulary';
import { memo } from 'react';
import { line, shape } from '../../../art/kit/ink.ts';
import { Drawn, type Place } from './drawn.tsx';
import { sticker, type Box } from './sheet.ts';
import { drawDragon } from './figures/dragon.ts';
import { drawDwelling } from './figures/dwelling.ts';
import { HEADS, headOf, type FactionId } from './figures/heads.ts';
import { base, drawUnit } from './figures/units.ts';
import { ICONS, type IconKind } from './icons.ts';
import { drawMercenary, type MercenaryId } from './monsters/mercenaries.ts';
import { drawMonster } from './monsters/index.ts';
import { BRONZE, CREAM_EDGE, TONES, elementOf } from './palette.ts';
import { RUNES, rune } from './runes.ts';
import {
  drawDie,
  drawEmptySpace,
  drawMarker,
  drawOrb,
  drawToken,
  drawTrove,
  type TokenFace,
} from './tokens.ts';

export type UnitKind = 'worker' | 'warrior' | 'wizard' | 'dragon';

const UNIT_BOX: Box = [-36, -84, 76, 94];
const DRAGON_BOX: Box = [-60, -88, 120, 102];
const MONSTER_BOX: Box = [-72, -132, 144, 152];
const DWELLING_BOX: Box = [-32, -54, 64, 66];
const TOKEN_BOX: Box = [-24, -24, 48, 62];
const SIGN_BOX: Box = [-25, -25, 50, 50];
const ICON_BOX: Box = [-1, -1, 26, 26];
const DIE_BOX: Box = [-32, -33, 64, 66];

const known = (faction: string): FactionId =>
  Object.hasOwn(HEADS, faction) ? (faction as FactionId) : 'earth-b';

/** How many stand together: a number at the foot. */
function Count({ n, x }: { n: number; x: number }) {
  return (
    <g>
      <circle cx={x} cy={-4} r={11} fill="#141b2b" stroke={CREAM_EDGE} strokeWidth={2} />
      <text x={x} y={1.2} textAnchor="middle" fill="#f2ead8" fontWeight={700} fontSize={15}>
        {n}
      </text>
    </g>
  );
}

interface UnitProps extends Place {
  readonly kind: UnitKind;
  readonly faction: string;
  /** The colour, where it is not that of the faction. */
  readonly element?: Element;
  readonly count?: number;
}
/** A figure stands at the lower middle of its box. */
export const UnitFigure = memo(function UnitFigure({
  kind,
  faction,
  element,
  count,
  ...place
}: UnitProps) {
  const who = known(faction);
  const color = element ?? elementOf(who) ?? 'earth';
  const dragon = kind === 'dragon';
  const box = dragon ? DRAGON_BOX : UNIT_BOX;
  const [x, y, w, h] = box;
  const drawn = (
    <Drawn
      box={box}
      name={`${kind} ${who} ${color}`}
      draw={() => (dragon ? drawDragon(who, color) : drawUnit(kind, who, color))}
      {...(count === undefined || count < 2 ? place : { x, y, width: w, height: h })}
    />
  );
  if (count === undefined || count < 2) return drawn;
  return (
    <svg
      viewBox={`${x} ${y} ${w} ${h}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      {...place}
    >
      {drawn}
      <Count n={count} x={dragon ? 30 : 22} />
    </svg>
  );
});

interface MonsterProps extends Place {
  readonly monster: string;
  /** Larger, with a crown of runes; read from the id where it is left out. */
  readonly legendary?: boolean;
  /** Asleep in the Peaceful Start. */
  readonly dormant?: boolean;
  /** Whose colour its chain has. */
  readonly dominatedBy?: Element;
}
export const MonsterFigure = memo(function MonsterFigure({
  monster,
  legendary = monster.startsWith('legendary-'),
  dormant = false,
  dominatedBy,
  ...place
}: MonsterProps) {
  return (
    <Drawn
      box={MONSTER_BOX}
      name={`monster ${monster} ${legendary} ${dormant} ${dominatedBy}`}
      draw={() => drawMonster(monster, { legendary, dormant, owner: dominatedBy ?? null })}
      {...place}
    />
  );
});

interface MercenaryProps extends Place {
  readonly mercenary: MercenaryId;
  readonly owner?: Element | null;
}
export const MercenaryFigure = memo(function MercenaryFigure({
  mercenary,
  owner = null,
  ...place
}: MercenaryProps) {
  return (
    <Drawn
      box={[-44, -90, 88, 100]}
      name={`mercenary ${mercenary} ${owner}`}
      draw={() =>
        sticker(base(BRONZE, 24) + drawMercenary(mercenary) + (owner ? pennant(owner) : ''))
      }
      {...place}
    />
  );
});
function pennant(owner: Element): string {
  const t = TONES[owner];
  return (
    line('M-27 0V-62', 3.6) +
    line('M-27 0V-62', 1.6, '#8a5d34') +
    shape('M-27-62h-15l4 8-4 8h15z', t.middle, 1.4) +
    rune(owner, -33, -54, 9, '#fffdf0')
  );
}

export const DwellingFigure = memo(function DwellingFigure({
  element,
  ...place
}: Place & { readonly element: Element }) {
  return (
    <Drawn
      box={DWELLING_BOX}
      name={`dwelling ${element}`}
      draw={() => drawDwelling(element)}
      {...place}
    />
  );
});

interface TokenProps extends Place {
  readonly token: TokenFace;
  /** How many lie there, this one on top. */
  readonly stack?: number;
}
export const TreasureToken = memo(function TreasureToken({
  token,
  stack = 1,
  ...place
}: TokenProps) {
  const name = `token ${token.element} ${token.shows?.join() ?? 'down'} ${token.choice} ${stack}`;
  return (
    <Drawn
      box={stack > 1 ? TOKEN_BOX : [-24, -24, 48, 52]}
      name={name}
      draw={() => drawToken(token, stack)}
      {...place}
    />
  );
});
/** Where no token is left: what the space still gives. */
export const EmptySpace = memo(function EmptySpace({
  kind,
  ...place
}: Place & { readonly kind: IconKind }) {
  return (
    <Drawn box={SIGN_BOX} name={`space ${kind}`} draw={() => drawEmptySpace(kind)} {...place} />
  );
});
export const TroveToken = memo(function TroveToken({
  trove,
  ...place
}: Place & { readonly trove: string | null }) {
  return <Drawn box={SIGN_BOX} name={`trove ${trove}`} draw={() => drawTrove(trove)} {...place} />;
});

/** The sign of an element, in the pale tone for the night or in ink for paper. */
export const Rune = memo(function Rune({
  element,
  on = 'night',
  ...place
}: Place & { readonly element: Element; readonly on?: 'night' | 'paper' }) {
  return (
    <Drawn
      box={ICON_BOX}
      name={`rune ${element} ${on}`}
      draw={() => RUNES[element](on === 'night' ? TONES[element].pale : TONES[element].ink)}
      {...place}
    />
  );
});
export const ResourceIcon = memo(function ResourceIcon({
  kind,
  ...place
}: Place & { readonly kind: IconKind }) {
  return <Drawn box={ICON_BOX} name={`icon ${kind}`} draw={() => ICONS[kind]()} {...place} />;
});
/** Pips, no digits; face 0 has not been rolled. */
export const Die = memo(function Die({
  face,
  element,
  ...place
}: Place & { readonly face: number; readonly element: Element | 'monster' }) {
  return (
    <Drawn
      box={DIE_BOX}
      name={`die ${face} ${element}`}
      draw={() => drawDie(face, element)}
      {...place}
    />
  );
});
export const OrbFigure = memo(function OrbFigure({
  element = null,
  ...place
}: Place & { readonly element?: Element | null }) {
  return <Drawn box={SIGN_BOX} name={`orb ${element}`} draw={() => drawOrb(element)} {...place} />;
});
export const MarkerFigure = memo(function MarkerFigure({
  element,
  ...place
}: Place & { readonly element: Element }) {
  return (
    <Drawn box={SIGN_BOX} name={`marker ${element}`} draw={() => drawMarker(element)} {...place} />
  );
});

/** Head and shoulders of a people, before their colour. */
export const FactionPortrait = memo(function FactionPortrait({
  faction,
  ...place
}: Place & { readonly faction: string }) {
  const who = known(faction);
  return (
    <Drawn box={[0, 0, 60, 60]} name={`portrait ${who}`} draw={() => portrait(who)} {...place} />
  );
});
function portrait(faction: FactionId): string {
  const element = elementOf(faction) ?? 'earth';
  const t = TONES[element];
  const { back = '', face, top = '' } = headOf(faction);
  return (
    `<rect width="60" height="60" rx="13" fill="${t.dark}" stroke="none"/><circle cx="30" cy="28" r="25" fill="${t.middle}" stroke="none"/><circle cx="30" cy="26" r="18" fill="${t.pale}" stroke="none" opacity=".55"/>` +
    `<clipPath id="f"><rect width="60" height="60" rx="13"/></clipPath><g clip-path="url(#f)"><g transform="translate(30 33) scale(1.220)"><path d="M-19 26C-17 12-8 8 0 8S17 12 19 26z" fill="${t.middle}"/>${back + face + top}</g></g>`
  );
}
