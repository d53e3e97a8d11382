/** The flags that say what is played: `--game`, and those of the game's form. */
import {
  Refusal,
  withValue,
  type AnyGame,
  type Chosen,
  type Field,
  type OptionsForm,
  type Value,
} from '@evervale/kernel';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Shell } from './shell.ts';

/** What was given for flags, by the names under which commander keeps them. */
export type Flags = Readonly<Record<string, unknown>>;

export function gameFlag({ games }: Shell): Option {
  const [usual] = games.ids;
  return new Option('--game <id>', `which game: ${games.ids.join(', ')}`).default(usual);
}

/** `--game` and a flag for every field of the form. */
export function withTableFlags(command: Command, shell: Shell): Command {
  command.addOption(gameFlag(shell));
  for (const field of shell.game.form.fields) {
    command.addOption(flagOf(shell.game, field).helpGroup(`Options of ${shell.game.title}:`));
  }
  return command.addHelpText('after', () => otherGames(command, shell));
}

function otherGames(command: Command, { games, game }: Shell): string {
  const others = games.list.filter((other) => other !== game);
  return others
    .map(({ id, title }) => `\n${title}: evervale ${command.name()} --game ${id} --help`)
    .join('');
}

function flagOf(game: AnyGame, field: Field): Option {
  const label = game.print(field.label, 'en').replace(/\?$/, '');
  if (field.kind === 'switch') return new Option(`--${field.flag}`, label);
  const values = field.values.map(({ value }) => value);
  if (field.kind === 'one') {
    return new Option(`--${field.flag} <value>`, `${label}: ${values.join(', ')}`).argParser(
      (text: string) => valueNamed(text, values),
    );
  }
  return new Option(
    `--${field.flag} <list>`,
    `${label}: ${values.join(', ')}, separated by commas`,
  ).argParser((text: string) => valuesNamed(text, values));
}

function valueNamed(text: string, values: readonly Value[]): Value {
  const found = values.find((value) => String(value) === text.trim());
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`It must be ${allowed(values)}.`);
}

/** `a whole number, 1 to 3`, or one of a list. */
function allowed(values: readonly Value[]): string {
  const [first] = values;
  const counted = values.every((value, i) => typeof first === 'number' && value === first + i);
  if (counted) return `a whole number, ${String(first)} to ${String(values.at(-1))}`;
  return `one of ${values.join(', ')}`;
}

function valuesNamed(text: string, values: readonly Value[]): Value[] {
  return text.split(',').map((name) => {
    const found = values.find((value) => String(value) === name.trim());
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`There are ${values.join(', ')}.`);
  });
}

/** What the flags say about this field. */
function given(field: Field, flags: Flags): Value | readonly Value[] | undefined {
  const value = flags[new Option(`--${field.flag}`).attributeName()];
  if (field.kind !== 'switch') return value as Value | readonly Value[] | undefined;
  return value === true ? field.on : undefined;
}

/** What the flags say as options of the game, and the fields that are not asked for at this table. */
function chosenWith({ fields }: OptionsForm, players: number, flags: Flags) {
  let chosen: Chosen = { players };
  const left: Field[] = [];
  for (const field of fields) {
    const value = given(field, flags);
    if (value === undefined) continue;
    if (field.when?.(chosen) ?? true) chosen = withValue(field, value, chosen);
    else left.push(field);
  }
  return { chosen, left };
}

/**
 * The options of tables with these numbers of players. A flag may be about some of the tables only;
 * one that is about none is refused.
 */
export function tablesWith(game: AnyGame, players: readonly number[], flags: Flags): Chosen[] {
  const tables = players.map((n) => chosenWith(game.form, n, flags));
  const useless = tables[0].left.find((field) => tables.every(({ left }) => left.includes(field)));
  if (useless !== undefined) {
    throw new Refusal(`--${useless.flag}`, 'does not go with the other options');
  }
  return tables.map(({ chosen }) => read(game, chosen));
}

export function tableWith(game: AnyGame, players: number, flags: Flags): Chosen {
  return tablesWith(game, [players], flags)[0];
}

/** Refuses what the game refuses, by the name of the flag. */
function read(game: AnyGame, chosen: Chosen): Chosen {
  try {
    return game.readOptions(chosen) as Chosen;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const flag = game.form.fields.find(({ path }) => error.field === `options.${path.join('.')}`);
    const players = error.field === 'options.players';
    if (flag === undefined && !players) throw error;
    throw new Refusal(players ? '--players' : `--${flag!.flag}`, error.problem);
  }
}

/** Do the flags say something that is only asked for where one plays alone? */
export function saysAlone({ form }: AnyGame, flags: Flags): boolean {
  if (form.players.least > 1) return false;
  const alone = chosenWith(form, 1, flags).left;
  const together = chosenWith(form, form.players.usual, flags).left;
  return together.some((field) => !alone.includes(field));
}
