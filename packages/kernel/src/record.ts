/** A game as it is stored: rules version, options, seed and picks. Everything else follows. */
import { hash, mainVersion, NO_VERSION } from './codec.ts';
import type { Game } from './game.ts';
import { Play } from './play.ts';
import { Refusal } from './refusal.ts';
import { generatorOf, isSeed, type Generator, type Seed } from './rng.ts';

export interface GameRecord {
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  /** Records from before there was a choice name none: theirs is xoshiro128**. */
  readonly generator?: Generator;
  readonly seed: Seed;
  readonly picks: readonly number[];
  /** The fingerprint of the last position, so that a replay can be checked. */
  readonly hash?: string;
}

export function recordOf<O, V, E>(play: Play<O, V, E>): GameRecord {
  return {
    game: play.game.id,
    rules: play.game.versionOf?.(play.options) ?? play.game.version,
    options: play.options,
    generator: generatorOf(play.seed),
    seed: play.seed,
    picks: [...play.picks],
    hash: hash(play.state),
  };
}

/** Reads a record from anything; refuses with the field that is wrong. */
export function readRecord<O, V, E>(
  game: Game<O, V, E>,
  input: unknown,
): GameRecord & { options: O } {
  if (typeof input !== 'object' || input === null) throw new Refusal('record', 'must be an object');
  const record = input as Partial<GameRecord>;
  if (record.game !== game.id) throw new Refusal('record.game', `must be ${game.id}`);
  const options = readPlayable(game, record);
  const { picks } = record;
  const { seed, generator } = readSeed(record);
  if (!Array.isArray(picks) || !picks.every((pick) => Number.isInteger(pick))) {
    throw new Refusal('record.picks', 'must be a list of whole numbers');
  }
  if (record.hash !== undefined && typeof record.hash !== 'string') {
    throw new Refusal('record.hash', 'must be a text');
  }
  return {
    ...record,
    options,
    generator,
    seed,
    picks,
  } as GameRecord & { options: O };
}

/** The options, if a game with them that was begun with these rules can go on. */
function readPlayable<O, V, E>(game: Game<O, V, E>, { rules, options }: Partial<GameRecord>): O {
  if (typeof rules !== 'string') throw new Refusal('record.rules', NO_VERSION);
  const refuse = (version: string): never => {
    throw new Refusal('record.rules', `was played with rules version ${rules}, this is ${version}`);
  };
  if (mainVersion(rules) !== game.version && game.continues === undefined) refuse(game.version);
  const read = game.readOptions(options);
  const version = game.versionOf?.(read) ?? game.version;
  const goesOn = game.continues?.(rules, read) === true;
  return rules === version || goesOn ? read : refuse(version);
}

function readSeed({ seed, generator }: Partial<GameRecord>): { seed: Seed; generator: Generator } {
  if (!isSeed(seed)) {
    throw new Refusal(
      'record.seed',
      'must be a whole number from 0 to 4294967295, or 64 hexadecimal digits',
    );
  }
  const own = generatorOf(seed);
  if (generator !== undefined && generator !== own) {
    throw new Refusal('record.generator', `this seed belongs to ${own}`);
  }
  return { seed, generator: own };
}

/** The fingerprint is that of bytes: rules of another version may play the same and lay them out anew. */
function checkEnd<O, V, E>(record: GameRecord, { game, options, state }: Play<O, V, E>): void {
  const isOwn = record.rules === (game.versionOf?.(options) ?? game.version);
  if (record.hash === undefined || !isOwn || record.hash === hash(state)) return;
  throw new Refusal('record.hash', `the replay ends at ${hash(state)}`);
}

/** Plays a record again, pick by pick; a pick that is not legal is refused with its number. */
export function replay<O, V, E>(
  game: Game<O, V, E>,
  input: unknown,
  watch?: (play: Play<O, V, E>, events: E[]) => void,
): Play<O, V, E> {
  const record = readRecord(game, input);
  const play = new Play(game, record.options, record.seed);
  record.picks.forEach((pick, i) => {
    let events: E[];
    try {
      events = play.pick(pick);
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(`record.picks[${i}]`, error.message);
      throw error;
    }
    watch?.(play, events);
  });
  checkEnd(record, play);
  return play;
}
