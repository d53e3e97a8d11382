/**
 * Text that stays whole: its letters shrink until it fits. What would be too small to read shows as many
 * whole lines as there is room for and ends in dots; the large card has all of it.
 */
import { useLayoutEffect, useRef } from 'react';

/** In rem, from comfortable to just readable. */
const SIZES = [0.84, 0.78, 0.72, 0.67, 0.63];

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
    fit(element);
    const watch = new ResizeObserver(() => fit(element));
    watch.observe(element);
    return () => watch.disconnect();
  }, [text]);
  return (
    <span className="card-text" ref={box}>
      <span>{text}</span>
    </span>
  );
}
