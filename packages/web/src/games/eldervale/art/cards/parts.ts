/** What the pictures of Eldervale have beside the common kit: its peoples, Monsters, gates and auras. */
import type { Element } from '@evervale/eldervale/vocabulary';
import { build, nature, put, scene } from '../../../../art/kit/index.ts';
import type { Backdrop } from '../../../../art/kit/backdrops.ts';
import {
  disc,
  dot,
  flat,
  form,
  glow,
  line,
  n1,
  rod,
  shape,
  slab,
  star,
  times,
} from '../../../../art/kit/ink.ts';
import type { Layer, Picture } from '../../../../art/kit/picture.ts';
import { dragonAlone } from '../figures/dragon.ts';
import { headOf, type FactionId } from '../figures/heads.ts';
import { unitAlone, type Rank } from '../figures/units.ts';
import { drawDwelling } from '../figures/dwelling.ts';
import { icon, type IconKind } from '../icons.ts';
import { monsterAlone } from '../monsters/index.ts';
import { TONES } from '../palette.ts';
import { rune } from '../runes.ts';
import { drawDie, drawOrb } from '../tokens.ts';

/** A Unit of a people, its feet at (x, y). */
export const who = (
  rank: Rank,
  of: FactionId,
  x: number,
  y: number,
  s = 0.9,
  turned = false,
): string =>
  nature.shade(x, y, 30 * s) +
  `<g transform="translate(${x} ${y}) scale(${turned ? -s : s} ${s})">${unitAlone(rank, of)}</g>`;
export const dragon = (of: FactionId, x: number, y: number, s = 0.7): string =>
  nature.shade(x, y, 44 * s) + put(x, y, s, dragonAlone(of));
export const monster = (id: string, x: number, y: number, s = 0.6, asleep = false): string =>
  put(x, y, s, monsterAlone(id, asleep));
export const headAt = (of: FactionId, x: number, y: number, s = 1): string => {
  const { back = '', face, top = '' } = headOf(of);
  return put(x, y, s, back + face + top);
};
export const home = (of: Element, x: number, y: number, s = 0.8): string => {
  const drawn = drawDwelling(of);
  return put(x, y, s, drawn.slice(drawn.indexOf('</g><ellipse') + 4));
};
export const thing = (kind: IconKind, x: number, y: number, size: number, turn = 0): string =>
  turn
    ? `<g transform="rotate(${turn} ${x} ${y})">${icon(kind, x, y, size)}</g>`
    : icon(kind, x, y, size);
/** A rune on a round stone. */
export const sigil = (of: Element, x: number, y: number, r: number): string =>
  disc(x, y, r, TONES[of].dark, 1.5) +
  disc(x, y, r * 0.82, TONES[of].pale, 1) +
  rune(of, x, y, r * 1.15, TONES[of].ink);
export const die = (
  face: number,
  of: Element | 'monster',
  x: number,
  y: number,
  s = 0.4,
  turn = 0,
): string => put(x, y, s, drawDie(face, of), turn);
export const orb = (x: number, y: number, s = 0.6): string => put(x, y, s, drawOrb(null));

/** Light in rings around something. */
export const rings = (x: number, y: number, r: number, color: string, n = 3): string =>
  times(
    n,
    (i) =>
      `<circle cx="${x}" cy="${y}" r="${n1(r * (1 - i * 0.22))}" fill="${i === n - 1 ? color : 'none'}" fill-opacity=".35" stroke="${color}" stroke-width="${n1(2.6 - i * 0.5)}" stroke-opacity=".9"/>`,
  );
export const beam = (
  x: number,
  y: number,
  X: number,
  Y: number,
  w: number,
  color = '#fff6c8',
): string => {
  const a = Math.atan2(Y - y, X - x) + Math.PI / 2;
  const [dx, dy] = [Math.cos(a) * w, Math.sin(a) * w];
  return flat(
    `M${n1(x)} ${n1(y)}L${n1(X + dx)} ${n1(Y + dy)}L${n1(X - dx)} ${n1(Y - dy)}z`,
    color,
    0.75,
  );
};
export const fire = (x: number, y: number, s = 1): string =>
  glow(x, y - 8 * s, 18 * s, '#ff9a3c') +
  put(
    x,
    y,
    s,
    form('M0-26C6-17 12-12 11-4 10 3 5 5 0 5S-10 3-11-4C-12-12-5-15 0-26z', '#ff8a2e') +
      flat('M0-14C4-9 6-6 5-2 4 3-4 3-5-2-6-6-3-8 0-14z', '#ffe08a'),
  );
