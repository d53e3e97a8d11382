/**
 * Peoples are built differently: stout, slim, a hulk, a bird, a seal, smoke, stone, goat's legs. Each stands
 * around (0, 0); the neck is at `neck`, hands hang from `shoulder`.
 */
import { dot, flat, form, line, oval, rod, shape, twin } from '../../../../art/kit/ink.ts';
import { air } from '../sheet.ts';
import type { Tones } from '../palette.ts';
import type { FactionId } from './heads.ts';

export interface Body {
  /** Wings and tails. */
  readonly back: string;
  readonly drawn: string;
  readonly neck: number;
  /** How far out the shoulders are. */
  readonly wide: number;
  readonly head: number;
  /** Where the rune stands. */
  readonly chest: number;
}

interface Skin {
  readonly skin: string;
  readonly trim: string;
}

export const SKINS: Readonly<Record<FactionId, Skin>> = {
  'air-a': { skin: '#f3e6cf', trim: '#f2a43a' },
  'air-b': { skin: '#b8956a', trim: '#fbf3df' },
  'earth-a': { skin: '#f3c99c', trim: '#7a4a28' },
  'earth-b': { skin: '#55505f', trim: '#2e2a38' },
  'fire-a': { skin: '#a8c64c', trim: '#5a2a1a' },
  'fire-b': { skin: '#d4795a', trim: '#5a2a1a' },
  'water-a': { skin: '#7fd0d8', trim: '#ffe08a' },
  'water-b': { skin: '#8b99ab', trim: '#6f7d90' },
  'light-a': { skin: '#d99a34', trim: '#8a5a14' },
  'light-b': { skin: '#fffaf0', trim: '#f2c044' },
  'darkness-a': { skin: '#4a3a6c', trim: '#ffb03a' },
  'darkness-b': { skin: '#d9d3bf', trim: '#2e2448' },
  'order-a': { skin: '#a9b0bd', trim: '#e0a52e' },
  'order-b': { skin: '#9aa3b1', trim: '#5b6474' },
  'chaos-a': { skin: '#b9805a', trim: '#5b3326' },
  'chaos-b': { skin: '#d8c8e6', trim: '#7a5ad0' },
};

type Build = (tones: Tones, skin: Skin) => Body;

const fold = (t: Tones): string => flat('M4-40C12-26 12-10 9 6H30V-40z', t.dark, 0.45);
const feet = (fill: string, x = 6.5): string => twin(oval(x, 0, 5.6, 3, fill));

const STOUT = 'M-14 0C-16-17-11-29 0-29S16-17 14 0C8 2.600-8 2.600-14 0z';
const stout: Build = (t, s) => ({
  back: '',
  drawn:
    feet(s.trim) +
    form(STOUT, t.middle, fold(t)) +
    line('M-13.600-7Q0-3.600 13.600-7', 3, s.trim) +
    shape('M-2.600-8h5.200v4.600h-5.200z', '#e0a52e', 1),
  neck: -30,
  wide: 11,
  head: 1.04,
  chest: -16,
});

const SLIM =
  'M-11.500 0C-8-9-6.500-17-8-27-5-33 5-33 8-27 6.500-17 8-9 11.500 0 6 2.600-6 2.600-11.500 0z';
const slim: Build = (t, s) => ({
  back: '',
  drawn:
    feet(s.trim, 5) + form(SLIM, t.middle, fold(t)) + line('M-7-15.500Q0-13 7-15.500', 2, s.trim),
  neck: -34,
  wide: 7.5,
  head: 0.96,
  chest: -23,
});

const HULK = 'M-10 0C-11-6-20-14-19-26-15-34 15-34 19-26 20-14 11-6 10 0z';
const hulk: Build = (t, s) => ({
  back: '',
  drawn:
    twin(oval(7.5, 0, 7, 3.6, s.skin)) +
    form(HULK, s.skin) +
    form(
      'M-12.500-3C-13-7-18-12-17-17 -6-13 6-13 17-17 18-12 13-7 12.500-3 6 1-6 1-12.500-3z',
      t.middle,
      fold(t),
    ) +
    line('M-17-17L12-31', 4.6) +
    line('M-17-17L12-31', 2.4, s.trim),
  neck: -33,
  wide: 16,
  head: 1.02,
  chest: -10,
});

