/**
 * Names of cards get smaller letters rather than a word in two pieces. Texts of cards that lie together have one size
 * of letters, as large as most of them allow; pictures take what is left. One in four may be so much longer that it
 * gets smaller letters of its own; where that does not do, its card goes without its picture, or has its price beside
 * the name (`data-tight`). What would be too small to read even then ends in dots, and the prompt has all of it when
 * one looks at the card.
 */
import type { RefObject } from 'react';
import { endInDots, fits, letBe, useFitting } from '../common/fitTexts.ts';

/** Letters in rem, from comfortable to just readable. */
const STEPS = [0.9, 0.86, 0.82, 0.79, 0.76, 0.73, 0.7] as const;
const ALONE = [0.82, 0.79, 0.76, 0.73, 0.7, 0.67] as const;
/** Letters of a name, as a part of their usual size. */
const NAMES = [0.94, 0.88, 0.82, 0.78] as const;
/** Cards whose text is more than the letters can do. */
const CARDS = '.adventure, .magic-card, .tableau-card';
/** How many may be longer than the others. */
const EXCEPTIONS = 0.25;

/** Everything else on the card makes room: what styles do with it is theirs. */
function tighten(text: HTMLElement): boolean {
  const card = text.closest<HTMLElement>(CARDS);
  if (card === null) return false;
  card.dataset['tight'] = 'true';
  return fits(text) || fitAlone(text, Infinity);
}

function fitAlone(text: HTMLElement, letters: number): boolean {
  return ALONE.filter((own) => own < letters).some((own) => {
    text.style.fontSize = `${own}rem`;
    return fits(text);
  });
}

const isWhole = ({ scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollWidth <= clientWidth + 1;

/** The longest word decides; where even the smallest letters do not do, it is parted. */
function fitName(name: HTMLElement): void {
  name.style.fontSize = '';
  name.style.overflowWrap = 'normal';
  for (const size of NAMES) {
    if (isWhole(name)) return;
    name.style.fontSize = `${size}em`;
  }
  if (!isWhole(name)) name.style.overflowWrap = '';
}

function fit(box: HTMLElement): void {
  box.querySelectorAll<HTMLElement>('[data-fit-name]').forEach(fitName);
  const all = [...box.querySelectorAll<HTMLElement>('[data-fit]')];
  all.forEach(letBe);
  for (const text of all) delete text.closest<HTMLElement>(CARDS)?.dataset['tight'];
  const texts = all.filter(({ clientHeight }) => clientHeight > 0);
  if (texts.length === 0) return;
  for (const letters of STEPS) {
    box.style.setProperty('--letters', `${letters}rem`);
    const long = texts.filter((text) => !fits(text));
    if (long.length > texts.length * EXCEPTIONS && letters > STEPS.at(-1)!) continue;
    long.filter((text) => !fitAlone(text, letters) && !tighten(text)).forEach(endInDots);
    return;
  }
}

export function useFitTexts<T extends HTMLElement>(what: string): RefObject<T | null> {
  return useFitting<T>(what, fit);
}
