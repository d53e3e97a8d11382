/**
 * The interpreter: runs the top frame until a decision is pending or nothing is left to do.
 *
 * An effect is a plain object that names its verb; a verb says how to carry it out. Between two
 * steps everything the machine knows lies in the state, so a game can stop anywhere.
 */
import { AT, OF, SEAT, nodeOf, push, top } from './frame.ts';
import { DONE, Options } from './options.ts';
import { DEPTH, PENDING, raiseBarrier, type State } from './state.ts';
import type { Text } from './text/index.ts';

/** A node of an effect tree. `id` is its place in the program, given when the program is built. */
export interface Effect {
  readonly verb: string;
  id: number;
}

/** What a client needs to show a decision. */
export interface Prompt {
  readonly text: Text;
  /** A run of picks that belongs together ("choose several") has bounds for the whole run. */
  readonly min?: number;
  readonly max?: number;
  /** How many of the run have been picked already. */
  readonly picked?: number;
}

/** A pick in words: a stable, readable key and its text. Frozen, it is the same for that pick in every game. */
export interface Wording {
  readonly key: string;
  readonly text: Text;
}

/** How one kind of effect is carried out. `f` is the offset of its frame in the state. */
export interface Verb<E extends Effect = Effect> {
  readonly name: string;
  /** Where the effect says which of several verbs carries it out: that one. Asked once, at loading. */
  form?(effect: E): Verb<E>;
  /** The effects inside this one. */
  kids?(effect: E): readonly Effect[];
  /** Carries on from where the frame stands: does something, pushes a child, asks, or pops. */
  step(s: State, f: number, effect: E): void;
  /** Lists the legal picks. Called only after the verb has asked. */
  options?(s: State, f: number, effect: E, out: Options): void;
  /** Takes a pick that `options` has listed. */
  pick?(s: State, f: number, effect: E, code: number): void;
  /**
   * Could this effect do anything now, for `seat`, with the things of `of`? 0 = yes, else the
   * game's number for the reason. Verbs without it can always be carried out.
   */
  can?(s: State, seat: number, of: number, at: number, effect: E): number;
  /**
   * Is this pick put to the player although it is the only one: because it takes something away that
   * nobody has agreed to yet, or because not being asked would tell something? It is then a pick of
   * the record like any other; search steps over it (`applyThrough`).
   */
  asksAlways?(s: State, f: number, effect: E, code: number): boolean;
  /** A fixed price: everything around it is possible only if this is (not merely a part of it). */
  isPrice?(effect: E): boolean;
  /**
   * Drops what the frame remembers of hidden cards, when these have been dealt anew: for example
   * the order in which a run of picks goes through a hand.
   */
  forget?(s: State, f: number, effect: E): void;
  prompt?(s: State, f: number, effect: E): Prompt;
  wording?(s: State, f: number, effect: E, code: number): Wording;
}

/** Marks the top frame as waiting for a pick. */
export function ask(s: State): void {
  s[PENDING] = 1;
}

/**
 * Free actions that stand beside the decisions of a seat and do not end them. Their codes begin at
 * `from`, above those of all verbs. After one of them the verb that asked is stepped again: whoever
 * asks must come to the same question when nothing has changed.
 */
export interface Asides {
  readonly from: number;
  /** What `seat` can do beside the question that `effect` puts in frame `f`. */
  offer(s: State, f: number, effect: Effect, out: Options): void;
  /** Does it, or puts a frame on the stack that does. */
  take(s: State, seat: number, code: number): void;
  wording(s: State, seat: number, code: number): Wording;
}

export function isOver(s: State): boolean {
  return s[DEPTH] === 0;
}

/** Where search wants to stop between two decisions: before dice are rolled, for example. */
export type Until = (s: State) => boolean;

/** A frame has two bytes for the node. */
const MAX_NODE = 0xffff;

/** More steps than any game takes between two decisions. */
const ENDLESS = 1_000_000;

