/**
 * What any game on the kernel must hold, with any options: one random game, looked at from all
 * sides. A check that does not hold throws a Fault with all that is needed to see it again.
 */
import { hash } from '../codec.ts';
import { decidingSeat, type Game } from '../game.ts';
import { Play } from '../play.ts';
import { stream } from '../rng.ts';
import { clone, type State } from '../state.ts';
import { copies, plain, replays } from './copies.ts';
import { events } from './events.ts';
import { Fault, claim } from './fault.ts';
import { picks } from './picks.ts';
import { scores } from './scores.ts';
import { determinizes, secrets } from './secrets.ts';
import {
  anyOf,
  type Check,
  type MakeCheck,
  type Permute,
  type Taken,
  type Trial,
} from './trial.ts';
import { undo } from './undo.ts';
import { words } from './words.ts';

export { damage, damageText } from './damage.ts';
export { Fault } from './fault.ts';
export { permuteBy } from './permute.ts';
export { plainBytes, plainData } from './plain.ts';
export {
  examplesIn,
  refusalsIn,
  type PositionExample,
  type PositionRefusal,
} from './positionPage.ts';
export { anyOf, playToEnd } from './trial.ts';

const CHECKS: Readonly<Record<string, MakeCheck>> = {
  plain,
  copies,
  replays,
  picks,
  undo,
  secrets,
  determinizes,
  events,
  words,
  scores,
};

export interface Settings<E> {
  /** The share of decisions looked at closely: 1 = every one, 0.1 = about one in ten. */
  readonly close?: number;
  /** The game's own invariants; made anew for each game, so that they can remember. */
  readonly invariants?: () => (s: State) => void;
  /** Events that show to everybody what was hidden before: cards turned up, dice. */
  readonly openly?: (event: E) => boolean;
  /** Deals anew what a viewer cannot see; without it, determinize. */
  readonly permute?: Permute;
  /** More picks than any game has. */
  readonly longest?: number;
}

export interface Report {
  readonly picks: number;
  /** Decisions that were looked at closely. */
  readonly close: number;
  readonly hash: string;
}

/** Plays one random game and checks everything. */
export function conform<O, V, E>(
  game: Game<O, V, E>,
  options: unknown,
  seed: number,
  settings: Settings<E> = {},
): Report {
  const where = (at: readonly number[]): string =>
    `game ${game.id}, options ${JSON.stringify(options)}, seed ${seed}, picks [${at.join()}]`;
  const play = guarded('create', where([]), () => new Play(game, game.readOptions(options), seed));
  const trial = trialOf(game, play, settings, stream(seed ^ 0x5eed));
  const checks = Object.entries(CHECKS).map(([name, make]) => ({ name, check: make(trial) }));
  const invariants = settings.invariants?.();
  if (invariants) checks.unshift({ name: 'invariants', check: watching(play, invariants) });
  const each = (run: (check: Check<E>) => void): void => {
    for (const { name, check } of checks) guarded(name, where(play.picks), () => run(check));
  };

  let close = 0;
  while (!play.over) {
    guarded('play', where(play.picks), () =>
      claim(play.picks.length < trial.longest, `not over after ${trial.longest} picks`),
    );
    const isClose = isChosen(trial, settings.close ?? 1);
    if (isClose) close++;
    if (isClose) each((check) => check.before?.());
    const taken = guarded('play', where(play.picks), () => takeAny(trial, isClose));
    each((check) => check.after?.(taken));
  }
  each((check) => check.end?.());
  return { picks: play.picks.length, close, hash: hash(play.state) };
}

function guarded<T>(name: string, where: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof Fault ? error : new Fault(name, where, error);
  }
}

function trialOf<O, V, E>(
  game: Game<O, V, E>,
  play: Play<O, V, E>,
  settings: Settings<E>,
  rng: Trial['rng'],
): Trial<O, V, E> {
  const { openly = () => false, longest = 10_000 } = settings;
  const permute: Permute =
    settings.permute ?? ((s, seat, random) => dealAnew(game, s, seat, random));
  return { game, play, rng, permute, openly, longest };
}

/** What nobody but its owner sees is hidden from a spectator: deal for one seat after the other. */
const dealAnew = (game: Game, s: State, seat: number | null, rng: Trial['rng']): State => {
  if (seat !== null) return game.determinize(s, seat, rng);
  let dealt = s;
  for (let each = 0; each < game.seats(s); each++) dealt = game.determinize(dealt, each, rng);
  return dealt;
};

function isChosen(trial: Trial, share: number): boolean {
  return anyOf(trial.rng, 1000) < share * 1000;
}

function takeAny<O, V, E>({ game, play, rng }: Trial<O, V, E>, close: boolean): Taken<E> {
  const before = clone(play.state);
  const seat = decidingSeat(before);
  claim(seat < game.seats(before), `seat ${seat} has to decide, and nobody sits there`);
  const pending = game.machine.legal(play.state);
  claim(
    pending.count > 1 || game.machine.asksAlways(play.state),
    `${pending.count} options are no decision`,
  );
  const code = pending.codes[anyOf(rng, pending.count)];
  return { seat, code, before, events: play.pick(code), close };
}

function watching<O, V, E>(play: Play<O, V, E>, invariants: (s: State) => void): Check<E> {
  const look = (): void => invariants(play.state);
  look();
  return { after: look };
}
