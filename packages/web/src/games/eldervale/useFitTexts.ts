/**
 * Names of cards get smaller letters rather than a word in two pieces. Texts of cards that lie together have one size
 * of letters, as large as most of them allow; pictures take what is left. One in four may be so much longer that it
 * gets smaller letters of its own; where that does not do, its card has its picture small in the corner (`data-low`),
 * goes without, or has its price beside the name (`data-tight`). A picture of which little would be seen stands small
 * in the corner, too; an Adventure card has one where its text leaves room for it (`data-pictured`). Where that does not
 * do, the cards share their row less evenly (`model/shares.ts`), and at last the whole row gets higher (`--needs`), as far
 * as the styles let it. What would be too small to read even then ends in dots, and the prompt has all of it when one
 * looks at the card.
 */
import { useCallback, type RefObject } from 'react';
import { endInDots, fits, letBe, useFitting } from '../common/fitTexts.ts';
import { balanced, gridOf, waysToShare, type Shares } from './model/shares.ts';

/** Letters in rem, from comfortable to just readable. */
const STEPS = [0.9, 0.86, 0.82, 0.79, 0.76] as const;
const ALONE = [0.82, 0.79, 0.76] as const;
/** The smallest letters of a name, in rem; where there is little room a whole name comes first. */
const LEAST_NAME = 0.75;
const LEAST_NARROW_NAME = 0.6;
const SMALL_SCREEN = '(max-width: 1279px)';
/** Cards whose text is more than the letters can do. */
const CARDS = '.adventure, .magic-card, .tableau-card';
/** How many may be longer than the others. */
const EXCEPTIONS = 0.25;

const lackOf = ({ scrollHeight, clientHeight }: HTMLElement): number => scrollHeight - clientHeight;

