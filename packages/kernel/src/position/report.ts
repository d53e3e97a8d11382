/** What can be said about a position: who decides, what is possible and what not, what picks brought about. */
import { decision, type Game } from '../game.ts';
import type { PositionReport, PositionRequest } from '../hosted/game.ts';
import { isOver } from '../machine.ts';
import { Play } from '../play.ts';
import { Refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { LANGS, type Lang, type Text } from '../text/text.ts';
import { flag, list, object, oneOf, text as readText, whole } from './fields.ts';
import { takePicks } from './picks.ts';

/** How a game writes positions. */
export interface PositionFormat<O, V, E> {
  readonly game: Game<O, V, E>;
  /** Reads a position; nothing has happened yet, and a turn without a choice has still to be taken. */
  readonly readAsWritten: (input: unknown) => { readonly state: State; readonly options: O };
  /** The whole position, or what `seat` may know of it. */
  readonly write: (s: State, seat?: number) => unknown;
  /** What happened, with ids instead of numbers and seats from 1. */
  readonly happened: (event: E, s: State) => object;
  /** What everybody can see besides. */
  readonly seen?: (s: State) => object;
}

interface ReadRequest {
  readonly as?: number;
  readonly picks: readonly string[];
  readonly stop: boolean;
  readonly lang: Lang;
}

/** Reads a position and goes on to the first real decision; a Refusal names the field. */
export function readOn<O, V, E>(
  { game, readAsWritten }: PositionFormat<O, V, E>,
  input: unknown,
): { readonly state: State; readonly options: O } {
  const read = readAsWritten(input);
  game.machine.run(read.state);
  return read;
}

/** Reads a position, takes the picks, and tells all there is to tell about the result. */
export function reportOn<O, V, E>(
  format: PositionFormat<O, V, E>,
  input: unknown,
  request: PositionRequest,
): PositionReport {
  const { game } = format;
  const { as, picks, stop, lang } = readRequest(request);
  const { state, options } = format.readAsWritten(input);
  const play = new Play(game, options, 0, state);
  if (as !== undefined && as > game.seats(state)) {
    throw new Refusal('as', `must be a seat from 1 to ${game.seats(state)}`);
  }
  return report(format, play.state, takePicks(play, picks, stop), as, lang);
}

function readRequest(input: unknown): ReadRequest {
  const json = object(input, 'request', ['as', 'picks', 'stop', 'lang']);
  const picks = list(json['picks'], 'picks').map((key, i) => readText(key, `picks[${i}]`));
  const lang = oneOf(json['lang'], 'lang', LANGS, 'en');
  const stop = flag(json['stop'], 'stop');
  if (json['as'] === undefined) return { picks, stop, lang };
  return { as: whole(json['as'], 'as', 1, 99, 1), picks, stop, lang };
}

function report<O, V, E>(
  { game, write, happened, seen }: PositionFormat<O, V, E>,
  s: State,
  events: readonly E[],
  as: number | undefined,
  lang: Lang,
): PositionReport {
  const pending = decision(game, s);
  const mine = pending !== null && (as === undefined || pending.seat === as - 1);
  const print = (text: Text): string => game.print(text, lang, s);
  const worded = (event: E): object => {
    const text = game.eventText(event, s);
    return { ...happened(event, s), ...(text !== null && { text: print(text) }) };
  };
  return {
    decides: pending === null ? null : pending.seat + 1,
    prompt: mine ? print(pending.prompt) : null,
    options: mine ? pending.options.map(({ key, text }) => ({ key, text: print(text) })) : [],
    blocked: mine ? game.blocked(s).map((b) => Object.assign({}, b, { text: print(b.text) })) : [],
    position: write(s, as === undefined ? undefined : as - 1),
    ...seen?.(s),
    events: events.map((event) => worded(as === undefined ? event : game.eventFor(event, as - 1))),
    score: game.score(s).map(({ seat, total, lines }) => ({ seat: seat + 1, total, lines })),
    ...(isOver(s) && { winners: game.winners(s).map((seat) => seat + 1) }),
  };
}
