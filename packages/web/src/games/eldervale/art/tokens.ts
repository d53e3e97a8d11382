/** Treasure tokens, dice, Orbs and markers. */
import type { Element } from '@evervale/eldervale/vocabulary';
import { disc, dot, flat, line, oval, shape, slab, spot, times } from '../../../art/kit/ink.ts';
import { air } from './sheet.ts';
import { icon, type IconKind } from './icons.ts';
import { TONES, WILD, type Tones } from './palette.ts';
import { rune } from './runes.ts';

/** What the rules show of a token; `shows` is null where it lies face down. */
export interface TokenFace {
  readonly element: Element;
  readonly shows: readonly string[] | null;
  readonly choice: boolean;
}

function shown(shows: readonly string[], choice: boolean): string {
  const [first, second] = shows as readonly IconKind[];
  if (second === undefined) return icon(first, 0, 0, 23);
  if (!choice) return icon(first, -7.4, 0, 15) + icon(second, 7.4, 0, 15);
  return (
    line('M-7.500 9.500L7.500-9.500', 1.8, '#8a6630') +
    icon(first, -6.6, -4.6, 14) +
    icon(second, 6.6, 4.6, 14)
  );
}

/** The top token of a stack as thick as it is high; (0, 0) is the middle of the top. */
export function drawToken({ element, shows, choice }: TokenFace, height: number): string {
  const t = TONES[element];
  const under = times(Math.max(0, height - 1), (i) => {
    const y = (height - 1 - i) * 4.4;
    return (
      disc(0, y, 20, t.dark, 1.6) + line(`M-18 ${y + 4}Q0 ${y + 16} 18 ${y + 4}`, 1, t.middle, 0.7)
    );
  });
  return (
    spot(0, 6 + height * 4, 21, 17, '#05070d', 0.3) +
    disc(0, height * 4.4 - 1, 20, t.dark, 1.6) +
    under +
    disc(0, 0, 20, t.dark, 1.6) +
    `<circle r="17.500" fill="none" stroke="${t.middle}" stroke-width="2.200"/>` +
    disc(0, 0, 15.2, shows === null ? t.middle : '#fbf2dc', 1.1) +
    (shows === null ? rune(element, 0, 0, 21, '#fffdf0') : shown(shows, choice))
  );
}

/** An empty space, the resource engraved that it still gives. */
export const drawEmptySpace = (kind: IconKind): string =>
  `<circle r="17" fill="#0b1122" fill-opacity=".42" stroke="#fbf2dc" stroke-opacity=".55" stroke-width="1.600" stroke-dasharray="4 3.400"/>` +
  `<g opacity=".62">${icon(kind, 0, 0, 20)}</g>`;

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Face 0: it has not been rolled. */
export function drawDie(face: number, element: Element | 'monster'): string {
  const wild = element === 'monster';
  const t: Tones = wild ? WILD : TONES[element];
  const pip = wild ? '#ffb65c' : '#fffdf2';
  const body = wild ? '#2e171b' : t.middle;
  return (
    slab(-26, -20, 52, 50, '#000000', 13, 0).replace('<rect', '<rect opacity=".4" stroke="none"') +
    slab(-26, -22, 52, 49, t.dark, 13, 2) +
    slab(-26, -28, 52, 50, body, 13, 2) +
    flat('M-21-18a7 7 0 0 1 7-7h28a7 7 0 0 1 7 7v4Q0-20-21-10z', '#fff', wild ? 0.1 : 0.26) +
    PIPS[face]
      .map(
        ([x, y]) =>
          `<circle cx="${x * 13.5}" cy="${y * 13.5 - 3}" r="5.400" fill="${pip}" stroke="${wild ? '#5a1d10' : t.ink}" stroke-width="1.500"/>`,
      )
      .join('')
  );
}

export const drawOrb = (element: Element | null): string =>
  spot(0, 20, 15, 4, '#05070d', 0.4) +
  air(dot(0, 0, 25, '#bfe6ff', 0.2)) +
  disc(0, 0, 19, '#4a3a9c', 1.7) +
  dot(-0.6, -0.6, 17.4, '#7f6be0') +
  dot(-2, -2.4, 14, '#8fbff4') +
  dot(-4, -5, 9.4, '#d8f2ff') +
  flat('M-12.500-7C-11-12-6-15-1-15.500-5-12-9-10-12.500-7z', '#fff') +
  flat('M4 14C9 12 13 8 14 3 16 9 11 15 4 14z', '#c5aef2', 0.9) +
  (element ? rune(element, 0, 0, 18, TONES[element].ink) : '');

/** On tracks: a disc in the player's colour with the rune, thick as wood. */
export function drawMarker(element: Element): string {
  const t = TONES[element];
  return (
    spot(0, 10, 17, 12, '#05070d', 0.4) +
    oval(0, 4, 17, 16, t.dark, 1.7) +
    disc(0, 0, 17, t.middle, 1.7) +
    `<circle r="13.400" fill="#141b2b" stroke="${t.pale}" stroke-width="1.200"/>` +
    rune(element, 0, 0, 17, t.pale)
  );
}

/** A Trove token: treasure of the Mother of Dragons. */
export const TROVES: Readonly<Record<string, () => string>> = {
  'trove-crown': () =>
    shape('M-11 8L-13-7-6 0 0-11 6 0 13-7 11 8z', '#ffc43a', 1.3) +
    dot(0, 2, 2.4, '#c8473a') +
    dot(-7, 4, 1.5, '#3a93df') +
    dot(7, 4, 1.5, '#3a93df'),
  'trove-coffer': () => icon('treasure', 0, 0, 25),
  'trove-scale': () =>
    shape('M0-13C9-9 12-2 9 6 6 11 3 13 0 14-3 13-6 11-9 6-12-2-9-9 0-13z', '#d9482a', 1.4) +
    line('M0-11V12M0-4L-6 3M0-4L6 3M0 3L-4 8M0 3L4 8', 1.2, '#7c221b'),
  'trove-egg': () =>
    shape('M0-14C8-10 11-2 10 4 9 11 5 14 0 14S-9 11-10 4C-11-2-8-10 0-14z', '#ffe3b0', 1.4) +
    dot(-4, -3, 2.4, '#e8592c') +
    dot(4, 3, 3, '#e8592c') +
    dot(-3, 8, 1.8, '#e8592c') +
    dot(3, -7, 1.6, '#e8592c'),
  'trove-codex': () =>
    shape('M-12-10H0C2-10 2-9 2-9 2-9 3-10 5-10h7V11H4c-2 0-2 1-2 1s0-1-2-1h-12z', '#8a3a24', 1.4) +
    flat('M-9-7h9v15h-9zM4-7h6v15H4z', '#efdfba') +
    line('M-7-3h5M-7 0h5M-7 3h4M6-3h3M6 0h3', 1.1, '#8a6630'),
};
export const drawTrove = (id: string | null): string =>
  disc(0, 3, 20, '#5a1d10', 1.6) +
  disc(0, 0, 20, '#b5471f', 1.6) +
  disc(0, 0, 15.2, id === null ? '#2e171b' : '#fbe9c4', 1.1) +
  (id === null ? icon('trove', 0, 0, 20) : (TROVES[id]?.() ?? ''));