function never(): never {
  throw new Error('an effect was asked for something its verb does not do');
}

function always(): number {
  return 0;
}

function no(): boolean {
  return false;
}

export class Machine {
  private readonly verbs = new Map<string, Verb>();
  private readonly nodes: Effect[] = [];
  private readonly verbOf: Verb[] = [];
  /** The nodes inside a node: effects have many shapes, so their numbers are kept together. */
  private readonly kidNodes: (readonly number[])[] = [];
  // What the loop calls, by node: verbs have many shapes, and looking into them costs time there.
  private readonly stepOf: Verb['step'][] = [];
  private readonly optionsOf: NonNullable<Verb['options']>[] = [];
  private readonly pickOf: NonNullable<Verb['pick']>[] = [];
  private readonly canOf: NonNullable<Verb['can']>[] = [];
  private readonly asksAlwaysOf: NonNullable<Verb['asksAlways']>[] = [];
  private readonly found = new Options();
  private readonly inOrder = new Options(undefined, true);
  /** The state for which `found` is right, as long as `isFound`: that is cheaper to take back. */
  private foundFor: State | null = null;
  private isFound = false;
  /** Told of every forced pick before it is taken. */
  onForced: ((s: State, code: number) => void) | null = null;
  /** Are forced picks of others than whoever has picked left to be taken by hand? For reports. */
  leavesOthers = false;
  private readonly asides: Asides | null;
  private readonly asidesFrom: number;

  constructor(verbs: readonly Verb[], asides: Asides | null = null) {
    this.asides = asides;
    this.asidesFrom = asides?.from ?? Infinity;
    for (const verb of verbs) this.define(verb);
    // Node 0 stays empty: a wiped frame must never run by accident.
    this.add({ verb: 'nothing', id: 0 }, { name: 'nothing', step: never });
  }

  define(verb: Verb): void {
    if (this.verbs.has(verb.name)) throw new Error(`verb ${verb.name} is defined twice`);
    this.verbs.set(verb.name, verb);
  }

  /** Gives every node of a tree its place in the program. The order of calls fixes the ids. */
  load(effect: Effect): Effect {
    if (effect.id > 0) return effect;
    const verb = this.verbFor(effect);
    if (!verb) throw new Error(`no verb is called ${effect.verb}`);
    effect.id = this.nodes.length;
    if (effect.id > MAX_NODE) throw new Error('the program has more places than a frame can name');
    this.add(effect, verb);
    const kids = verb.kids?.(effect) ?? [];
    this.kidNodes[effect.id] = kids.map((kid) => this.load(kid).id);
    return effect;
  }

  private verbFor(effect: Effect): Verb | undefined {
    const verb = this.verbs.get(effect.verb);
    return verb?.form?.(effect) ?? verb;
  }

  /** What is loaded next gets its place from here on: parts of a program can grow side by side. */
  begin(at: number): void {
    if (at < this.nodes.length) throw new Error(`place ${at} of the program is taken`);
    while (this.nodes.length < at) this.add(this.nodes[0], this.verbOf[0]);
  }

  /** The first free place. */
  end(): number {
    return this.nodes.length;
  }

  private add(effect: Effect, verb: Verb): void {
    this.nodes.push(effect);
    this.verbOf.push(verb);
    this.kidNodes.push([]);
    // Verbs are plain objects whose functions never look at `this`.
    /* oxlint-disable typescript/unbound-method */
    this.stepOf.push(verb.step);
    this.optionsOf.push(verb.options ?? never);
    this.pickOf.push(verb.pick ?? never);
    this.canOf.push(verb.can ?? always);
    this.asksAlwaysOf.push(verb.asksAlways ?? no);
    /* oxlint-enable typescript/unbound-method */
  }

  /** Every node of the program, for tools that look at the vocabulary. */
  program(): readonly Effect[] {
    return this.nodes.filter(({ id }) => id > 0);
  }

  verbNames(): string[] {
    return [...this.verbs.keys()];
  }

