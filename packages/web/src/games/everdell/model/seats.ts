/** How seats are told apart: as people everywhere are, and automatic opponents by themselves. */
import type { View } from '@evervale/everdell';
import { lookAt, type Looks, type SeatLook } from '../../../art/people/looks.ts';

const SLANTED_CROSS = 'm4 1.5 4 4 4-4L14.5 4l-4 4 4 4-2.5 2.5-4-4-4 4L1.5 12l4-4-4-4z';
const EIGHT_LEGS = 'M7 1h2v4l3-3 2 2-3 3h4v2h-4l3 3-2 2-3-3v4H7v-4l-3 3-2-2 3-3H1V7h4L2 4l2-2 3 3z';

/** Who plays without a person, as far as the table knows. */
type Automats = {
  readonly [automat in 'rugwort' | 'nightweave']?: Pick<NonNullable<View[automat]>, 'seat'> | null;
};

export function seatLook(view: Automats & Looks, seat: number): SeatLook {
  if (view.rugwort?.seat === seat) return { animal: 'rat', color: '#45404f', shape: SLANTED_CROSS };
  if (view.nightweave?.seat === seat) {
    return { animal: 'spider', color: '#5b3f7a', shape: EIGHT_LEGS };
  }
  return lookAt(view, seat);
}
