/** Things move: workers, cards and goods fly from where they were to where they are. */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { painted } from './art/album.ts';
import type { EverdellSnapshot } from './context.ts';
import type { Flight } from './model/flights.ts';
import { flightsOf } from './model/motions.ts';

const DURATION = { full: 650, quick: 280, none: 0 } as const;

function find(root: HTMLElement, ids: readonly string[]): HTMLElement | null {
  for (const id of ids) {
    const name = CSS.escape(id);
    const found = root.querySelector<HTMLElement>(
      `[data-target="${name}"], [data-anchor="${name}"]`,
    );
    if (found?.checkVisibility()) return found;
  }
  return null;
}

function portraitOf({ shows }: Flight): Element | null {
  const address = shows ? painted(shows.id, { hue: shows.hue }) : null;
  if (address === null) return null;
  const image = document.createElement('img');
  image.className = 'picture portrait-flies';
  image.alt = '';
  image.src = address;
  return image;
}

const lastIn = (within: Element, selector: string): Element | null =>
  [...within.querySelectorAll(selector)].at(-1) ?? null;

/** Taken from the table itself: at the end of the way, or where it came from, for somebody else's city is not open. */
function modelOf(root: HTMLElement, { what, seat }: Flight, from: Element, to: Element) {
  switch (what) {
    case 'worker':
      return lastIn(to, '.animal') ?? lastIn(from, '.animal');
    case 'face':
      return to.querySelector('.card') ?? from.querySelector('.card');
    case 'car':
      return to.querySelector('.wagon');
    case 'hare':
      return root.querySelector(`[data-hare="${seat}"]`);
    default:
      return root.querySelector(`.good-${what}`);
  }
}

interface Ghost {
  readonly picture: Element;
  /** A card keeps the form it has on the table, however large it is seen on its way. */
  readonly size?: readonly [number, number];
}

/** A picture of what flies. */
function ghostOf(root: HTMLElement, flight: Flight, from: Element, to: Element): Ghost | null {
  if (flight.what === 'portrait') {
    const picture = portraitOf(flight);
    return picture && { picture };
  }
  if (flight.what === 'card') {
    const picture = document.createElement('span');
    picture.className = 'card-back';
    return { picture };
  }
  const model = modelOf(root, flight, from, to);
  if (model === null) return null;
  const picture = model.cloneNode(true) as Element;
  if (flight.what !== 'face') return { picture };
  const { offsetWidth, offsetHeight } = model as HTMLElement;
  return { picture, size: [offsetWidth, offsetHeight] };
}

/** In rem. */
const SIZES: Record<string, readonly [number, number]> = {
  worker: [3, 3.6],
  card: [2.9, 3.9],
  face: [5, 6.6],
  portrait: [4.4, 4.8],
  car: [5.4, 2],
  hare: [2.4, 3.2],
};
const SMALL = [1.9, 1.9] as const;
/** First somebody comes or a card is laid; then what it brings. */
const FIRST: ReadonlySet<string> = new Set(['worker', 'face', 'portrait', 'hare']);

/** What something brings, as signs. */
function labelOf(root: HTMLElement, brings: Flight['brings'] = {}): HTMLElement {
  const label = document.createElement('b');
  label.className = 'brings';
  for (const [good, n] of Object.entries(brings)) {
    const sign = root.querySelector(`.good-${good}`)?.cloneNode(true);
    if (sign) label.append(`+${n}`, sign);
  }
  return label;
}

/** A ring of light around something that works now. */
function shine(
  root: HTMLElement,
  { brings }: Flight,
  at: HTMLElement,
  delay: number,
  duration: number,
): void {
  const { left, top, width, height } = at.getBoundingClientRect();
  const ring = document.createElement('div');
  ring.className = 'flight glow';
  Object.assign(ring.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  ring.append(labelOf(root, brings));
  root.append(ring);
  const frames = [
    { opacity: 0, transform: 'scale(.9)' },
    { opacity: 1, transform: 'scale(1.04)', offset: 0.35 },
    { opacity: 0, transform: 'scale(1.12)' },
  ];
  const light = ring.animate(frames, { duration, delay, fill: 'both' });
  light.addEventListener('finish', () => ring.remove());
}

/** How large it is at its end: a card as the one that lies there. */
function sizeOf({ what }: Flight, to: Element): readonly [number, number] {
  const there = what === 'face' ? to.querySelector('.card')?.getBoundingClientRect() : undefined;
  if (there) return [there.width, there.height];
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [width, height] = SIZES[what] ?? SMALL;
  return [width * rem, height * rem];
}

function fly(root: HTMLElement, flight: Flight, delay: number, duration: number): void {
  const from = find(root, flight.from);
  const to = find(root, flight.to);
  if (flight.what === 'glow' && to !== null) return shine(root, flight, to, delay, duration);
  if (from === null || to === null || from === to) return;
  const ghost = ghostOf(root, flight, from, to);
  if (ghost === null) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const wanted = sizeOf(flight, to);
  const [width, height] = ghost.size ?? wanted;
  const box = document.createElement('div');
  box.className = `flight ${flight.what === 'worker' ? 'walks' : ''}`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  box.append(ghost.picture);
  root.append(box);
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2 - width / 2}px, ${rect.top + rect.height / 2 - height / 2}px)`;
  // A card that was shown large shrinks on its way.
  const small = wanted[0] / width;
  const large = from.dataset['anchor'] === 'stage' && flight.what === 'face';
  const first = large ? start.width / width : small * 0.7;
  const way = box.animate(
    [
      { transform: `${at(start)} scale(${first})`, opacity: large ? 1 : 0 },
      { opacity: 1, offset: 0.2 },
      { transform: `${at(end)} scale(${small})`, opacity: 1, offset: 0.9 },
      { transform: `${at(end)} scale(${small})`, opacity: 0 },
    ],
    { duration, delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' },
  );
  way.addEventListener('finish', () => box.remove());
}

/** One after another: who comes and what is laid, then goods and cards; what works lights up in turn. */
function launch(root: HTMLElement, flights: readonly Flight[], duration: number): void {
  const first = flights.some(({ what }) => FIRST.has(what)) ? duration * 0.6 : 0;
  const glows = flights.filter(({ what }) => what === 'glow');
  const pause = glows.length > 2 ? duration * 0.45 : 70;
  let order = 0;
  let light = 0;
  for (const flight of flights) {
    if (flight.what === 'glow') fly(root, flight, light++ * pause, duration);
    else fly(root, flight, order++ * 70 + (FIRST.has(flight.what) ? 0 : first), duration);
  }
}

export function useFlights(root: RefObject<HTMLElement | null>, snapshot: EverdellSnapshot): void {
  const { motion } = useSettings();
  const before = useRef(snapshot);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = snapshot;
    // Nothing happened where somebody took back, jumped or came back to the table.
    const stepped = snapshot.at > last.at && snapshot.events.length > 0;
    if (root.current === null || motion === 'none' || !stepped) return;
    launch(root.current, flightsOf(snapshot.events, last.view, snapshot.view), DURATION[motion]);
  }, [root, snapshot, motion]);
}
