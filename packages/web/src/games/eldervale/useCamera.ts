/** Looking at the map: it fits itself until somebody moves it with wheel, fingers or keys. */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { R, restOf, type Cell, type Frame } from './model/hex.ts';

export interface Camera {
  /** Where the middle of the map is, and how large: a transform for what is drawn. */
  readonly x: number;
  readonly y: number;
  readonly k: number;
  /** The radius of a hex on the screen: how much detail there is room for. */
  readonly r: number;
  readonly moving: boolean;
  readonly width: number;
  readonly height: number;
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
  /** Did the last press move the map, instead of meaning what lies there? */
  readonly wasDrag: () => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Moved and enlarged against what fits. */
interface Shift {
  readonly x: number;
  readonly y: number;
  readonly by: number;
}

const ZOOMS: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8, '−': 0.8 };
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels by which a key moves the map. */
const PAN = 80;

/** Where keys are letters, or belong to a window over the table. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.matches('input, textarea, select')) ||
  document.querySelector('dialog[open]') !== null;

const AT_REST: Shift = { x: 0, y: 0, by: 1 };
const SLIP = 6;

function useSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current!;
    const measure = (): void =>
      setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return size;
}

/** What stands over the map: those who wait for their turn, the tools, and the tiles that are left. */
const OVER = '.ready > div, .map-tools, .stack-left';

/**
 * Where such things stand, at their largest so far: the map must not jump whenever somebody comes or goes.
 * They are measured with every picture, because they change without the map.
 */
function useOver(box: RefObject<HTMLElement | null>, size: Size): readonly Frame[] {
  const [over, setOver] = useState<{ readonly of: Size; readonly frames: readonly Frame[] }>({
    of: size,
    frames: [],
  });
  useLayoutEffect(() => {
    const at = box.current!.getBoundingClientRect();
    const things = [...box.current!.parentElement!.querySelectorAll(OVER)];
    const now = things.map((thing) => thing.getBoundingClientRect());
    const before = over.of === size ? over.frames : [];
    const frames = now.map(({ left, top, width, height }, i): Frame => {
      const { [i]: old } = before;
      const one = { left: left - at.left, top: top - at.top, width, height };
      return old !== undefined && old.width >= width ? old : one;
    });
    if (frames.length !== before.length || frames.some((one, i) => one !== before[i])) {
      setOver({ of: size, frames });
    }
  });
  return over.frames;
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

export function useCamera(
  box: RefObject<HTMLElement | null>,
  cells: readonly Cell[],
  frame: Frame,
): Camera {
  const size = useSize(box);
  const over = useOver(box, size);
  const [shift, setShift] = useState(AT_REST);
  const [moving, setMoving] = useState(false);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(false);
  const rest = useMemo(
    () => (size.width === 0 ? { r: R, x: 0, y: 0 } : restOf(cells, frame, size, over)),
    [cells, frame, size, over],
  );

  /** Enlarges around a point of the box, which stays where it is. */
  const zoomAt = useCallback(
    (by: number, px: number, py: number) =>
      setShift((old) => {
        const next = within(old.by * by, 0.6, 3.2);
        const f = next / old.by;
        const { x: cx, y: cy } = rest;
        const [farX, farY] = [(size.width / 2) * next, (size.height / 2) * next];
        return {
          x: within(px - cx - (px - cx - old.x) * f, -farX, farX),
          y: within(py - cy - (py - cy - old.y) * f, -farY, farY),
          by: next,
        };
      }),
    [size, rest],
  );

  // React's own wheel listeners may not stop the page from scrolling.
  useEffect(() => {
    const element = box.current!;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY / 500), event.clientX - left, event.clientY - top);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [box, zoomAt]);

  // + and − come closer and go away, Home shows everything, Shift with an arrow moves the map.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const by = ZOOMS[event.key];
      const way = event.shiftKey ? PANS[event.key] : undefined;
      if (by !== undefined) zoomAt(by, size.width / 2, size.height / 2);
      else if (event.key === 'Home') setShift(AT_REST);
      else if (way !== undefined) {
        setShift((old) => ({ ...old, x: old.x - way[0] * PAN, y: old.y - way[1] * PAN }));
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [size, zoomAt]);

  const handlers = useMemo(() => {
    const held = fingers.current;
    const drop = (event: PointerEvent): void => {
      held.delete(event.pointerId);
      if (held.size === 0) setMoving(false);
    };
    return {
      onPointerDown(event: PointerEvent): void {
        if (held.size === 0) dragged.current = false;
        held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event: PointerEvent): void {
        const last = held.get(event.pointerId);
        if (last === undefined) return;
        // Let go of somewhere else.
        if (event.buttons === 0) return drop(event);
        const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
        if (!dragged.current && Math.hypot(dx, dy) < SLIP) return;
        dragged.current = true;
        setMoving(true);
        const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
        held.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (other === undefined) {
          setShift((old) => ({
            ...old,
            x: within(old.x + dx, -size.width * old.by, size.width * old.by),
            y: within(old.y + dy, -size.height * old.by, size.height * old.by),
          }));
          return;
        }
        const before = Math.hypot(last.x - other.x, last.y - other.y);
        const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        const { left, top } = box.current!.getBoundingClientRect();
        const [mx, my] = [
          (event.clientX + other.x) / 2 - left,
          (event.clientY + other.y) / 2 - top,
        ];
        if (before > 0) zoomAt(after / before, mx, my);
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    };
  }, [box, size, zoomAt]);

  const k = (rest.r / R) * shift.by;
  return {
    x: rest.x + shift.x - k * (frame.left + frame.width / 2),
    y: rest.y + shift.y - k * (frame.top + frame.height / 2),
    k,
    r: R * k,
    moving,
    ...size,
    zoom: (by) => zoomAt(by, size.width / 2, size.height / 2),
    fit: () => setShift(AT_REST),
    wasDrag: () => dragged.current,
    handlers,
  };
}
