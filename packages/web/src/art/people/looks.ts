/** How people at a table are told apart, whatever they play: an animal, a colour and a shape each. */
import { characterOf, type Character } from '@evervale/ai/names';

const ANIMALS = ['squirrel', 'hedgehog', 'mouse', 'turtle', 'fox', 'owl'] as const;
export type AnimalKind = (typeof ANIMALS)[number] | 'rat' | 'spider';

const SEAT_COLORS = ['#bf4f1d', '#2a6a8c', '#7a4597', '#3b7a3d', '#a97c0e', '#a5315b'] as const;
/** Drawn in a square of 16: disc, square, triangle, diamond, star, cross. */
const SHAPES = [
  'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
  'M3 3h10v10H3z',
  'M8 2.2 14.6 13.6H1.4z',
  'M8 1.2 14.8 8 8 14.8 1.2 8z',
  'm8 1 2.1 4.6 5 .5-3.8 3.4 1.1 5L8 12l-4.4 2.5 1.1-5L.9 6.1l5-.5z',
  'M6 2h4v4h4v4h-4v4H6v-4H2V6h4z',
] as const;

export interface SeatLook {
  readonly animal: AnimalKind;
  readonly color: string;
  /** A path, for whoever sees no colours. */
  readonly shape: string;
  /** Who likes something special wears a hat that shows it. */
  readonly character?: Character | null;
}

/** Which look each seat has chosen, and who has a character; without, everybody has that of their seat. */
export interface Looks {
  readonly looks?: readonly number[] | undefined;
  readonly characters?: readonly (Character | null)[];
}

/** The look of a seat. */
export const lookAt = ({ looks, characters }: Looks, seat: number): SeatLook =>
  lookOf(looks?.[seat] ?? seat, characters?.[seat]);

/** The characters of the computer players, by seat. */
export function charactersAt(seats: readonly { readonly by: string }[]): (Character | null)[] {
  return seats.map(({ by }) => characterOf(by));
}

export const lookOf = (n: number, character: Character | null = null): SeatLook => ({
  animal: ANIMALS[n],
  color: SEAT_COLORS[n],
  shape: SHAPES[n],
  character,
});

/** What the seats of a table have chosen, if that makes everybody different. */
export function looksOf(
  seats: readonly { readonly look?: number }[],
): readonly number[] | undefined {
  const looks = seats.map(({ look }, seat) => look ?? seat);
  const fits = looks.every((look) => Number.isInteger(look) && look >= 0 && look < ANIMALS.length);
  return fits && new Set(looks).size === looks.length ? looks : undefined;
}
