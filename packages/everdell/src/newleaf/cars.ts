/** The eighteen train cars: three beside the station, the others in a bag (14.4, 14.15). */
import { chance, push, raiseBarrier, type Effect, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { ASIDE_CARS, BAG, CAR, CAR_KINDS, STATION_SIZE, tableAt } from './room.ts';

export interface TrainCar {
  readonly id: string;
  readonly reward: Effect;
  readonly copies: number;
}

/** In the state a car is its number in this list, from 1. */
export const CARS: readonly TrainCar[] = [
  { id: 'train-car-berry', reward: gain({ berry: 1 }), copies: 3 },
  { id: 'train-car-resin', reward: gain({ resin: 1 }), copies: 3 },
  { id: 'train-car-pebble', reward: gain({ pebble: 1 }), copies: 3 },
  { id: 'train-car-any', reward: gainAny(1), copies: 3 },
  { id: 'train-car-two-twigs', reward: gain({ twig: 2 }), copies: 3 },
  { id: 'train-car-point', reward: gain({ point: 1 }), copies: 3 },
];

/** The car beside this station card, 0 = none. */
export function carAt(s: State, i: number): number {
  return s[tableAt(s) + CAR + i];
}

export function carsInBag(s: State): number {
  let n = 0;
  for (let k = 0; k < CAR_KINDS; k++) n += s[tableAt(s) + BAG + k];
  return n;
}

export function fillBag(s: State): void {
  CARS.forEach(({ copies }, k) => (s[tableAt(s) + BAG + k] = copies));
}

/** 14.4, 14.15: draws a car for every empty space. Which one comes is chance, so no order lies hidden. */
export function fillCars(s: State): void {
  for (let i = 0; i < STATION_SIZE; i++) if (carAt(s, i) === 0) drawCar(s, i);
}

function drawCar(s: State, i: number): void {
  const bag = tableAt(s) + BAG;
  if (carsInBag(s) === 0) refillBag(s);
  const all = carsInBag(s);
  if (all === 0) return;
  let left = chance(s, all);
  let k = 0;
  while (left >= s[bag + k]) left -= s[bag + k++];
  s[bag + k]--;
  s[tableAt(s) + CAR + i] = k + 1;
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'carCame', place: i, car: CARS[k].id });
}

function refillBag(s: State): void {
  const at = tableAt(s);
  for (let k = 0; k < CAR_KINDS; k++) {
    s[at + BAG + k] += s[at + ASIDE_CARS + k];
    s[at + ASIDE_CARS + k] = 0;
  }
}

/** Sets the car aside; what stood beside the station is its reward, which begins now. */
export function takeCar(s: State, seat: number, i: number): void {
  const kind = carAt(s, i);
  if (kind === 0) return;
  s[tableAt(s) + CAR + i] = 0;
  s[tableAt(s) + ASIDE_CARS + kind - 1]++;
  if (emit.sink !== null) {
    emit.sink.push({ type: 'carTaken', seat, place: i, car: CARS[kind - 1].id });
  }
  push(s, CARS[kind - 1].reward.id, seat, seat, 0, 0);
}
