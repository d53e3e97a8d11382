/** Words for cards of the own city and what lies on them. */
import { allOf, anyOf, type Text } from '@evervale/kernel/text';
import type { Condition, DiscardCity, PutTokens, Store, When } from '../../effects/city.ts';
import type { Effect } from '@evervale/kernel';
import type { CardFilter } from '../../state/city.ts';
import { amounts, named, noun, t } from '../texts.ts';
import { sentence, told, verb, type Clause } from './clause.ts';
import { onlyOneSort } from './count.ts';
import { fixedGain } from './gain.ts';
import { clausesOf, type About, type WordTable } from './registry.ts';

/** "2 Critters from your city". */
export function cardsFrom(n: number, filter: CardFilter, src: string): Text {
  const { kind = 'card', rarity = 'none', color } = onlyOneSort(filter);
  const what = color ? t('n.colorCard', { n, color }) : t('n.rarityKind', { n, rarity, kind });
  return t('q.in', { what, place: t('from', { src }) });
}

/** Discard cards of the city; what they cost comes back. */
export const discardWithRefund = (n: number, filter: CardFilter): Clause[] => [
  verb('v.discard', { what: cardsFrom(n, filter, 'city') }, 'and'),
  verb('v.refund', { n }, 'and'),
];

export const cityWords = {
  discardCity: ({ n, filter, others, refund }: DiscardCity) => {
    if (refund) return discardWithRefund(n, filter);
    const what = others
      ? t('q.in', { what: t('n.other', { n, kind: 'card' }), place: t('from', { src: 'city' }) })
      : cardsFrom(n, filter, 'city');
    return [verb('v.discard', { what }, 'and')];
  },
  putTokens: ({ n }: PutTokens) => [verb('v.putHere', { what: amounts({ point: n }) })],
  store: ({ choices }: Store) => {
    const what = anyOf(choices.map((choice) => amounts(choice)));
    return [verb('v.putHere', { what: t('q.in', { what, place: t('from', { src: 'supply' }) }) })];
  },
  takeStored: () => [verb('v.takeHere', { what: t('q.all', { of: noun('term-resource') }) })],
  when: (effect: When, about) => conditional(effect, about, []),
} satisfies WordTable;

/** A condition that is one of several: they are said together. */
function conditional(effect: Effect, about: About, before: readonly Text[]): Clause[] {
  if (effect.verb !== 'when') {
    const text = told(clausesOf(effect, about), 'inv');
    return [sentence(t('frame.if', { cond: allOf(before), text }))];
  }
  const { then, otherwise, cond: condition } = effect as When;
  const cond = conditionText(condition, before.length > 0);
  if (otherwise === undefined) return conditional(then, about, [...before, cond]);
  return before.length === 0 ? [eitherGain(cond, then, otherwise)] : refuse(effect);
}

function conditionText(cond: Condition, also: boolean): Text {
  if (also) return alsoText(cond);
  if ('own' in cond) {
    return t('if.own', { what: t('q.atLeast', { what: amounts({ [cond.own]: cond.n }) }) });
  }
  return 'paired' in cond
    ? t('if.paired', { of: noun(cond.paired) })
    : t('if.city', { what: t('q.atLeast', { what: named(1, cond.city) }) });
}

/** Behind another condition: English and German do not say “if” twice. */
function alsoText(cond: Condition): Text {
  if (!('city' in cond)) throw new Error('no words for this condition behind another one');
  return t('if.alsoCity', { what: t('q.atLeast', { what: named(1, cond.city) }) });
}

/** "gain 1 berry (or 2 berries if your city has at least 1 Farm)". */
function eitherGain(cond: Text, then: Effect, otherwise: Effect): Clause {
  const better = fixedGain(then) ?? refuse(then);
  const usual = fixedGain(otherwise) ?? refuse(otherwise);
  return verb('v.gain', {
    what: t('q.instead', { what: amounts(usual), alt: amounts(better), cond }),
  });
}

function refuse({ verb: name }: Effect): never {
  throw new Error(`no words for ‘${name}’ in one of two branches`);
}
