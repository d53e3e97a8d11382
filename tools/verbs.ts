// `npm run verbs`: the vocabulary of the effects. Which verb is used how often, and by which cards,
// locations and Events; and how many cards need a verb that nothing else uses. `--json` for programs.
import {
  BASIC_LOCATIONS,
  CARDS,
  FORESTS,
  SPECIAL_EVENT_LIST,
  everdell,
  type Card,
} from '@evervale/everdell';
import {
  ADVENTURE_CARDS,
  BASE_MONSTERS,
  FACTIONS,
  LEGENDARY_MONSTERS,
  MAGIC_CARDS,
  eldervale,
} from '@evervale/eldervale';
import type { Effect, Machine } from '@evervale/kernel';

/** A card, a location or an Event with the effects it declares. */
export interface Speaker {
  readonly id: string;
  readonly kind: 'card' | 'location' | 'event';
  readonly box: string;
  readonly effects: readonly Effect[];
}

export interface VerbUse {
  readonly verb: string;
  /** Effects of the program that use it. */
  readonly effects: number;
  /** What says it, by id. */
  readonly speakers: readonly string[];
  /** The course of the game itself uses it: the turn, a season, playing a card, a box's opponent. */
  readonly course: boolean;
}

export interface Vocabulary {
  readonly verbs: readonly VerbUse[];
  /** Verbs that exactly one card, location or Event says, and nothing else. */
  readonly oneOff: readonly string[];
  readonly cards: {
    readonly total: number;
    readonly needOneOff: readonly string[];
    readonly share: number;
  };
}

function effectsOf(card: Card): Effect[] {
  const { played, production, visit, afterPlay = [], beforeRecall, ...rest } = card;
  const after = afterPlay.map(({ effect }) => effect);
  const own = [played, production, visit?.effect, ...after, beforeRecall];
  // Boxes bring more moments at which a card speaks; an effect is known by its verb.
  const others = Object.values(rest).filter(isEffect);
  return [...own.filter((effect) => effect !== undefined), ...others];
}

function isEffect(value: unknown): value is Effect {
  return typeof value === 'object' && value !== null && 'verb' in value && 'id' in value;
}

export function speakers(): Speaker[] {
  const locations = [...BASIC_LOCATIONS, ...FORESTS.list];
  return [
    ...CARDS.list.map((card): Speaker => ({
      id: card.id,
      kind: 'card',
      box: card.box,
      effects: effectsOf(card),
    })),
    ...locations.map(({ id, box, effect }): Speaker => ({
      id,
      kind: 'location',
      box,
      effects: [effect],
    })),
    ...SPECIAL_EVENT_LIST.list.map(({ id, box, price, effect }): Speaker => {
      const effects = [price, effect].filter((one) => one !== undefined);
      return { id, kind: 'event', box, effects };
    }),
  ];
}

/** Every effect that can be reached from a declaration of Eldervale, at whatever field it stands. */
function effectsIn(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  return isEffect(value) ? [value] : Object.values(value).flatMap(effectsIn);
}

/** The cards, Monsters and abilities of factions of Eldervale. */
export function valeSpeakers(): Speaker[] {
  const all = [
    ...ADVENTURE_CARDS,
    ...MAGIC_CARDS,
    ...BASE_MONSTERS,
    ...LEGENDARY_MONSTERS,
    ...FACTIONS.flatMap(({ abilities }) => abilities),
  ];
  return all.map((one): Speaker => ({
    id: one.id,
    kind: 'card',
    box: 'base',
    effects: effectsIn(one),
  }));
}

/** Every effect in a tree, the root included. */
function wholeTree(machine: Machine, effect: Effect): Effect[] {
  return [effect, ...machine.kidsOf(effect).flatMap((kid) => wholeTree(machine, kid))];
}

/** A verb, or each form of it for itself: "give, up to" and "give, all". */
type WordOf = (effect: Effect) => string;

const verbOf: WordOf = ({ verb }) => verb;

export const formOf: WordOf = (effect) =>
  'how' in effect ? `${effect.verb}, ${String(effect.how)}` : effect.verb;

export function vocabulary(
  machine: Machine,
  all: readonly Speaker[],
  wordOf: WordOf = verbOf,
  box = 'base',
): Vocabulary {
  const said = new Map<string, Set<string>>();
  const reached = new Set<number>();
  for (const speaker of all) {
    for (const effect of speaker.effects.flatMap((root) => wholeTree(machine, root))) {
      reached.add(effect.id);
      const word = wordOf(effect);
      said.set(word, (said.get(word) ?? new Set()).add(speaker.id));
    }
  }
  const verbs = usesOf(machine, wordOf, said, reached);
  const oneOff = verbs.filter((use) => use.speakers.length === 1 && !use.course);
  const cards = all.filter((speaker) => speaker.kind === 'card' && speaker.box === box);
  const needOneOff = cards
    .map(({ id }) => id)
    .filter((id) => oneOff.some((use) => use.speakers[0] === id));
  return {
    verbs,
    oneOff: oneOff.map(({ verb }) => verb),
    cards: { total: cards.length, needOneOff, share: needOneOff.length / cards.length },
  };
}

function usesOf(
  machine: Machine,
  wordOf: WordOf,
  said: ReadonlyMap<string, ReadonlySet<string>>,
  reached: ReadonlySet<number>,
): VerbUse[] {
  const program = machine.program();
  const unused = machine.verbNames().filter((name) => !program.some(({ verb }) => verb === name));
  return [...new Set([...program.map(wordOf), ...unused])].map((verb) => {
    const uses = program.filter((effect) => wordOf(effect) === verb);
    const course = uses.some((effect) => !reached.has(effect.id));
    return { verb, effects: uses.length, speakers: [...(said.get(verb) ?? [])], course };
  });
}

function summary(what: string, { verbs, oneOff, cards }: Vocabulary): string {
  const percent = (100 * cards.share).toFixed(1);
  return [
    `${verbs.length} ${what}; ${oneOff.length} are said by one thing only: ${oneOff.join(' · ')}`,
    `${cards.needOneOff.length} of ${cards.total} cards (${percent} %) need one of those: ` +
      cards.needOneOff.join(', '),
  ].join('\n');
}

function print(found: Vocabulary, forms: Vocabulary): void {
  for (const use of found.verbs.toSorted((a, b) => b.effects - a.effects)) {
    const who = [...(use.course ? ['(the course of the game)'] : []), ...use.speakers].join(', ');
    console.log(`${use.verb.padEnd(16)} ${String(use.effects).padStart(3)}  ${who}`);
  }
  console.log(`\n${summary('verbs', found)}`);
  console.log(`\nEach form of a verb counted for itself: ${summary('forms', forms)}`);
}

function main(flags: readonly string[]): number {
  if (flags.some((flag) => flag !== '--json')) {
    console.error('usage: npm run verbs -- [--json]');
    return 2;
  }
  const found = vocabulary(everdell.machine, speakers());
  const forms = vocabulary(everdell.machine, speakers(), formOf);
  const vale = vocabulary(eldervale.machine, valeSpeakers());
  const valeForms = vocabulary(eldervale.machine, valeSpeakers(), formOf);
  if (flags.includes('--json')) {
    const both = { ...found, forms, eldervale: { ...vale, forms: valeForms } };
    console.log(JSON.stringify(both, null, 2));
    return 0;
  }
  print(found, forms);
  console.log('\nDwellings of Eldervale\n');
  print(vale, valeForms);
  return 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
