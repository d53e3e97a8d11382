/** Monsters as they stand on the map: wild with an ember rim, asleep, or on somebody's chain. */
import type { Element } from '@evervale/eldervale/vocabulary';
import { disc, dot, line, n1, times } from '../../../../art/kit/ink.ts';
import { base } from '../figures/units.ts';
import { EMBER, TONES } from '../palette.ts';
import { rune } from '../runes.ts';
import { sticker } from '../sheet.ts';
import { BASE } from './base.ts';
import { ASLEEP, AWAKE, type Beast } from './beast.ts';
import { LEGENDARY } from './legendary.ts';

const MONSTERS: Readonly<Record<string, Beast>> = { ...BASE, ...LEGENDARY };

export interface Standing {
  readonly legendary: boolean;
  readonly dormant: boolean;
  readonly owner: Element | null;
}

/** Eight runes in a ring above the head of a legendary one. */
const crown = (): string =>
  times(8, (i) => {
    const a = Math.PI * (1.08 + (i * 0.84) / 7);
    const element = (Object.keys(TONES) as Element[])[i];
    const [x, y] = [62 * Math.cos(a), -72 + 50 * Math.sin(a)];
    return (
      `<circle cx="${n1(x)}" cy="${n1(y)}" r="7" fill="#1d1428" stroke="${TONES[element].middle}" stroke-width="1.400"/>` +
      rune(element, n1(x), n1(y), 9.4, TONES[element].pale)
    );
  });

function chain(owner: Element): string {
  const t = TONES[owner];
  const d = 'M-40 2Q0 16 40 2';
  return (
    line(d, 7) +
    `<path d="${d}" fill="none" stroke="#c3ccd7" stroke-width="4" stroke-dasharray="5 3"/>` +
    disc(0, 9, 8, t.middle, 1.5) +
    rune(owner, 0, 9, 11, '#fffdf0')
  );
}

const sleeping = (): string =>
  line('M30-92h9l-9 10h9M44-106h7l-7 8h7', 2.2, '#dfe8ff') + dot(26, -80, 1.6, '#dfe8ff');

/** Without edge and crown, as it is seen in a picture. */
export const monsterAlone = (id: string, asleep = false): string =>
  (MONSTERS[id] ?? BASE['base-fire'])(asleep ? ASLEEP : AWAKE);

export function drawMonster(id: string, { legendary, dormant, owner }: Standing): string {
  const drawn = monsterAlone(id, dormant);
  const sized = legendary ? drawn : `<g transform="scale(.9)">${drawn}</g>`;
  const above = legendary ? crown() : '';
  if (owner) return sticker(base(TONES[owner], 46, 12) + sized + chain(owner)) + above;
  return dormant ? sized + sleeping() : sticker(sized, EMBER, 4.6) + above;
}