const plume = (t: Tones): string =>
  twin(
    form('M8-27C18-36 27-34 31-40 33-28 30-12 14-6 10-12 8-20 8-27z', t.pale, '') +
      line('M13-12q9-3 14-14M12-18q8-3 15-13', 1, t.dark),
  );
const winged: Build = (t, s) => ({ ...slim(t, s), back: plume(t) });
const owl: Build = (t, s) => ({
  back: '',
  drawn:
    line('M-5-1v3m-4 0h8M5-1v3m-4 0h8', 3.6) +
    line('M-5-1v3m-4 0h8M5-1v3m-4 0h8', 1.6, '#e8943a') +
    twin(form('M9-26C20-22 21-8 15-1 9-6 8-16 9-26z', s.skin)) +
    form('M-12-1C-15-16-11-29 0-29S15-16 12-1C6 1.600-6 1.600-12-1z', t.middle, fold(t)) +
    line('M-9-24Q0-19 9-24', 3, s.trim),
  neck: -30,
  wide: 11,
  head: 1.02,
  chest: -13,
});
const seal: Build = (t, s) => ({
  back: shape('M6-3C14-4 19-6 22-13 25-9 30-9 33-10 31-4 26 1 16 2 12 2 8 1 6-3z', s.skin, 1.5),
  drawn:
    form('M-15 1C-16-14-12-29 0-29S15-14 12 1C4 3-9 3-15 1z', s.skin) +
    form('M-13.500-9C-13-20-9-29 0-29S12.500-20 12.500-9C5-5-6-5-13.500-9z', t.middle, fold(t)) +
    line('M-12.500-11q3 3 6 .4 3 3 6.500 0 3 3 6.500 0 3 2.600 5.500-.4', 1.4, s.trim),
  neck: -30,
  wide: 10,
  head: 1,
  chest: -18,
});
const lamp: Build = (t, s) => ({
  back: '',
  drawn:
    feet(s.trim, 5.5) +
    form('M-13 0L-8-27C-4-31 4-31 8-27L13 0C6 2.400-6 2.400-13 0z', t.middle, fold(t)) +
    line('M-10.600-8Q0-5 10.600-8', 2.6, s.trim) +
    dot(-8, -3.6, 1.2, '#fff1b8') +
    dot(8, -3.6, 1.2, '#fff1b8'),
  neck: -34,
  wide: 8,
  head: 0.98,
  chest: -18,
});
const glass = (t: Tones): string =>
  twin(
    `<g opacity=".86">${form('M6-26C14-44 28-46 33-40 36-30 24-20 8-18z', '#fff8dc', dot(25, -36, 4, t.middle))}${form('M7-17C18-18 26-12 24-4 20 2 10-4 6-12z', '#fff8dc', dot(18, -8, 2.6, t.middle))}</g>`,
  );
