/**
 * Search under hidden information. Every simulation deals anew what the seat can't see, walks down
 * a tree of picks shared by all deals, and stops where the tree ends: there each possible pick is
 * looked at one action ahead (lookahead.ts), which gives both a value and an order in which to try
 * them. So no play-outs are needed, and bad picks are hardly ever visited.
 *
 * Every seat is taken to want its own points and more than the best of the others.
 */
import { decidingSeat, isOver, type Machine, type State } from '@evervale/kernel';
import { DUEL, utility, type Evaluator } from '../evaluator.ts';
import { Lookahead } from './lookahead.ts';
import { Node } from './node.ts';

export interface TreeSettings {
  /** How much the points of the best rival count against the own ones. */
  readonly rivalry: number;
  /** How many points a promising pick that was rarely tried may seem better than it is. */
  readonly curiosity: number;
  /** A pick that looks this many points worse is tried e times less. */
  readonly softness: number;
}

/** Differences beyond this make no difference. */
const LARGE = 40;

export const SETTINGS: TreeSettings = { rivalry: 0.3, curiosity: 10, softness: 3 };

export class Tree {
  readonly root = new Node();
  simulations = 0;
  private readonly machine: Machine;
  private readonly evaluator: Evaluator;
  private readonly settings: TreeSettings;
  private readonly ahead: Lookahead;
  private readonly duel: boolean;
  private readonly seats: number;
  private readonly values: Float64Array;
  private readonly pathNodes: Node[] = [];
  private readonly pathPicks: number[] = [];
  private readonly legal: number[] = [];

  constructor(
    machine: Machine,
    evaluator: Evaluator,
    seats: number,
    settings: TreeSettings = SETTINGS,
  ) {
    this.machine = machine;
    this.evaluator = evaluator;
    this.settings = settings;
    this.seats = seats;
    this.values = new Float64Array(seats);
    // As a rule others' points are counted once for all picks of a node, because a pick hardly
    // changes them; in a duel with an automatic opponent it does.
    this.duel = settings.rivalry >= DUEL;
    this.ahead = new Lookahead(machine, evaluator, this.duel ? settings.rivalry : 0);
  }

  /** One walk from the root to the end of the tree; `s` is a deal and is used up. */
  simulate(s: State): void {
    this.pathNodes.length = 0;
    this.pathPicks.length = 0;
    let node = this.root;
    while (!isOver(s)) {
      const seat = decidingSeat(s);
      if (!node.seen && this.evaluator.atRest(s)) {
        node.seen = true;
        this.others(s);
        break;
      }
      const isNew = node.codes.length === 0;
      this.listPicks(s, node, seat);
      if (isNew && !node.seen) {
        node.seen = true;
        this.adoptBest(node, seat);
        break;
      }
      const pick = this.select(node, seat);
      this.pathNodes.push(node);
      this.pathPicks.push(pick);
      this.machine.apply(s, node.codes[pick]);
      node = node.kid(pick);
    }
    if (isOver(s)) this.others(s);
    this.learn();
  }

  /** Lists the legal picks by their index in the node; looks at those seen for the first time. */
  private listPicks(s: State, node: Node, seat: number): void {
    const { legal } = this;
    const found = this.machine.legalOrdered(s);
    legal.length = found.count;
    let fresh = 0;
    for (let i = 0; i < found.count; i++) {
      const index = node.indexOf(found.codes[i]);
      if (index < 0) fresh++;
      legal[i] = index < 0 ? -1 - found.codes[i] : index;
    }
    if (fresh === 0) return;
    this.others(s);
    for (let i = 0; i < legal.length; i++) {
      if (legal[i] < 0) legal[i] = this.look(s, node, seat, -1 - legal[i]);
    }
    this.machine.touched();
  }

  private look(s: State, node: Node, seat: number, code: number): number {
    const { ahead, duel, seats, settings } = this;
    const worth = ahead.after(s, code, seat);
    const now = duel ? utility(this.values, seats, seat, settings.rivalry) : this.values[seat];
    const first = (duel ? ahead.values : this.values).slice(0, seats);
    first[seat] = ahead.values[seat];
    const gain = Math.max(-LARGE, Math.min(LARGE, worth - now));
    return node.add(code, Math.exp(gain / settings.softness), first);
  }

  /** Expected points of everybody as things stand. */
  private others(s: State): void {
    for (let i = 0; i < this.seats; i++) this.values[i] = this.evaluator.value(s, i);
  }

  /** A new node is worth what its best pick promises. */
  private adoptBest(node: Node, seat: number): void {
    let best = 0;
    for (let i = 1; i < node.sums.length; i++) {
      if (node.sums[i][seat] > node.sums[best][seat]) best = i;
    }
    this.values.set(node.sums[best]);
  }

  /** The legal pick with the best outlook, those rarely tried seen in a kinder light. */
  private select(node: Node, seat: number): number {
    const { legal, seats, settings } = this;
    let weight = 0;
    for (let i = 0; i < legal.length; i++) weight += node.weights[legal[i]];
    const bonus = (settings.curiosity * Math.sqrt(node.total + 1)) / weight;
    let best = legal[0];
    let most = -Infinity;
    for (let i = 0; i < legal.length; i++) {
      const pick = legal[i];
      const n = node.visits[pick];
      // The first look counts like one visit.
      const mean = utility(node.sums[pick], seats, seat, settings.rivalry) / (n + 1);
      const outlook = mean + (bonus * node.weights[pick]) / (n + 1);
      if (outlook <= most) continue;
      most = outlook;
      best = pick;
    }
    return best;
  }

  private learn(): void {
    this.simulations++;
    for (let i = 0; i < this.pathNodes.length; i++) {
      const node = this.pathNodes[i];
      const pick = this.pathPicks[i];
      node.total++;
      node.visits[pick]++;
      const sums = node.sums[pick];
      for (let k = 0; k < this.seats; k++) sums[k] += this.values[k];
    }
  }
}
