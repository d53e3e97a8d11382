/** How seats are told apart: an animal, a colour and a shape each. */
import type { View } from '@evervale/everdell';

const ANIMALS = ['squirrel', 'hedgehog', 'mouse', 'turtle', 'fox', 'owl'] as const;
export type AnimalKind = (typeof ANIMALS)[number] | 'rat' | 'spider';

const SEAT_COLORS = ['#bf4f1d', '#2a6a8c', '#7a4597', '#3b7a3d', '#a97c0e', '#a5315b'] as const;
const SHAPES = ['●', '■', '▲', '◆', '★', '✚'] as const;

export interface SeatLook {
  readonly animal: AnimalKind;
  readonly color: string;
  readonly shape: string;
}

/** Which look each seat has chosen; without, everybody has that of their seat. */
interface Looks {
  readonly looks?: readonly number[] | undefined;
}

/** Who plays without a person, as far as the table knows. */
type Automats = Partial<Pick<View, 'rugwort' | 'nightweave'>>;

export function seatLook(view: Automats & Looks, seat: number): SeatLook {
  if (view.rugwort?.seat === seat) return { animal: 'rat', color: '#45404f', shape: '✖' };
  if (view.nightweave?.seat === seat) return { animal: 'spider', color: '#5b3f7a', shape: '✱' };
  return lookOf(view.looks?.[seat] ?? seat);
}

export const lookOf = (n: number): SeatLook => ({
  animal: ANIMALS[n],
  color: SEAT_COLORS[n],
  shape: SHAPES[n],
});

/** What the seats of a table have chosen, if that makes everybody different. */
export function looksOf(
  seats: readonly { readonly look?: number }[],
): readonly number[] | undefined {
  const looks = seats.map(({ look }, seat) => look ?? seat);
  const fits = looks.every((look) => Number.isInteger(look) && look >= 0 && look < ANIMALS.length);
  return fits && new Set(looks).size === looks.length ? looks : undefined;
}
