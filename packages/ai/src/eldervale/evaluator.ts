/**
 * The evaluation of Eldervale: what the quick one sees, put right by a network. So training begins with
 * players who know what they do, and learns only where they err.
 */
import { DEPTH, PENDING, isOver, type State } from '@evervale/kernel';
import { SEATS, battleStep, isAboutToRoll, isBattle } from '@evervale/eldervale/insides';
import { DUEL } from '../evaluator.ts';
import type { Share } from '../hints/share.ts';
import type { LearningEvaluator } from '../mind.ts';
import { FeatureSet } from '../net/features.ts';
import type { Network } from '../net/network.ts';
import { Sparse } from '../net/sparse.ts';
import { fighting } from './battle.ts';
import { findCards } from './cards.ts';
import { phaseOf, progress } from './phase.ts';
import { SOURCES, pointsBySource } from './points.ts';
import { QuickEvaluator } from './quick.ts';
import { sites } from './sites.ts';
import { bias, hand, resources, treasure } from './supplies.ts';
import { course, others } from './table.ts';
import { factions, reach, slots, tableau } from './tableau.ts';
import { dwellings, glory, power } from './tracks.ts';
import { company, units } from './units.ts';

export const eldervaleFeatures = (): FeatureSet =>
  new FeatureSet([
    bias,
    course,
    others,
    resources,
    treasure,
    hand,
    units,
    company,
    sites,
    dwellings,
    power,
    glory,
    tableau,
    slots,
    reach,
    factions,
    fighting,
  ]);

/** What a player of the usual strength gets in a whole game; how long it lasts is nobody's own doing. */
const TO_COME = 80;
/** Games are won by twenty points and more: a mistake of one point is none. */
const GRAIN = 4;
/** Points a lead may still change at the beginning, and at the end. */
const SPREAD = 10;
const DECIDED = 0.5;

export class EldervaleEvaluator implements LearningEvaluator {
  readonly net: Network;
  readonly features: FeatureSet;
  readonly x = new Sparse();
  readonly quick = new QuickEvaluator();
  readonly foresees = isAboutToRoll;
  readonly grain = GRAIN;

  constructor(net: Network, features: FeatureSet) {
    this.net = net;
    this.features = features;
  }

  /**
   * A game lasts until somebody ends it: whoever counts the own points alone goes on collecting as long
   * as the others let him. So the lead counts, and the victory.
   */
  rivalry(): number {
    return DUEL;
  }

  toCome(s: State): number {
    return TO_COME * (1 - progress(s));
  }

  seats(s: State): number {
    return s[SEATS];
  }

  atRest(s: State): boolean {
    return s[DEPTH] <= 1 || s[PENDING] === 0;
  }

  /** Nobody rests in a battle, but what its dice promise has to be learned. */
  isLesson(s: State): boolean {
    const step = isBattle(s) ? battleStep(s) : null;
    return step === 'join' || step === 'add';
  }

  isSettled(s: State): boolean {
    return isOver(s);
  }

  /** Every phase has weights of its own. */
  bank(s: State): number {
    return phaseOf(s);
  }

  look(s: State, seat: number): void {
    findCards(s, seat);
    this.features.fill(s, seat, this.x);
  }

  value(s: State, seat: number): number {
    findCards(s, seat);
    const known = this.quick.valueFound(s, seat);
    if (isOver(s)) return known;
    this.features.fill(s, seat, this.x);
    return known + this.net.value(this.x, this.bank(s));
  }

  values(s: State, out: Float64Array): void {
    for (let seat = 0; seat < s[SEATS]; seat++) out[seat] = this.value(s, seat);
  }

  spread(s: State): number {
    return isOver(s) ? DECIDED : DECIDED + SPREAD * (1 - progress(s));
  }

  /** Points by source, then what the network expects from which features. */
  shares(s: State, seat: number): Share[] {
    const by = pointsBySource(s, seat);
    const now = SOURCES.map((source, i): Share => ({ key: `hint.from.${source}`, points: by[i] }));
    if (isOver(s)) return now;
    this.look(s, seat);
    const later = this.net.contributions(this.x, this.bank(s)).flatMap((points, i): Share[] => {
      const reason = this.features.reasons[this.x.index[i]];
      return reason === undefined ? [] : [{ ...reason, points }];
    });
    return [...now, ...later];
  }
}