  kidsOf(effect: Effect): readonly Effect[] {
    return this.verbFor(effect)?.kids?.(effect) ?? [];
  }

  /** 0 if the effect could be carried out at least in part, else the game's reason. */
  can(s: State, seat: number, of: number, at: number, effect: Effect): number {
    return this.canOf[effect.id](s, seat, of, at, effect);
  }

  /** The nodes of the effects inside a node, in their order. */
  kidsAt(node: number): readonly number[] {
    return this.kidNodes[node];
  }

  /** The same as `can`, for whoever knows the node. */
  canAt(s: State, seat: number, of: number, at: number, node: number): number {
    return this.canOf[node](s, seat, of, at, this.nodes[node]);
  }

  isPrice(effect: Effect): boolean {
    return this.verbOf[effect.id].isPrice?.(effect) ?? false;
  }

  /** Could the effect of this frame do anything now? 0 = yes, else the game's reason. */
  canGoOn(s: State, f: number): number {
    return this.canAt(s, s[f + SEAT], s[f + OF], s[f + AT], nodeOf(s, f));
  }

  /** Starts an effect with nothing around it. */
  start(s: State, effect: Effect, seat: number): void {
    push(s, effect.id, seat, seat, 0, 0);
  }

  /**
   * Runs until somebody has to decide or the game is over. Forced picks are taken by themselves, but
   * for those that are always asked for (`through` takes these, too); one of another seat than the
   * `picker` shows that this seat had no choice, so it can't be taken back. Where `until` says so it
   * stops before, with nothing pending.
   */
  run(s: State, picker = -1, through = false, until: Until | null = null): void {
    this.isFound = false;
    let steps = 0;
    for (;;) {
      steps = this.walk(s, steps, until);
      if (s[PENDING] === 0) return;
      this.find(s);
      if (this.found.count !== 1 || (!through && this.isPut(s, picker))) break;
      if (picker >= 0 && s[top(s) + SEAT] !== picker) raiseBarrier(s);
      this.onForced?.(s, this.found.codes[0]);
      this.take(s, this.found.codes[0]);
    }
    if (this.found.count === 0) throw new Error(this.stuck(s));
    this.keepFound(s);
  }

  private keepFound(s: State): void {
    this.isFound = true;
    if (this.foundFor !== s) this.foundFor = s;
  }

  /** Steps until a pick is asked for, be it a forced one, the game is over, or `until` says so. */
  walk(s: State, before = 0, until: Until | null = null): number {
    let steps = before;
    while (s[PENDING] === 0) {
      if (s[DEPTH] === 0 || (until !== null && until(s))) return steps;
      // Only damaged bytes or a broken verb can get here; better an error than a hang.
      if (++steps > ENDLESS) throw new Error('the effects do not come to an end');
      const f = top(s);
      const id = nodeOf(s, f);
      this.stepOf[id](s, f, this.nodes[id]);
    }
    return steps;
  }

  /** Does the machine stop although there is one pick only? */
  private isPut(s: State, picker: number): boolean {
    const left = this.leavesOthers && picker >= 0 && s[top(s) + SEAT] !== picker;
    return left || this.isAsked(s);
  }

  /** Is the only pick there is put to the player? An aside that is the only way on is not. */
  private isAsked(s: State): boolean {
    const f = top(s);
    const id = nodeOf(s, f);
    const code = this.found.codes[0];
    return code < this.asidesFrom && this.asksAlwaysOf[id](s, f, this.nodes[id], code);
  }

  /** Is the pending decision put though it has one option only? */
  asksAlways(s: State): boolean {
    return this.legal(s).count === 1 && this.isAsked(s);
  }

  private find(s: State): void {
    this.found.clear();
    this.list(s, this.found);
  }

