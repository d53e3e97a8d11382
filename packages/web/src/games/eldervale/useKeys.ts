/** The whole game by keyboard: numbers answer, keys of the compass go over the map, M and N tell of it. */
import { useEffect } from 'react';
import type { Table } from './context.ts';
import { realmAt } from './model/board.ts';
import { WAYS } from './model/hex.ts';
import { mapSaying, neighboursSaying } from './model/saying.ts';

/** Where keys are letters. */
const TYPED = 'input, textarea, select';

/** From anywhere onto the map: to what is lit first. */
function enterMap(): void {
  const map = document.querySelector('.map');
  const first =
    map?.querySelector<SVGElement>('.hit.can') ?? map?.querySelector<SVGElement>('.hit');
  first?.focus();
}

/** Goes to the next or the previous thing that can be chosen. */
function step(by: 1 | -1): void {
  const things = [
    ...document.querySelectorAll<HTMLElement>('.vale [data-can], .prompt .answer'),
  ].filter((thing) => thing.checkVisibility());
  if (things.length === 0) return;
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next =
    at < 0 ? (by === 1 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  things[next].focus();
}

export function useKeys(table: Table, tell: (said: string) => void): void {
  useEffect(() => {
    const { snapshot, send, looked, look, view } = table;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.matches(TYPED)) return;
      // A window of the browser's own kind has the keys for itself.
      if (document.querySelector('dialog[open]') !== null) return;
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
