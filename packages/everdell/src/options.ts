/** What a game is started with. It does not change during the game (33.1). */
import { Refusal, get16, isRecord, type State } from '@evervale/kernel';
import { boxList } from './boxList.ts';
import {
  AUTOMAT_BOXES,
  BOX_IDS,
  EVENT_MIXES,
  boxBits,
  boxClash,
  bringsEvents,
  isIn,
  withBrought,
  type AutomatBox,
  type BoxId,
  type EventMix,
} from './boxes.ts';
import type { Box } from './content/box.ts';
import { bitOfNumber, boxesOf } from './content/boxes.ts';
import { HOUSE } from './state/layout.ts';
import type { Automat, AutomatOptions } from './turn/automats.ts';
import type { HouseRule, HouseRules } from './turn/house.ts';

export type { HouseRules } from './turn/house.ts';

/** One plays against an automatic opponent, whose options have its name. */
export interface GameOptions extends AutomatOptions {
  /** People at the table, 1-6. */
  readonly players: number;
  /** Boxes beside the base game; none if not given. */
  readonly boxes?: readonly BoxId[];
  /** With special Events of boxes: how they are mixed with those of the base game. */
  readonly events?: EventMix;
  readonly house: HouseRules;
}

/** A house rule with the box that offers it. */
interface Offered {
  readonly box: Box;
  readonly rule: HouseRule;
}

export const HOUSE_RULES: readonly Offered[] = boxList.flatMap((box) =>
  (box.house ?? []).map((rule) => ({ box, rule })),
);

/** Those that stand in the options of every table. */
const everywhere = HOUSE_RULES.filter(
  ({ box, rule }) => rule.everywhere === true || bitOfNumber(box.number) === 0,
);

export const DEFAULT_HOUSE = houseFrom(everywhere, ({ values }) => values[0].value);

function houseFrom(offered: readonly Offered[], valueOf: (rule: HouseRule) => unknown): HouseRules {
  return Object.fromEntries(
    offered.map(({ rule }) => [rule.id, valueOf(rule)]),
  ) as unknown as HouseRules;
}

const KEYS = new Set([
  'players',
  ...AUTOMAT_BOXES.map(({ automat }) => automat.choice.key),
  'boxes',
  'events',
  'house',
]);

/** Reads options from anything; refuses with the field and what it may be. */
export function readOptions(input: unknown): GameOptions {
  if (!isRecord(input)) throw new Refusal('options', 'must be an object');
  for (const key of Object.keys(input)) {
    if (!KEYS.has(key)) throw new Refusal(`options.${key}`, 'is not an option');
  }
  const players = readPlayers(input);
  const opponent = automatIn(input, players);
  const automat = opponent?.automat;
  const chosen = automat && { [automat.choice.key]: readAutomat(input, players, automat) };
  const boxes = readBoxes(input['boxes'], automat);
  refuseClash(automat, chosen, boxes);
  const events = readMix(input['events'], boxes, automat);
  const bits = boxBits(boxes) | (opponent === undefined ? 0 : bitOfNumber(opponent.number));
  const house = readHouse(input['house'], bits);
  return {
    players,
    ...chosen,
    ...(boxes.length > 0 && { boxes }),
    ...(events && { events }),
    house,
  };
}

function readPlayers(input: Record<string, unknown>): number {
  const players = input['players'] ?? 2;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 1 || players > 6) {
    throw new Refusal('options.players', 'must be a whole number from 1 to 6');
  }
  return players;
}

/** Was this opponent chosen, whether it may play or not? */
function isChosen({ choice }: Automat, input: { readonly [key: string]: unknown }): boolean {
  const given = input[choice.key];
  return given !== undefined && (choice.isChosen?.(given) ?? true);
}

/** The automatic opponent of a table with these options: the one chosen, or the usual one. */
export function automatIn(
  input: { readonly [key: string]: unknown },
  players: number,
): AutomatBox | undefined {
  const chosen = AUTOMAT_BOXES.find(({ automat }) => isChosen(automat, input));
  const usual = AUTOMAT_BOXES.find(
    ({ automat }) => automat.choice.usual === true && automat.people.includes(players),
  );
  return chosen ?? usual;
}

