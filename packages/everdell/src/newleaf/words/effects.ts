/** Words for the verbs of Newleaf, and for its visitors. */
import { allOf, anyOf, sentences, type Text } from '@evervale/kernel/text';
import type { Effect } from '@evervale/kernel';
import { mayVerb, told, verb } from '../../words/effects/clause.ts';
import type { CountedWords } from '../../words/effects/count.ts';
import { clausesOf, type WordTable } from '../../words/effects/registry.ts';
import { amounts, fewer, form, name, noun, t } from '../../words/texts.ts';
import { CARS } from '../cars.ts';
import type { CopyCard } from '../copyCard.ts';
import type { ClearDisplay, DrawAnywhere, TakeDisplay } from '../display.ts';
import type { LoadUp, Unload } from '../freightCar.ts';
import type { Receive } from '../places.ts';
import type { TakeType } from '../poet.ts';
import type { PlayStation } from '../station.ts';
import { VISITORS, type Visitor, type Wish } from '../visitors.ts';

const from = (n: number, src: string): Text =>
  t('q.in', { what: amounts({ card: n }), place: t('from', { src }) });

export const cardWords = {
  drawAnywhere: ({ n }: DrawAnywhere) => [
    mayVerb('v.draw', { what: from(n, 'deckMeadowStation') }),
  ],
  loadUp: ({ what }: LoadUp) => {
    const goods = t('q.in', { what: amounts(what), place: t('from', { src: 'supply' }) });
    return [verb('v.putHere', { what: goods })];
  },
  unload: ({ n }: Unload) => [verb('v.takeHere', { what: amounts({ any: n }) })],
  takeType: ({ then }: TakeType, about) => {
    const all = t('q.all', { of: noun('term-meadow-card') });
    const done = { of: 'resource-card', act: 'take' } as const;
    return [
      verb('v.nameType'),
      verb('v.take', { what: t('q.ofNamedType', { what: all }) }, 'and'),
      ...clausesOf(then, { ...about, done }),
    ];
  },
  copyCard: ({ color, except }: CopyCard) => {
    const place = t('place', { where: 'opponentCity' });
    const what = t('q.in', { what: t('n.colorCard', { n: 1, color }), place });
    const asYours = t('note.asYours');
    if (except.length === 0) {
      return [verb('v.copy', { what: t('q.aside', { what, note: asYours }) })];
    }
    const others = t('note.notCards', { cards: anyOf(except.map(name)) });
    const note = t('note.both', { a: others, b: asYours });
    return [verb('v.copy', { what: t('q.aside', { what, note }) })];
  },
  playStation: ({ less }: PlayStation) => [
    verb('v.playLess', { what: t('n.stationCard', { n: 1 }), less: fewer({ any: less }) }),
  ],
} satisfies WordTable;

export const boardWords = {
  clearDisplay: ({ n }: ClearDisplay) => [
    verb('v.discard', { what: from(n, 'meadowOrStation') }),
    verb('v.refillBoth', {}, 'and'),
  ],
  takeDisplay: ({ n }: TakeDisplay) => [
    verb('v.take', { what: from(n, 'meadowOrStation') }, 'stop'),
  ],
  chooseCar: (_effect: Effect) => [verb('v.takeTrainCar', {}, 'stop')],
  receive: ({ act }: Receive) => {
    const what = t('n.topVisitor', { n: 1 });
    return [act === 'discard' ? verb('v.discard', { what }) : verb('v.welcome', { what })];
  },
} satisfies WordTable;

/** How the things are called that only this box counts. */
export const newleafCounted: { readonly [what: string]: CountedWords } = {
  filledSpaces: (per) => t('each.spaces', { n: per }),
};

/** What a train car brings. */
export function carText(id: string): Text {
  const found = CARS.find((car) => car.id === id);
  if (found === undefined) throw new Error(`no train car is called ${id}`);
  return sentences([told(clausesOf(found.reward, {}))]);
}

/** What a visitor asks for and gives at the end (14.22). */
export function visitorText(id: string): Text {
  const found = VISITORS.find((visitor) => visitor.id === id);
  if (found === undefined) throw new Error(`no visitor is called ${id}`);
  return textOfVisitor(found);
}

function textOfVisitor({ points, wishes }: Visitor): Text {
  const text = t('score.if', { n: points, cond: wishText(wishes) });
  return sentences([t('frame.label', { label: t('t.end'), text })]);
}

const atLeast = (what: Text): Text => t('q.atLeast', { what });

/** Several wishes of a visitor are of the same sort. */
function wishText(wishes: readonly Wish[]): Text {
  const [first] = wishes;
  switch (first.of) {
    case 'cards':
    case 'atMost':
    case 'everyType':
      return t('if.city', { what: allOf(wishes.map(inCity)) });
    case 'oneType':
      return t('if.oneType', { n: first.n });
    case 'leftover':
      return t('if.own', { what: t('req.leftover', { what: atLeast(amounts(first.what)) }) });
    case 'more': {
      const [critters, others] = [form('kind-critter', 'many'), form('kind-construction', 'many')];
      const [a, b] = first.kind === 'critter' ? [critters, others] : [others, critters];
      return t('if.more', { a, b });
    }
    case 'journey': {
      const workers = atLeast(t('n.worker', { n: first.n }));
      const place = t('place', { where: 'journey' });
      return t('if.own', { what: t('q.in', { what: workers, place }) });
    }
    case 'events':
      return t('if.achieved', { what: allOf(wishes.map(achieved)) });
    case 'tokens':
      return t('if.own', { what: atLeast(amounts({ point: first.n })) });
  }
}

function inCity(wish: Wish): Text {
  if (wish.of === 'everyType') return t('req.everyType', { n: wish.n });
  if (wish.of === 'atMost') return t('q.atMost', { what: t('n.colorCard', wish) });
  if (wish.of !== 'cards') throw new Error('this wish is not about cards');
  const { kind = 'card', rarity = 'none', color } = wish.filter;
  const { n } = wish;
  return atLeast(color ? t('n.colorCard', { n, color }) : t('n.rarityKind', { n, rarity, kind }));
}

function achieved(wish: Wish): Text {
  if (wish.of !== 'events') throw new Error('this wish is not about Events');
  return atLeast(t(wish.type === 'basic' ? 'n.basicEvent' : 'n.specialEvent', { n: wish.n }));
}
