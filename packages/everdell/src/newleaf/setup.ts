/** Setting up the station board (14.1-14.5). */
import type { State } from '@evervale/kernel';
import { fillBag, fillCars } from './cars.ts';
import { refillStation } from './station.ts';
import { layVisitors } from './visitors.ts';

export function setupNewleaf(s: State): void {
  refillStation(s);
  layVisitors(s);
  fillBag(s);
  fillCars(s);
}
