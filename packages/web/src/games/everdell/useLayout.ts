/** How the table is laid out: by the room there is, counted in letters, so that larger letters count as less room. */
import type { PlayerView } from '@evervale/everdell';
import { useRoom } from '../common/room.ts';
import { isCrowded } from './model/city.ts';

/**
 * wide: players at the left, what to do at the right. mid: players in a strip above. tall: a tablet held
 * upright. flat: a phone held sideways. phone: one part at a time.
 */
export type Layout = 'wide' | 'mid' | 'tall' | 'flat' | 'phone';

/** In rem. */
function layoutFor(width: number, height: number): Layout {
  if (height < 32 && width >= 40) return 'flat';
  if (width >= 60 && height >= 38 && width > height) return width >= 77 ? 'wide' : 'mid';
  return width >= 46 && height >= 40 ? 'tall' : 'phone';
}

export const useLayout = (): Layout => useRoom(layoutFor);

/** In rem: lower than this, a valley with everything in it keeps pictures and lets names go. */
const LOW = 54;

const isLow = (_width: number, height: number): boolean => height < LOW;

export const useLow = (): boolean => useRoom(isLow);

/** The large card has a place of its own beside the board. */
export const hasSide = (layout: Layout): boolean => layout === 'wide' || layout === 'mid';

/** In rem: on a lower tablet held upright city and hand cannot lie one above the other. */
const STACKED = 68;

const canCrowd = (width: number, height: number): boolean =>
  layoutFor(width, height) !== 'tall' || height >= STACKED;

/** A large hand beside a large city is laid out differently (crowded.css), where there is a way. */
export function useCrowded(player: PlayerView): boolean {
  const can = useRoom(canCrowd);
  return can && isCrowded(player);
}