  /**
   * The verb's options and what stands beside them; gives how many are the verb's own. A question
   * with one answer is none, unless it is always put, so nothing stands beside it either.
   */
  private list(s: State, out: Options): number {
    const f = top(s);
    const id = nodeOf(s, f);
    this.optionsOf[id](s, f, this.nodes[id], out);
    const own = out.count;
    if (this.asides === null) return own;
    if (own !== 1 || this.asksAlwaysOf[id](s, f, this.nodes[id], out.codes[0])) {
      this.asides.offer(s, f, this.nodes[id], out);
    }
    return own;
  }

  private take(s: State, code: number): void {
    const f = top(s);
    const id = nodeOf(s, f);
    s[PENDING] = 0;
    if (code >= this.asidesFrom) this.asides!.take(s, s[f + SEAT], code);
    else this.pickOf[id](s, f, this.nodes[id], code);
  }

  private stuck(s: State): string {
    return `nothing can be picked in ${this.nodes[nodeOf(s, top(s))].verb}`;
  }

  /**
   * The legal picks of the pending decision. The buffer belongs to the machine and is valid until
   * its next call; a state that `apply` has just left is answered without looking again.
   */
  legal(s: State): Options {
    if (s[PENDING] === 0) {
      this.found.clear();
      return this.found;
    }
    if (!this.isFound || this.foundFor !== s) {
      this.find(s);
      this.keepFound(s);
    }
    return this.found;
  }

  /**
   * The same, but runs whose order does not matter are listed in one order only (for search). The
   * buffer is another one than that of `legal`.
   */
  legalOrdered(s: State): Options {
    this.inOrder.clear();
    if (s[PENDING] === 0) return this.inOrder;
    // None: somebody has begun the run in another order. Then all of it is open.
    return this.list(s, this.inOrder) > 0 ? this.inOrder : this.legal(s);
  }

  /** The shortest way on, for search: done, or the first pick there is; nobody looks at what stands beside. */
  wayOn(s: State): number {
    const f = top(s);
    const id = nodeOf(s, f);
    this.inOrder.clear();
    this.optionsOf[id](s, f, this.nodes[id], this.inOrder);
    const ways = this.inOrder.count > 0 ? this.inOrder : this.legal(s);
    return ways.has(DONE) ? DONE : ways.codes[0];
  }

  /** Takes a pick that is known to be legal. */
  apply(s: State, code: number): void {
    const picker = s[top(s) + SEAT];
    this.take(s, code);
    this.run(s, picker);
  }

  /**
   * The same for search, which has no use for decisions without a choice: none is asked for. It stops
   * with nothing pending where `until` says so.
   */
  applyThrough(s: State, code: number, until: Until | null = null): void {
    const picker = s[top(s) + SEAT];
    this.take(s, code);
    this.run(s, picker, true, until);
  }

  /**
   * The same without a look at what can be picked next, for search that only wants to know the
   * position: it stops at the next decision, even if that has one option only, or where `until`
   * says so, with nothing pending then.
   */
  advance(s: State, code: number, until: Until | null = null): void {
    this.isFound = false;
    this.take(s, code);
    this.walk(s, 0, until);
  }

  /** Forget what was found: the bytes of a state were changed from outside. */
  touched(): void {
    this.isFound = false;
  }

  /** Somebody else's hidden cards were dealt anew under the pending decision. */
  forget(s: State): void {
    const f = top(s);
    const id = nodeOf(s, f);
    this.verbOf[id].forget?.(s, f, this.nodes[id]);
    this.isFound = false;
  }

  prompt(s: State): Prompt {
    const f = top(s);
    const id = nodeOf(s, f);
    return this.verbOf[id].prompt!(s, f, this.nodes[id]);
  }

  wording(s: State, code: number): Wording {
    const f = top(s);
    const id = nodeOf(s, f);
    if (code >= this.asidesFrom) return this.asides!.wording(s, s[f + SEAT], code);
    return this.verbOf[id].wording!(s, f, this.nodes[id], code);
  }

  /** The effect whose frame is on top. */
  current(s: State): Effect {
    return this.nodes[nodeOf(s, top(s))];
  }
}
