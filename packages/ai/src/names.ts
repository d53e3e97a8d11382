/** What computer players are called: a level, and a character if it has one. Cheap to load anywhere. */
import { CHARACTERS as OF_ELDERVALE } from './eldervale/characters.ts';
import { CHARACTERS as OF_EVERDELL } from './everdell/characters.ts';

export const LEVELS = ['seedling', 'sprout', 'sapling', 'oak', 'ever-tree'] as const;
export type Level = (typeof LEVELS)[number];

export type Character = keyof typeof OF_EVERDELL | keyof typeof OF_ELDERVALE;

const BY_GAME: Readonly<Record<string, readonly Character[]>> = {
  everdell: Object.keys(OF_EVERDELL) as Character[],
  eldervale: Object.keys(OF_ELDERVALE) as Character[],
};

/** Those of all games. */
export const CHARACTERS: readonly Character[] = Object.values(BY_GAME).flat();

/** `oak`, or `oak/builder`. */
export type ComputerName = Level | `${Level}/${Character}`;

/** The characters that a game knows. */
export function charactersOf(game: string): readonly Character[] {
  return BY_GAME[game] ?? [];
}

/** Is there such a player for this game? */
export function hasPlayer(game: string, name: string): boolean {
  const character = characterOf(name);
  return character === null || charactersOf(game).includes(character);
}

export function computerNamed(level: Level, character: Character | null): ComputerName {
  return character === null ? level : `${level}/${character}`;
}

const KINDS: readonly (Character | null)[] = [null, ...CHARACTERS];

export const COMPUTER_NAMES: readonly ComputerName[] = LEVELS.flatMap((level) =>
  KINDS.map((character) => computerNamed(level, character)),
);

export const isComputerName = (name: unknown): name is ComputerName =>
  COMPUTER_NAMES.some((one) => one === name);

export const levelOf = (name: string): string => name.split('/')[0];

/** Whatever its simulations or its time. */
export const bareLevelOf = (name: string): string => levelOf(name).split('@')[0];

export function characterOf(name: string): Character | null {
  const character = name.split('/')[1];
  return CHARACTERS.find((one) => one === character) ?? null;
}
