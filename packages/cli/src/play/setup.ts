/** A table to play at, from the options of the command. */
import { characterOf, characterWords, levelOf } from '@evervale/ai';
import { Play, Refusal, type AnyGame, type Chosen, type Seed } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { inWords } from '../arguments.ts';
import { saysAlone, type Flags } from '../tableFlags.ts';
import { Journal } from './journal.ts';
import type { Running } from './saving.ts';
import type { ComputerKind, Seat } from './seats.ts';
import { uiOf, type UiKey } from './words/index.ts';

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

/** Who has a character is called by it, the others by their strength. */
function nameOf(computer: ComputerKind, lang: Lang): string {
  const character = characterOf(computer);
  if (character !== null) return characterWords(character, lang).name;
  return uiOf(lang)(`ui.level.${levelOf(computer)}` as UiKey);
}

/** Numbered if several are called the same. */
export function computerSeats(kinds: readonly ComputerKind[], lang: Lang): Seat[] {
  const names = kinds.map((kind) => nameOf(kind, lang));
  return kinds.map((computer, i) => {
    const nth = names.slice(0, i + 1).filter((name) => name === names[i]).length;
    const several = names.filter((name) => name === names[i]).length > 1;
    return { name: several ? `${names[i]} ${nth}` : names[i], computer };
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
