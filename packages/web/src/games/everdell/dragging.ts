/** Dragging: a card into the city, a worker onto a place. What is carried is named in the transfer. */
import type { DragEvent } from 'react';
import type { Option } from './model/targets.ts';

const WORKER = 'worker';

export function carryCard(event: DragEvent, { code }: Option): void {
  event.dataTransfer.setData('text/plain', String(code));
}

export function carryWorker(event: DragEvent): void {
  event.dataTransfer.setData('text/plain', WORKER);
}

export const isWorker = (event: DragEvent): boolean =>
  event.dataTransfer.getData('text/plain') === WORKER;

/** The option of the card that was dropped, if it is one of these. */
export function cardDropped(event: DragEvent, options: readonly Option[]): Option | undefined {
  const carried = event.dataTransfer.getData('text/plain');
  return options.find(({ code, key }) => String(code) === carried && key.startsWith('play:'));
}

/** Without this a browser lets nothing be dropped. */
export const mayDrop = (event: DragEvent): void => event.preventDefault();
