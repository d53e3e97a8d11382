/**
 * Names of cards get smaller letters rather than a word in two pieces. Texts of cards that lie together have one size
 * of letters, as large as most of them allow; pictures take what is left. One in four may be so much longer that it
 * gets smaller letters of its own; where that does not do, its card has its picture small in the corner (`data-low`),
 * goes without, or has its price beside the name (`data-tight`). A picture of which little would be seen stands small
 * in the corner, too; an Adventure card has one where its text leaves room for it (`data-pictured`). What would be too small to read even then ends in dots, and the prompt has all of it when
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

/** Everything else on the card makes room, one step after the other: what styles do with it is theirs. */
function tighten(text: HTMLElement): boolean {
  const card = text.closest<HTMLElement>(CARDS);
  if (card === null) return false;
  const steps = card.clientWidth < NARROW * remOf() ? ['tight'] : ['low', 'tight'];
  return steps.some((step) => {
    card.dataset[step] = 'true';
    card.querySelectorAll<HTMLElement>('[data-fit-name]').forEach(fitName);
    text.style.fontSize = '';
    return fits(text) || fitAlone(text, Infinity);
  });
}

const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Of a picture that fills a strip, so much has to be seen: below, nobody knows what it shows. */
const SEEN = 0.42;
const HEIGHT_OF_PICTURE = 0.9;

function isStrip({ clientHeight, clientWidth }: Element): boolean {
  return clientHeight < clientWidth * HEIGHT_OF_PICTURE * SEEN;
}

/** The least height of a picture below a text, in rem. */
const PICTURED = 2.2;

/** Whether the text stands as it did, and the picture has room beside or below it. */
function hasRoomFor(picture: Element, text: HTMLElement): boolean {
  return fits(text) && picture.clientHeight >= PICTURED * remOf();
}

/** In rem: in a narrower card there is no room for a name beside a picture. */
const NARROW = 7;

function putAside(card: HTMLElement): void {
  card.dataset[card.clientWidth < NARROW * remOf() ? 'tight' : 'low'] = 'true';
  card.querySelectorAll<HTMLElement>('[data-fit-name]').forEach(fitName);
}

/** When letters are found: whole pictures where there is room, small ones for strips. */
function showPictures(box: HTMLElement): void {
  for (const picture of box.querySelectorAll('.magic-card:not([data-tight]) > .magic-picture')) {
    if (isStrip(picture)) putAside(picture.closest<HTMLElement>(CARDS)!);
  }
  for (const card of box.querySelectorAll<HTMLElement>('.adventure:not([data-tight])')) {
    const [picture, text] = [
      card.querySelector('.picture'),
      card.querySelector<HTMLElement>('[data-fit]'),
    ];
    if (picture === null || text === null || text.clientHeight === 0) continue;
    card.dataset['pictured'] = 'true';
    if (!hasRoomFor(picture, text)) delete card.dataset['pictured'];
  }
}

/** As cards are before anything is fitted. */
function unfold(card: HTMLElement): void {
  for (const step of ['low', 'tight', 'pictured']) delete card.dataset[step];
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
  box.querySelectorAll<HTMLElement>(CARDS).forEach(unfold);
  box.querySelectorAll<HTMLElement>('[data-fit-name]').forEach(fitName);
  const all = [...box.querySelectorAll<HTMLElement>('[data-fit]')];
  all.forEach(letBe);
  const texts = all.filter(({ clientHeight }) => clientHeight > 0);
  if (texts.length === 0) return;
  for (const letters of STEPS) {
    box.style.setProperty('--letters', `${letters}rem`);
    const long = texts.filter((text) => !fits(text));
    if (long.length > texts.length * EXCEPTIONS && letters > STEPS.at(-1)!) continue;
    long.filter((text) => !fitAlone(text, letters) && !tighten(text)).forEach(endInDots);
    showPictures(box);
    return;
  }
}

export function useFitTexts<T extends HTMLElement>(what: string): RefObject<T | null> {
  return useFitting<T>(what, fit);
}
