/** How seats are told apart: an animal, a colour and a shape each. */
import type { View } from '@evervale/everdell';

const ANIMALS = ['squirrel', 'hedgehog', 'mouse', 'turtle', 'fox', 'owl'] as const;
export type AnimalKind = (typeof ANIMALS)[number] | 'rat';

const SEAT_COLORS = ['#bf4f1d', '#2a6a8c', '#7a4597', '#3b7a3d', '#a97c0e', '#a5315b'] as const;
const SHAPES = ['●', '■', '▲', '◆', '★', '✚'] as const;

export interface SeatLook {
  readonly animal: AnimalKind;
  readonly color: string;
  readonly shape: string;
}

export function seatLook(view: Pick<View, 'rugwort'>, seat: number): SeatLook {
  if (view.rugwort?.seat === seat) return { animal: 'rat', color: '#45404f', shape: '✖' };
  return { animal: ANIMALS[seat], color: SEAT_COLORS[seat], shape: SHAPES[seat] };
}
