/** Dragging: a card, a visitor or a train car's goods into the city, a worker onto a place. What is carried is named in the transfer. */
import type { DragEvent } from 'react';
import type { Option } from './model/targets.ts';

const WORKER = 'worker';
/** What can be taken into the city. */
export const CARRIED: ReadonlySet<string> = new Set(['card', 'visitor', 'car']);
const INTO_CITY = /^(play|keep|car|reserve):/;

export function carryCard(event: DragEvent, { code }: Option): void {
  event.dataTransfer.setData('text/plain', String(code));
}

export function carryWorker(event: DragEvent): void {
  event.dataTransfer.setData('text/plain', WORKER);
}

export const isWorker = (event: DragEvent): boolean =>
  event.dataTransfer.getData('text/plain') === WORKER;

/** The option of what was dropped on the city, if it is one of these. */
export function cardDropped(event: DragEvent, options: readonly Option[]): Option | undefined {
  const carried = event.dataTransfer.getData('text/plain');
  return options.find(({ code, key }) => String(code) === carried && INTO_CITY.test(key));
}

/** Without this a browser lets nothing be dropped. */
export const mayDrop = (event: DragEvent): void => event.preventDefault();
