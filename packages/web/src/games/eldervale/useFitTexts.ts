/**
 * Names of cards get smaller letters rather than a word in two pieces. Texts of cards that lie together have one size
 * of letters, as large as most of them allow; pictures take what is left. One in four may be so much longer that it
 * gets smaller letters of its own; where that does not do, its card has its picture small in the corner (`data-low`),
 * goes without, or has its price beside the name (`data-tight`). A picture of which little would be seen stands small
 * in the corner, too; an Adventure card has one where its text leaves room for it (`data-pictured`). What would be too small to read even then ends in dots, and the prompt has all of it when
 * one looks at the card; before that the cards share their row less evenly (`model/shares.ts`).
 */
import { useCallback, type RefObject } from 'react';
import { endInDots, fits, letBe, useFitting } from '../common/fitTexts.ts';
import { gridOf, waysToShare, widened, type Shares } from './model/shares.ts';

/** Letters in rem, from comfortable to just readable. */
const STEPS = [0.9, 0.86, 0.82, 0.79, 0.76] as const;
const ALONE = [0.82, 0.79, 0.76] as const;
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
  return stepsFor(card).some((step) => {
    makeRoom(card, step);
    text.style.fontSize = '';
    return fits(text) || fitAlone(text, Infinity);
  });
}

/** In a narrow card there is no room for a name beside a picture. */
function stepsFor({ clientWidth }: HTMLElement): readonly string[] {
  return clientWidth < NARROW * remOf() ? ['tight'] : ['low', 'tight'];
}

function makeRoom(card: HTMLElement, step: string): void {
  card.dataset[step] = 'true';
  card.querySelectorAll<HTMLElement>('[data-fit-name]').forEach(fitName);
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

/** In rem. */
const NARROW = 5.8;

/** Beside a name in a narrow card a picture may take more room than above it: the text comes first. */
function putAside(card: HTMLElement): void {
  const text = card.querySelector<HTMLElement>('[data-fit]');
  stepsFor(card).some((step) => {
    makeRoom(card, step);
    return text === null || fits(text);
  });
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

/** What a way of sharing costs: texts that are cut, then cards without their picture. */
const CUT = 100;
const lossOf = (box: HTMLElement): number =>
  box.querySelectorAll('[data-more]').length * CUT + box.querySelectorAll('[data-tight]').length;

/** Which columns have a text that is cut. */
function cutColumns(box: HTMLElement): ReadonlySet<number> {
  const columns = new Map<number, boolean>();
  for (const text of box.querySelectorAll<HTMLElement>('[data-fit]')) {
    const { offsetLeft } = text.closest<HTMLElement>('li')!;
    columns.set(offsetLeft, columns.get(offsetLeft) || text.dataset['more'] !== undefined);
  }
  const cut = [...columns].toSorted(([a], [b]) => a - b).map(([, is]) => is);
  return new Set(cut.flatMap((is, column) => (is ? [column] : [])));
}

/** How often what is cut gets a little more. */
const ROUNDS = 4;
/** One card without its picture is no reason to look further: every way that is tried is laid out. */
const LITTLE = 1;

/** The first way that loses next to nothing, or the one that loses least. */
function bestOf(box: HTMLElement, ways: readonly Shares[]): Shares {
  let [best, least] = [ways[0], Infinity];
  const lossWith = (way: Shares): number => {
    const loss = fitShared(box, way);
    if (loss < least) [best, least] = [way, loss];
    return loss;
  };
  if (ways.some((way) => lossWith(way) <= LITTLE)) return best;
  let loss = fitShared(box, best);
  let way = best;
  for (let i = 0; i < ROUNDS && loss >= CUT; i++) {
    way = widened(way, cutColumns(box));
    loss = lossWith(way);
  }
  fitShared(box, best);
  return best;
}

/** By the texts and the room for them: nobody waits for the same search twice. */
const known = new Map<string, Shares>();

function fit(box: HTMLElement, what: string, ways: readonly Shares[]): void {
  const key = [what, box.clientWidth, box.clientHeight, remOf(), document.fonts.status].join(' ');
  const found = known.get(key);
  if (found === undefined) known.set(key, bestOf(box, ways));
  else fitShared(box, found);
}

function fitShared(box: HTMLElement, way: Shares): number {
  box.style.setProperty('--widths', gridOf(way));
  fitTexts(box);
  return lossOf(box);
}

function fitTexts(box: HTMLElement): void {
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

/** `lengths`: of the texts by column. */
export function useFitTexts<T extends HTMLElement>(
  what: string,
  lengths: readonly number[],
): RefObject<T | null> {
  const key = lengths.join(' ');
  const fitBox = useCallback(
    (box: T) => fit(box, what, waysToShare(key.split(' ').map(Number))),
    [what, key],
  );
  return useFitting<T>(what, fitBox);
}
