/** The text of a card, put together from its declaration. */
import type { Effect } from '@evervale/kernel';
import { sentences, type Text } from '@evervale/kernel/text';
import { isSuccessor, momentsOf, type Card, type Moment, type Visit } from '../../content/card.ts';
import { CARDS } from '../../content/tables.ts';
import type { UseLocation } from '../../effects/location.ts';
import type { WordKey } from '../catalogs.ts';
import { discardWithRefund } from '../effects/city.ts';
import { sentence, type Clause } from '../effects/clause.ts';
import { eachText } from '../effects/count.ts';
import { clausesOf, told } from '../effects/index.ts';
import { momentWords } from '../moments.ts';
import { amounts, noun, t } from '../texts.ts';
import { advantageTexts } from './advantage.ts';
import { bonusText } from './bonus.ts';
import { partnerOf } from './partner.ts';
import { lastSpot, unlockText } from './spots.ts';

export const cardText = (id: string): Text => textOfCard(CARDS.of(CARDS.kindOf(id)));

export function textOfCard(card: Card): Text {
  return sentences([...layingTexts(card), ...effectTexts(card), ...lastingTexts(card)]);
}

/** Where the card goes and who gets what is paid for it. */
function layingTexts(card: Card): Text[] {
  const partner = partnerOf(card);
  return [
    ...when(card.space === 'none', () => t('city.noSpace')),
    ...when(card.space === 'guest', () => t('city.mustShare', { kind: 'construction' })),
    ...when(card.space === 'guest', () => t('city.guestType')),
    ...when(card.space === 'kin', () => t('city.kin', { of: noun(card.id) })),
    ...when(card.space === 'below', () => t('city.below')),
    ...when(partner !== undefined, () => t('city.shares', { of: noun(partner!) })),
    ...when(card.intoOpponentsCity, () => t('v.playIntoOpponent', { mood: 'do' })),
    ...when(card.intoOpponentsCity && card.points < 0, () =>
      t('score.negative', { n: -card.points }),
    ),
    ...when(card.paidToOpponent, () => t('cost.toOpponent')),
    ...(card.laid ? labelled('t.play', clausesOf(card.laid, { card })) : []),
  ];
}

/** What it does, moment by moment. */
function effectTexts(card: Card): Text[] {
  const { production, visit, afterPlay, afterEvent, afterDraw, advantage, beforeRecall } = card;
  const says = (effect: Effect): readonly Clause[] => clausesOf(effect, { card });
  return [
    ...labelled('t.play', playedClauses(card)),
    ...(production ? labelled('t.production', says(production)) : []),
    ...(visit ? visitTexts(visit, says(visit.effect)) : []),
    ...momentsOf(card).flatMap(([id, moment]) => momentTexts(id, moment, says(moment.effect))),
    ...(afterPlay ?? []).flatMap(({ kind, effect }) => labelled('t.afterPlay', says(effect), kind)),
    ...(afterEvent ? labelled('t.achieveEvent', says(afterEvent)) : []),
    ...(afterDraw ? labelled('t.draw', says(afterDraw)) : []),
    ...(advantage ? advantageTexts(advantage) : []),
    ...(beforeRecall ? labelled('t.prepare', says(beforeRecall)) : []),
  ];
}

/** RUINS.1: a Construction makes way first. */
function playedClauses(card: Card): readonly Clause[] {
  const played = card.played ? clausesOf(card.played, { card }) : [];
  if (!card.replacesConstruction) return played;
  const [first, ...rest] = played;
  return [
    ...discardWithRefund(1, { kind: 'construction' }),
    sentence(t('city.takesItsSpace')),
    ...(first ? [{ ...first, joined: 'then' } as const, ...rest] : []),
  ];
}

function visitTexts(visit: Visit, clauses: readonly Clause[]): Text[] {
  return [
    ...labelled(visit.permanent ? 't.visitStay' : 't.visit', clauses),
    ...spotTexts(visit),
    ...when(visit.open, () => t('open.reward', { what: amounts({ point: visit.reward ?? 1 }) })),
    ...when(visit.notCopied, () => t('card.notCopied')),
  ];
}

function momentTexts(id: string, { open }: Moment, clauses: readonly Clause[]): Text[] {
  const words = momentWords(id);
  return [
    t('frame.label', { label: words.label, text: told(clauses) }),
    ...when(open, () => words.whenOpen!),
  ];
}

/** 5.37: more than one worker, the last with a condition. */
function spotTexts({ spots = 1, secondSpotNeeds }: Visit): Text[] {
  if (spots === 1) return [];
  return [secondSpotNeeds ? lastSpot(spots, secondSpotNeeds) : t('worker.max', { n: spots })];
}

/** What holds as long as it lies there, and what it is worth in the end. */
function lastingTexts(card: Card): Text[] {
  const { bonus, unlocks, moreHand } = card;
  return [
    ...when(card.notCopied, () => t('card.notCopied')),
    ...(card.moreSpaces ? [t('city.extraSpace', { n: card.moreSpaces })] : []),
    ...when(card.stays, () => t('card.stays')),
    ...(moreHand
      ? [t('hand.limitEach', { n: moreHand.n, each: eachText(moreHand, { card }) })]
      : []),
    ...when(card.housesAnyone, () => t('city.housesAnyone')),
    ...(card.countsAs ? [t('card.countsAs', { of: noun(card.countsAs) })] : []),
    ...(isSuccessor(card) ? successorTexts(card) : []),
    ...(unlocks ? [unlockText(unlocks)] : []),
    ...(bonus ? [bonusText(bonus, { card })] : []),
    ...tokenTexts(card),
  ];
}

/** 18.3, 18.10, 18.11. */
function successorTexts({ countsAs }: Card): Text[] {
  return [
    t('card.replaces', { of: noun(countsAs!) }),
    t('city.extraSpace', { n: 1 }),
    t('card.safe'),
  ];
}

/** CHAPEL.4, CLOCKTOWER.5: point tokens on a card count. */
function tokenTexts(card: Card): Text[] {
  const { played, production, visit, afterEvent, beforeRecall, advantage } = card;
  const puts = [played, production, visit?.effect, afterEvent].some(
    (effect) => effect && putsTokens(effect),
  );
  if (!puts) return [];
  const forLocation =
    beforeRecall?.verb === 'useLocation' && (beforeRecall as UseLocation).forToken;
  const spent = forLocation || advantage?.way === 'spendTokens';
  return [t(spent ? 'score.tokensStay' : 'score.tokensHere')];
}

function putsTokens(effect: Effect): boolean {
  if (effect.verb === 'putTokens') return true;
  return effect.verb === 'seq' && (effect as Effect & { steps: Effect[] }).steps.some(putsTokens);
}

function labelled(key: WordKey, clauses: readonly Clause[], kind?: string): Text[] {
  if (clauses.length === 0) return [];
  const label = kind === undefined ? t(key) : t(key, { kind });
  return [t('frame.label', { label, text: told(clauses) })];
}

function when(condition: unknown, text: () => Text): Text[] {
  return condition ? [text()] : [];
}
