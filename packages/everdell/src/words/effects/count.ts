/** Amounts that depend on something: "for each Farm in your city". */
import { allOf, type Text } from '@evervale/kernel/text';
import { CARDS } from '../../content/tables.ts';
import type { Count, Counter, Each } from '../../effects/count.ts';
import { name, noun, onYour, t } from '../texts.ts';
import type { About } from './registry.ts';

/** An amount with what it depends on, if anything. */
export function counted(count: Count, what: (n: number) => Text, about: About): Text {
  if (typeof count === 'number') return what(count);
  return t('q.per', { what: what(count.n), each: eachText(count, about) });
}

/** An amount that the clause before may have changed follows afterwards, others in one breath. */
export function joinedBy(count: Count): 'and' | 'then' {
  if (typeof count === 'number') return 'and';
  return count.each.of === 'times' || count.each.of === 'tokensHere' ? 'then' : 'and';
}

export const sameEach = (a: Each, b: Each): boolean =>
  a.per === b.per && JSON.stringify(a.each) === JSON.stringify(b.each);

const inCity = t('place', { where: 'city' });

/** "for each Farm in your city", "for every 2 cards discarded". */
export function eachText({ each, per }: Each, about: About): Text {
  if (each.of === 'times') return timesText(per, about);
  if (each.of === 'box') return boxText(each.what, per);
  if (per !== 1) return everyText(each, per);
  switch (each.of) {
    case 'card':
      return t(each.others ? 'each.other' : 'each.card', {
        of: noun(each.id),
        place: each.where === 'opponents' ? t('place', { where: 'opponentCities' }) : inCity,
      });
    case 'cards':
      return withSelf(cardsText(each), each, about);
    case 'tokensHere':
      return t('each.tokenHere');
    case 'tokensReach':
      throw new Error('enough tokens are a condition, not a number');
    case 'tokensOn':
      return t('each.tokenOn', { card: onYour(each.id) });
    case 'leftover':
      return t('each.leftover', { of: noun(`resource-${each.resource}`) });
    case 'events':
      return each.where === 'oneOpponent'
        ? opponentEvents(each.type)
        : t('each.event', { type: each.type });
    case 'pairs':
      return pairsText(each.where);
    case 'paired':
      throw new Error('being paired is a condition, not a number');
    case 'handCards':
      return t('each.noted', {
        each: t('each.card', { of: noun('resource-card'), place: t('place', { where: 'hand' }) }),
        note: t('note.atMost', { n: each.max }),
      });
    case 'pointsOnIt':
      throw new Error('what lies on a card is worth something, but no number');
    case 'prisoners':
      return t('each.prisoner', { of: noun(each.id) });
    case 'workersOn':
      return t('each.workerOn', { card: onYour(each.id) });
    case 'cardsUnder':
      return t('each.underEvent');
    case 'resourcesOn':
      return onEventText([each.resource]);
  }
}

export type CountedWords = (per: number) => Text;
const COUNTED = new Map<string, CountedWords>();

/** A box says how the things are called that only it counts. */
export function registerCounted(what: string, words: CountedWords): void {
  if (COUNTED.has(what)) throw new Error(`‘${what}’ has words already`);
  COUNTED.set(what, words);
}

function boxText(what: string, per: number): Text {
  const words = COUNTED.get(what);
  if (words === undefined) throw new Error(`no words for counting ‘${what}’`);
  const text = words(per);
  // Words that do not know a number fit for one only.
  if (per !== 1 && JSON.stringify(words(1)) === JSON.stringify(text)) {
    throw new Error(`no words for every ${per} of ‘${what}’`);
  }
  return text;
}

/** "for each twig and each berry on this Event". */
export const onEventText = (resources: readonly string[]): Text =>
  t('each.onEvent', {
    what: allOf(resources.map((r) => t('every', { of: noun(`resource-${r}`) }))),
  });

function timesText(per: number, { done }: About): Text {
  if (done === undefined) throw new Error('nothing was done that could be counted');
  if (done.of === 'items' && per === 1) return t('each.given');
  const args = { of: noun(done.of), act: done.act };
  return per === 1 ? t('each.done', args) : t('each.doneN', { ...args, n: per });
}

function opponentEvents(type: string): Text {
  if (type !== 'any') throw new Error(`no words for the ${type} Events of an opponent`);
  return t('each.opponentEvent');
}

function everyText(each: Counter, per: number): Text {
  if (each.of === 'cards' && each.color !== undefined && !each.where) {
    onlyOneSort(each);
    const args = { n: per, of: noun(`card-${each.color}`), place: inCity };
    return t(each.others ? 'each.nOther' : 'each.n', args);
  }
  if (each.of === 'cards' && each.kind !== undefined && !each.rarity && !each.where) {
    if (each.others) throw new Error('no words for other cards of one kind');
    return t('each.n', { n: per, of: noun(`kind-${each.kind}`), place: inCity });
  }
  if (each.of !== 'card' || each.where || each.others) {
    throw new Error(`no words for every ${per} of ‘${each.of}’`);
  }
  return t('each.n', { n: per, of: noun(each.id), place: inCity });
}

type Cards = Extract<Counter, { of: 'cards' }>;

/** A type of card together with a kind or rarity has no words yet. */
export function onlyOneSort<F extends Omit<Cards, 'of'>>(filter: F): F {
  const { kind, rarity, color } = filter;
  if (color && (kind ?? rarity)) throw new Error(`no words for ${color} cards of one kind only`);
  return filter;
}

function cardsText(cards: Cards): Text {
  const { kind, rarity, color } = onlyOneSort(cards);
  const place = t('place', { where: cards.where === 'oneOpponent' ? 'thatCity' : 'city' });
  if (color !== undefined) {
    return t(cards.others ? 'each.other' : 'each.card', { of: noun(`card-${color}`), place });
  }
  if (cards.others || cards.where) throw new Error('no words for other cards of one kind');
  if (rarity !== undefined) {
    return t('each.rarityKind', { rarity, kind: kind ?? 'card', place: inCity });
  }
  return t('each.card', { of: noun(kind ? `kind-${kind}` : 'resource-card'), place: inCity });
}

/** A card that counts its own kind says so (EVERTREE.1, PALACE.1). */
function withSelf(each: Text, cards: Cards, { card }: About): Text {
  const { kind, rarity, color } = cards;
  if (cards.others || cards.where) return each;
  const fits = (wanted: string | undefined, own: string | undefined): boolean =>
    wanted === undefined || wanted === own;
  const itself =
    card && fits(kind, card.kind) && fits(rarity, card.rarity) && fits(color, card.color);
  return itself ? t('each.noted', { each, note: t('note.self') }) : each;
}

function pairsText(where: 'own' | 'all'): Text {
  const partner = (space: string): Text =>
    name(CARDS.list.find((card) => card.space === space)!.id);
  const place = t('place', { where: where === 'own' ? 'city' : 'allCities' });
  return t('each.pair', { a: partner('husband'), b: partner('wife'), place });
}
