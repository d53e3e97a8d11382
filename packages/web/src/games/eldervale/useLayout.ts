/** How the table is laid out: by the room there is, counted in letters, so that larger letters count as less room. */
import { useSyncExternalStore } from 'react';

/** wide: everything on one screen. flat: a phone held sideways. phone: one part at a time. */
export type Layout = 'wide' | 'flat' | 'phone';

/** In rem. */
function layoutFor(width: number, height: number): Layout {
  if (width >= 60 && height >= 40) return 'wide';
  return height < 34 && width > height ? 'flat' : 'phone';
}

function here(): Layout {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return layoutFor(innerWidth / rem, innerHeight / rem);
}

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
