/** Her characters, plots and schemes in words, put together from what they do. */
import type { Effect, Seq, Text } from '@evervale/kernel';
import { sentences } from '@evervale/kernel/text';
import type { WordKey } from '../../words/index.ts';
import { t } from '../../words/texts.ts';
import type { Amount, CountedAmount } from './amounts.ts';
import type { ModuleCard, Whenever } from './card.ts';
import type { Cost } from './costs.ts';
import type { Deed, HerGain } from './deeds.ts';
import type { LoseConstruction } from './loseCard.ts';
import type { Thwart } from './thwart.ts';

const word = (key: string, values: Record<string, unknown> = {}): Text =>
  t(key as WordKey, values as never);

function boundsText({ least = 0, most = 0 }: CountedAmount): Text {
  const which = least > 0 ? (most > 0 ? 'both' : 'least') : most > 0 ? 'most' : 'none';
  return word(`nw.bounds.${which}`, { least, most });
}

const BEST = new Set(['bestMeadow', 'bestCritter']);

/**
 * How a clause about her stands: by itself, behind another one (where German turns it around), in
 * place of what was foiled, or without its subject as one more thing that she does.
 */
export type Stand = 'alone' | 'after' | 'instead' | 'also';

function amountText(amount: Amount, stand: Stand): Text {
  if (typeof amount === 'number') return t('nw.gains', { n: amount, stand });
  if (amount === 'star') return t('nw.gainsStar');
  const { of, per = 1, times = 1 } = amount;
  if (of === 'flattery') return t('nw.flattery');
  const bounds = boundsText(amount);
  if (BEST.has(of)) return t('nw.gainsBest', { best: word(`nw.best.${of}`), bounds });
  return t('nw.gainsEach', { n: times, each: word(`nw.each.${of}`, { n: per }), bounds, stand });
}

/** What is to be paid: as a command, or as a question. */
export function costText(cost: Cost, mood: 'do' | 'ask' = 'do'): Text {
  if ('any' in cost) return t('nw.cost.any', { n: cost.any, mood });
  if ('byCard' in cost) return t('nw.cost.byCard', { mood });
  if ('cards' in cost) {
    const n = cost.cards;
    return word(cost.critters === true ? 'nw.cost.critters' : 'nw.cost.cards', { n, mood });
  }
  if ('handDownTo' in cost) return t('nw.cost.handDownTo', { n: cost.handDownTo, mood });
  if ('resourcesDownTo' in cost) {
    return t('nw.cost.resourcesDownTo', { n: cost.resourcesDownTo, mood });
  }
  return t(cost.each === 'two' ? 'nw.cost.eachTwo' : 'nw.cost.eachCard', { mood });
}

/** What happens, without the foil at the bottom of the card. */
export function effectText(effect: Effect, stand: Stand = 'alone'): Text {
  switch (effect.verb) {
    case 'seq':
      return seqText((effect as Seq).steps, stand);
    case 'herGain':
      return gainText(effect as HerGain, stand);
    case 'herDeed':
      return word(`nw.deed.${(effect as Deed).what}`, { n: (effect as Deed).n, stand });
    case 'thwart':
      return thwartText(effect as Thwart);
    case 'loseConstruction':
      return t('nw.loseConstruction', {
        otherwise: effectText((effect as LoseConstruction).otherwise, 'after'),
      });
    default:
      return t('nw.nothing', { stand });
  }
}

/** What happens by itself, without her: it keeps its own subject. */
const WITHOUT_HER = new Set<Deed['what']>(['clearMeadow', 'nextCharacter']);

function seqText(steps: readonly Effect[], stand: Stand): Text {
  return steps
    .slice(1)
    .reduce(
      (a, step) => t(joinOf(step), { a, b: effectText(step, 'also') }),
      effectText(steps[0], stand),
    );
}

/** Gains are summed up; what somebody has to decide comes behind what has happened. */
function joinOf(step: Effect): WordKey {
  if (step.verb === 'thwart') return 'nw.then';
  if (step.verb === 'herGain') return 'nw.plus';
  return WITHOUT_HER.has((step as Deed).what) ? 'nw.and' : 'nw.andShe';
}

