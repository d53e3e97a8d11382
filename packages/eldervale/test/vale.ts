/**
 * A table for tests that read like the game: lay it out, take picks by their keys, look.
 * Seats are counted from 0.
 */
import {
  PENDING,
  codeForKey,
  decision,
  isOver,
  pop,
  push,
  type Effect,
  type State,
} from '@evervale/kernel';
import { magicNumber } from '../src/content/tables.ts';
import { eldervale, machine, type View } from '../src/index.ts';
import { emit } from '../src/log/emit.ts';
import type { GameEvent } from '../src/log/event.ts';
import { die } from '../src/state/die.ts';
import { addToHand } from '../src/state/magic.ts';
import { SCORE_PARTS, scoredIn, scoring } from '../src/turn/scoring.ts';
import { LaidTable, type Asked, type Goods } from './laid-table.ts';

/** Questions that a table can let pass: reactions, and waiting. */
const CALM = new Set(['pass', 'goOn', 'endTurn']);

export class Vale extends LaidTable {
  /** Carries out an effect for a seat, as if something said it. */
  does(seat: number, effect: Effect): this {
    push(this.s, effect.id, seat, 0, 0, 0);
    this.s[PENDING] = 0;
    machine.touched();
    emit.sink = this.events;
    machine.run(this.s);
    emit.sink = null;
    return this;
  }

  /** How the next dice fall; after them they are fair again. */
  falls(...faces: readonly number[]): this {
    const next = [...faces];
    die.roll = () => {
      if (next.length === 1) die.roll = die.fair;
      return next.shift()!;
    };
    return this;
  }

  // Looking.

  get keys(): string[] {
    return decision(eldervale, this.s)?.options.map(({ key }) => key) ?? [];
  }
  /** Options that begin with this. */
  keysOf(act: string): string[] {
    return this.keys.filter((key) => key.startsWith(act));
  }
  offers(key: string): boolean {
    return codeForKey(eldervale, this.s, key) !== undefined;
  }
  get decides(): number | null {
    return decision(eldervale, this.s)?.seat ?? null;
  }
  get prompt(): string {
    return decision(eldervale, this.s)?.prompt.key ?? '';
  }
  get over(): boolean {
    return isOver(this.s);
  }
  view(seat: number | null = null): View {
    return eldervale.view(this.s, seat);
  }
  player(seat: number, viewer: number = seat): View['seats'][number] {
    return this.view(viewer).seats[seat];
  }
  /** Who stands in a Realm: `0 worker`, or the Monster's id. */
  at(tile: string): string[] {
    const realm = this.view().realms.find((each) => each.tile === tile);
    return (realm?.figures ?? []).map(({ seat, unit }) =>
      seat === null ? unit : `${seat} ${unit}`,
    );
  }
  resources(seat: number): Goods {
    const held = Object.entries(this.player(seat).resources).filter(([, n]) => n > 0);
    return Object.fromEntries(held);
  }
  happened(type: GameEvent['type']): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** Would this Quest be completed with what the seat has now? */
  questDone(seat: number, quest: string): boolean {
    const v = this.copy();
    addToHand(v.s, seat, magicNumber(quest));
    return v.player(seat).quests.includes(quest);
  }

  copy(): Vale {
    const v = Object.create(Vale.prototype) as {
      s: State;
      events: GameEvent[];
      forced: string[];
    };
    v.s = this.s.slice();
    v.events = [];
    v.forced = [];
    machine.touched();
    return v as unknown as Vale;
  }

  /** The end of the game comes now: what the six steps of scoring bring a seat. */
  scored(seat: number): Record<(typeof SCORE_PARTS)[number], number> {
    this.end();
    return Object.fromEntries(
      SCORE_PARTS.map((part, i) => [part, scoredIn(this.s, seat, i)] as const),
    ) as Record<(typeof SCORE_PARTS)[number], number>;
  }

  end(): this {
    if (this.over) return this;
    this.s[PENDING] = 0;
    while (!this.over) pop(this.s);
    machine.start(this.s, scoring, 0);
    emit.sink = this.events;
    machine.run(this.s);
    emit.sink = null;
    return this;
  }

  // Doing.

  /** Pays whatever is due with what comes first. */
  pay(): this {
    while (this.prompt === 'prompt.pay' || this.prompt === 'prompt.strike') this.pick(this.keys[0]);
    return this;
  }

  /**
   * Takes options by their keys; the end of a key may be left out. What was the only choice, and so has
   * been taken already, may be named, too.
   */
  pick(...keys: readonly string[]): this {
    for (const key of keys) {
      const taken = this.forced.findIndex((each) => each.startsWith(key));
      if (taken >= 0) {
        this.forced.splice(0, taken + 1);
        continue;
      }
      const code = codeForKey(eldervale, this.s, key) ?? this.single(key);
      this.forced = [];
      emit.sink = this.events;
      machine.onForced = (s, forced) => void this.forced.push(machine.wording(s, forced).key);
      machine.apply(this.s, code);
      machine.onForced = null;
      emit.sink = null;
    }
    return this;
  }

  private single(key: string): number {
    const options = decision(eldervale, this.s)?.options ?? [];
    const close = options.filter((option) => option.key.startsWith(key));
    if (close.length > 0) return close[0].code;
    throw new Error(`"${key}" is not offered by ${this.prompt}, only ${this.keys.join(' ')}`);
  }

  /** Lets reactions and waiting pass until something else is asked, of the seats given or of anybody. */
  calm(...unless: readonly string[]): this {
    for (let i = 0; i < 200 && !this.over; i++) {
      if (unless.some((act) => this.keysOf(act).length > 0)) return this;
      const key = this.keys.find((each) => CALM.has(each));
      if (key === undefined) return this;
      this.pick(key);
    }
    return this;
  }

  /** Goes on where the game only waits for Free Actions of the active player. */
  goOn(): this {
    while (this.prompt === 'prompt.pause') this.pick('goOn');
    return this;
  }

  /** Picks whatever comes first until it is the turn of this seat. */
  untilTurn(seat: number): this {
    for (let i = 0; i < 500; i++) {
      if (this.prompt === 'prompt.action' && this.decides === seat) return this;
      const calm = this.keys.find((each) => CALM.has(each));
      this.pick(calm ?? (this.prompt === 'prompt.action' ? 'regroup' : this.keys[0]));
    }
    throw new Error('that turn does not come');
  }
}

/** A table with a state of its own, as it was dealt. */
export function tableOf(state: State): Vale {
  const v = vale().copy();
  return Object.assign(v, { s: state });
}

export const vale = (asked: Asked = {}): Vale => new Vale(asked);
