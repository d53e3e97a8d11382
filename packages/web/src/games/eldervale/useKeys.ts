/** The whole game by keyboard: numbers answer, keys of the compass go over the map, M and N tell of it. */
import { useEffect } from 'react';
import { isElsewhere, stepThrough } from '../common/keys.ts';
import type { Table } from './context.ts';
import { realmAt } from './model/board.ts';
import { WAYS } from './model/hex.ts';
import { mapSaying, neighboursSaying } from './model/saying.ts';

/** From anywhere onto the map: to what is lit first. */
function enterMap(): void {
  const map = document.querySelector('.map');
  const first =
    map?.querySelector<SVGElement>('.hit.can') ?? map?.querySelector<SVGElement>('.hit');
  first?.focus();
}

/** Goes to the next or the previous thing that can be chosen. */
const step = (by: 1 | -1): void => stepThrough(document, '.vale [data-can], .prompt .answer', by);

export function useKeys(table: Table, tell: (said: string) => void): void {
  useEffect(() => {
    const { snapshot, send, looked, look, view } = table;
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return;
      const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
      const { decision } = snapshot;
      if (key === 'Escape') look(null);
      else if (key === 'ArrowRight' || key === 'ArrowDown') step(1);
      else if (key === 'ArrowLeft' || key === 'ArrowUp') step(-1);
      else if (WAYS.some((way) => way.key.toUpperCase() === key)) enterMap();
      else if (key === 'M') tell(mapSaying(table));
      else if (key === 'N') {
        const realm = looked?.target.startsWith('realm/') && realmAt(view, looked.target.slice(6));
        if (realm) tell(neighboursSaying(table, realm));
      } else if (key === 'H' && decision && table.hintable) send({ type: 'hint' });
      else if (key === 'U' && snapshot.undo > 0) send({ type: 'undo' });
      else if (/^[0-9RF]$/.test(key) && decision) {
        document.querySelector<HTMLElement>(`.prompt .answer[data-key="${key}"]`)?.click();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table, tell]);
}
