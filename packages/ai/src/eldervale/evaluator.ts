/**
 * The evaluation of Eldervale: what the quick one sees, put right by a network. So training begins with
 * players who know what they do, and learns only where they err.
 */
import { DEPTH, PENDING, isOver, type State } from '@evervale/kernel';
import {
  DWELLING_COUNT,
  GLORY,
  SEATS,
  allResources,
  battleStep,
  isAboutToRoll,
  isBattle,
  orbs,
  playerAt,
  trayCount,
} from '@evervale/eldervale/insides';
import { DUEL, type Leaning } from '../evaluator.ts';
import type { Share } from '../hints/share.ts';
import { Liking, type Measure } from '../liking.ts';
import type { LearningEvaluator } from '../mind.ts';
import { FeatureSet } from '../net/features.ts';
import type { Network } from '../net/network.ts';
import { Sparse } from '../net/sparse.ts';
import { fighting } from './battle.ts';
import { BLIND_SPOTS, CHARACTERS } from './characters.ts';
import { findCards, own } from './cards.ts';
import { PHASES, isLaidOut, phaseOf, progress } from './phase.ts';
import { SOURCES, pointsBySource } from './points.ts';
import { QuickEvaluator } from './quick.ts';
import { sites } from './sites.ts';
import { LEANINGS } from './sources.ts';
import { bias, hand, resources, treasure } from './supplies.ts';
import { course, others } from './table.ts';
import { factions, reach, slots, tableau } from './tableau.ts';
import { dwellings, glory, power } from './tracks.ts';
import { company, strengthOf, units } from './units.ts';

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

/** From so many players on there are weights of their own. */
const CROWD = 3;
export const CROWD_BANK = PHASES;
export const BANKS = 2 * PHASES;

/** What a player of the usual strength gets in a whole game; how long it lasts is nobody's own doing. */
const TO_COME = 80;
/** Games are won by twenty points and more: a mistake of one point is none. */
const GRAIN = 4;
/** What all the way to the end is worth to whoever is sure to win: more than any turn brings. */
const EAGER = 100;
/** Points a lead may still change at the beginning, and at the end. */
const SPREAD = 10;
const DECIDED = 0.5;

/** Reasons that say "more": nobody has more of what has stayed as it was. */
const COUNTED: Partial<Record<Share['key'], Measure>> = {
  'hint.resources': allResources,
  'hint.treasure': (s, seat) => trayCount(s, seat) + orbs(s, seat),
  'hint.figures': (s, seat) => strengthOf(s, seat).active,
  'hint.cards': () => own.count,
  'hint.dwellings': (s, seat) => s[playerAt(seat) + DWELLING_COUNT],
  'hint.glory': (s, seat) => s[playerAt(seat) + GLORY],
};

export class EldervaleEvaluator implements LearningEvaluator {
  readonly net: Network;
  readonly features: FeatureSet;
  readonly x = new Sparse();
  readonly quick = new QuickEvaluator();
  readonly foresees = isAboutToRoll;
  readonly grain = GRAIN;
  readonly playsOn = true;
  readonly characters = CHARACTERS;
  readonly blindSpots = BLIND_SPOTS;
  private readonly liking: Liking | null;
  private readonly scales: Float64Array | null;

  constructor(net: Network, features: FeatureSet, leaning: Leaning | null = null) {
    this.net = net;
    this.features = features;
    this.liking = leaning === null ? null : new Liking(LEANINGS, leaning);
    this.scales = this.liking && features.scales((group) => this.liking!.ofGroup(group));
  }

  leaning(by: Leaning): EldervaleEvaluator {
    return new EldervaleEvaluator(this.net, this.features, by);
  }

  /**
   * A game lasts until somebody ends it: whoever counts the own points alone goes on collecting as long
   * as the others let him. So the lead counts, and the victory.
   */
  rivalry(): number {
    return DUEL;
  }

  eager(s: State): number {
    return EAGER * progress(s);
  }

  toCome(s: State): number {
    return TO_COME * (isLaidOut(s) ? 1 - progress(s) : 1);
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

  /** Every phase has weights of its own, and so has a crowd. */
  bank(s: State): number {
    return phaseOf(s) + (s[SEATS] < CROWD ? 0 : CROWD_BANK);
  }

  look(s: State, seat: number): void {
    findCards(s, seat);
    this.features.fill(s, seat, this.x, this.scales);
  }

  value(s: State, seat: number): number {
    const liked = this.liking === null ? 0 : this.liking.more(s, seat);
    findCards(s, seat);
    const known = liked + this.quick.valueFound(s, seat);
    if (isOver(s)) return known;
    this.features.fill(s, seat, this.x, this.scales);
    return known + this.net.value(this.x, this.bank(s));
  }

  values(s: State, out: Float64Array): void {
    for (let seat = 0; seat < s[SEATS]; seat++) out[seat] = this.value(s, seat);
  }

  spread(s: State): number {
    return isOver(s) ? DECIDED : DECIDED + SPREAD * (1 - progress(s));
  }

  /** Points by source, what is ready to become points, what the best rival gets. */
  shares(s: State, seat: number): Share[] {
    const by = pointsBySource(s, seat);
    const now = SOURCES.map((source, i): Share => ({ key: `hint.from.${source}`, points: by[i] }));
    if (isOver(s)) return [...now, ...this.rivalShares(s, seat)];
    return [...now, ...this.sharesToCome(s, seat), ...this.rivalShares(s, seat)];
  }

  /** They count for less as the game goes on: only positions of the same time can be compared by them. */
  private sharesToCome(s: State, seat: number): Share[] {
    const judged = Math.round(1000 * progress(s));
    this.look(s, seat);
    const ready = this.quick.sharesFound(s, seat);
    const corrected = this.net.contributions(this.x, this.bank(s)).flatMap((points, i): Share[] => {
      const reason = this.features.reasons[this.x.index[i]];
      return reason === undefined ? [] : [{ ...reason, points }];
    });
    const told = (share: Share): Share => {
      const have = COUNTED[share.key]?.(s, seat);
      return { ...share, judged, ...(have !== undefined && { have }) };
    };
    return [...ready, ...corrected].map(told);
  }

  private rivalShares(s: State, seat: number): Share[] {
    let best = -Infinity;
    for (let other = 0; other < s[SEATS]; other++) {
      if (other !== seat) best = Math.max(best, this.value(s, other));
    }
    return best === -Infinity ? [] : [{ key: 'hint.rival', points: -best }];
  }
}
