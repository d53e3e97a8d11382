/** The evaluation of Everdell: the points so far, and what the network expects to come. */
import { DEPTH, isOver, type State } from '@evervale/kernel';
import { FINISHED, PLAYERS, SEASON, SEATS, playerAt, score } from '@evervale/everdell/insides';
import type { Evaluator } from '../evaluator.ts';
import type { Network } from '../net/network.ts';
import { Sparse } from '../net/sparse.ts';
import { addFeatures, type FeatureSet } from './features.ts';
import { basicEvents, city, colors, specialEvents, vacant, visits } from './citywork.ts';
import { reach } from './reach.ts';
import { bias, hand, resources, space, stored, workers } from './supplies.ts';
import { others, places } from './table.ts';

[bias, resources, workers, hand, space, stored, city, vacant, colors, visits].forEach(addFeatures);
[basicEvents, specialEvents, reach, places, others].forEach(addFeatures);

export const SEASONS = 4;

export class EverdellEvaluator implements Evaluator {
  readonly features: FeatureSet;
  readonly net: Network;
  readonly x = new Sparse();

  constructor(net: Network, features: FeatureSet) {
    this.net = net;
    this.features = features;
  }

  seats(s: State): number {
    return s[SEATS];
  }

  atRest(s: State): boolean {
    return s[DEPTH] <= 1;
  }

  value(s: State, seat: number): number {
    const now = score(s, seat);
    return this.isSettled(s, seat) ? now : now + this.expected(s, seat);
  }

  /** Whoever has passed, and an automatic opponent, have what they have. */
  isSettled(s: State, seat: number): boolean {
    return isOver(s) || seat >= s[PLAYERS] || s[playerAt(seat) + FINISHED] === 1;
  }

  /** Points still to come. */
  expected(s: State, seat: number): number {
    this.features.fill(s, seat, this.x);
    return this.net.value(this.x, s[playerAt(seat) + SEASON]);
  }
}