function gainText({ amount, cap }: HerGain, stand: Stand): Text {
  const text = amountText(amount, stand);
  return cap === undefined ? text : t('nw.cap', { text, n: cap });
}

function thwartText({ cost, instead, otherwise, foil }: Thwart): Text {
  if (foil) return effectText(otherwise);
  const parts = { cost: costText(cost), otherwise: effectText(otherwise, 'after') };
  if (instead.verb === 'herNothing') return t('nw.payOr', parts);
  return t('nw.payFor', { ...parts, instead: effectText(instead, 'after') });
}

/** The foil of an effect, if it has one. */
function foilText(effect: Effect): Text[] {
  if (effect.verb !== 'thwart') return [];
  const { cost, instead, foil } = effect as Thwart;
  if (!foil) return [];
  if ('each' in cost) return [t('nw.foilEach', { cost: costText(cost) })];
  return [t('nw.foil', { cost: costText(cost), instead: effectText(instead, 'instead') })];
}

function wheneverText(one: Whenever): Text {
  const { moment, at, card, positions, moreThan } = one;
  const then = effectText(one.then);
  if (moment === 'playCard') {
    const what = card!.kind ?? card!.color ?? 'unique';
    return word(`nw.when.play.${what}`, { then });
  }
  if (moment === 'achieve') {
    return t('nw.when.achieve', { then, place: word(`nw.on.${at?.[0] ?? 'event'}`) });
  }
  if (moment === 'endTurn') {
    return word(`nw.when.endTurn.${moreThan!.of}`, { then, n: moreThan!.n });
  }
  if (moment === 'getMeadow') {
    if (positions === 'crept' || positions === undefined) {
      return t('nw.when.getMeadow.web', { then });
    }
    return t('nw.when.getMeadow', { then, from: positions[0], to: positions.at(-1)! });
  }
  if (moment === 'herCard' && card !== undefined) {
    return t('nw.when.herCard.cheap', { then, n: card.worthAtMost! });
  }
  const place = at === undefined ? {} : { place: word(`nw.on.${at.join('-')}`) };
  return word(`nw.when.${moment}`, { then, ...place });
}

interface Line {
  readonly text: Text;
  readonly effect: Effect;
}

/** Lines with their foils. One that holds for several lines stands behind the last of them, and nothing else before it. */
function withFoils(lines: readonly Line[]): Text[] {
  const foils = lines.map(({ effect }) => foilText(effect));
  const said = foils.map((foil) => JSON.stringify(foil));
  return lines.flatMap(({ text }, i) => [
    text,
    ...(said.lastIndexOf(said[i]) === i ? foils[i] : []),
  ]);
}

/** Everything on the card, line by line. */
export function moduleText(card: ModuleCard): Text[] {
  return [...lastingText(card), ...lastText(card)];
}

/** What counts of it now: as her last plot only what it says for that. */
export function countingText(card: ModuleCard, last: boolean): Text[] {
  return last && card.last !== undefined ? lastText(card) : lastingText(card);
}

function lastText({ last }: ModuleCard): Text[] {
  if (last === undefined) return [];
  return withFoils([{ text: t('nw.last', { then: effectText(last) }), effect: last }]);
}

function lastingText(card: ModuleCard): Text[] {
  const { now, whenever, closes, meadow, brings } = card;
  return [
    ...(now ? withFoils([{ text: t('nw.now', { then: effectText(now) }), effect: now }]) : []),
    ...(closes === undefined ? [] : [t('nw.closes')]),
    ...(meadow === 'crept' ? [t('nw.creeps')] : []),
    ...withFoils(whenever.map((one) => ({ text: wheneverText(one), effect: one.then }))),
    ...(brings === 'plots' ? [t('nw.bringsPlots')] : []),
    ...(brings === 'characters' ? [t('nw.bringsCharacters')] : []),
  ];
}

/** The same in one text. */
export function briefOf(card: ModuleCard): Text {
  return sentences(moduleText(card));
}
