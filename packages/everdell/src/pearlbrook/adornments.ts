/** The twelve adornments (12.18-12.23): what they do when played, and what they are worth. */
import { seq, type Effect, type State } from '@evervale/kernel';
import type { Bonus } from '../content/card.ts';
import { activateSome } from '../effects/activateSome.ts';
import { may } from '../effects/choose.ts';
import { each, times } from '../effects/count.ts';
import { discard } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { useLocation } from '../effects/location.ts';
import { playFrom } from '../effects/play.ts';
import { nameSource } from '../effects/source.ts';
import { automatSeat } from '../turn/automats.ts';
import { copyAdornment } from './copyAdornment.ts';
import { gainCostOf } from './gainCostOf.ts';
import { gainPearls } from './pearls.ts';
import { ADORNED, ADORNMENT, seatAt } from './room.ts';

export interface Adornment {
  readonly id: string;
  readonly effect: Effect;
  /** Points below the line: fixed, or by what the player has at the end (12.20). */
  readonly points?: number;
  readonly bonus?: Bonus;
}

function adornment(id: string, effect: Effect, worth: number | Bonus): Adornment {
  return typeof worth === 'number' ? { id, effect, points: worth } : { id, effect, bonus: worth };
}

const critters = { of: 'cards', kind: 'critter' } as const;
const constructions = { of: 'cards', kind: 'construction' } as const;
const ofColor = (color: 'traveler' | 'governance' | 'destination' | 'production' | 'prosperity') =>
  ({ of: 'cards', color }) as const;

/** Numbered from 1 in this order. */
export const ADORNMENTS: readonly Adornment[] = [
  adornment('bell', seq(gain({ berry: 3 }), draw(each(1, critters))), {
    each: [each(1, critters)],
  }),
  adornment('compass', activateSome(2, 'traveler'), { each: [each(1, ofColor('traveler'))] }),
  adornment('gilded-book', gainCostOf('governance'), { each: [each(1, ofColor('governance'))] }),
  adornment('hourglass', seq(may(useLocation('forest')), gainAny(1)), {
    each: [each(1, ofColor('destination'))],
  }),
  adornment('key-to-the-city', seq(gainAny(2), draw(each(1, constructions))), {
    each: [each(1, constructions, 2)],
  }),
  adornment('masque', may(playFrom(['hand', 'meadow'], 'free', 3)), {
    each: [each(1, { of: 'box', what: 'tokens' }, 3)],
  }),
  adornment('mirror', copyAdornment(), { each: [each(1, { of: 'box', what: 'types' })] }),
  adornment('scales', discard(0, 4, gainAny(times(1))), {
    each: [each(1, { of: 'box', what: 'hand' })],
    max: 5,
  }),
  adornment('seaglass-amulet', seq(gainAny(3), gain({ point: 1 }), draw(2)), 3),
  adornment('spyglass', seq(gainAny(1), draw(1), gainPearls(1)), {
    each: [each(3, { of: 'box', what: 'wonders' })],
  }),
  adornment('sundial', activateSome(3), { each: [each(1, ofColor('production'), 2)] }),
  adornment('tiara', gainAny(each(1, ofColor('prosperity'))), {
    each: [each(1, ofColor('prosperity'))],
  }),
];

ADORNMENTS.forEach((thing) => nameSource(thing, thing.id));

export const MIRROR = ADORNMENTS.findIndex(({ id }) => id === 'mirror') + 1;

const NUMBERS = ADORNMENTS.map((_, i) => i + 1);
const SOLO_NUMBERS = NUMBERS.filter((number) => number !== MIRROR);

/** 20.6: those of this game, by number. */
export function adornmentsIn(s: State): readonly number[] {
  return automatSeat(s, 'rugwort') >= 0 ? SOLO_NUMBERS : NUMBERS;
}

/** The adornment a player has as the `i`-th of two: its number, 0 = none. */
export function adornmentAt(s: State, seat: number, i: number): number {
  return s[seatAt(s, seat) + ADORNMENT + i];
}

export function isPlayed(s: State, seat: number, i: number): boolean {
  return (s[seatAt(s, seat) + ADORNED] & (1 << i)) !== 0;
}
