/**
 * A quick evaluation of Eldervale: the points so far, and what lies ready to become points, with a few
 * worths set by hand and then tried out. It knows no card by name and does not change from training to
 * training: a fixed mark to measure the others by.
 */
import { DEPTH, PENDING, isOver, type State } from '@evervale/kernel';
import {
  SEATS,
  allResources,
  handSize,
  isAboutToRoll,
  isBattle,
  orbs,
  resource,
  trayCount,
} from '@evervale/eldervale/insides';
import { GOLD } from '@evervale/eldervale/vocabulary';
import type { Evaluator } from '../evaluator.ts';
import type { Share } from '../hints/share.ts';
import { battleOutlook } from './battle.ts';
import { findCards, own } from './cards.ts';
import { progress } from './phase.ts';
import { sumFound } from './points.ts';
import { sitesOf } from './sites.ts';
import { strengthOf } from './units.ts';

const RESOURCE = 0.5;
const GOLD_MORE = 0.3;
const MAGIC = 0.6;
const TOKEN = 0.9;
const ORB = 1.5;
/** A Unit for all the game to come; one that can be placed at once. */
const UNIT = 2.5;
const READY_UNIT = 0.4;
const CARD = 2;
/** A Worker where a Dwelling could be built: of its worth, and once it can be paid. */
const SITE = 0.2;
const PAYABLE_SITE = 0.35;
const VICTORY = 3;
const WORKER_LOST = 0.5;
const ADVANCED_LOST = 0.9;
/** Supplies are worth something to the last turn. */
const AT_THE_END = 0.3;
const SPREAD = 10;
const DECIDED = 0.5;

export class QuickEvaluator implements Evaluator {
  readonly foresees = isAboutToRoll;

  seats(s: State): number {
    return s[SEATS];
  }

  value(s: State, seat: number): number {
    findCards(s, seat);
    return this.valueFound(s, seat);
  }

  /** The same, once the cards of the seat have been found. */
  valueFound(s: State, seat: number): number {
    const now = sumFound(s, seat);
    if (isOver(s)) return now;
    const left = 1 - progress(s);
    return (
      now +
      useOf(left) * (goods(s, seat) + MAGIC * handSize(s, seat) + treasure(s, seat)) +
      figures(s, seat, left) +
      left * CARD * own.count +
      fortunes(s, seat) +
      plans(s, seat)
    );
  }

  /** What it adds to the points so far, in pieces; the cards of the seat have been found. */
  sharesFound(s: State, seat: number): Share[] {
    const left = 1 - progress(s);
    const use = useOf(left);
    return [
      { key: 'hint.resources', points: use * goods(s, seat) },
      { key: 'hint.magic', points: use * MAGIC * handSize(s, seat) },
      { key: 'hint.treasure', points: use * treasure(s, seat) },
      { key: 'hint.figures', points: left * UNIT * strengthOf(s, seat).active },
      { key: 'hint.units', points: READY_UNIT * strengthOf(s, seat).ready },
      { key: 'hint.cards', points: left * CARD * own.count },
      { key: 'hint.battle', points: fortunes(s, seat) },
      { key: 'hint.site', points: plans(s, seat) },
    ];
  }

  values(s: State, out: Float64Array): void {
    for (let seat = 0; seat < s[SEATS]; seat++) out[seat] = this.value(s, seat);
  }

  spread(s: State): number {
    return isOver(s) ? DECIDED : SPREAD;
  }

  atRest(s: State): boolean {
    return s[DEPTH] <= 1 || s[PENDING] === 0;
  }
}

const useOf = (left: number): number => AT_THE_END + (1 - AT_THE_END) * left;

function goods(s: State, seat: number): number {
  return RESOURCE * allResources(s, seat) + GOLD_MORE * resource(s, seat, GOLD);
}

function treasure(s: State, seat: number): number {
  return TOKEN * trayCount(s, seat) + ORB * orbs(s, seat);
}

function figures(s: State, seat: number, left: number): number {
  const { active, ready } = strengthOf(s, seat);
  return left * UNIT * active + READY_UNIT * ready;
}

function plans(s: State, seat: number): number {
  const { best, payable } = sitesOf(s, seat);
  return SITE * best + PAYABLE_SITE * payable;
}

function fortunes(s: State, seat: number): number {
  if (!isBattle(s)) return 0;
  const { win, workers, advanced } = battleOutlook(s, seat);
  return VICTORY * win - WORKER_LOST * workers - ADVANCED_LOST * advanced;
}
