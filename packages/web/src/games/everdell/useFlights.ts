/** Things move: workers, cards and goods fly from where they were to where they are. */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useSettings } from '../../shell/settings.ts';
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

/** A picture of what flies: taken from the table itself. */
function ghostOf(root: HTMLElement, flight: Flight, to: HTMLElement): Element | null {
  if (flight.what === 'worker') {
    // At the end of its way, or where it stood before it went home.
    const animals = to.querySelectorAll('.animal');
    return animals.item(animals.length - 1)?.cloneNode(true) as Element | null;
  }
  if (flight.what === 'card') {
    const back = document.createElement('span');
    back.className = 'card-back';
    return back;
  }
  if (flight.what === 'face') return to.querySelector('.card')?.cloneNode(true) as Element | null;
  return root.querySelector(`.good-${flight.what}`)?.cloneNode(true) as Element | null;
}

const SIZES: Record<string, readonly [number, number]> = { worker: [44, 54], card: [46, 62] };

/** A ring of light around something that works now. */
function shine(root: HTMLElement, at: HTMLElement, order: number, duration: number): void {
  const { left, top, width, height } = at.getBoundingClientRect();
  const ring = document.createElement('div');
  ring.className = 'flight glow';
  Object.assign(ring.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  root.append(ring);
  const frames = [
    { opacity: 0, transform: 'scale(.9)' },
    { opacity: 1, transform: 'scale(1.04)', offset: 0.35 },
    { opacity: 0, transform: 'scale(1.12)' },
  ];
  const light = ring.animate(frames, { duration, delay: order * 70, fill: 'both' });
  light.addEventListener('finish', () => ring.remove());
}

function fly(root: HTMLElement, flight: Flight, order: number, duration: number): void {
  const from = find(root, flight.from);
  const to = find(root, flight.to);
  if (flight.what === 'glow' && to !== null) return shine(root, to, order, duration);
  if (from === null || to === null || from === to) return;
  const ghost = ghostOf(root, flight, to);
  if (ghost === null) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const [width, height] =
    flight.what === 'face' ? [end.width, end.height] : (SIZES[flight.what] ?? [30, 30]);
  const box = document.createElement('div');
  box.className = 'flight';
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  box.append(ghost);
  root.append(box);
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2 - width / 2}px, ${rect.top + rect.height / 2 - height / 2}px)`;
  const way = box.animate(
    [
      { transform: `${at(start)} scale(.7)`, opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { transform: `${at(end)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${at(end)} scale(1)`, opacity: 0 },
    ],
    { duration, delay: order * 70, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' },
  );
  way.addEventListener('finish', () => box.remove());
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
    flightsOf(snapshot.events, last.view, snapshot.view).forEach((flight, i) =>
      fly(root.current!, flight, i, DURATION[motion]),
    );
  }, [root, snapshot, motion]);
}
