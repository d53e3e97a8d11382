/** Words for the verbs of powers, and what stands on a power. */
import type { Effect, Seq } from '@evervale/kernel';
import { anyOf, sentences, type Text } from '@evervale/kernel/text';
import type { May } from '../../effects/choose.ts';
import type { Discard } from '../../effects/discard.ts';
import type { Draw } from '../../effects/draw.ts';
import {
  COUNTS_GAINS,
  DRAWS_FROM_MEADOW,
  FOREST_ELSEWHERE,
  FREE_FARMS,
  HAS_ARCHIVE,
  SHARES_PLACES,
} from '../../state/abilities.ts';
import { sentence, told, verb } from '../../words/effects/clause.ts';
import { clausesOf, type WordTable } from '../../words/effects/registry.ts';
import { amounts, name, noun, t } from '../../words/texts.ts';
import type { IfGained, SwapGained } from '../gained.ts';
import { POWERS, type Power } from '../list.ts';
import type { LayForest } from '../ownForest.ts';
import type { MoveToken } from '../tokens.ts';

export const powersWords = {
  gainMissing: () => [verb('v.gain', { what: t('n.missing', { n: 1 }) }, 'and')],
  activateThis: () => [verb('v.activateAgain')],
  moveToken: ({ where }: MoveToken) => [verb('v.moveToken', { where })],
  ifGained: ({ resource, none, then }: IfGained, about) => {
    const cond = none
      ? t('if.gaveNone', { of: noun(`resource-${resource}`) })
      : t('if.gaveSome', { what: amounts({ [resource]: 1 }) });
    return [sentence(t('frame.if', { cond, text: told(clausesOf(then, about), 'inv') }))];
  },
  swapGained: ({ into }: SwapGained) => [
    sentence(t('power.swapGained', { what: amounts({ [into]: 1 }) })),
  ],
  drawOneMore: () => [sentence(t('power.oneMore'))],
  layForest: ({ n }: LayForest) => [sentence(t('power.layForest', { n }))],
  freeFarm: () => [sentence(t('power.freeFarm'))],
  alsoResolve: () => [sentence(t('power.alsoResolve'))],
  invest: () => [sentence(t('power.invest'))],
  putAside: () => [sentence(t('power.putAside'))],
} satisfies WordTable;

/** What a power does, in the words of its owner. */
export function powerText(id: string): Text {
  return textOfPower(POWERS.find((one) => one.id === id)!);
}

/** All of it comes from the declaration: first what is laid out, then moments, then what lasts. */
export function textOfPower(power: Power): Text {
  const { hand, standIn, notSolo } = power;
  return sentences([
    ...(hand === undefined ? [] : [t('hand.limit', { n: hand })]),
    ...layingOut(power),
    ...moments(power),
    ...lasting(power),
    ...(standIn === undefined ? [] : [standInText(standIn)]),
    ...(notSolo ? [t('power.notSolo', { player: name('solo-rugwort') })] : []),
  ]);
}

const labelled = (label: Text, text: Text): Text => t('frame.label', { label, text });
const says = (effect: Effect): Text => told(clausesOf(effect, {}));

function layingOut({ start, seasons, tokens, pile }: Power): Text[] {
  const laid: Text[] = [];
  if (tokens !== undefined) laid.push(t('power.treasure', { what: amounts({ point: tokens }) }));
  if (pile === 'forest') laid.push(t('power.forestPile'));
  else if (pile === 'farms') laid.push(t('power.farmPile'));
  else if (pile !== undefined) laid.push(t('power.snailPile', { n: pile }));
  if (start !== undefined && !seasons) laid.push(atStart(start));
  return laid.map((text) => labelled(t('t.setup'), text));
}

/** At the start a token is put down; later it moves. */
function atStart(start: Effect): Text {
  if (start.verb !== 'moveToken') return says(start);
  return t('power.putToken', { where: (start as MoveToken).where });
}