/** Everything else on the card makes room, one step after the other: what styles do with it is theirs. */
function tighten(text: HTMLElement): boolean {
  const card = text.closest<HTMLElement>(CARDS);
  if (card === null) return false;
  const before = lackOf(text);
  const isDone = stepsFor(card).some((step) => {
    makeRoom(card, step);
    // Most that are cut are cut in the smallest letters, too: larger ones are laid out only where they may do.
    text.style.fontSize = `${ALONE.at(-1)}rem`;
    if (!fits(text)) return false;
    text.style.fontSize = '';
    return fits(text) || fitAlone(text, Infinity);
  });
  // In a narrow card a price beside the text takes more than it leaves.
  if (!isDone && lackOf(text) > before) {
    unfold(card);
    card.querySelectorAll<HTMLElement>('[data-fit-name]').forEach(fitName);
  }
  return isDone;
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
    if (text === null || fits(text)) return true;
    // A picture is worth letters that are a little smaller.
    const letters = text.style.fontSize;
    if (fitAlone(text, Infinity)) return true;
    text.style.fontSize = letters;
    return false;
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

/** Words stay whole as long as they can; then they are parted where one would part them, at last anywhere. */
const PARTINGS = [
  { hyphens: 'none', overflowWrap: 'normal' },
  { hyphens: 'manual', overflowWrap: 'normal' },
  { hyphens: 'manual', overflowWrap: 'anywhere' },
] as const;

/** Where there is little room, a name of more lines leaves none for what stands below it. */
const MOST_LINES = 3;

function fitName(name: HTMLElement): void {
  fitWords(name);
  if (!matchMedia(SMALL_SCREEN).matches) return;
  const least = LEAST_NARROW_NAME * remOf();
  for (let size = sizeOf(name) - 1; linesOf(name) > MOST_LINES && size >= least; size--) {
    name.style.fontSize = `${size}px`;
  }
}

const sizeOf = (name: HTMLElement): number => Number.parseFloat(getComputedStyle(name).fontSize);

function linesOf(name: HTMLElement): number {
  return Math.round(boxOf(name).height / Number.parseFloat(getComputedStyle(name).lineHeight));
}

/** The longest word decides. */
function fitWords(name: HTMLElement): void {
  name.style.fontSize = '';
  const { fontSize, paddingLeft, paddingRight } = getComputedStyle(name);
  const [size, left, right] = [fontSize, paddingLeft, paddingRight].map(Number.parseFloat);
  const letters = matchMedia(SMALL_SCREEN).matches ? LEAST_NARROW_NAME : LEAST_NAME;
  const least = Math.min(1, (letters * remOf()) / size);
  for (const parting of PARTINGS) {
    Object.assign(name.style, { fontSize: '', ...parting });
    const share = (name.clientWidth - left - right + 1) / boxOf(name).width;
    if (share >= 1) return;
    name.style.fontSize = `${(Math.max(least, share) * size).toFixed(2)}px`;
    if (share >= least) return;
  }
}

/** Of what stands in it, also where that leaves its box. */
function boxOf(name: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(name);
  return range.getBoundingClientRect();
}

/** What came of a way of sharing. */
interface Loss {
  /** What the text that is cut most lacks, in pixels. */
  readonly lack: number;
  /** Cards without their picture. */
  readonly plain: number;
  /** Of every column: how much of its room the fullest text takes. */
  readonly fullness: readonly number[];
}

const isLess = (a: Loss, b: Loss): boolean =>
  a.lack < b.lack || (a.lack === b.lack && a.plain < b.plain);

/** How much of its room a text takes; more than 1 when it is cut. */
function fullnessOf(text: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(text.firstElementChild!);
  return range.getBoundingClientRect().height / Math.max(1, text.clientHeight);
}

/** From left to right. */
function byColumn(texts: readonly HTMLElement[]): readonly number[] {
  const columns = new Map<number, number>();
  for (const text of texts) {
    const { offsetLeft } = text.closest<HTMLElement>('li')!;
    columns.set(offsetLeft, Math.max(columns.get(offsetLeft) ?? 0, fullnessOf(text)));
  }
  return [...columns].toSorted(([a], [b]) => a - b).map(([, fullness]) => fullness);
}

/** How often what is cut gets a little more. */
const ROUNDS = 4;
/** One card without its picture is no reason to look further: every way that is tried is laid out. */
const LITTLE = 1;

/** The first way that loses next to nothing, or the one that loses least. */
function bestOf(box: HTMLElement, ways: readonly Shares[]): Shares {
  let [best] = ways;
  let least: Loss | null = null;
  const lossWith = (way: Shares): Loss => {
    const loss = fitShared(box, way);
    if (least === null || isLess(loss, least)) [best, least] = [way, loss];
    return loss;
  };
  const isEnough = ({ lack, plain }: Loss): boolean => lack === 0 && plain <= LITTLE;
  if (ways.some((way) => isEnough(lossWith(way)))) return best;
  let way = best;
  let loss = fitShared(box, way);
  for (let i = 0; i < ROUNDS && loss.lack > 0; i++) {
    way = rebalanced(way, loss);
    loss = lossWith(way);
  }
  return best;
}

/** What holds a row of cards gets as high as they need it; without a height, as high as it is by itself. */
function setHeight(box: HTMLElement, height?: number): void {
  const { style } = box.parentElement!;
  if (height === undefined) style.removeProperty('--needs');
  else style.setProperty('--needs', `${Math.ceil(height)}px`);
}

interface Found {
  readonly way: Shares;
  readonly height: number | undefined;
}

/** At first by half of what is lacking: with more room the cards may share it better. */
const GROWTH = [0.5, 0.5, 0.7, 1, 1, 1] as const;

/** The row gets higher until nothing is cut. Cards that lie above each other share what it gets more. */
function heighten(box: HTMLElement, first: Shares): Found {
  const rows = Number(box.dataset['rows'] ?? 1);
  let way = first;
  let height: number | undefined;
  let loss = fitShared(box, way);
  for (const part of GROWTH) {
    if (loss.lack === 0) break;
    height = box.parentElement!.offsetHeight + loss.lack * rows * part;
    setHeight(box, height);
    const next = rebalanced(way, loss);
    const other = fitShared(box, next);
    if (isLess(other, loss)) [way, loss] = [next, other];
    else loss = fitShared(box, way);
  }
  return { way, height };
}

/** A deck without a card says nothing, and has its share. */
const rebalanced = (way: Shares, { fullness }: Loss): Shares =>
  fullness.length === way.length ? balanced(way, fullness) : way;

/** By the texts and the room for them: nobody waits for the same search twice. */
const known = new Map<string, Found>();

function fit(box: HTMLElement, what: string, ways: readonly Shares[]): void {
  setHeight(box);
  const key = [what, box.clientWidth, box.clientHeight, remOf(), document.fonts.status].join(' ');
  const found = known.get(key);
  if (found === undefined) known.set(key, heighten(box, bestOf(box, ways)));
  else {
    setHeight(box, found.height);
    fitShared(box, found.way);
  }
}

function fitShared(box: HTMLElement, way: Shares): Loss {
  box.style.setProperty('--widths', gridOf(way));
  const found = fitTexts(box);
  return { ...found, plain: box.querySelectorAll('[data-tight]').length };
}

function fitTexts(box: HTMLElement): Omit<Loss, 'plain'> {
  box.querySelectorAll<HTMLElement>(CARDS).forEach(unfold);
  box.querySelectorAll<HTMLElement>('[data-fit-name]').forEach(fitName);
  const all = [...box.querySelectorAll<HTMLElement>('[data-fit]')];
  all.forEach(letBe);
  const texts = all.filter((text) => text.checkVisibility());
  for (const letters of texts.length === 0 ? [] : STEPS) {
    box.style.setProperty('--letters', `${letters}rem`);
    const long = texts.filter((text) => !fits(text));
    if (long.length > texts.length * EXCEPTIONS && letters > STEPS.at(-1)!) continue;
    const cut = long.filter((text) => !fitAlone(text, letters) && !tighten(text));
    const lack = Math.max(0, ...cut.map(lackOf));
    const fullness = byColumn(texts);
    cut.forEach(endInDots);
    showPictures(box);
    return { lack, fullness };
  }
  return { lack: 0, fullness: [] };
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
