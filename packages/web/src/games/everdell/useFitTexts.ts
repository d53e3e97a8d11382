/**
 * Cards that lie together look alike: one height of the pictures for all and one size of letters, as large as the
 * texts allow. One in four may be so much longer that it gets smaller letters and a lower picture of its own; what
 * would be too small to read ends in dots, and the large card has all of it.
 */
import type { RefObject } from 'react';
import { endInDots, fits, letBe, useFitting } from '../common/fitTexts.ts';
import {
  ABOVE,
  COMFORTABLE,
  CORNER,
  LEAST,
  NARROW,
  SMALL,
  SMALLER,
  type Step,
  type Way,
} from './fitWays.ts';

/** In rem: on a card that is narrower than this a name has no room beside the picture. */
const NARROW_CARD = 7.6;
/** In rem: cards below this height are low, those above the other have room for any text. */
const LOW_CARD = 10.2;
const HIGH_CARD = 12.5;
/** How many may be longer than the others. */
const EXCEPTIONS = 0.25;

/** A text on its card, among others in a box. */
interface Piece {
  readonly text: HTMLElement;
  /** What holds the card: whoever stands on it goes by its picture, too. */
  readonly place: HTMLElement;
  /** What decides how large its letters can be: all that it says, and the room for it. */
  readonly about: string;
}

/** The first step at which a text fits: laid out once, remembered. Letters that come later change everything. */
const measured = new Map<string, number>();
document.fonts.addEventListener('loadingdone', () => measured.clear());
/** More than a long game has. */
const MOST_MEASURED = 4000;

function dress({ text, place }: Piece, way: Way, [picture, letters]: Step): void {
  place.style.setProperty(way.property, `${picture}${way.unit}`);
  text.style.fontSize = `${letters}rem`;
}

/** As the others are. */
function undress({ text, place }: Piece, way: Way): void {
  letBe(text);
  place.style.removeProperty(way.property);
}

/**
 * The first step of each at which it fits, by halves (a later step has room for more), and all of them at once: what
 * is laid out is what costs time.
 */
function firstSteps(pieces: readonly Piece[], way: Way, steps: readonly Step[]): readonly number[] {
  const range = pieces.map(() => ({ from: 0, to: steps.length }));
  const open = (): readonly number[] => range.flatMap(({ from, to }, i) => (from < to ? [i] : []));
  for (let left = open(); left.length > 0; left = open()) {
    const middle = (i: number): number => (range[i].from + range[i].to) >> 1;
    for (const i of left) dress(pieces[i], way, steps[middle(i)]);
    const fitting = left.map((i) => fits(pieces[i].text));
    left.forEach((i, k) => {
      if (fitting[k]) range[i].to = middle(i);
      else range[i].from = middle(i) + 1;
    });
  }
  return range.map(({ to }) => to);
}

/** The same, for what has not been laid out like this before. */
function known(
  pieces: readonly Piece[],
  way: Way,
  steps: readonly Step[],
  among: string,
): readonly number[] {
  const keyOf = ({ about }: Piece): string => `${way.low} ${among} ${about}`;
  const fresh = pieces.filter((piece) => !measured.has(keyOf(piece)));
  if (measured.size > MOST_MEASURED) measured.clear();
  const found = firstSteps(fresh, way, steps);
  fresh.forEach((piece, i) => measured.set(keyOf(piece), found[i]));
  return pieces.map((piece) => measured.get(keyOf(piece)) ?? found[fresh.indexOf(piece)]);
}

/** A lower picture for a single text, then smaller letters and with them a still lower picture. */
function stepsAlone({ lower: [most, least] }: Way, [picture, letters]: Step): readonly Step[] {
  const sizes = new Set(SMALLER.map((part) => Math.max(letters * part, LEAST)));
  return [...sizes].map((own): Step => {
    const ease = Math.min(1, Math.max(0, (own - SMALL) / (COMFORTABLE - SMALL)));
    return [Math.min(picture, least + (most - least) * ease), own];
  });
}

