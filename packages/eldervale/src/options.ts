/** What a game is started with (chapter 29). It does not change during the game (E29.1). */
import { Refusal, isRecord } from '@evervale/kernel';
import { POWER_VALUES } from './content/tracks.ts';
import {
  DRAFT,
  FIXED_DIE,
  LEGENDARY,
  NO_DOORS,
  ORACLE_STEPS,
  TEAMS,
  WITH_GIANT,
  WITH_MINOTAUR,
  WITH_MOTHER,
  WITH_ORACLE,
  WITH_SHAPESHIFTER,
  WITH_TACTICS,
} from './state/seats.ts';

export const LEVELS = ['haunting', 'whispering', 'dreadful'] as const;
export type Level = (typeof LEVELS)[number];
export const FACTION_CHOICES = ['choose', 'randomElement', 'randomFaction'] as const;
export const FIRST_CHOICES = ['random', 'roll'] as const;
export const EXTRA_CHOICES = ['random', 'chosen'] as const;

/** Each module or variant is on or off; the bit is its place in the state. */
const MODULE_BITS = {
  legendary: LEGENDARY,
  oracle: WITH_ORACLE,
  oracleSteps: ORACLE_STEPS,
  minotaur: WITH_MINOTAUR,
  shapeshifter: WITH_SHAPESHIFTER,
  motherOfDragons: WITH_MOTHER,
  frostGiant: WITH_GIANT,
  teams: TEAMS,
  draft: DRAFT,
  noDoors: NO_DOORS,
  tactics: WITH_TACTICS,
  fixedDie: FIXED_DIE,
} as const;
export type Module = keyof typeof MODULE_BITS;
export const MODULES_LIST = Object.keys(MODULE_BITS) as Module[];

export interface GameOptions {
  /** People at the table, 1 to 5; one plays against the Ghosts. */
  readonly players: number;
  /** How elements and factions are found (E3.2). */
  readonly factions: (typeof FACTION_CHOICES)[number];
  /** Who names the two further elements (E3.6). */
  readonly extraElements: (typeof EXTRA_CHOICES)[number];
  /** How the first player is found (E3.4). */
  readonly firstPlayer: (typeof FIRST_CHOICES)[number];
  /** Modules and variants in use, in the order of the list. */
  readonly modules: readonly Module[];
  /** VP of the five spaces of a power track. */
  readonly powerValues: readonly number[];
  /** The strength of the Ghosts, for one player. */
  readonly level?: Level;
}

const KEYS = new Set([
  'players',
  'factions',
  'extraElements',
  'firstPlayer',
  'modules',
  'powerValues',
  'level',
]);

/** Reads options from anything; refuses with the field and what it may be. */
export function readOptions(input: unknown): GameOptions {
  if (!isRecord(input)) throw new Refusal('options', 'must be an object');
  for (const key of Object.keys(input)) {
    if (!KEYS.has(key)) throw new Refusal(`options.${key}`, 'is not an option');
  }
  const players = readPlayers(input['players'] ?? 2);
  const modules = readModules(input['modules'] ?? [], players);
  return {
    players,
    factions: oneOf('factions', input['factions'] ?? 'choose', FACTION_CHOICES),
    extraElements: oneOf('extraElements', input['extraElements'] ?? 'random', EXTRA_CHOICES),
    firstPlayer: oneOf('firstPlayer', input['firstPlayer'] ?? 'random', FIRST_CHOICES),
    modules,
    powerValues: readValues(input['powerValues'] ?? POWER_VALUES),
    ...readLevel(input['level'], players),
  };
}

function readPlayers(players: unknown): number {
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 1 || players > 5) {
    throw new Refusal('options.players', 'must be a whole number from 1 to 5');
  }
  return players;
}

function oneOf<T extends string>(name: string, value: unknown, values: readonly T[]): T {
  const found = values.find((each) => each === value);
  if (found === undefined) throw new Refusal(`options.${name}`, `must be ${values.join(' or ')}`);
  return found;
}

function readModules(input: unknown, players: number): Module[] {
  if (!Array.isArray(input)) throw new Refusal('options.modules', 'must be a list');
  for (const module of input) {
    if (!MODULES_LIST.includes(module)) {
      throw new Refusal('options.modules', `may contain ${MODULES_LIST.join(', ')}`);
    }
  }
  // The steps are a way to play the Oracle: they bring it along.
  const asked = input.includes('oracleSteps') ? [...input, 'oracle'] : input;
  const modules = MODULES_LIST.filter((module) => asked.includes(module));
  const clash = clashOf(modules, players);
  if (clash !== undefined) throw new Refusal('options.modules', clash);
  return modules;
}

/** The Ghosts neither draft nor have a partner, and have no rule for the Bridge. */
const NOT_ALONE = new Set<Module>(['teams', 'draft', 'frostGiant']);

/** What cannot be played together (E29.3, E29.4), in plain words. */
export function clashOf(modules: readonly Module[], players: number): string | undefined {
  const alone = players === 1 ? modules.find((each) => NOT_ALONE.has(each)) : undefined;
  if (alone !== undefined) return `${alone} does not go with one player (E29.4)`;
  if (modules.includes('teams') && players !== 4) return 'teams need exactly 4 players (E29.3)';
  return undefined;
}

function readValues(input: unknown): number[] {
  const good = (value: unknown): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 50;
  if (!Array.isArray(input) || input.length !== 5 || !input.every(good)) {
    throw new Refusal('options.powerValues', 'must be five whole numbers from 0 to 50');
  }
  return input as number[];
}

function readLevel(input: unknown, players: number): { level?: Level } {
  if (players > 1) {
    if (input === undefined) return {};
    throw new Refusal('options.level', 'is for one player against the Ghosts');
  }
  return { level: oneOf('level', input ?? 'haunting', LEVELS) };
}

export function moduleBits(modules: readonly Module[]): number {
  return modules.reduce((bits, module) => bits | MODULE_BITS[module], 0);
}

export function modulesOf(bits: number): Module[] {
  return MODULES_LIST.filter((module) => (bits & MODULE_BITS[module]) !== 0);
}
