/** How the table is laid out: by the room there is, counted in letters, so that larger letters count as less room. */
import { useRoom } from '../common/room.ts';

/** wide: everything on one screen. flat: a phone held sideways. phone: one part at a time. */
export type Layout = 'wide' | 'flat' | 'phone';

/** In rem. */
function layoutFor(width: number, height: number): Layout {
  if (width >= 60 && height >= 40) return 'wide';
  return height < 34 && width > height ? 'flat' : 'phone';
}

export const useLayout = (): Layout => useRoom(layoutFor);
