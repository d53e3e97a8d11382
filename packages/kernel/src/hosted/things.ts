/** What can be looked up: everything in a game that has a name and a text. */
import { fold, holdsAll } from '../text/fold.ts';
import { LANGS, type Lang, type Text } from '../text/text.ts';

export interface Thing {
  readonly id: string;
  /** What it is, as people would sort it: a card, a place, an Event. */
  readonly kind: string;
  /** A finer heading under which it stands. */
  readonly group: string;
  readonly box: string;
  readonly name: Text;
  /** What stands beside the text: kind, colour, cost, points … */
  readonly facts: () => readonly Text[];
  readonly text: () => Text;
  /** Words it is also found by. */
  readonly also?: () => readonly Text[];
  /** Of our own design. */
  readonly original?: boolean;
  /** More about it as data, for programs. */
  readonly data?: () => Readonly<Record<string, unknown>>;
}

type Print = (text: Text, lang: Lang) => string;

/** The things of a game and how to find them, in whatever language somebody asks. */
export class Lookup<T extends Thing = Thing> {
  readonly things: readonly T[];
  private readonly print: Print;
  private readonly byId: ReadonlyMap<string, T>;
  private readonly texts = new Map<T, string>();

  constructor(things: readonly T[], print: Print) {
    this.things = things;
    this.print = print;
    this.byId = new Map(things.map((thing) => [thing.id, thing]));
  }

  get kinds(): readonly string[] {
    return [...new Set(this.things.map(({ kind }) => kind))];
  }

  get boxes(): readonly string[] {
    return [...new Set(this.things.map(({ box }) => box))];
  }

  find(id: string): T | undefined {
    return this.byId.get(id);
  }

  nameIn(thing: T, lang: Lang): string {
    return this.print(thing.name, lang);
  }

  /** Everything that holds all these words, in any language. */
  search(words: readonly string[]): T[] {
    return this.things.filter((thing) => holdsAll(this.textOf(thing), words));
  }

  private textOf(thing: T): string {
    const known = this.texts.get(thing);
    if (known !== undefined) return known;
    const { id, box, kind, group, name, facts, text, also } = thing;
    const all = [name, ...facts(), text(), ...(also?.() ?? [])];
    const words = LANGS.flatMap((lang) => all.map((one) => this.print(one, lang)));
    const found = fold([id, box, kind, group, ...words].join('\n'));
    this.texts.set(thing, found);
    return found;
  }

  /** The things whose name is or begins with or contains the text, in any language: best first. */
  named(text: string, lang: Lang): T[] {
    const wanted = fold(text.trim());
    return this.things
      .map((thing) => ({ thing, rank: this.rankOf(thing, wanted, lang) }))
      .filter(({ rank }) => rank < Infinity)
      .sort((a, b) => a.rank - b.rank)
      .map(({ thing }) => thing);
  }

  private rankOf(thing: T, wanted: string, lang: Lang): number {
    const own = fold(this.nameIn(thing, lang));
    const names = [...LANGS.map((one) => fold(this.nameIn(thing, one))), thing.id];
    if (own === wanted || thing.id === wanted) return 0;
    if (names.includes(wanted)) return 1;
    if (own.startsWith(wanted)) return 2;
    if (own.includes(wanted)) return 3;
    return names.some((other) => other.includes(wanted)) ? 4 : Infinity;
  }
}
