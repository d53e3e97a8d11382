/** A game move by move, in words. */
import {
  Play,
  Refusal,
  decidingSeat,
  hash,
  type AnyGame,
  type GameRecord,
  type Text,
} from '@evervale/kernel';

export interface Move {
  /** The number of the pick, from 1. */
  readonly n: number;
  readonly seat: number;
  readonly key: string;
  readonly text: Text;
  /** What happened, as everybody may see it. */
  readonly log: readonly Text[];
}

export interface Replayed {
  readonly game: AnyGame;
  readonly play: Play<unknown, unknown, unknown>;
  readonly moves: readonly Move[];
  /** All picks were played, and the last position is the one that was recorded, if one was. */
  readonly verified: boolean;
}

/** Plays the record again, up to pick number `to`. A pick that is not legal is refused. */
export function replayMoves(game: AnyGame, record: GameRecord, to = record.picks.length): Replayed {
  const options: unknown = game.readOptions(record.options);
  const play = new Play<unknown, unknown, unknown>(game, options, record.seed);
  const moves = record.picks.slice(0, to).map((pick, i) => takeMove(game, play, pick, i));
  const whole = moves.length === record.picks.length;
  const reached = hash(play.state);
  if (whole && record.hash !== undefined && record.hash !== reached) {
    throw new Refusal('record.hash', `is ${record.hash}, but the replay ends at ${reached}`);
  }
  return { game, play, moves, verified: whole };
}

function takeMove(game: AnyGame, play: Replayed['play'], pick: number, i: number): Move {
  const field = `record.picks[${i}]`;
  if (play.over) throw new Refusal(field, 'the game is over before it');
  if (!game.machine.legal(play.state).has(pick)) {
    throw new Refusal(field, `${pick} is not among the options`);
  }
  const seat = decidingSeat(play.state);
  const { key, text } = game.machine.wording(play.state, pick);
  const events = play.pick(pick);
  return { n: i + 1, seat, key, text, log: logOf(game, play, events) };
}

function logOf(game: AnyGame, { state }: Replayed['play'], events: readonly unknown[]): Text[] {
  return events.flatMap((event) => {
    const text = game.eventText(game.eventFor(event, null), state);
    return text === null ? [] : [text];
  });
}
