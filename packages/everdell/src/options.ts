/** What a game is started with. It does not change during the game (33.1). */
import {
  BOX_IDS,
  EVENT_MIXES,
  boxClash,
  bringsEvents,
  mixAgainstNightweave,
  withBrought,
  type BoxId,
  type EventMix,
} from './boxes.ts';
import {
  EASY_SPRING_WORKER,
  isChosen,
  readNightweave,
  type NightweaveOptions,
} from './mistwood/options.ts';
import { PAIRWISE_ADVANTAGES, RELAXED_PREPARE, STACKED_TOKENS } from './turn/house.ts';
import {
  FOREST_CLOCKWISE,
  PLAYER_WINS_TIES,
  RUGWORT_MODULES,
  RUGWORT_WINS_TIES,
  type RugwortModule,
} from './rugwort/room.ts';

export { RUGWORT_MODULES, type RugwortModule };
import { Refusal } from '@evervale/kernel';

export interface HouseRules {
  readonly 'prepare.requireAllDeployed': boolean;
  readonly 'advantage.limit': 'one' | 'pairwise';
  readonly 'rugwort.forestDirection': 'counterClockwise' | 'clockwise';
  readonly 'rugwort.tie': 'tiebreak' | 'rugwortWins' | 'playerWins';
  readonly 'golden.stackOnOccupied': boolean;
  readonly 'nightweave.easySpringWorker': boolean;
}

export interface GameOptions {
  /** People at the table, 1-6. One plays against Rugwort, one or two may play against Nightweave. */
  readonly players: number;
  readonly nightweave?: NightweaveOptions;
  readonly rugwort?: { readonly year: 1 | 2 | 3; readonly modules: readonly RugwortModule[] };
  /** Boxes beside the base game; none if not given. */
  readonly boxes?: readonly BoxId[];
  /** With special Events of boxes: how they are mixed with those of the base game. */
  readonly events?: EventMix;
  readonly house: HouseRules;
}

export const DEFAULT_HOUSE: HouseRules = {
  'prepare.requireAllDeployed': true,
  'advantage.limit': 'one',
  'rugwort.forestDirection': 'counterClockwise',
  'rugwort.tie': 'tiebreak',
  'golden.stackOnOccupied': false,
  'nightweave.easySpringWorker': false,
};

const HOUSE_VALUES: Record<keyof HouseRules, readonly unknown[]> = {
  'prepare.requireAllDeployed': [true, false],
  'advantage.limit': ['one', 'pairwise'],
  'rugwort.forestDirection': ['counterClockwise', 'clockwise'],
  'rugwort.tie': ['tiebreak', 'rugwortWins', 'playerWins'],
  'golden.stackOnOccupied': [false, true],
  'nightweave.easySpringWorker': [false, true],
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads options from anything; refuses with the field and what it may be. */
export function readOptions(input: unknown): GameOptions {
  if (!isRecord(input)) throw new Refusal('options', 'must be an object');
  for (const key of Object.keys(input)) {
    if (!['players', 'rugwort', 'nightweave', 'boxes', 'events', 'house'].includes(key)) {
      throw new Refusal(`options.${key}`, 'is not an option');
    }
  }
  const players = readPlayers(input);
  const house = readHouse(input['house']);
  const nightweave = readAutomat(input, players);
  const boxes = readBoxes(input['boxes'], nightweave !== undefined);
  const events = readMix(input['events'], boxes, nightweave !== undefined);
  const common = { ...(boxes.length > 0 && { boxes }), ...(events && { events }), house };
  if (nightweave !== undefined) return { players, nightweave, ...common };
  if (players > 1) {
    if (input['rugwort'] !== undefined) {
      throw new Refusal('options.rugwort', 'Rugwort plays against exactly one player (11.5)');
    }
    return { players, ...common };
  }
  return { players, rugwort: readRugwort(input['rugwort'] ?? {}), ...common };
}

/** 11.4: Rugwort and Nightweave never sit at one table. */
function readAutomat(
  input: Record<string, unknown>,
  players: number,
): NightweaveOptions | undefined {
  if (!isChosen(input['nightweave'])) return undefined;
  if (input['rugwort'] !== undefined) {
    throw new Refusal('options.nightweave', 'Rugwort and Nightweave do not go together (11.4)');
  }
  return readNightweave(input['nightweave'], players);
}

function readPlayers(input: Record<string, unknown>): number {
  const players = input['players'] ?? 2;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 1 || players > 6) {
    throw new Refusal('options.players', 'must be a whole number from 1 to 6');
  }
  return players;
}

