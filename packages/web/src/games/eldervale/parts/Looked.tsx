/**
 * What is looked at and what can be done with it. Where there is room for the whole table it lies below the
 * question, over power and log: whatever comes and goes with the pointer, the answers stay where they are.
 */
import { useLayoutEffect, useRef } from 'react';
import { useTable } from '../context.ts';
import { Here, hereFor } from './Answers.tsx';
import { Note } from './Note.tsx';

/** What stands below the question, and below a lesson or the room around the table; a lesson hides some of it. */
const BELOW = ':scope > .rest, :scope > .menu-button';

/** Tells the styles where it begins. */
function useTop() {
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const column = here.current?.closest<HTMLElement>('.right');
    if (!column) return undefined;
    const measure = (): void => {
      const below = [...column.querySelectorAll<HTMLElement>(BELOW)];
      const top = below.find(({ offsetHeight }) => offsetHeight > 0)?.offsetTop ?? 0;
      here.current?.style.setProperty('--top', `${top}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const part of column.children) watch.observe(part);
    return () => watch.disconnect();
  }, []);
  return here;
}

export function Looked({ target }: { target: string }) {
  const table = useTable();
  const here = useTop();
  return (
    <div className="looked" ref={here}>
      <Note target={target} />
      <Here options={hereFor(table)} />
    </div>
  );
}
