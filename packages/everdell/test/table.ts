/**
 * A table for tests that read like the game: lay out a position, take picks by their keys, look.
 * Seats are counted from 1, as in positions.
 */
import { Play, codeForKey, decision, hash, keyNames, type Lang } from '@evervale/kernel';
import {
  everdell,
  readPosition,
  writePosition,
  type GameEvent,
  type GameOptions,
  type Position,
  type View,
} from '../src/index.ts';
import type { PlayerView } from '../src/view.ts';

export class Table {
  private readonly play: Play<GameOptions, View, GameEvent>;
  /** Everything that happened since the table was laid out. */
  readonly events: GameEvent[] = [];

  constructor(play: Play<GameOptions, View, GameEvent>) {
    this.play = play;
  }

  get state(): Uint8Array {
    return this.play.state;
  }

  /** The keys of everything that can be picked now. */
  get options(): string[] {
    return decision(everdell, this.state)?.options.map((option) => option.key) ?? [];
  }

  /** The seat that has to decide, or null when the game is over. */
  get decides(): number | null {
    const pending = decision(everdell, this.state);
    return pending === null ? null : pending.seat + 1;
  }

  get prompt(): string {
    return this.say('en').prompt;
  }

  /** Prompt and option texts in a language. */
  say(lang: Lang): { prompt: string; options: string[] } {
    const pending = decision(everdell, this.state);
    if (pending === null) return { prompt: '', options: [] };
    return {
      prompt: everdell.print(pending.prompt, lang),
      options: pending.options.map((option) => everdell.print(option.text, lang)),
    };
  }

  /** Is there an option with this key (short forms as in positions)? */
  offers(key: string): boolean {
    return codeForKey(everdell, this.state, key) !== undefined;
  }

  /** Takes options by their keys, one after the other; picks without a choice may be named, too. */
  pick(...keys: string[]): this {
    const { machine } = everdell;
    const forced: string[] = [];
    machine.onForced = (s, code) => forced.push(machine.wording(s, code).key);
    try {
      for (const key of keys) this.take(key, forced);
    } finally {
      machine.onForced = null;
    }
    return this;
  }

  private take(key: string, forced: string[]): void {
    const code = codeForKey(everdell, this.state, key);
    const taken = forced.findIndex((full) => keyNames(key, full));
    if (code === undefined && taken < 0) {
      throw new Error(`"${key}" is not offered; there is ${this.options.join(', ')}`);
    }
    if (code === undefined) return void forced.splice(taken, 1);
    forced.length = 0;
    this.events.push(...this.play.pick(code));
  }

  /** The reason code why something of the turn is not possible, or undefined. */
  why(key: string): string | undefined {
    return everdell.blocked(this.state).find((b) => b.key === key || b.key.split('@')[0] === key)
      ?.reason;
  }

  /** The numbers of that reason. */
  whyNumbers(key: string): Readonly<Record<string, number>> | undefined {
    return everdell.blocked(this.state).find((b) => b.key === key || b.key.split('@')[0] === key)
      ?.numbers;
  }

  /** What everybody can see. */
  get view(): View {
    return everdell.view(this.state, null);
  }

  /** A player with the own hand. */
  player(seat: number): PlayerView {
    return everdell.view(this.state, seat - 1).players[seat - 1];
  }

  /** Ids of the cards in a city. */
  city(seat: number): string[] {
    return this.player(seat).city.map((card) => card.card);
  }

  hand(seat: number): readonly string[] {
    return this.player(seat).hand ?? [];
  }

  score(seat: number): number {
    return everdell.score(this.state)[seat - 1].total;
  }

  /** Points of one part of the score sheet: cards, tokens, prosperity, journey, basicEvents, specialEvents … */
  scorePart(seat: number, part: string): number {
    const lines = everdell.score(this.state)[seat - 1].lines.filter((line) => line.part === part);
    return lines.reduce((sum, line) => sum + line.points, 0);
  }

  winners(): number[] {
    return everdell.winners(this.state).map((seat) => seat + 1);
  }

  undo(seat: number, n = 1): this {
    this.play.undo(seat - 1, n);
    return this;
  }

  undoable(seat: number): number {
    return this.play.undoable(seat - 1);
  }

  get over(): boolean {
    return this.play.over;
  }

  get hash(): string {
    return hash(this.state);
  }

  get position(): Position {
    return writePosition(this.state);
  }
}

/** A table laid out as the position says. */
export function table(position: Position): Table {
  const { state, options } = readPosition(position);
  return new Table(new Play<GameOptions, View, GameEvent>(everdell, options, 0, state));
}

/** A freshly dealt game. */
export function newTable(options: unknown, seed: number): Table {
  return new Table(
    new Play<GameOptions, View, GameEvent>(everdell, everdell.readOptions(options), seed),
  );
}
