/**
 * What can be chosen for a table, as data: the screen for a new table, the flags of the command line
 * and the check of what comes over the network all follow from one form.
 */
import { Refusal, isRecord } from '../refusal.ts';
import type { Text } from '../text/text.ts';

export type Value = string | number | boolean;

/** Options as they are stored and sent. */
export type Chosen = { readonly [key: string]: unknown };

export interface FormValue {
  readonly value: Value;
  readonly label: Text;
  readonly note?: Text;
}

interface Asked {
  /** Where it stands in the options, from outside to inside. */
  readonly path: readonly string[];
  /** How the command line calls it, without the dashes. */
  readonly flag: string;
  /** Fields of one part stand together; `house` is folded away until somebody wants it. */
  readonly part: 'automats' | 'boxes' | 'variants' | 'house';
  readonly label: Text;
  readonly note?: Text;
  /** Where this is false it is not asked for, and only what is usual may stand there. */
  readonly when?: (chosen: Chosen) => boolean;
}

/** One of several values. */
export interface OneField extends Asked {
  readonly kind: 'one';
  readonly values: readonly FormValue[];
  readonly usual: Value;
}

/** Any of several values, kept in the order of the list; usually none. */
export interface SeveralField extends Asked {
  readonly kind: 'several';
  readonly values: readonly FormValue[];
}

/** Something that is switched on, and what stands in the options then. */
export interface SwitchField extends Asked {
  readonly kind: 'switch';
  readonly on: Value;
  readonly off: Value;
}

export type Field = OneField | SeveralField | SwitchField;

/** Something worth saying about a choice that is allowed. */
export interface Advice {
  /** What it is about, as the values of the form are labelled. */
  readonly about: readonly Text[];
  readonly text: Text;
}

export interface OptionsForm {
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  readonly fields: readonly Field[];
  readonly advice?: (chosen: Chosen) => readonly Advice[];
}

/** What stands in the options for a field; what is usual if nothing does. */
export function valueOf(field: Field, chosen: Chosen): Value | readonly Value[] {
  return (read(field.path, chosen) as Value | readonly Value[] | undefined) ?? usualOf(field);
}

function usualOf(field: Field): Value | readonly Value[] {
  if (field.kind === 'several') return [];
  return field.kind === 'one' ? field.usual : field.off;
}

/** The same options with another value for a field. */
export function withValue(field: Field, value: Value | readonly Value[], chosen: Chosen): Chosen {
  return put(field.path, value, chosen);
}

function read(path: readonly string[], from: unknown): unknown {
  return path.reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), from);
}

function put([key, ...rest]: readonly string[], value: unknown, into: Chosen): Chosen {
  const inside = isRecord(into[key]) ? into[key] : {};
  return { ...into, [key]: rest.length === 0 ? value : put(rest, value, inside) };
}

/** The fields that are asked for, with what has been chosen so far. */
export function fieldsFor(form: OptionsForm, chosen: Chosen): readonly Field[] {
  return form.fields.filter((field) => field.when?.(chosen) ?? true);
}

/** Everything that differs from the usual and is asked for; what is left is what a game needs to be told. */
export function told(form: OptionsForm, chosen: Chosen): Chosen {
  let options: Chosen = { players: chosen['players'] ?? form.players.usual };
  for (const field of form.fields) {
    const value = read(field.path, chosen);
    if (value === undefined || !(field.when?.(options) ?? true)) continue;
    if (!isUsual(field, value)) options = put(field.path, value, options);
  }
  return options;
}

function isUsual(field: Field, value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === usualOf(field);
}

/**
 * Reads options from anything: every field is there in the result if it is asked for, with what is
 * usual where nothing was said. Refuses with the field and what it may be.
 */
export function readForm(form: OptionsForm, input: unknown): Chosen {
  if (!isRecord(input)) throw new Refusal('options', 'must be an object');
  refuseUnknown(form, input);
  let options: Chosen = { players: readPlayers(form, input['players']) };
  for (const field of form.fields) {
    const given = read(field.path, input);
    if (field.when?.(options) ?? true) {
      options = put(field.path, readValue(field, given), options);
    } else if (given !== undefined && !isUsual(field, given)) {
      throw new Refusal(nameOf(field.path), 'does not go with the other options');
    }
  }
  return options;
}

const nameOf = (path: readonly string[]): string => `options.${path.join('.')}`;

function refuseUnknown(
  { fields }: OptionsForm,
  input: Chosen,
  above: readonly string[] = [],
): void {
  for (const [key, value] of Object.entries(input)) {
    const path = [...above, key];
    const inside = fields.filter(({ path: other }) => path.every((part, i) => other[i] === part));
    const known = inside.length > 0 || (above.length === 0 && key === 'players');
    if (!known) throw new Refusal(nameOf(path), 'is not an option');
    if (inside.some((field) => field.path.length > path.length)) {
      if (value === undefined) continue;
      if (!isRecord(value)) throw new Refusal(nameOf(path), 'must be an object');
      refuseUnknown({ ...EMPTY, fields: inside }, value, path);
    }
  }
}

const EMPTY: OptionsForm = { players: { least: 1, most: 1, usual: 1 }, fields: [] };

function readPlayers({ players: { least, most, usual } }: OptionsForm, given: unknown): number {
  if (given === undefined) return usual;
  if (typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most) {
    return given;
  }
  throw new Refusal('options.players', `must be a whole number from ${least} to ${most}`);
}

function readValue(field: Field, given: unknown): Value | readonly Value[] {
  if (given === undefined) return usualOf(field);
  const name = nameOf(field.path);
  if (field.kind === 'several') {
    if (!Array.isArray(given)) throw new Refusal(name, 'must be a list');
    const allowed = field.values.map(({ value }) => value);
    for (const one of given) {
      if (!allowed.includes(one as Value)) {
        throw new Refusal(name, `may contain ${allowed.join(', ')}`);
      }
    }
    return allowed.filter((value) => given.includes(value));
  }
  const allowed =
    field.kind === 'one' ? field.values.map(({ value }) => value) : [field.off, field.on];
  if (!allowed.includes(given as Value)) {
    throw new Refusal(name, `must be ${allowed.join(' or ')}`);
  }
  return given as Value;
}

/** Something that can read options: a game. */
interface Judge {
  readOptions(input: unknown): unknown;
}

/** Does the game allow these options? */
export function isAllowed(game: Judge, options: Chosen): boolean {
  try {
    game.readOptions(options);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Why a value cannot be added to a field of several: another value of the field that it does not go
 * with, `players` if it is how many play, null if nothing stands against it. The rules decide.
 */
export function obstacleTo(
  game: Judge,
  field: SeveralField,
  value: Value,
  chosen: Chosen,
): { readonly other: Value } | 'players' | null {
  const base: Chosen = { players: chosen['players'] };
  const allows = (values: readonly Value[]): boolean =>
    isAllowed(game, withValue(field, values, base));
  if (!allows([value])) return 'players';
  const others = (valueOf(field, chosen) as readonly Value[]).filter((other) => other !== value);
  const other = others.find((one) => !allows([value, one]));
  return other === undefined ? null : { other };
}

/** What is unusual about a table, in a few words: for lists of tables. */
export function factsOf(form: OptionsForm, chosen: Chosen): Text[] {
  return fieldsFor(form, chosen).flatMap((field) => {
    const value = read(field.path, chosen);
    if (value === undefined || isUsual(field, value)) return [];
    if (field.kind === 'switch') return [field.label];
    const values = Array.isArray(value) ? (value as readonly Value[]) : [value as Value];
    return field.values.filter((one) => values.includes(one.value)).map(({ label }) => label);
  });
}
