/** Positions for bug reports, puzzles, lessons and tests. */
import { Play, Refusal, decision, isOver, type Lang, type SeatScore } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { everdell } from '../game.ts';
import type { GameEvent } from '../log/event.ts';
import type { GameOptions } from '../options.ts';
import type { View } from '../view.ts';
import { flag, list, object, oneOf, text as readText, whole } from './fields.ts';
import type { Position } from './format.ts';
import { type Happened, happened } from './happened.ts';
import { type Played, takePicks } from './picks.ts';
import { readAsWritten, readPosition } from './read.ts';
import { writePosition } from './write.ts';

export type { Position, PositionCard, PositionEvent, PositionPlayer } from './format.ts';
export { readPosition, writePosition };

export interface PositionReport {
  /** Seat (from 1) that has to decide, or null when the game is over. */
  readonly decides: number | null;
  readonly prompt: string | null;
  readonly options: readonly { readonly key: string; readonly text: string }[];
  readonly blocked: readonly {
    readonly key: string;
    readonly reason: string;
    readonly numbers?: Readonly<Record<string, number>>;
    readonly text: string;
  }[];
  readonly position: Position;
  /** What everybody can count: cards in hand by seat, and in the piles. */
  readonly sizes: {
    readonly hands: readonly number[];
    readonly deck: number;
    readonly discard: number;
  };
  /** Cards on show in the middle of an effect. */
  readonly shown: readonly string[];
  readonly events: readonly Happened[];
  /** Seats are counted from 1, as everywhere in a position. */
  readonly score: readonly SeatScore[];
  /** Seats (from 1) that have won, when the game is over. */
  readonly winners?: readonly number[];
}

export interface PositionRequest {
  /** Show only what this seat (from 1) may know. */
  readonly as?: number;
  /** Keys of options to take, one after the other. */
  readonly picks?: readonly string[];
  /** Stop before a forced pick of another seat instead of taking it. */
  readonly stop?: boolean;
  readonly lang?: Lang;
}

/** Reads a position, takes the picks, and tells all there is to tell about the result. */
export function position(input: unknown, request: PositionRequest = {}): PositionReport {
  const { as, picks, stop, lang } = readRequest(request);
  const { state, options } = readAsWritten(input);
  const play = new Play<GameOptions, View, GameEvent>(everdell, options, 0, state);
  if (as !== undefined && as > everdell.seats(state)) {
    throw new Refusal('as', `must be a seat from 1 to ${everdell.seats(state)}`);
  }
  return report(play, takePicks(play, picks, stop), as, lang);
}

interface ReadRequest {
  readonly as?: number;
  readonly picks: readonly string[];
  readonly stop: boolean;
  readonly lang: Lang;
}

function readRequest(input: unknown): ReadRequest {
  const json = object(input, 'request', ['as', 'picks', 'stop', 'lang']);
  const picks = list(json['picks'], 'picks').map((key, i) => readText(key, `picks[${i}]`));
  const lang = oneOf(json['lang'], 'lang', LANGS, 'en');
  const stop = flag(json['stop'], 'stop');
  if (json['as'] === undefined) return { picks, stop, lang };
  return { as: whole(json['as'], 'as', 1, 99, 1), picks, stop, lang };
}

function report(
  play: Played,
  events: readonly GameEvent[],
  as: number | undefined,
  lang: Lang,
): PositionReport {
  const s = play.state;
  const table = everdell.view(s, null);
  const pending = decision(everdell, s);
  const mine = pending !== null && (as === undefined || pending.seat === as - 1);
  const print = (text: Parameters<typeof everdell.print>[0]): string =>
    everdell.print(text, lang, s);
  return {
    decides: pending === null ? null : pending.seat + 1,
    prompt: mine ? print(pending.prompt) : null,
    options: mine ? pending.options.map(({ key, text }) => ({ key, text: print(text) })) : [],
    blocked: mine
      ? everdell.blocked(s).map((b) => Object.assign({}, b, { text: print(b.text) }))
      : [],
    position: writePosition(s, as === undefined ? undefined : as - 1),
    sizes: {
      hands: table.players.slice(0, everdell.seats(s)).map(({ handCount }) => handCount),
      deck: table.deck,
      discard: table.discard,
    },
    shown: table.revealed,
    events: events.map((event) =>
      worded(as === undefined ? event : everdell.eventFor(event, as - 1), print, s),
    ),
    score: everdell.score(s).map(({ seat, total, lines }) => ({ seat: seat + 1, total, lines })),
    ...(isOver(s) && { winners: everdell.winners(s).map((seat) => seat + 1) }),
  };
}

function worded(
  event: GameEvent,
  print: (text: Parameters<typeof everdell.print>[0]) => string,
  s: Uint8Array,
): Happened {
  const text = everdell.eventText(event, s);
  return { ...happened(event, s), ...(text !== null && { text: print(text) }) };
}
