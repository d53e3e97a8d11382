/**
 * Text that stays whole: its letters shrink until it fits. What would be too small to read shows as many
 * whole lines as there is room for and ends in dots; the large card has all of it.
 */
import { useLayoutEffect, useRef } from 'react';
import { softened } from '../../common/syllables.ts';

/** In rem, from comfortable to just readable. */
const SIZES = [0.88, 0.84, 0.78, 0.72, 0.67, 0.63];
/** On a card lines are short: words are parted earlier than in a name. */
const LONG_WORD = 9;

function fits({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight <= clientHeight + 1;
}

function fit(element: HTMLElement): void {
  if (element.clientHeight === 0) return;
  delete element.dataset['more'];
  for (const size of SIZES) {
    element.style.fontSize = `${size}rem`;
    if (fits(element)) return;
  }
  const line = Number.parseFloat(getComputedStyle(element).lineHeight);
  element.style.setProperty('--lines', String(Math.floor((element.clientHeight + 1) / line)));
  element.dataset['more'] = 'true';
}

export function FitText({ text }: { text: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    // Cards that lie together have one size of letters: whoever holds them sees to it.
    if (element.closest('[data-fit]')) return undefined;
    const again = (): void => fit(element);
    again();
    const watch = new ResizeObserver(again);
    watch.observe(element);
    // Our letters are narrower than those that stand in for them until they have come.
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [text]);
  return (
    <span className="card-text" ref={box}>
      <span>{softened(text, LONG_WORD)}</span>
    </span>
  );
}