function moments({ placed, played, drew, start, seasons, token, forToken }: Power): Text[] {
  const said: Text[] = [];
  if (start !== undefined && seasons) said.push(labelled(t('t.startAndSeasons'), says(start)));
  if (placed) said.push(labelled(placedLabel(placed.at), afterPlacing(placed.effect)));
  if (played) said.push(labelled(playedLabel(played), says(played.effect)));
  if (drew) said.push(labelled(t('t.draw'), says(drew)));
  if (token) said.push(labelled(tokenLabel(token), says(token)));
  if (forToken) {
    const what = amounts({ point: 1 });
    said.push(labelled(t('t.forToken', { what }), says(forToken)), t('score.tokensStay'));
  }
  return said;
}

function placedLabel(at: NonNullable<Power['placed']>['at']): Text {
  if (at === 'token') return t('t.firstVisit');
  return t('t.placeAt', { loc: at === 'ground' ? 'either' : 'any' });
}

function playedLabel({ card, notAutumn = false }: NonNullable<Power['played']>): Text {
  if (card === 'other') {
    return t('t.afterPlayOther', { color: 'production', autumn: notAutumn ? 'no' : 'yes' });
  }
  if (notAutumn) throw new Error('no words for that moment');
  return card === 'any'
    ? t('t.afterPlay', { kind: 'any' })
    : t('t.afterPlayColor', { color: card });
}

/** What brings something when others act: a token on the table, or a pile of cards to give. */
function tokenLabel(token: Effect): Text {
  if (token.verb === 'alsoResolve') return t('t.opponentPlays', { color: 'production' });
  const moved = (token as Seq).steps.find((step) => step.verb === 'moveToken') as MoveToken;
  return t(moved.where === 'meadow' ? 't.tokenPlayed' : 't.tokenPlaced');
}

/** The owls' two permissions, of which the second has a third inside, are one sentence. */
function afterPlacing(effect: Effect): Text {
  if (effect.verb !== 'seq') return says(effect);
  const [drop, drawing, ...more] = (effect as Seq).steps as readonly [Discard, May];
  const first = drawing.then as Draw;
  const [give, second, ...further] = ((first.then as May).then as Seq).steps;
  const fits = drop.min === 0 && drop.then === undefined && give.verb === 'giveDrawn';
  if (!fits || more.length + further.length > 0) throw new Error('no words for that');
  return t('power.owls', {
    drop: t('n.handCard', { n: drop.max as number }),
    first: amounts({ card: first.n as number }),
    more: amounts({ card: (second as Draw).n as number }),
  });
}

/** Abilities that no moment tells about. */
function lasting({ ability = 0, turn, reward, except = [], pile }: Power): Text[] {
  const said: Text[] = [];
  if (ability !== 0) said.push(...abilityText(ability, except, reward));
  if (pile === 'forest') said.push(t('power.ownForest'));
  if (turn !== undefined) said.push(t(turn === 'first' ? 'power.first' : 'power.last'));
  return said;
}

function abilityText(ability: number, except: readonly string[], reward = 0): Text[] {
  switch (ability) {
    // Said where something is gained.
    case COUNTS_GAINS:
      return [];
    case DRAWS_FROM_MEADOW:
      return [t('power.fromMeadow')];
    case SHARES_PLACES:
      return [t('power.shares', { cards: anyOf(except.map(name)) })];
    case FOREST_ELSEWHERE:
      return [t('power.elsewhere', { cards: anyOf(except.map(name)) })];
    case FREE_FARMS:
      return [t('power.farms', { what: amounts({ point: reward }) })];
    case HAS_ARCHIVE:
      return [t('power.archive')];
    default:
      throw new Error('no words for that ability');
  }
}

function standInText({ resource, n }: NonNullable<Power['standIn']>): Text {
  const [a, b] = [amounts({ [resource]: n }), amounts({ any: 1 })];
  return t('cost.standIn', { n, a, b });
}
