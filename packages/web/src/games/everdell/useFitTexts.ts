/**
 * Cards that lie together look alike: one height of the pictures for all and one size of letters, as large as the
 * texts allow. One in four may be so much longer that it gets somewhat smaller letters of its own; what would be
 * too small to read ends in dots, and the large card has all of it.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Height of the picture in percent of the card, letters in rem: from comfortable to just readable. */
const STEPS: readonly (readonly [art: number, letters: number])[] = [
  [46, 1.1],
  [46, 1.02],
  [46, 0.96],
  [46, 0.9],
  [45, 0.86],
  [44, 0.82],
  [42, 0.79],
  [40, 0.76],
  [38, 0.73],
  [34, 0.7],
  [30, 0.68],
  [24, 0.66],
];
/** Smaller than this nobody reads it. */
const LEAST = 0.6;
/** How many may be longer than the others, and how much smaller their letters may be. */
const EXCEPTIONS = 0.25;
const SMALLER = [0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55];

const fits = ({ scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollHeight <= clientHeight + 1;

/** Smaller letters for a single text; false if even these do not do. */
function fitAlone(text: HTMLElement, letters: number): boolean {
  for (const part of SMALLER) {
    const own = Math.max(letters * part, LEAST);
    text.style.fontSize = `${own}rem`;
    if (fits(text)) return true;
    if (own === LEAST) return false;
  }
  return false;
}

function endInDots(text: HTMLElement): void {
  const line = Number.parseFloat(getComputedStyle(text).lineHeight);
  text.style.setProperty('--lines', String(Math.floor((text.clientHeight + 1) / line)));
  text.dataset['more'] = 'true';
}

function fit(box: HTMLElement): void {
  const texts = [...box.querySelectorAll<HTMLElement>('.card-text')];
  const whole = (): void =>
    texts.forEach((text) => {
      text.style.fontSize = '';
      delete text.dataset['more'];
    });
  whole();
  if (texts.every(({ clientHeight }) => clientHeight === 0)) return;
  for (const [art, letters] of STEPS) {
    box.style.setProperty('--art', `${art}%`);
    box.style.setProperty('--letters', `${letters}rem`);
    const long = texts.filter((text) => !fits(text));
    if (long.length > texts.length * EXCEPTIONS) continue;
    if (long.every((text) => fitAlone(text, letters))) return;
    whole();
  }
  const [, letters] = STEPS.at(-1)!;
  texts.filter((text) => !fits(text) && !fitAlone(text, letters)).forEach(endInDots);
}

/** `what` names the texts: they are fitted anew when it changes, when the room does, and when letters come. */
export function useFitTexts<T extends HTMLElement>(what: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const box = ref.current!;
    const again = (): void => fit(box);
    again();
    const watch = new ResizeObserver(again);
    watch.observe(box);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [what]);
  return ref;
}
