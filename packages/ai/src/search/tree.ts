/**
 * Search under hidden information. Every simulation deals anew what the seat can't see, walks down
 * a tree of picks shared by all deals, and stops where the tree ends: there each possible pick is
 * looked at one action ahead (lookahead.ts), which gives both a value and an order in which to try
 * them; picks that brought little elsewhere in the tree are not looked at but guessed (gains.ts).
 * So no play-outs are needed, and bad picks are hardly ever visited.
 *
 * Where dice are rolled whose results the evaluation foresees, the tree ends: that says more than the
 * few rolls a search would see.
 *
 * All picks to choose from are tried with the same deals in the same order, so that none looks
 * better for having been lucky.
 *
 * Every seat is taken to want its own points and more than the best of the others.
 */
import { PENDING, decidingSeat, type Machine, type State, type Until } from '@evervale/kernel';
import { DUEL, utility, type Evaluator } from '../evaluator.ts';
import { Gains, threshold } from './gains.ts';
import { Lookahead } from './lookahead.ts';
import { Node } from './node.ts';
import { Rivals } from './rivals.ts';

export interface TreeSettings {
  /** How much the points of the best rival count against the own ones. */
  readonly rivalry: number;
  /** How many points a promising pick that was rarely tried may seem better than it is. */
  readonly curiosity: number;
  /** A pick that looks this many points worse is tried e times less. */
  readonly softness: number;
  /** So many picks of a new node are looked at, once it is known what they are likely to bring. */
  readonly looks: number;
  /** Picks of others are told apart as one's own are; else they do what they mostly do (rivals.ts). */
  readonly joint: boolean;
}

/** Differences beyond this make no difference. */
const LARGE = 40;

/** In so many deals each of the picks to choose from is looked at before the search begins. */
const OPENING = 4;

/** The n-th deal of a search, to be used up. */
export type Deal = (n: number) => State;

export const SETTINGS: TreeSettings = {
  rivalry: 0.3,
  curiosity: 10,
  softness: 3,
  looks: 6,
  joint: true,
};

export class Tree {
  root = new Node();
  simulations = 0;
  /** Whose decision it is. */
  private seat = 0;
  private readonly machine: Machine;
  private readonly evaluator: Evaluator;
  private readonly settings: TreeSettings;
  private readonly gains = new Gains();
  private readonly ahead: Lookahead;
  private readonly rivals: Rivals;
  private readonly until: Until | null;
  private readonly duel: boolean;
  private readonly seats: number;
  /** Expected points by seat, then what every seat thinks of them. */
  private readonly values: Float64Array;
  private readonly pathNodes: Node[] = [];
  private readonly pathPicks: number[] = [];
  private readonly legal: number[] = [];
  private readonly guesses: number[] = [];

  constructor(
    machine: Machine,
    evaluator: Evaluator,
    seats: number,
    settings: TreeSettings = SETTINGS,
  ) {
    this.machine = machine;
    this.evaluator = evaluator;
    this.settings = settings;
    this.until = evaluator.foresees ?? null;
    this.seats = seats;
    this.values = new Float64Array(2 * seats);
    // As a rule others' points are counted once for all picks of a node, because a pick hardly
    // changes them; in a duel with an automatic opponent it does.
    this.duel = settings.rivalry >= DUEL;
    this.ahead = new Lookahead(machine, evaluator, this.duel ? settings.rivalry : 0, this.gains);
    this.rivals = new Rivals(machine, this.ahead, this.gains);
  }

  /** One walk from the root to the end of the tree. */
  simulate(deal: Deal): void {
    if (this.root.codes.length === 0) this.open(deal);
    this.pathNodes.length = 0;
    this.pathPicks.length = 0;
    const first = this.selectFirst();
    const s = deal(this.root.visits[first]);
    let node = this.follow(s, this.root, first);
    // Nothing is pending when the game is over, or where dice are about to be rolled.
    while (s[PENDING] === 1) {
      const seat = decidingSeat(s);
      if (!node.seen && this.evaluator.atRest(s)) {
        node.seen = true;
        this.judge(s);
        break;
      }
      if (seat !== this.seat && !this.settings.joint) {
        this.machine.applyThrough(s, this.rivals.answer(s, seat), this.until);
        continue;
      }
      const isNew = node.codes.length === 0;
      this.listPicks(s, node, seat, this.settings.looks);
      if (isNew && !node.seen) {
        node.seen = true;
        this.adoptBest(node, seat);
        break;
      }
      node = this.follow(s, node, this.select(node, seat));
    }
    if (s[PENDING] === 0) this.judge(s);
    this.learn();
  }

  /** The pick was taken: what was found behind it is where the next search begins. */
  descend(code: number, deal: Deal): void {
    const found = this.root.kid(this.root.indexOf(code));
    this.root = new Node();
    this.open(deal);
    this.root.adopt(found);
    this.simulations = this.root.total;
  }

