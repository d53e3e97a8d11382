/** A Dragon with spread wings, twice as wide as the others; one feature of its people. */
import type { Element } from '@evervale/eldervale/vocabulary';
import { at, dot, flat, form, line, shape, times, twin } from '../../../../art/kit/ink.ts';
import { sticker } from '../sheet.ts';
import { TONES, elementOf, type Tones } from '../palette.ts';
import { rune } from '../runes.ts';
import { headOf, type FactionId } from './heads.ts';
import { base } from './units.ts';

/** What the Dragon has of its people: ears, horns, feelers; where they have none, stripes or whiskers. */
const FEATURE: Partial<Readonly<Record<FactionId, string>>> = {
  'earth-b': flat('M-6-9C-4-11-2-11-2-8L-3 3-6 0zM6-9C4-11 2-11 2-8L3 3 6 0z', '#2e2a38'),
  'water-b': line('M-4 5l-10-2M-4 7l-10 2M4 5l10-2M4 7l10 2', 0.9),
  'fire-b': twin(shape('M3 9C5 7 6 4 5 1 8 3 8 8 6 11z', '#fff6e0', 1)),
  'light-a': dot(0, -5, 3, '#ffc94a') + dot(0, -5, 5.5, '#ffc94a', 0.4),
  'darkness-b': dot(-3.6, -2, 3, '#8cf08a', 0.5) + dot(3.6, -2, 3, '#8cf08a', 0.5),
  'order-a': line('M-8 14q8 4 16 0', 3, '#e0a52e'),
};

function wing(t: Tones): string {
  return (
    form(
      'M7-31C16-54 34-69 54-70 50-64 50-59 52-54 46-54 43-51 43-45 38-46 34-43 33-37 28-38 23-35 20-29z',
      t.pale,
    ) + line('M9-31C20-50 34-61 51-55M11-29C22-42 32-47 43-46M13-27C20-34 27-38 33-38', 1.3, t.dark)
  );
}

/** Without base and edge, as it stands in a picture. */
export function dragonAlone(faction: FactionId, element = elementOf(faction) ?? 'earth'): string {
  const t = TONES[element];
  const { back = '', top = '' } = headOf(faction);
  const people = FEATURE[faction] ?? '';
  const tail =
    form('M10-6C22-2 34-4 34-14 34-19 31-22 29-24 36-24 41-18 40-10 38 2 20 6 4 2z', t.middle) +
    shape('M29-24L26-32 36-30 38-22z', t.pale, 1.4);
  const trunk =
    twin(form('M5-3C14-4 20 0 19 4 13 6 6 5 3 3z', t.middle)) +
    form(
      'M-14 2C-19-10-12-24-8-32-7-40-8-46-7-52H7C8-46 7-40 8-32 12-24 19-10 14 2 6 5-6 5-14 2z',
      t.middle,
      flat('M-8 6C-11-10-4-24-4-34H4C4-24 11-10 8 6z', t.pale) +
        line(
          times(5, (i) => `M-9 ${-2 - i * 7}h18`),
          1,
          t.dark,
          0.5,
        ),
    ) +
    twin(shape('M8-14C13-14 15-10 14-6 11-5 8-6 7-8z', t.middle, 1.3));
  const head =
    `<g transform="scale(.92)">${back}</g><g transform="translate(0 2) scale(.86)">${top}</g>` +
    twin(shape('M4-8C6-14 6-18 10-22 13-16 12-9 9-4z', t.pale, 1.4)) +
    form(
      'M-10-4C-10-11-5-13 0-13S10-11 10-4C10 2 7 5 6 9 5 13 3 14 0 14S-5 13-6 9C-7 5-10 2-10-4z',
      t.middle,
      flat('M-9 6C-4 3 4 3 9 6L6 16H-6z', t.pale, 0.55),
    ) +
    twin(shape('M2.400-3.400C4-6.400 7.400-6.400 8.600-4 7-1 4-1 2.400-3.400z', '#fff6d0', 1)) +
    dot(-4.8, -3.6, 1.4, '#1b1626') +
    dot(4.8, -3.6, 1.4, '#1b1626') +
    dot(-2.2, 8.2, 1, '#1b1626') +
    dot(2.2, 8.2, 1, '#1b1626') +
    line('M-3.600 11.400q3.600 1.800 7.200 0', 1.1) +
    people;
  return tail + twin(wing(t)) + trunk + rune(element, 0, -13, 14, t.ink) + at(0, -58, 1, head);
}

export const drawDragon = (faction: FactionId, element: Element): string =>
  sticker(base(TONES[element], 30, 10) + dragonAlone(faction, element));