/** A short text does not leave half of its card blank. */
function fillUp(pieces: readonly Piece[], way: Way, step: Step, at: number): void {
  const steps = way.roomy(step);
  const found = known(pieces, way, steps, `roomy after ${at}`);
  pieces.forEach((piece, i) => {
    undress(piece, way);
    if (found[i] < steps.length) dress(piece, way, steps[found[i]]);
  });
}

/** As large as all but a few allow; the few are fitted alone. True if all is read and the pictures still show whom. */
function fitBy(way: Way, box: HTMLElement, pieces: readonly Piece[]): boolean {
  if (way.low === null) delete box.dataset['low'];
  else box.dataset['low'] = way.low;
  for (const { text } of pieces) delete text.dataset['more'];
  const firsts = known(pieces, way, way.steps, 'all');
  const order = firsts.toSorted((a, b) => b - a);
  const at = Math.min(order[Math.floor(pieces.length * EXCEPTIONS)], way.steps.length - 1);
  const step = way.steps[at];
  box.style.setProperty(way.property, `${step[0]}${way.unit}`);
  box.style.setProperty('--letters', `${step[1]}rem`);
  const isLong = (_: Piece, i: number): boolean => firsts[i] > at;
  fillUp(
    pieces.filter((piece, i) => !isLong(piece, i)),
    way,
    step,
    at,
  );
  const long = pieces.filter(isLong);
  const steps = stepsAlone(way, step);
  const alone = known(long, way, steps, `after ${at}`);
  long.forEach((piece, i) => dress(piece, way, steps[Math.min(alone[i], steps.length - 1)]));
  const longest = long.filter((_, i) => alone[i] === steps.length);
  longest.forEach(({ text }) => endInDots(text));
  return longest.length === 0 && step[0] >= way.enough;
}

/** How large the cards are, in rem; null where no text is shown. */
function sizeOf(texts: readonly HTMLElement[]): {
  readonly width: number;
  readonly height: number;
  readonly room: string;
} | null {
  const shown = texts.find((text) => text.checkVisibility());
  if (shown === undefined) return null;
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { offsetWidth, offsetHeight } = shown.closest<HTMLElement>('.card')!;
  return {
    width: offsetWidth / letter,
    height: offsetHeight / letter,
    room: `${letter} ${offsetWidth} × ${offsetHeight}`,
  };
}

/**
 * Low cards have their picture in the corner; so do higher ones once a text was too long for them: they do not
 * change their looks with every card that comes and goes.
 */
function fit(box: HTMLElement): void {
  const texts = [...box.querySelectorAll<HTMLElement>('.card-text')];
  const size = sizeOf(texts);
  if (size === null) return box.removeAttribute('data-low');
  // In a fan a name has less room the more cards there are, and the last one has all of it.
  const among = `${size.room} ${box.clientWidth} ${texts.length}`;
  const pieces = texts.map((text, i): Piece => {
    const card = text.closest<HTMLElement>('.card')!;
    const last = i === texts.length - 1 ? 'last' : '';
    const about = `${among} ${last} ${card.className} ${card.textContent}`;
    return { text, place: card.parentElement!, about };
  });
  const low = size.width < NARROW_CARD ? NARROW : CORNER;
  const same = box.dataset['height'] === String(size.height);
  box.dataset['height'] = String(size.height);
  if (size.height < LOW_CARD || (same && box.hasAttribute('data-low'))) {
    fitBy(low, box, pieces);
  } else if (!fitBy(ABOVE, box, pieces) && size.height < HIGH_CARD) {
    pieces.forEach((piece) => undress(piece, ABOVE));
    fitBy(low, box, pieces);
  }
}

export const useFitTexts = <T extends HTMLElement>(what: string): RefObject<T | null> =>
  useFitting<T>(what, fit);
