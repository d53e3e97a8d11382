/** A table to play at, from the options of the command. */
import { everdell, type GameOptions, type RugwortModule } from '@evervale/everdell';
import { Play, Refusal, type Seed } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { Journal } from './journal.ts';
import type { Running } from './saving.ts';
import type { ComputerKind, Seat } from './seats.ts';
import { uiOf } from './words/index.ts';

/** What the command line says about the table. */
export interface TableOptions {
  readonly people?: readonly string[];
  /** How strong each computer player is. */
  readonly computers?: readonly ComputerKind[];
  readonly solo?: boolean;
  readonly year?: number;
  readonly modules?: readonly RugwortModule[];
}

/** What is to be played: a new game, or one from a file. */
export type Wish =
  | { readonly seats: readonly Seat[]; readonly rugwort?: GameOptions['rugwort'] }
  | { readonly file: string };

export const MOST_SEATS = 6;

/** The table that the options describe, or null if they say nothing about it. */
export function wishFrom(options: TableOptions, lang: Lang): Wish | null {
  const { people, computers, solo, year, modules } = options;
  const against = solo || year !== undefined || modules !== undefined;
  if (people === undefined && computers === undefined && !against) return null;
  const named = (people ?? [undefined]).map(seatOf);
  if (against) {
    if (named.length > 1 || computers?.length) throw new Refusal('--solo', 'is for one person');
    return soloWish(named[0].name, year, modules);
  }
  const seats = [...named, ...computerSeats(computers ?? [], lang)];
  if (seats.length < 2) throw new Refusal('--people', 'is one alone: add --computers 1, or --solo');
  if (seats.length <= MOST_SEATS) return { seats };
  throw new Refusal('--people', 'is more than six with the computers');
}

export function soloWish(
  name: string | undefined,
  year = 1,
  modules: readonly RugwortModule[] = [],
): Wish {
  const { rugwort } = everdell.readOptions({ players: 1, rugwort: { year, modules } });
  return { seats: [seatOf(name)], rugwort };
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

/** A new game for these seats, perhaps with boxes beside the base game. */
export function newGame(
  seats: readonly Seat[],
  rugwort: GameOptions['rugwort'],
  seed: Seed,
  boxes?: readonly string[],
): Running {
  const options = everdell.readOptions({
    players: seats.length,
    ...(rugwort && { rugwort }),
    ...(boxes && { boxes }),
  });
  return { play: new Play(everdell, options, seed), seats, journal: new Journal(seats.length) };
}
