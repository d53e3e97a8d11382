/**
 * Texts of cards that lie together have one size of letters, as large as most of them allow; pictures take what
 * is left. One in four may be so much longer that it gets smaller letters of its own; what would be too small to
 * read ends in dots, and the prompt has all of it when one looks at the card.
 */
import type { RefObject } from 'react';
import { endInDots, fits, letBe, useFitting } from '../common/fitTexts.ts';

/** Letters in rem, from comfortable to just readable. */
const STEPS = [0.9, 0.86, 0.82, 0.79, 0.76, 0.73, 0.7] as const;
const ALONE = [0.82, 0.79, 0.76, 0.73, 0.7, 0.67] as const;
/** How many may be longer than the others. */
const EXCEPTIONS = 0.25;

function fitAlone(text: HTMLElement, letters: number): boolean {
  return ALONE.filter((own) => own < letters).some((own) => {
    text.style.fontSize = `${own}rem`;
    return fits(text);
  });
}

function fit(box: HTMLElement): void {
  const all = [...box.querySelectorAll<HTMLElement>('[data-fit]')];
  all.forEach(letBe);
  const texts = all.filter(({ clientHeight }) => clientHeight > 0);
  if (texts.length === 0) return;
  for (const letters of STEPS) {
    box.style.setProperty('--letters', `${letters}rem`);
    const long = texts.filter((text) => !fits(text));
    if (long.length > texts.length * EXCEPTIONS && letters > STEPS.at(-1)!) continue;
    long.filter((text) => !fitAlone(text, letters)).forEach(endInDots);
    return;
  }
}

export function useFitTexts<T extends HTMLElement>(what: string): RefObject<T | null> {
  return useFitting<T>(what, fit);
}
