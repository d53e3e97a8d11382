/** A table to play at, from the options of the command. */
import { Play, Refusal, type AnyGame, type Chosen, type Seed } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { inWords } from '../arguments.ts';
import { saysAlone, type Flags } from '../tableFlags.ts';
import { Journal } from './journal.ts';
import type { Running } from './saving.ts';
import type { ComputerKind, Seat } from './seats.ts';
import { uiOf } from './words/index.ts';

/** What the command line says about who plays. */
export interface TableOptions {
  readonly people?: readonly string[];
  /** How strong each computer player is. */
  readonly computers?: readonly ComputerKind[];
  readonly solo?: boolean;
}

/** What is to be played: a new game, with flags of its form, or one from a file. */
export type Wish =
  | { readonly seats: readonly Seat[]; readonly flags: Flags }
  | { readonly file: string };

/** The table that the options describe, or null if they do not say who plays. */
export function wishFrom(
  game: AnyGame,
  { people, computers, solo }: TableOptions,
  flags: Flags,
  lang: Lang,
): Wish | null {
  const { least, most } = game.form.players;
  const alone = solo || saysAlone(game, flags);
  if (people === undefined && computers === undefined && !alone) return null;
  const named = (people ?? [undefined]).map(seatOf);
  if (alone) {
    if (named.length > 1 || computers?.length) throw new Refusal('--solo', 'is for one person');
    return { seats: named, flags };
  }
  const seats = [...named, ...computerSeats(computers ?? [], lang)];
  if (seats.length < 2) {
    const solitary = least === 1 ? ', or --solo' : '';
    throw new Refusal('--people', `is one alone: add --computers 1${solitary}`);
  }
  if (seats.length <= most) return { seats, flags };
  throw new Refusal('--people', `is more than ${inWords(most)} with the computers`);
}

/** A person's seat; who gives no name is numbered. */
export function seatOf(name: string | undefined): Seat {
  return name === undefined || name === '' ? {} : { name };
}

/** They are called by their strength, and numbered if there are several of one kind. */
export function computerSeats(kinds: readonly ComputerKind[], lang: Lang): Seat[] {
  return kinds.map((computer, i) => {
    const level = uiOf(lang)(`ui.level.${computer}`);
    const nth = kinds.slice(0, i + 1).filter((kind) => kind === computer).length;
    const several = kinds.filter((kind) => kind === computer).length > 1;
    return { name: several ? `${level} ${nth}` : level, computer };
  });
}

/** A new game for these seats; `options` are all but the number of players. */
export function newGame(
  game: AnyGame,
  seats: readonly Seat[],
  options: Chosen,
  seed: Seed,
  module?: string,
): Running {
  const read: unknown = game.readOptions({ ...options, players: seats.length });
  const play = new Play<unknown, unknown, unknown>(game, read, seed);
  return { game, module, play, seats, journal: new Journal(game, seats.length) };
}
