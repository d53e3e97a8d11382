/**
 * Cards that lie together look alike: one height of the pictures for all and one size of letters, as large as the
 * texts allow. One in four may be so much longer that it gets smaller letters and a lower picture of its own; what
 * would be too small to read ends in dots, and the large card has all of it.
 */
import type { RefObject } from 'react';
import { endInDots, fits, letBe, useFitting } from '../common/fitTexts.ts';

/** How tall the picture is and how large the letters (in rem). */
type Step = readonly [picture: number, letters: number];

interface Way {
  /** How a low card is laid out; null: the picture is above. */
  readonly low: 'corner' | 'narrow' | null;
  /** Where the height of the picture goes, and what it is counted in. */
  readonly property: '--art' | '--thumb';
  readonly unit: '%' | 'rem';
  /** From comfortable to just readable. */
  readonly steps: readonly Step[];
  /** How low the picture of a longer text may be; the second only for letters that are small already. */
  readonly lower: readonly [number, number];
}
/** The picture above, in percent of the card. */
const ABOVE: Way = {
  low: null,
  property: '--art',
  unit: '%',
  steps: [
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
  ],
  lower: [34, 24],
};
/** A low card: the picture, all of it, in the corner, and the name beside it. */
const CORNER: Way = {
  low: 'corner',
  property: '--thumb',
  unit: 'rem',
  steps: [
    [3.6, 0.96],
    [3.6, 0.9],
    [3.5, 0.86],
    [3.4, 0.82],
    [3.2, 0.79],
    [3, 0.76],
    [2.8, 0.73],
    [2.6, 0.7],
    [2.4, 0.68],
    [2.3, 0.66],
  ],
  lower: [2.6, 2.2],
};
/** A low card of a full hand: cost and points beside the picture, the name has the width below it. */
const NARROW: Way = {
  low: 'narrow',
  property: '--thumb',
  unit: 'rem',
  steps: [
    [3.5, 0.9],
    [3.4, 0.86],
    [3.3, 0.82],
    [3.1, 0.79],
    [3, 0.76],
    [2.9, 0.73],
    [2.8, 0.7],
    [2.7, 0.68],
    [2.6, 0.66],
  ],
  lower: [2.8, 2.3],
};
/** In rem: on a card that is narrower than this a name has no room beside the picture. */
const NARROW_CARD = 7.6;
/** In rem: cards below this height are low, those above the other have room for any text. */
const LOW_CARD = 10.2;
const HIGH_CARD = 12.5;
/** In rem: letters that are read without an effort. */
const WELL = 0.66;
/** Smaller than this nobody reads it. */
const LEAST = 0.6;
/** How many may be longer than the others, and how much smaller their letters may be. */
const EXCEPTIONS = 0.25;
const SMALLER = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55];
const SMALL = 0.72;

/** A lower picture for a single text, then smaller letters, too; false if even that does not do. */
function fitAlone(text: HTMLElement, way: Way, picture: number, letters: number): boolean {
  const card = text.closest<HTMLElement>('.card')!;
  for (const part of SMALLER) {
    const own = Math.max(letters * part, LEAST);
    text.style.fontSize = `${own}rem`;
    const lower = way.lower.slice(0, own <= SMALL ? 2 : 1).filter((height) => height < picture);
    for (const height of [picture, ...lower]) {
      card.style.setProperty(way.property, `${height}${way.unit}`);
      if (fits(text)) return true;
    }
    if (own === LEAST) break;
  }
  return false;
}

/** How large the cards are, in rem; null where no text is shown. */
function sizeOf(
  texts: readonly HTMLElement[],
): { readonly width: number; readonly height: number } | null {
  const shown = texts.find((text) => text.checkVisibility());
  if (shown === undefined) return null;
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { offsetWidth, offsetHeight } = shown.closest<HTMLElement>('.card')!;
  return { width: offsetWidth / letter, height: offsetHeight / letter };
}

/** As large as all but a few allow; the few are fitted alone. True if everything can be read well. */
function fitBy(way: Way, box: HTMLElement, texts: readonly HTMLElement[]): boolean {
  if (way.low === null) delete box.dataset['low'];
  else box.dataset['low'] = way.low;
  for (const text of texts) {
    letBe(text);
    text.closest<HTMLElement>('.card')!.style.removeProperty(way.property);
  }
  const [picture, letters] = largestStep(way, box, texts);
  const long = texts.filter((text) => !fits(text));
  const longest = long.filter((text) => !fitAlone(text, way, picture, letters));
  longest.forEach(endInDots);
  return longest.length === 0 && long.every((text) => lettersOf(text) >= WELL);
}

/** By halves: every step has to be laid out before one sees what fits, and a later step has room for more. */
function largestStep(way: Way, box: HTMLElement, texts: readonly HTMLElement[]): Step {
  const tryOut = ([picture, letters]: Step): boolean => {
    box.style.setProperty(way.property, `${picture}${way.unit}`);
    box.style.setProperty('--letters', `${letters}rem`);
    return texts.filter((text) => !fits(text)).length <= texts.length * EXCEPTIONS;
  };
  let [from, to] = [0, way.steps.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (tryOut(way.steps[middle])) to = middle;
    else from = middle + 1;
  }
  tryOut(way.steps[to]);
  return way.steps[to];
}

const lettersOf = ({ style }: HTMLElement): number => Number.parseFloat(style.fontSize);

/**
 * Low cards have their picture in the corner; so do higher ones once a text was too long for them: they do not
 * change their looks with every card that comes and goes.
 */
function fit(box: HTMLElement): void {
  const texts = [...box.querySelectorAll<HTMLElement>('.card-text')];
  const size = sizeOf(texts);
  if (size === null) return box.removeAttribute('data-low');
  const low = size.width < NARROW_CARD ? NARROW : CORNER;
  const same = box.dataset['height'] === String(size.height);
  box.dataset['height'] = String(size.height);
  if (size.height < LOW_CARD || (same && box.hasAttribute('data-low'))) {
    fitBy(low, box, texts);
  } else if (!fitBy(ABOVE, box, texts) && size.height < HIGH_CARD) {
    fitBy(low, box, texts);
  }
}

export const useFitTexts = <T extends HTMLElement>(what: string): RefObject<T | null> =>
  useFitting<T>(what, fit);
