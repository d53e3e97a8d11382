/** Words for points at scoring. */
import { allOf, type Text } from '@evervale/kernel/text';
import type { Bonus } from '../../content/card.ts';
import type { Count, Each } from '../../effects/count.ts';
import { eachText, onEventText } from '../effects/count.ts';
import type { About } from '../effects/index.ts';
import { amounts, named, noun, t } from '../texts.ts';
import { partnerOf } from './partner.ts';

/** "End of game: worth 1 point for each …" */
export function bonusText({ each, max }: Bonus, about: About): Text {
  const text =
    pairedText(each, about) ??
    enoughText(each) ??
    onItText(each) ??
    likeOpponents(each) ??
    ofOpponent(each, about);
  const limited = max === undefined ? text : t('score.max', { text, n: max });
  return t('frame.label', { label: t('t.end'), text: limited });
}

/** WIFE.1: points for being paired. */
function pairedText(counts: readonly Count[], { card }: About): Text | undefined {
  const [count, more] = counts;
  if (typeof count === 'number' || count.each.of !== 'paired') return undefined;
  if (count.per !== 1 || more !== undefined) {
    throw new Error('a couple is worth a fixed bonus only');
  }
  const paired = t('if.paired', { of: noun(partnerOf(card!)!) });
  const { beside } = count.each;
  const cond =
    beside === undefined
      ? paired
      : allOf([paired, t('if.alsoCity', { what: t('q.atLeast', { what: named(1, beside) }) })]);
  return t('score.extraIf', { n: count.n, cond });
}

/** Points for enough tokens on the card. */
function enoughText([count, more]: readonly Count[]): Text | undefined {
  if (typeof count === 'number' || count.each.of !== 'tokensReach') return undefined;
  if (count.per !== 1 || more !== undefined) {
    throw new Error('enough tokens are a fixed bonus only');
  }
  const what = t('q.atLeast', { what: amounts({ point: count.each.n }) });
  return t('score.extraIf', { n: count.n, cond: t('if.here', { what }) });
}

/** The base points of the card that lies on this one. */
function onItText([count, more]: readonly Count[]): Text | undefined {
  if (typeof count === 'number' || count.each.of !== 'pointsOnIt') return undefined;
  if (count.n !== 1 || count.per !== 1 || more !== undefined) {
    throw new Error('a card is worth just what lies on it');
  }
  return t('score.onIt');
}

/** As much as a card of that type in another city would be worth here. */
function likeOpponents([count, more]: readonly Count[]): Text | undefined {
  if (typeof count === 'number' || count.each.of !== 'box') return undefined;
  if (count.each.what !== 'opponentsBonus') return undefined;
  if (count.n !== 1 || count.per !== 1 || more !== undefined) {
    throw new Error('a copied card is worth just what it is worth');
  }
  const card = t('n.colorCard', { n: 1, color: 'prosperity' });
  const what = t('q.in', { what: card, place: t('place', { where: 'opponentCity' }) });
  return t('score.copyOpponent', { what: t('q.aside', { what, note: t('note.asYours') }) });
}

/** What an opponent has counts: one of them is chosen first. */
function ofOpponent(counts: readonly Count[], about: About): Text {
  const text = summed(counts, about);
  const chooses = counts.some(
    (count) =>
      typeof count === 'object' && 'where' in count.each && count.each.where === 'oneOpponent',
  );
  return chooses ? t('seq.stop', { a: t('v.chooseOpponent', { mood: 'do' }), b: text }) : text;
}

/** What is worth the same is said together. */
function summed(counts: readonly Count[], about: About): Text {
  const values = new Map<number, Each[]>();
  for (const count of counts) {
    if (typeof count === 'number') throw new Error('a fixed bonus belongs to the printed points');
    values.set(count.n, [...(values.get(count.n) ?? []), count]);
  }
  const parts = [...values].map(([n, all], i) =>
    t(i === 0 ? 'score.each' : 'score.part', { n, each: together(all, about) }),
  );
  return allOf(parts);
}

function together(all: readonly Each[], about: About): Text {
  const onEvent = all.flatMap(({ each, per }) =>
    each.of === 'resourcesOn' && per === 1 ? [each.resource] : [],
  );
  if (onEvent.length === all.length) return onEventText(onEvent);
  return allOf(all.map((each) => eachText(each, about)));
}
