/**
 * Cards that lie together look alike: one height of the pictures for all and one size of letters, as large as the
 * texts allow. One in four may be so much longer that it gets smaller letters and a lower picture of its own; what
 * would be too small to read ends in dots, and the large card has all of it.
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
const SMALLER = [0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55];
/** And how low their pictures, in percent of the card. */
const LOWER = [34, 24];

const fits = ({ scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollHeight <= clientHeight + 1;

/** Smaller letters for a single text, then a lower picture, too; false if even that does not do. */
function fitAlone(text: HTMLElement, letters: number): boolean {
  const card = text.closest<HTMLElement>('.card')!;
  for (const art of [null, ...LOWER]) {
    if (art !== null) card.style.setProperty('--art', `${art}%`);
    for (const part of SMALLER) {
      const own = Math.max(letters * part, LEAST);
      text.style.fontSize = `${own}rem`;
      if (fits(text)) return true;
      if (own === LEAST) break;
    }
  }
  return false;
}

function endInDots(text: HTMLElement): void {
  const line = Number.parseFloat(getComputedStyle(text).lineHeight);
  text.style.setProperty('--lines', String(Math.floor((text.clientHeight + 1) / line)));
  text.dataset['more'] = 'true';
}

/** The first step at which all but a few fit; the few are fitted alone. */
function fit(box: HTMLElement): void {
  const texts = [...box.querySelectorAll<HTMLElement>('.card-text')];
  for (const text of texts) {
    text.style.fontSize = '';
    text.closest<HTMLElement>('.card')!.style.removeProperty('--art');
    delete text.dataset['more'];
  }
  if (texts.every(({ clientHeight }) => clientHeight === 0)) return;
  for (const [art, letters] of STEPS) {
    box.style.setProperty('--art', `${art}%`);
    box.style.setProperty('--letters', `${letters}rem`);
    const long = texts.filter((text) => !fits(text));
    if (long.length > texts.length * EXCEPTIONS && letters > STEPS.at(-1)![1]) continue;
    long.filter((text) => !fitAlone(text, letters)).forEach(endInDots);
    return;
  }
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
