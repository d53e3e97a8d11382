/** What a game gives to the world: everything that plays, shows or stores a game goes through this. */
import { SEAT, top } from './frame.ts';
import { isOver, type Machine, type Wording } from './machine.ts';
import type { Seed, Stream } from './rng.ts';
import { PENDING, type State } from './state.ts';
import type { Lang, Text } from './text/index.ts';

/** Something a player could want to do and can't now: a reason code, its numbers, its words. */
export interface Blocked {
  readonly key: string;
  readonly reason: string;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly text: Text;
}

export interface ScoreLine {
  readonly part: string;
  readonly id: string;
  readonly points: number;
}

export interface SeatScore {
  readonly seat: number;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** A state, and how somebody saw it. */
export interface Sight<View = unknown> {
  readonly state: State;
  readonly view: View;
}

export interface Game<Options = unknown, View = unknown, Event = unknown> {
  readonly id: string;
  /** Records and bytes of another version are refused, naming both. */
  readonly version: string;
  /** The version as far as games with these options are concerned, if it depends on them. */
  versionOf?(options: Options): string;
  /** Does a game that was begun with this version go on as it would have? */
  continues?(version: string, options: Options): boolean;
  readonly machine: Machine;
  /** Options from anything; throws a Refusal that names the field. */
  readOptions(input: unknown): Options;
  /** A seed of 32 bits is for simulation; a game that people play takes one they cannot guess. */
  create(options: Options, seed: Seed): State;
  /** What a state was started with. */
  optionsOf(s: State): Options;
  /** Seats that are played by somebody. */
  seats(s: State): number;
  /**
   * All that `seat` may know; null = a spectator. `like` is the view of somebody else of the same
   * state: a game may take from it what both see, so that many viewers cost little more than one.
   * `since` is how the seat saw an earlier state of the same game: what looks the same as then may be
   * the very same objects, which need not be built, nor looked through for changes.
   */
  view(s: State, seat: number | null, like?: View, since?: Sight<View>): View;
  /** A full state that agrees with everything `seat` knows; what it does not know is dealt anew. */
  determinize(s: State, seat: number, rng: Stream): State;
  /** The same, written into a buffer of the same size. */
  determinizeInto(target: State, s: State, seat: number, rng: Stream): State;
  /** Why the other actions of the pending decision are not possible. */
  blocked(s: State): Blocked[];
  /** Where events go from now on; null = nowhere, and nothing is built. */
  listen(sink: Event[] | null): void;
  eventFor(event: Event, seat: number | null): Event;
  /**
   * Does the event of another show `seat` something that was hidden from it, or use chance? Where it
   * does not, a person may take back a move through what a computer player answered.
   */
  reveals?(this: void, event: Event, seat: number): boolean;
  /** A line for the log, or null if the event needs none; `s` is the state after it. */
  eventText(event: Event, s: State): Text | null;
  score(s: State): SeatScore[];
  /** What everybody would have if the game ended now, as far as all may know it; left out where `score` says it. */
  pointsNow?(this: void, s: State): readonly number[];
  /** All seats of a team that has won. */
  winners(s: State): number[];
  /** The team of every seat with points; null, or left out, where everybody plays for himself. */
  teams?(s: State): readonly number[] | null;
  /** `s` tells who sits where, so that automatic opponents go by their name. */
  print(text: Text, lang: Lang, s?: State): string;
}

/** The pending decision as a client needs it. */
export interface Decision {
  readonly seat: number;
  readonly prompt: Text;
  /** Picks that belong to one choice of several share a group. */
  readonly group: number | null;
  readonly min: number;
  readonly max: number;
  readonly picked: number;
  readonly options: readonly (Wording & { readonly code: number })[];
}

/** The points of every seat as the game stands, for pictures of how they grew. */
export const pointsNowOf = (game: Pick<Game, 'score' | 'pointsNow'>, s: State): readonly number[] =>
  game.pointsNow?.(s) ?? game.score(s).map(({ total }) => total);

export function decidingSeat(s: State): number {
  return s[top(s) + SEAT];
}

/** The decision that is pending, or null when the game is over; `codes`: its legal picks, if they are known. */
export function decision(
  game: Game,
  s: State,
  codes: readonly number[] = game.machine.legal(s).toArray(),
): Decision | null {
  const asked = question(game, s);
  if (asked === null) return null;
  const options = codes.map((code) => {
    const { key, text } = game.machine.wording(s, code);
    return { code, key, text };
  });
  return { ...asked, options };
}

/** The same without what can be picked. */
export function question(game: Game, s: State): Omit<Decision, 'options'> | null {
  if (isOver(s) || s[PENDING] === 0) return null;
  const prompt = game.machine.prompt(s);
  return {
    seat: decidingSeat(s),
    prompt: prompt.text,
    group: prompt.max === undefined ? null : top(s),
    min: prompt.min ?? 1,
    max: prompt.max ?? 1,
    picked: prompt.picked ?? 0,
  };
}

/**
 * The pick with this key. What follows an @ may be left out, or cut before its number, where only
 * one option fits: `take:ring` for `take:ring@nest1-3`, `take:ring@nest` for `take:ring@nest-2`.
 */
export function codeForKey(game: Game, s: State, key: string): number | undefined {
  const options = decision(game, s)?.options ?? [];
  const exact = options.find((option) => option.key === key);
  if (exact !== undefined) return exact.code;
  const close = options.filter((option) => keyNames(key, option.key));
  return close.length === 1 ? close[0].code : undefined;
}

/** Does `key` mean the option whose whole key is `full`? */
export function keyNames(key: string, full: string): boolean {
  return key === full || shorter(full).includes(key);
}

function shorter(key: string): string[] {
  const [what, where] = key.split('@');
  if (where === undefined) return [];
  return [what, `${what}@${where.replace(/-\d+$/, '')}`];
}
