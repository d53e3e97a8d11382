/** Asks who plays, and against whom. */
import { cancel, intro, isCancel, multiselect, select, text } from '@clack/prompts';
import {
  LEVELS,
  characterWords,
  charactersOf,
  computerNamed,
  type Character,
  type Level,
} from '@evervale/ai';
import { fieldsFor, type AnyGame, type Field, type Value } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { Option } from 'commander';
import { terminalOf } from '../games/terminals.ts';
import type { Flags } from '../tableFlags.ts';
import { computerSeats, seatOf, type Wish } from './setup.ts';
import { USUAL_KIND } from './seats.ts';
import { uiOf, type UiKey } from './words/index.ts';

/** Somebody has changed their mind. */
class Cancelled extends Error {}

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<T, symbol>;
}

/** What somebody wants to play, or null if nothing after all; `flags` are what was said already. */
export async function askWish(game: AnyGame, flags: Flags, lang: Lang): Promise<Wish | null> {
  intro(`Evervale · ${game.title}`);
  try {
    return await new Questions(game, flags, lang).wish();
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel(uiOf(lang)('ui.setup.cancelled'));
    return null;
  }
}

class Questions {
  private readonly game: AnyGame;
  private readonly flags: Flags;
  private readonly lang: Lang;

  constructor(game: AnyGame, flags: Flags, lang: Lang) {
    this.game = game;
    this.flags = flags;
    this.lang = lang;
  }

  async wish(): Promise<Wish> {
    const modes = ['computer', 'together', 'solo', 'resume'] as const;
    const solitary = this.game.form.players.least === 1;
    const mode = await this.choose(
      'ui.setup.mode',
      modes.filter((one) => one !== 'solo' || solitary),
      (one) => this.say(`ui.setup.${one}`),
    );
    switch (mode) {
      case 'computer':
        return this.againstComputers();
      case 'together':
        return { seats: (await this.names()).map((name) => ({ name })), flags: this.flags };
      case 'solo':
        return this.solo();
      case 'resume':
        return { file: await this.type('ui.setup.file') };
    }
  }

  private async againstComputers(): Promise<Wish> {
    const name = await this.ownName();
    const { most } = this.game.form.players;
    const counts = Array.from({ length: most - 1 }, (_, i) => i + 1);
    const n = await this.choose('ui.setup.computers', counts, String);
    const kind = computerNamed(await this.level(), await this.character());
    const seats = [seatOf(name), ...computerSeats(Array(n).fill(kind), this.lang)];
    return { seats, flags: this.flags };
  }

  /** Against an opponent that the rules play: how hard it is. */
  private async solo(): Promise<Wish> {
    const name = await this.ownName();
    const flags: Record<string, unknown> = { ...this.flags };
    for (const field of fieldsFor(this.game.form, { players: 1 })) {
      if (field.part === 'automats') Object.assign(flags, await this.field(field));
    }
    return { seats: [seatOf(name)], flags };
  }

  /** A field of the form, as the flag would say it. */
  private async field(field: Field): Promise<Flags> {
    const message = this.questionFor(field);
    const flag = new Option(`--${field.flag}`).attributeName();
    if (field.kind === 'switch') {
      const options = ['yes', 'no'].map((value) => ({ value, label: value }));
      return { [flag]: answered(await select({ message, options })) === 'yes' };
    }
    const options = field.values.map(({ value, label }) => ({
      value: String(value),
      label: this.game.print(label, this.lang),
    }));
    const valueOf = (chosen: string): Value =>
      field.values.find(({ value }) => String(value) === chosen)!.value;
    const rest = { message, options, showInstructions: false };
    if (field.kind === 'one') return { [flag]: valueOf(answered(await select(rest))) };
    return { [flag]: answered(await multiselect({ ...rest, required: false })).map(valueOf) };
  }

  private questionFor(field: Field): string {
    const { questions } = terminalOf(this.game);
    const own = Object.hasOwn(questions, field.flag) ? questions[field.flag] : undefined;
    return own === undefined ? this.game.print(field.label, this.lang) : this.say(own);
  }

  private async level(): Promise<Level> {
    return answered(
      await select({
        message: this.say('ui.setup.level'),
        initialValue: USUAL_KIND,
        options: LEVELS.map((level) => ({
          value: level,
          label: this.say(`ui.level.${level}`),
          hint: this.say(`ui.level.${level}.about`),
        })),
        showInstructions: false,
      }),
    );
  }

  /** What they like, if the game has characters. */
  private async character(): Promise<Character | null> {
    const known = charactersOf(this.game.id);
    if (known.length === 0) return null;
    const plain = { value: '', label: this.say('ui.setup.plain') };
    const options = known.map((character) => {
      const { name, says } = characterWords(character, this.lang);
      return { value: character, label: name, hint: says };
    });
    const chosen = answered(
      await select({
        message: this.say('ui.setup.character'),
        options: [plain, ...options],
        showInstructions: false,
      }),
    );
    return known.find((one) => one === chosen) ?? null;
  }

  private ownName(): Promise<string> {
    return this.type('ui.setup.name');
  }

  private async names(): Promise<string[]> {
    const { most } = this.game.form.players;
    const list = (typed: string | undefined): string[] => namesIn(typed ?? '');
    const typed = answered(
      await text({
        message: this.say('ui.setup.names'),
        placeholder: 'Anna, Ben',
        validate: (value) => {
          if (list(value).length < 2) return this.say('ui.setup.alone');
          return list(value).length > most ? this.say('ui.setup.tooMany') : undefined;
        },
      }),
    );
    return list(typed);
  }

  private say(key: UiKey): string {
    const { game, lang } = this;
    const { least, most } = game.form.players;
    const [automat] = least === 1 ? game.automats(game.readOptions({ players: 1 })) : [];
    const opponent = automat === undefined ? '' : game.print(automat.name, lang);
    return uiOf(lang, terminalOf(game).words)(key, { opponent, least, most });
  }

  private async choose<T extends string | number>(
    key: UiKey,
    values: readonly T[],
    label: (value: T) => string,
  ): Promise<T> {
    const options = values.map((value) => ({ value: String(value), label: label(value) }));
    const chosen = answered(
      await select({ message: this.say(key), options, showInstructions: false }),
    );
    return values.find((value) => String(value) === chosen)!;
  }

  private async type(key: UiKey): Promise<string> {
    return answered(await text({ message: this.say(key), defaultValue: '' })).trim();
  }
}

/** `Anna, Ben`: names divided by commas. */
export function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