/** 11.4: two automatic opponents never sit at one table. */
function readAutomat(input: Record<string, unknown>, players: number, { choice }: Automat): object {
  const chosen = AUTOMAT_BOXES.filter(({ automat }) => isChosen(automat, input));
  if (chosen.length > 1) {
    const [one, other] = chosen.map(({ automat }) => automat.choice.key);
    throw new Refusal(`options.${other}`, `${one} and ${other} do not go together (11.4)`);
  }
  return choice.read(input[choice.key] ?? {}, players) as object;
}

/** 11.6: what belongs to an opponent may not go with boxes. */
function refuseClash(
  automat: Automat | undefined,
  chosen: { readonly [key: string]: object } | undefined,
  boxes: readonly BoxId[],
): void {
  if (automat === undefined || chosen === undefined) return;
  const why = automat.choice.clash?.(chosen[automat.choice.key], boxes);
  if (why !== undefined) throw new Refusal('options.boxes', why);
}

/** Named in any order, kept in that of the list. */
function readBoxes(input: unknown, automat: Automat | undefined): BoxId[] {
  if (input === undefined) return [];
  if (!Array.isArray(input)) throw new Refusal('options.boxes', 'must be a list');
  for (const box of input) {
    if (!BOX_IDS.includes(box)) {
      throw new Refusal('options.boxes', `may contain ${BOX_IDS.join(', ')}`);
    }
  }
  const boxes = withBrought(
    BOX_IDS.filter((box) => input.includes(box)),
    automat,
  );
  const clash = boxClash(boxes);
  if (clash !== undefined) throw new Refusal('options.boxes', clash);
  return boxes;
}

function readMix(
  input: unknown,
  boxes: readonly BoxId[],
  automat: Automat | undefined,
): EventMix | undefined {
  const fixed = automat?.choice.mix?.(boxes);
  if (fixed !== undefined) {
    if (input === undefined || input === fixed) return fixed;
    throw new Refusal(
      'options.events',
      `is ${fixed} against ${automat!.choice.key} with these boxes`,
    );
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

/** The house rules that stand in the options of a game with these boxes. */
function offeredWith(bits: number): readonly Offered[] {
  return HOUSE_RULES.filter((offered) => everywhere.includes(offered) || isIn(bits, offered.box));
}

function readHouse(input: unknown, bits: number): HouseRules {
  const offered = offeredWith(bits);
  if (input === undefined) return houseFrom(offered, ({ values }) => values[0].value);
  if (!isRecord(input)) throw new Refusal('options.house', 'must be an object');
  for (const [key, value] of Object.entries(input)) {
    const found = HOUSE_RULES.find(({ rule }) => rule.id === key);
    if (found === undefined) throw new Refusal(`options.house.${key}`, 'is not a house rule');
    const allowed = found.rule.values.map((one) => one.value);
    // Where the box is not in the game there is nothing to choose.
    const open: readonly unknown[] = offered.includes(found) ? allowed : [allowed[0]];
    if (!open.includes(value)) {
      throw new Refusal(`options.house.${key}`, `must be ${open.join(' or ')}`);
    }
  }
  return houseFrom(offered, ({ id, values }) => input[id] ?? values[0].value);
}

/** The house rules as bits of the state. */
export function houseBits(house: HouseRules): number {
  let bits = 0;
  for (const { rule } of HOUSE_RULES) {
    bits |= rule.values.find(({ value }) => value === house[rule.id])?.bit ?? 0;
  }
  return bits;
}

/** The house rules of a game. */
export function houseOf(s: State): HouseRules {
  const bits = get16(s, HOUSE);
  const key = `${boxesOf(s)} ${bits}`;
  let house = houses.get(key);
  if (house === undefined) {
    house = houseFrom(offeredWith(boxesOf(s)), ({ values }) => {
      return (values.find(({ bit }) => (bits & bit) !== 0) ?? values[0]).value;
    });
    houses.set(key, Object.freeze(house));
  }
  return house;
}

/** By boxes and bits: a view of every position asks for them. */
const houses = new Map<string, HouseRules>();

/** The boxes of a table, automatic opponents included, one bit each. */
export function bitsOf(options: GameOptions): number {
  let bits = boxBits(options.boxes ?? []);
  for (const { number, automat } of AUTOMAT_BOXES) {
    const key = automat.choice.key as keyof AutomatOptions;
    if (options[key] !== undefined) bits |= bitOfNumber(number);
  }
  return bits;
}