export const lava = (d: string): string =>
  line(d, 6, '#c8330f') + line(d, 3, '#ff9a3c') + line(d, 1.2, '#fff0a0');
export const skullAt = (x: number, y: number, size: number): string => icon('skull', x, y, size);
export const spark = (x: number, y: number, r: number, color = '#fff3c0'): string =>
  flat(star(x, y, r, 4, 0.28), color);
export const ghost = (x: number, y: number, s = 1): string =>
  put(
    x,
    y,
    s,
    `<g opacity=".88">${form('M-12 2C-14-16-10-28 0-28S14-16 12 2L8-2 4 2 0-2-4 2-8-2z', '#eef4ff')}${dot(-4, -17, 2.2, '#2c1f55')}${dot(4, -17, 2.2, '#2c1f55')}${line('M-2.500-10q2.500 2 5 0', 1.3)}</g>`,
  );
export const menhir = (x: number, y: number, h: number): string =>
  nature.shade(x, y, h * 0.5) +
  form(
    `M${x - h * 0.2} ${y}L${n1(x - h * 0.16)} ${n1(y - h * 0.8)}Q${x} ${y - h * 1.08} ${n1(x + h * 0.16)} ${n1(y - h * 0.76)}L${n1(x + h * 0.22)} ${y}z`,
    '#aeb6a6',
    line(`M${n1(x - 3)} ${n1(y - h * 0.6)}q4-4 6 0t-2 6`, 1.4, '#6d7666'),
  );
export const rope = (d: string): string => rod(d, '#d9b35a', 1.6);
export const coin = (x: number, y: number, r: number): string => icon('gold', x, y, r * 2);
export const mirror = (x: number, y: number, w: number, h: number): string =>
  slab(x - w / 2, y - h, w, h, '#8a5d34', w / 2, 1.6) +
  slab(x - w / 2 + 2, y - h + 2, w - 4, h - 4, '#dff4ff', w / 2 - 2, 1) +
  line(`M${n1(x - w * 0.2)} ${n1(y - h * 0.35)}l${n1(w * 0.3)} ${n1(-h * 0.3)}`, 1.6, '#fff');
export const cube = (x: number, y: number, s: number, turn: number): string =>
  put(
    x,
    y,
    s,
    shape('M0-12L12-6 0 0-12-6z', '#ffb8dc', 1.3) +
      shape('M-12-6L0 0V13L-12 7z', '#5de0d0', 1.3) +
      shape('M12-6L0 0V13L12 7z', '#9f3478', 1.3),
    turn,
  );
export const swirl = (x: number, y: number, s: number, color: string): string =>
  put(
    x,
    y,
    s,
    line(
      'M0 0c4-4 9 1 6 6-5 7-17 3-16-7C-9-14 8-19 18-9 27 1 22 20 6 23-14 26-27 10-24-8',
      3.4,
      color,
    ),
  );

/** A Threshold: a gate of the element with its rune over it; what is around it tells it apart. */
export function threshold(of: Element, back: Backdrop, ...around: readonly Layer[]): Picture {
  const t = TONES[of];
  return scene(
    back,
    nature.shade(50, 84, 70),
    form(
      'M22 84V44A28 30 0 0 1 78 44V84H66V46A16 19 0 0 0 34 46V84z',
      '#cbc5b8',
      line('M22 66h12M66 66h12M26 50l10 4M74 50l-10 4M36 30l6 9M64 30l-6 9', 1.2, '#7d776a'),
    ),
    flat('M34 84V46A16 19 0 0 1 66 46V84z', t.dark),
    flat('M39 84V49A11 15 0 0 1 61 49V84z', t.middle),
    flat('M44 84V54A6 9 0 0 1 56 54V84z', t.pale),
    sigil(of, 50, 21, 9),
    build.steps(50, 89, 44),
    ...around,
  );
}

/** An Aura: light in rings, and in the middle what it makes stronger. */
export const aura = (of: Element, back: Backdrop, ...middle: readonly Layer[]): Picture =>
  scene(
    back,
    dot(50, 46, 38, TONES[of].pale, 0.5),
    rings(50, 46, 36, TONES[of].middle),
    ...middle,
    sigil(of, 20, 72, 8),
    sigil(of, 80, 72, 8),
  );