const moth: Build = (t, s) => ({
  ...slim(t, s),
  back: glass(t),
  drawn:
    slim(t, s).drawn +
    form(
      'M-9.500-27C-9-32 9-32 9.500-27 10-23 6-22 5-25 3-21 0-22 0-25-1-21-4-22-5-25-6-22-10-23-9.500-27z',
      '#fffaf0',
      '',
      1.2,
    ),
});
const smoke: Build = (t) => ({
  back: air(
    flat('M-20 3C-24-8-12-10-14-20 -4-12 10-26 16-16 10-8 26-6 19 3 8 7-10 7-20 3z', t.dark, 0.45),
  ),
  drawn: form(
    'M-15 2C-11-2-14-10-11-20-9-29-5-32 0-32S9-29 11-20C14-10 11-2 15 2 11 1 9 3 7 1 5 5 2 4 0 1-2 5-5 4-7 1-9 3-11 1-15 2z',
    t.middle,
    fold(t) + flat('M-16-7Q0 2 16-7V8h-32z', t.dark, 0.55),
  ),
  neck: -33,
  wide: 9,
  head: 1,
  chest: -19,
});
const barrow: Build = (t, s) => ({
  back: '',
  drawn:
    form(
      'M-14 1C-13-14-11-24-8-29H8C11-24 13-14 14 1L10-1 7 2 3-.6 0 2-3-.6-7 2-10-1z',
      t.middle,
      fold(t),
    ) +
    line('M-9.500-20Q0-12 9.500-20', 1.6, s.skin) +
    dot(-4, -15.2, 1.5, s.skin) +
    dot(4, -15.2, 1.5, s.skin),
  neck: -31,
  wide: 9,
  head: 0.96,
  chest: -8,
});
const stone: Build = (t, s) => ({
  back: twin(
    form('M9-26L24-40 33-32 29-26 30-18 23-16 20-9 10-12z', '#8a93a2') +
      line('M11-20L30-31M12-16l11-2', 1),
  ),
  drawn:
    twin(shape('M3-3h9l1 5H2z', s.skin, 1.5)) +
    form('M-13-1L-16-24-9-31H9l7 7L13-1 0 1.500z', s.skin) +
    form('M-9-28H9L7-2 0 1-7-2z', t.middle, fold(t)) +
    line('M-13-6h26', 2.4, s.trim),
  neck: -32,
  wide: 13,
  head: 1,
  chest: -18,
});
const hound: Build = (t, s) => ({
  ...slim(t, s),
  back: shape('M8-6C16-6 20-12 19-20 23-15 24-4 10-1z', s.skin, 1.4),
  drawn:
    feet(s.skin, 6) +
    form(
      'M-12.500 0C-11-10-10-18-11-26-7-33 7-33 11-26 10-18 11-10 12.500 0 6 2.600-6 2.600-12.500 0z',
      t.middle,
      fold(t),
    ) +
    line('M-10.500-10h21', 2.6, s.trim),
  wide: 10,
  chest: -20,
});
const goat: Build = (t, s) => ({
  back: '',
  drawn:
    twin(
      form('M1-14C7-15 12-12 11-7 9-4 10-2 10 0H3C3-5 1-8 1-14z', s.trim) +
        shape('M3-1h7.500l.8 4H2.400z', '#2b2031', 1),
    ) +
    form(
      'M-10-8C-8-14-7-20-8.500-27-5-33 5-33 8.500-27 7-20 8-14 10-8 5-4-5-4-10-8z',
      t.middle,
      fold(t),
    ) +
    line('M-9.500-10Q0-6 9.500-10', 2, '#ead9b4'),
  neck: -34,
  wide: 8,
  head: 0.96,
  chest: -20,
});
const odd: Build = (t, s) => ({
  ...slim(t, s),
  drawn:
    oval(-6, 0, 5.6, 3, s.trim) +
    shape('M3-2h6c4 0 6 2 7 5H3z', '#e25aa4', 1.4) +
    form(
      'M-12 0C-9-12-7-18-9-27-5-33 5-33 9-27 9-19 6-10 14 0 9 1 8-3 5-1 3 3-1 0-3 1-7 3-9 0-12 0z',
      t.middle,
      flat('M0-40h20V6H0z', t.dark, 0.75) +
        flat('M4-16l4 4-4 4-4-4zM-6-8l3 3-3 3-3-3z', t.pale, 0.8),
    ),
  chest: -23,
});

export const BODIES: Readonly<Record<FactionId, Build>> = {
  'air-a': winged,
  'air-b': owl,
  'earth-a': slim,
  'earth-b': stout,
  'fire-a': (t, s) => {
    const small = stout(t, s);
    return {
      ...small,
      neck: -27,
      head: 1.1,
      drawn: `<g transform="scale(.92 .9)">${small.drawn}</g>`,
    };
  },
  'fire-b': hulk,
  'water-a': slim,
  'water-b': seal,
  'light-a': lamp,
  'light-b': moth,
  'darkness-a': smoke,
  'darkness-b': barrow,
  'order-a': hound,
  'order-b': stone,
  'chaos-a': goat,
  'chaos-b': odd,
};

/** An arm from the shoulder to a hand. */
export const arm = (
  x: number,
  y: number,
  hx: number,
  hy: number,
  sleeve: string,
  skin: string,
): string =>
  rod(`M${x} ${y}Q${(x + hx) / 2 + 4} ${(y + hy) / 2 + 4} ${hx} ${hy}`, sleeve, 5) +
  `<circle cx="${hx}" cy="${hy}" r="3.600" fill="${skin}" stroke-width="1.400"/>`;
