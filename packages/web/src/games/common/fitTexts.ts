/** What fitting texts into cards needs, however a game does it. */
import { useLayoutEffect, useRef, type RefObject } from 'react';

export const fits = ({ scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollHeight <= clientHeight + 1;

/** As many lines as there is room for. */
export function endInDots(text: HTMLElement): void {
  const line = Number.parseFloat(getComputedStyle(text).lineHeight);
  text.style.setProperty('--lines', String(Math.floor((text.clientHeight + 1) / line)));
  text.dataset['more'] = 'true';
}

/** As it was before anything was fitted. */
export function letBe(text: HTMLElement): void {
  text.style.fontSize = '';
  delete text.dataset['more'];
}

/**
 * `what` names the texts: they are fitted anew when it changes, when the room does, and when letters come.
 * `fit` is the same function at every call.
 */
export function useFitting<T extends HTMLElement>(
  what: string,
  fit: (box: T) => void,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const box = ref.current!;
    const again = (): void => fit(box);
    const roomOf = (): string => `${box.clientWidth} × ${box.clientHeight}`;
    again();
    let room = roomOf();
    // Whoever watches is told at once: nothing is new then.
    const watch = new ResizeObserver(() => {
      if (roomOf() === room) return;
      room = roomOf();
      again();
    });
    watch.observe(box);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [what, fit]);
  return ref;
}