/** Named in any order, kept in that of the list. */
function readBoxes(input: unknown, nightweave: boolean): BoxId[] {
  if (input === undefined) return [];
  if (!Array.isArray(input)) throw new Refusal('options.boxes', 'must be a list');
  for (const box of input) {
    if (!BOX_IDS.includes(box)) {
      throw new Refusal('options.boxes', `may contain ${BOX_IDS.join(', ')}`);
    }
  }
  const boxes = withBrought(
    BOX_IDS.filter((box) => input.includes(box)),
    nightweave,
  );
  if (nightweave && boxes.includes('spirecrest')) {
    throw new Refusal(
      'options.boxes',
      'Nightweave does not explore the mountains of spirecrest yet',
    );
  }
  const clash = boxClash(boxes);
  if (clash !== undefined) throw new Refusal('options.boxes', clash);
  return boxes;
}

function readMix(
  input: unknown,
  boxes: readonly BoxId[],
  nightweave: boolean,
): EventMix | undefined {
  const fixed = nightweave ? mixAgainstNightweave(boxes) : undefined;
  if (fixed !== undefined) {
    if (input === undefined || input === fixed) return fixed;
    throw new Refusal('options.events', `is ${fixed} against Nightweave with these boxes`);
  }
  if (!bringsEvents(boxes)) {
    if (input === undefined) return undefined;
    throw new Refusal('options.events', 'needs a box with special Events');
  }
  const mix = EVENT_MIXES.find((one) => one === (input ?? 'mixed'));
  if (mix === undefined) {
    throw new Refusal('options.events', `must be ${EVENT_MIXES.join(' or ')}`);
  }
  return mix;
}

function readRugwort(input: unknown): NonNullable<GameOptions['rugwort']> {
  if (!isRecord(input)) {
    throw new Refusal('options.rugwort', 'must be an object with year and modules');
  }
  const year = input['year'] ?? 1;
  if (year !== 1 && year !== 2 && year !== 3) {
    throw new Refusal('options.rugwort.year', 'must be 1, 2 or 3');
  }
  const modules = input['modules'] ?? [];
  if (!Array.isArray(modules)) throw new Refusal('options.rugwort.modules', 'must be a list');
  for (const name of modules) {
    if (!RUGWORT_MODULES.includes(name)) {
      throw new Refusal('options.rugwort.modules', `may contain ${RUGWORT_MODULES.join(', ')}`);
    }
  }
  if (new Set(modules).size < modules.length) {
    throw new Refusal('options.rugwort.modules', 'names a module twice');
  }
  return { year, modules: RUGWORT_MODULES.filter((name) => modules.includes(name)) };
}

function readHouse(input: unknown): HouseRules {
  if (input === undefined) return DEFAULT_HOUSE;
  if (!isRecord(input)) throw new Refusal('options.house', 'must be an object');
  for (const [key, value] of Object.entries(input)) {
    const allowed = Object.hasOwn(HOUSE_VALUES, key)
      ? HOUSE_VALUES[key as keyof HouseRules]
      : undefined;
    if (allowed === undefined) throw new Refusal(`options.house.${key}`, 'is not a house rule');
    if (!allowed.includes(value)) {
      throw new Refusal(`options.house.${key}`, `must be ${allowed.join(' or ')}`);
    }
  }
  return { ...DEFAULT_HOUSE, ...input };
}

/** The house rules as bits of the state. */
export function houseBits(house: HouseRules): number {
  let bits = 0;
  if (!house['prepare.requireAllDeployed']) bits |= RELAXED_PREPARE;
  if (house['advantage.limit'] === 'pairwise') bits |= PAIRWISE_ADVANTAGES;
  if (house['rugwort.forestDirection'] === 'clockwise') bits |= FOREST_CLOCKWISE;
  if (house['rugwort.tie'] === 'rugwortWins') bits |= RUGWORT_WINS_TIES;
  if (house['rugwort.tie'] === 'playerWins') bits |= PLAYER_WINS_TIES;
  if (house['golden.stackOnOccupied']) bits |= STACKED_TOKENS;
  if (house['nightweave.easySpringWorker']) bits |= EASY_SPRING_WORKER;
  return bits;
}

export function houseOf(bits: number): HouseRules {
  const tie =
    bits & RUGWORT_WINS_TIES ? 'rugwortWins' : bits & PLAYER_WINS_TIES ? 'playerWins' : 'tiebreak';
  return {
    'prepare.requireAllDeployed': (bits & RELAXED_PREPARE) === 0,
    'advantage.limit': bits & PAIRWISE_ADVANTAGES ? 'pairwise' : 'one',
    'rugwort.forestDirection': bits & FOREST_CLOCKWISE ? 'clockwise' : 'counterClockwise',
    'rugwort.tie': tie,
    'golden.stackOnOccupied': (bits & STACKED_TOKENS) !== 0,
    'nightweave.easySpringWorker': (bits & EASY_SPRING_WORKER) !== 0,
  };
}
