/** Asks who plays, and against whom. */
import { cancel, intro, isCancel, multiselect, select, text } from '@clack/prompts';
import { LEVELS } from '@evervale/ai';
import { RUGWORT_MODULES, wordsOf } from '@evervale/everdell';
import type { Lang } from '@evervale/kernel/text';
import { MOST_SEATS, computerSeats, seatOf, soloWish, type Wish } from './setup.ts';
import { USUAL_KIND, type ComputerKind } from './seats.ts';
import { uiOf, type UiKey } from './words/index.ts';

/** Somebody has changed their mind. */
class Cancelled extends Error {}

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<T, symbol>;
}

/** What somebody wants to play, or null if nothing after all. */
export async function askWish(lang: Lang): Promise<Wish | null> {
  intro('Evervale · Everdell');
  try {
    return await new Questions(lang).wish();
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel(uiOf(lang)('ui.setup.cancelled'));
    return null;
  }
}

class Questions {
  private readonly lang: Lang;
  private readonly name: (id: string) => string;

  constructor(lang: Lang) {
    const words = wordsOf();
    this.lang = lang;
    this.name = (id) => words.print({ key: 'name', args: { id } }, lang);
  }

  async wish(): Promise<Wish> {
    switch (
      await this.choose('ui.setup.mode', ['computer', 'together', 'solo', 'resume'], (mode) =>
        this.say(`ui.setup.${mode}`),
      )
    ) {
      case 'computer':
        return this.againstComputers();
      case 'together':
        return { seats: (await this.names()).map((name) => ({ name })) };
      case 'solo':
        return this.solo();
      case 'resume':
        return { file: await this.type('ui.setup.file') };
    }
  }

  private async againstComputers(): Promise<Wish> {
    const name = await this.ownName();
    const n = await this.choose('ui.setup.computers', [1, 2, 3, 4, 5], String);
    const kind = await this.level();
    return { seats: [seatOf(name), ...computerSeats(Array(n).fill(kind), this.lang)] };
  }

  private async solo(): Promise<Wish> {
    const name = await this.ownName();
    const year = await this.choose('ui.setup.year', [1, 2, 3], (n) => this.name(`solo-year-${n}`));
    const modules = answered(
      await multiselect({
        message: this.say('ui.setup.modules'),
        options: RUGWORT_MODULES.map((module) => ({
          value: module,
          label: this.name(`solo-module-${module}`),
        })),
        required: false,
        showInstructions: false,
      }),
    );
    return soloWish(name, year, modules);
  }

  private async level(): Promise<ComputerKind> {
    return answered(
      await select({
        message: this.say('ui.setup.level'),
        initialValue: USUAL_KIND,
        options: LEVELS.map((level) => ({
          value: level as ComputerKind,
          label: this.say(`ui.level.${level}`),
          hint: this.say(`ui.level.${level}.about`),
        })),
        showInstructions: false,
      }),
    );
  }

  private ownName(): Promise<string> {
    return this.type('ui.setup.name');
  }

  private async names(): Promise<string[]> {
    const list = (typed: string | undefined): string[] => namesIn(typed ?? '');
    const typed = answered(
      await text({
        message: this.say('ui.setup.names'),
        placeholder: 'Anna, Ben',
        validate: (value) => {
          if (list(value).length < 2) return this.say('ui.setup.alone');
          return list(value).length > MOST_SEATS ? this.say('ui.setup.tooMany') : undefined;
        },
      }),
    );
    return list(typed);
  }

  private say(key: UiKey): string {
    return uiOf(this.lang)(key, { rugwort: this.name('solo-rugwort') });
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
