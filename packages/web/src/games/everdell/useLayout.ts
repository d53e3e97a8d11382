/** How the table is laid out: by the room there is, counted in letters, so that larger letters count as less room. */
import { useSyncExternalStore } from 'react';

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

const letter = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const here = (): Layout => layoutFor(innerWidth / letter(), innerHeight / letter());

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed);
  // The size of the letters is an attribute of the page.
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributes: true });
  return () => {
    removeEventListener('resize', changed);
    watch.disconnect();
  };
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, here);

/** In rem: lower than this, a valley with everything in it keeps pictures and lets names go. */
const LOW = 54;

const isLow = (): boolean => innerHeight / letter() < LOW;

export const useLow = (): boolean => useSyncExternalStore(subscribe, isLow);

/** The large card has a place of its own beside the board. */
export const hasSide = (layout: Layout): boolean => layout === 'wide' || layout === 'mid';
