/** Things move: each flight is a picture of its own over the table, gone when it has landed. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import {
  CardPicture,
  DwellingFigure,
  OrbFigure,
  ResourceIcon,
  TreasureToken,
} from '../art/index.ts';
import { useTable } from '../context.ts';
import { motionsOf, type Motion } from '../model/motions.ts';
import { Figure } from './Figures.tsx';

const SPEED = { full: 1, quick: 0.45, none: 0 } as const;
/** Milliseconds, as the look of the table says. */
const LASTS: Readonly<Record<Motion['how'], number>> = {
  hop: 350,
  fly: 450,
  leap: 500,
  sink: 600,
  drop: 500,
  pulse: 500,
  claw: 750,
  shake: 400,
  rise: 700,
};
const APART = 90;
/** More would be a flock. */
const MOST = 14;

interface Flying {
  readonly id: number;
  readonly motion: Motion;
  readonly delay: number;
}

function find(root: HTMLElement, ids: readonly string[]): Element | null {
  for (const id of ids) {
    // A phone has some things twice, one of them hidden.
    const all = [...root.querySelectorAll(`[data-anchor="${CSS.escape(id)}"]`)];
    const found = all.find((one) => one.checkVisibility());
    if (found !== undefined) return found;
  }
  return null;
}

/** Ways to come that end in standing there. */
const LANDS: ReadonlySet<Motion['how']> = new Set(['hop', 'leap', 'drop']);

/** A figure or a Dwelling, not the Realm that it comes to. */
const isOne = ({ dataset }: SVGElement): boolean =>
  /^(figure|dwelling)\//.test(dataset['anchor'] ?? '');

let made = 0;

export function Flights({ root }: { root: RefObject<HTMLElement | null> }) {
  const { snapshot } = useTable();
  const { motion } = useSettings();
  const before = useRef(snapshot);
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = snapshot;
    // Nothing happened where somebody took back, jumped or came back to the table.
    if (motion === 'none' || snapshot.at <= last.at || snapshot.events.length === 0) return;
    const motions = motionsOf(snapshot.events, last.view, snapshot.view, snapshot.seat);
    const more = motions.slice(0, MOST).map((one, i) => ({
      id: made++,
      motion: one,
      delay: (i * APART + (one.after ?? 0)) * SPEED[motion],
    }));
    if (more.length > 0) setFlying((old) => [...old.slice(-MOST), ...more]);
  }, [snapshot, motion]);
  if (motion === 'none') return null;
  return (
    <div className="flights" aria-hidden="true">
      {flying.map((one) => (
        <Flight
          key={one.id}
          root={root}
          {...one}
          speed={SPEED[motion]}
          landed={() => setFlying((old) => old.filter(({ id }) => id !== one.id))}
        />
      ))}
    </div>
  );
}

interface FlightProps extends Flying {
  readonly root: RefObject<HTMLElement | null>;
  readonly speed: number;
  readonly landed: () => void;
}

function Flight({ root, motion, delay, speed, landed }: FlightProps) {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef(landed);
  end.current = landed;
  useLayoutEffect(() => {
    const from = find(root.current!, motion.from) ?? find(root.current!, motion.to);
    const to = find(root.current!, motion.to);
    if (from === null || to === null) return end.current();
    const timing = { duration: LASTS[motion.how] * speed, delay, easing: 'ease-in-out' };
    if (isOfGround(motion.how)) {
      const move = to.animate(GROUND[motion.how], { ...timing, fill: 'backwards' });
      move.addEventListener('finish', () => end.current());
      return () => move.cancel();
    }
    const frames = framesFor(motion, from.getBoundingClientRect(), to.getBoundingClientRect());
    const way = box.current!.animate(frames, { ...timing, fill: 'both' });
    way.addEventListener('finish', () => end.current());
    // What arrives is not there yet.
    const arrives = LANDS.has(motion.how) && to instanceof SVGElement && isOne(to);
    if (arrives) to.style.visibility = 'hidden';
    return () => {
      way.cancel();
      if (arrives) to.style.visibility = '';
    };
    // A flight never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div ref={box} className="flight" data-how={motion.how}>
      <Pictured motion={motion} />
    </div>
  );
}

function Pictured({ motion: { picture, how } }: { motion: Motion }) {
  const { view } = useTable();
  if (isOfGround(how)) return null;
  if (picture === null) return <span className="ring-of-light" />;
  if ('figure' in picture) return <Figure view={view} figure={picture.figure} />;
  if ('token' in picture) return <TreasureToken token={picture.token} />;
  if ('good' in picture) return <ResourceIcon kind={picture.good as 'gem'} />;
  if ('dwelling' in picture) return <DwellingFigure element={picture.dwelling} />;
  if ('card' in picture) return <CardPicture card={picture.card} />;
  return <OrbFigure />;
}

/** The tile itself moves, nothing over it: by properties that leave its place alone. */
const GROUND = {
  shake: [0, 5, -5, 4, -4, 2, 0].map((x) => ({ translate: `${x}px 0` })),
  rise: [
    { translate: '0 46px', opacity: 0 },
    { translate: '0 -10px', opacity: 1, offset: 0.7 },
    { translate: '0 0', opacity: 1 },
  ],
} satisfies Partial<Record<Motion['how'], Keyframe[]>>;

const isOfGround = (how: Motion['how']): how is keyof typeof GROUND => Object.hasOwn(GROUND, how);

/** The middle of the flight is at the middle of these boxes. */
function framesFor({ how }: Motion, from: DOMRect, to: DOMRect): Keyframe[] {
  const at = ({ left, top, width, height }: DOMRect, lift = 0): string =>
    `translate(${left + width / 2}px, ${top + height / 2 - lift}px) translate(-50%, -50%)`;
  const middle = new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2, to.width, to.height);
  switch (how) {
    case 'hop':
      return [{ transform: at(from) }, { transform: at(middle, 60) }, { transform: at(to) }];
    case 'leap':
      return [
        { transform: `${at(from)} scale(1)` },
        { transform: `${at(middle, 110)} scale(1.5)` },
        { transform: `${at(to)} scale(1.2)` },
      ];
    case 'sink':
      return [
        { transform: at(from), opacity: 1 },
        { transform: at(from, -40), opacity: 0.2, offset: 0.6 },
        { transform: at(to), opacity: 0 },
      ];
    case 'drop':
      return [
        { transform: at(to, 90), opacity: 0 },
        { transform: at(to, -4), opacity: 1, offset: 0.7 },
        { transform: at(to), opacity: 1 },
      ];
    case 'claw':
      return [
        { transform: `${at(to, 30)} scale(1.6)`, opacity: 0 },
        { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.25 },
        { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.8 },
        { transform: `${at(to)} scale(1)`, opacity: 0 },
      ];
    case 'pulse':
      return [
        { transform: `${at(to)} scale(.4)`, opacity: 0 },
        { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.4 },
        { transform: `${at(to)} scale(1.5)`, opacity: 0 },
      ];
    default:
      return [
        { transform: `${at(from)} scale(1.15)`, opacity: 0 },
        { transform: `${at(from, 18)} scale(1.25)`, opacity: 1, offset: 0.2 },
        { transform: `${at(to)} scale(.9)`, opacity: 1, offset: 0.92 },
        { transform: `${at(to)} scale(.8)`, opacity: 0 },
      ];
  }
}
