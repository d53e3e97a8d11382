/** The whole game by keyboard: arrows go through what is possible, numbers answer, U takes back. */
import { useEffect } from 'react';
import { isElsewhere, stepThrough } from '../common/keys.ts';
import type { Table } from './context.ts';

/** Goes to the next or the previous thing that can be chosen; an open window covers the others. */
const step = (by: 1 | -1): void =>
  stepThrough(document.querySelector('.window') ?? document, '[data-can], .prompt .answer', by);

export function useKeys(table: Table, close: () => void): void {
  useEffect(() => {
    const { snapshot, send } = table;
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return;
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
