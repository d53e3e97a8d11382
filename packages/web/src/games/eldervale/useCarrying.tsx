/**
 * Regroup by hand: a Unit is carried from its Realm onto a card, or to those who are ready. The Realm is the handle,
 * the figure goes with the pointer. Fingers move the map, so they choose Unit and card one after the other.
 */
import { useCallback, useEffect, useState, type PointerEvent, type ReactNode } from 'react';
import { useTable } from './context.ts';
import type { Option } from './model/targets.ts';
import { Figure } from './parts/Figures.tsx';

interface Carried {
  readonly option: Option;
  readonly unit: string;
  readonly from: readonly [x: number, y: number];
  /** Null until it has left its place. */
  readonly at: readonly [x: number, y: number] | null;
}

/** A press that slips is not meant to carry. */
const SLIP = 8;

/** What is to be done with a Unit that is let go here: a card is used, or it gets ready. */
function landing(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const card = element.closest<HTMLElement>('.tableau [data-target^="own/"]');
    if (card !== null) return `use:${card.dataset['target']!.slice('own/'.length)}`;
    if (element.closest('.ready') !== null) return 'toReady';
  }
  return null;
}

export interface Carrying {
  /** Is a Unit held? Then the map stays where it is. */
  readonly holds: boolean;
  /** Has it left its place? */
  readonly isOn: boolean;
  /** Takes hold of a Unit by the option that withdraws it. */
  readonly take: (event: PointerEvent, option: Option) => void;
  readonly figure: ReactNode;
}

export function useCarrying(): Carrying {
  const { view, snapshot, pick, follow, look } = useTable();
  const [carried, setCarried] = useState<Carried | null>(null);
  const take = useCallback((event: PointerEvent, option: Option): void => {
    const unit = /^withdraw:([^@]+)/.exec(option.key)?.[1];
    if (event.pointerType === 'touch' || event.button !== 0 || unit === undefined) return;
    setCarried({ option, unit, from: [event.clientX, event.clientY], at: null });
  }, []);
  useEffect(() => {
    if (carried === null) return undefined;
    const [fromX, fromY] = carried.from;
    const move = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      if (carried.at === null && Math.hypot(clientX - fromX, clientY - fromY) < SLIP) return;
      setCarried({ ...carried, at: [clientX, clientY] });
    };
    const letGo = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      setCarried(null);
      const next = carried.at === null ? null : landing(clientX, clientY);
      if (next === null) return;
      look(null);
      follow(next);
      pick(carried.option);
    };
    const drop = (): void => setCarried(null);
    addEventListener('pointermove', move);
    addEventListener('pointerup', letGo);
    addEventListener('pointercancel', drop);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', letGo);
      removeEventListener('pointercancel', drop);
    };
  }, [carried, follow, look, pick]);
  const at = carried?.at ?? null;
  return {
    holds: carried !== null,
    isOn: at !== null,
    take,
    figure: carried !== null && at !== null && (
      <div className="carried" style={{ left: at[0], top: at[1] }} aria-hidden="true">
        <Figure view={view} figure={{ seat: snapshot.seat, unit: carried.unit }} />
      </div>
    ),
  };
}
