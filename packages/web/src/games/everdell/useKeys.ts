/** The whole game by keyboard: arrows go through what is possible, numbers answer, U takes back. */
import { useEffect } from 'react';
import type { Table } from './context.ts';

/** Where keys are letters. */
const TYPED = 'input, textarea, select';

/** Goes to the next or the previous thing that can be chosen; an open window covers the others. */
function step(by: 1 | -1): void {
  const within = document.querySelector('.window') ?? document;
  const things = [...within.querySelectorAll<HTMLElement>('[data-can], .prompt .answer')].filter(
    (thing) => thing.checkVisibility(),
  );
  if (things.length === 0) return;
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next =
    at < 0 ? (by === 1 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  things[next].focus();
}

export function useKeys(table: Table, close: () => void): void {
  useEffect(() => {
    const { snapshot, send } = table;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(TYPED)) return;
      // A window of the browser's own kind has the keys for itself.
      if (document.querySelector('dialog[open]') !== null) return;
      const { decision } = snapshot;
      if (event.key === 'Escape') close();
      else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') step(1);
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') step(-1);
      else if (event.key.toLowerCase() === 'h' && decision && table.hintable) {
        send({ type: 'hint' });
      } else if (event.key.toLowerCase() === 'u' && snapshot.undo > 0) send({ type: 'undo' });
      else if (/^[0-9s]$/i.test(event.key) && decision) {
        const key = event.key.toUpperCase();
        document.querySelector<HTMLElement>(`.prompt .answer[data-key="${key}"]`)?.click();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table, close]);
}
