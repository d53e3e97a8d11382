/** Workers, Warriors and Wizards: base, body, head of the people, gear of the rank. */
import type { Element } from '@evervale/eldervale/vocabulary';
import {
  at,
  disc,
  dot,
  flat,
  form,
  line,
  mirrored,
  oval,
  shape,
  slab,
  spot,
  star,
} from '../../../../art/kit/ink.ts';
import { air, sticker } from '../sheet.ts';
import { TONES, elementOf, type Tones } from '../palette.ts';
import { rune } from '../runes.ts';
import { BODIES, SKINS, arm, type Body } from './bodies.ts';
import { headOf, type FactionId } from './heads.ts';

export type Rank = 'worker' | 'warrior' | 'wizard';

/** The disc a figure stands on. */
export const base = (t: Tones, rx: number, ry = rx * 0.38): string =>
  oval(0, 3.4, rx, ry, t.dark, 1.5) +
  oval(0, 0.6, rx, ry, t.middle, 1.5) +
  spot(0, 0.6, rx * 0.72, ry * 0.66, t.dark, 0.5);

const hammer = (): string =>
  slab(-1.6, -16, 3.2, 24, '#b47a3e', 1.4, 1.3) +
  shape('M-8-20h14c3 0 4 2 4 4l-3 3H-8z', '#8e9aab', 1.4) +
  flat('M-6.500-18.600h12l1.400 1.600h-13.400z', '#d5dde6');
const blade = (): string =>
  shape('M-3-34L0-41l3 7V-2h-6z', '#eef3f8', 1.4) +
  line('M0-36V-4', 1.1, '#9aa8b8') +
  slab(-7.5, -3, 15, 4, '#e0a52e', 1.6, 1.3) +
  slab(-1.8, 1, 3.6, 8, '#7a4426', 1.4, 1.2);
const shield = (element: Element, t: Tones): string =>
  form(
    'M-11-13C-5-13-2-14.500 0-16 2-14.500 5-13 11-13 11.600 0 8 8 0 13-8 8-11.600 0-11-13z',
    t.pale,
  ) + rune(element, 0, -2.4, 15, t.ink);
const helmet = (t: Tones): string =>
  shape('M-1-14C1-23 10-26 17-22 12-21 9-17 8-12z', t.middle, 1.4) +
  form('M-13.500 0C-14.500-10-9-16 0-16S14.500-10 13.500 0L10-4H-10z', '#b9c3cf') +
  line('M0-16V-4', 1.6) +
  line('M-11.500-4.600H11.500', 2.4, '#e0a52e');
const staff = (t: Tones): string =>
  air(dot(0, -60, 11, t.pale, 0.35)) +
  slab(-1.7, -54, 3.4, 56, '#8a5d34', 1.5, 1.2) +
  line('M-1.500-52C-8-54-7-65 0-66 7-65 8-54 1.500-52', 2.8) +
  line('M-1.500-52C-8-54-7-65 0-66 7-65 8-54 1.500-52', 1.2, '#b98a4e') +
  disc(0, -60, 5, '#fffbe0', 1.3) +
  dot(-1.4, -61.4, 1.6, '#fff');
const hat = (t: Tones): string =>
  shape('M-18-1C-9-7 9-7 18-1 9 4-9 4-18-1z', t.dark, 1.5) +
  form('M-10.500-3C-8-14-6-24 5-34 7-31 6-28 8-26 7-17 9-10 11-3 4-.4-4-.4-10.500-3z', t.middle) +
  flat('M-10-5.400Q0-1.600 10.400-5.400L10.800-3Q0 1-10.500-3z', '#ffe08a') +
  flat(star(0.5, -13, 4.2), '#fff3c0');

function worker(body: Body, head: string, t: Tones, skin: string): string {
  const { neck, wide } = body;
  return (
    at(wide + 9, neck + 17, 1, hammer(), 24) +
    mirrored(arm(wide, neck + 5, wide + 4, neck + 19, t.middle, skin)) +
    arm(wide, neck + 5, wide + 8, neck + 16, t.middle, skin) +
    head
  );
}

function warrior(body: Body, head: string, t: Tones, skin: string, element: Element): string {
  const { neck, wide } = body;
  return (
    at(wide + 10, neck + 3, 1, blade(), 14) +
    arm(wide, neck + 5, wide + 10, neck + 5, '#9aa6b4', skin) +
    head +
    mirrored(arm(wide, neck + 5, wide + 5, neck + 15, '#9aa6b4', skin)) +
    at(-wide - 6, neck + 18, 1, shield(element, t), -6)
  );
}

function wizard(body: Body, head: string, t: Tones, skin: string): string {
  const { neck, wide } = body;
  return (
    at(wide + 9, 0, 1, staff(t)) +
    arm(wide, neck + 5, wide + 8.5, neck + 14, t.dark, skin) +
    mirrored(arm(wide, neck + 5, wide + 5, neck + 14, t.dark, skin)) +
    head
  );
}

const TALL: Readonly<Record<Rank, number>> = { worker: 0.9, warrior: 1, wizard: 1 };

function robe(t: Tones, neck: number): string {
  return form(
    `M-14 1C-12-12-9-22-7 ${neck + 2}H7C9-22 12-12 14 1 6 4-6 4-14 1z`,
    t.middle,
    flat('M3-40C9-26 11-10 9 6H30V-40z', t.dark, 0.5) + line('M-12-2Q0 2 12-2', 2.4, t.pale),
  );
}
const mail = (neck: number, wide: number): string =>
  form(
    `M${-wide + 1} ${neck + 1}H${wide - 1}L${wide + 1} ${neck + 14}C6 ${neck + 19}-6 ${neck + 19}-${wide + 1} ${neck + 14}z`,
    '#aab4c1',
    line(`M-20 ${neck + 9}H20M-20 ${neck + 13}H20`, 0.9, '#7f8a99'),
  );

/** The head at the neck, with the hat of the rank. */
function headAt(faction: FactionId, rank: Rank, { neck, head: size }: Body, t: Tones): string {
  const { back = '', face, top = '', up = 0 } = headOf(faction);
  const worn =
    rank === 'warrior'
      ? at(0, -1 - up, 0.98, helmet(t))
      : rank === 'wizard'
        ? at(0, -7 - up, 0.96, hat(t))
        : '';
  return at(0, neck - 8.5 * size, size, back + face + (rank === 'worker' ? top : '') + worn);
}

/** Without base and edge, as it stands in a picture. */
export function unitAlone(
  rank: Rank,
  faction: FactionId,
  element = elementOf(faction) ?? 'earth',
): string {
  const t = TONES[element];
  const skin = SKINS[faction];
  const body = BODIES[faction](t, skin);
  const { neck, wide, chest } = body;
  const cloth = rank === 'wizard' ? robe(t, neck) : rank === 'warrior' ? mail(neck, wide) : '';
  const mark =
    rank === 'warrior'
      ? ''
      : rune(element, 0, rank === 'wizard' ? -13 : chest, rank === 'wizard' ? 14 : 12, '#fffdf0');
  const gear = { worker, warrior, wizard }[rank];
  return (
    body.back +
    body.drawn +
    cloth +
    mark +
    gear(body, headAt(faction, rank, body, t), t, skin.skin, element)
  );
}

export function drawUnit(rank: Rank, faction: FactionId, element: Element): string {
  const figure = unitAlone(rank, faction, element);
  return sticker(
    base(TONES[element], rank === 'worker' ? 17 : 20) +
      `<g transform="scale(${TALL[rank]})">${figure}</g>`,
  );
}