  /** The picks to choose from: all of them get a look, in several deals. */
  private open(deal: Deal): void {
    for (let n = 0; n < OPENING; n++) {
      const s = deal(n);
      const looked = new Node();
      this.seat = decidingSeat(s);
      this.listPicks(s, looked, this.seat, Infinity);
      this.root.blend(looked, 1 / OPENING);
    }
  }

  private selectFirst(): number {
    const { root, legal } = this;
    legal.length = root.codes.length;
    for (let i = 0; i < legal.length; i++) legal[i] = i;
    return this.select(root, this.seat);
  }

  private follow(s: State, node: Node, pick: number): Node {
    this.pathNodes.push(node);
    this.pathPicks.push(pick);
    this.machine.applyThrough(s, node.codes[pick], this.until);
    return node.kid(pick);
  }

  /** Lists the legal picks by their index in the node; looks at those seen for the first time. */
  private listPicks(s: State, node: Node, seat: number, looks: number): void {
    const { legal } = this;
    const found = this.machine.legalOrdered(s);
    legal.length = found.count;
    let fresh = 0;
    for (let i = 0; i < found.count; i++) {
      const index = node.indexOf(found.codes[i]);
      if (index < 0) fresh++;
      legal[i] = index < 0 ? -1 - found.codes[i] : index;
    }
    if (fresh > 0) this.addFresh(s, node, seat, looks);
  }

  private addFresh(s: State, node: Node, seat: number, looks: number): void {
    const { legal, guesses, gains } = this;
    const decision = gains.decision(s, seat);
    let count = 0;
    for (let i = 0; i < legal.length; i++) {
      if (legal[i] < 0) guesses[count++] = gains.guess(decision, -1 - legal[i]);
    }
    const least = threshold(guesses, count, looks);
    this.judge(s);
    count = 0;
    for (let i = 0; i < legal.length; i++) {
      if (legal[i] >= 0) continue;
      const code = -1 - legal[i];
      const guess = guesses[count++];
      legal[i] =
        guess >= least
          ? this.look(s, node, seat, decision, code)
          : this.add(node, seat, code, guess, this.values[seat] + guess);
    }
    this.machine.touched();
  }

  /** Looks one action ahead. */
  private look(s: State, node: Node, seat: number, decision: number, code: number): number {
    const { ahead, duel, seats, values } = this;
    const now = duel ? values[seats + seat] : values[seat];
    const gain = ahead.after(s, code, seat, now) - now;
    this.gains.learn(decision, code, gain);
    const index = this.add(node, seat, code, gain, ahead.values[seat]);
    if (duel) for (let i = 0; i < seats; i++) node.sums[index][i] = ahead.values[i];
    return index;
  }

  /** A pick with the points it seems to lead to for the seat; the others stay where they are. */
  private add(node: Node, seat: number, code: number, gain: number, points: number): number {
    const { seats, settings, values } = this;
    const first = values.slice();
    first[seat] = points;
    first[seats + seat] += gain;
    const limited = Math.max(-LARGE, Math.min(LARGE, gain));
    return node.add(code, Math.exp(limited / settings.softness), first);
  }

  /** What is to be expected for everybody as things stand. */
  private judge(s: State): void {
    const { evaluator, seats, settings, values } = this;
    evaluator.values(s, values);
    const spread = this.duel ? evaluator.spread(s) : 0;
    const teams = evaluator.teams?.(s);
    const eager = this.duel ? evaluator.eager?.(s) : 0;
    for (let i = 0; i < seats; i++) {
      values[seats + i] = utility(values, seats, i, settings.rivalry, spread, teams, eager);
    }
  }

  /** A new node is worth what its best pick promises. */
  private adoptBest(node: Node, seat: number): void {
    const at = this.seats + seat;
    let best = 0;
    for (let i = 1; i < node.sums.length; i++) {
      if (node.sums[i][at] > node.sums[best][at]) best = i;
    }
    this.values.set(node.sums[best]);
  }

  /** The legal pick with the best outlook, those rarely tried seen in a kinder light. */
  private select(node: Node, seat: number): number {
    const { legal, settings } = this;
    const at = this.seats + seat;
    let weight = 0;
    for (let i = 0; i < legal.length; i++) weight += node.weights[legal[i]];
    const bonus = (settings.curiosity * Math.sqrt(node.total + 1)) / weight;
    let best = legal[0];
    let most = -Infinity;
    for (let i = 0; i < legal.length; i++) {
      const pick = legal[i];
      // The first look counts like one visit.
      const n = node.visits[pick] + 1;
      const outlook = (node.sums[pick][at] + bonus * node.weights[pick]) / n;
      if (outlook <= most) continue;
      most = outlook;
      best = pick;
    }
    return best;
  }

  private learn(): void {
    const { values } = this;
    this.simulations++;
    for (let i = 0; i < this.pathNodes.length; i++) {
      const node = this.pathNodes[i];
      const pick = this.pathPicks[i];
      node.total++;
      node.visits[pick]++;
      const sums = node.sums[pick];
      for (let k = 0; k < values.length; k++) sums[k] += values[k];
    }
  }
}
