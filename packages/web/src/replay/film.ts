/**
 * A game as a film: the state after every pick, what happened in it, and the points. Going to any
 * moment costs nothing then, and nothing has to be played again.
 */
import {
  clone,
  decidingSeat,
  decision,
  decode,
  isOver,
  Play,
  recordOf,
  pointsNowOf,
  TURN_PROMPT,
  type AnyGame,
  type GameRecord,
  type State,
} from '@evervale/kernel';
import type { LogLine, Snapshot, TableConfig } from '../table/source.ts';

interface Frame {
  readonly state: State;
  /** What the last pick caused, and who made it. */
  readonly events: readonly unknown[];
  readonly by: number | null;
}

export interface Film {
  readonly game: AnyGame;
  readonly config: TableConfig;
  readonly picks: readonly number[];
  readonly frames: readonly Frame[];
  /** The frames at which somebody's turn begins. */
  readonly turns: readonly number[];
  /** The points of every seat, frame by frame. */
  readonly history: readonly (readonly number[])[];
  readonly over: boolean;
  readonly record: GameRecord;
}

export function filmOf(game: AnyGame, config: TableConfig, picks: readonly number[]): Film {
  const start = config.start === undefined ? undefined : decode(game, config.start);
  const play = new Play(game, game.readOptions(config.options), config.seed, start);
  const frames: Frame[] = [{ state: clone(play.state), events: [], by: null }];
  for (const pick of picks) {
    const by = decidingSeat(play.state);
    const events = play.pick(pick);
    frames.push({ state: clone(play.state), events, by });
  }
  return {
    game,
    config,
    picks,
    frames,
    turns: frames.flatMap((frame, i) => (beginsTurn(game, frame) ? [i] : [])),
    history: frames.map(({ state }) => pointsNowOf(game, state)),
    over: play.over,
    record: recordOf(play),
  };
}

function beginsTurn(game: AnyGame, { state }: Frame): boolean {
  return isOver(state) || decision(game, state)?.prompt.key === TURN_PROMPT;
}

/** The first turn that begins after this frame, or the last before it. */
export function turnFrom({ turns, frames }: Film, at: number, by: 1 | -1): number {
  const found = by === 1 ? turns.find((turn) => turn > at) : turns.findLast((turn) => turn < at);
  return found ?? (by === 1 ? frames.length - 1 : 0);
}

/** Which turn this frame belongs to, from 1. */
export const turnNumber = ({ turns }: Film, at: number): number =>
  turns.filter((turn) => turn <= at).length;

function linesUpTo({ game, frames }: Film, at: number, eyes: number): LogLine[] {
  return frames.slice(1, at + 1).flatMap(({ events, by, state }, i) =>
    events.flatMap((event): LogLine[] => {
      const text = game.eventText(game.eventFor(event, eyes), state);
      if (text === null) return [];
      const { type, seat = by } = event as { type: string; seat?: number };
      return [{ at: i + 1, seat, type, text }];
    }),
  );
}

export function snapshotAt(film: Film, at: number, eyes: number, before: number): Snapshot {
  const { game } = film;
  const { state, events } = film.frames[at];
  return {
    config: film.config,
    at,
    seat: eyes,
    view: game.view(state, eyes) as unknown,
    decision: null,
    blocked: [],
    undo: 0,
    handover: null,
    thinking: null,
    hints: null,
    log: { from: 0, lines: linesUpTo(film, at, eyes) },
    // Things fly when the film goes on by one, not when somebody jumps.
    events: at === before + 1 ? events.map((event) => game.eventFor(event, eyes) as unknown) : [],
    outcome: null,
    record: film.record,
  };
}

/** Whose eyes one may look through: everybody's once the game is over, else the persons'. */
export function eyesOf({ over, config }: Film): readonly number[] {
  const all = config.seats.map((_, seat) => seat);
  const people = all.filter((seat) => config.seats[seat].by === 'person');
  return over || people.length === 0 ? all : people;
}
