/** The room there is on the screen, counted in letters, so that larger letters count as less room. */
import { useSyncExternalStore } from 'react';

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

/** What follows from width and height, in rem; it must be a plain value. */
export function useRoom<T extends string | boolean>(of: (width: number, height: number) => T): T {
  return useSyncExternalStore(subscribe, () => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return of(innerWidth / rem, innerHeight / rem);
  });
}
