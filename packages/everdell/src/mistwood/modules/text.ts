/** Her characters, plots and schemes in words, put together from what they do. */
import type { Effect, Seq, Text } from '@evervale/kernel';
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

function amountText(amount: Amount): Text {
  if (typeof amount === 'number') return t('nw.gains', { n: amount });
  if (amount === 'star') return t('nw.gainsStar');
  const { of, per = 1, times = 1 } = amount;
  if (of === 'flattery') return t('nw.flattery');
  const bounds = boundsText(amount);
  if (BEST.has(of)) return t('nw.gainsBest', { best: word(`nw.best.${of}`), bounds });
  return t('nw.gainsEach', { n: times, each: word(`nw.each.${of}`, { n: per }), bounds });
}

export function costText(cost: Cost): Text {
  if ('any' in cost) return t('nw.cost.any', { n: cost.any });
  if ('byCard' in cost) return t('nw.cost.byCard');
  if ('cards' in cost) {
    return word(cost.critters === true ? 'nw.cost.critters' : 'nw.cost.cards', { n: cost.cards });
  }
  if ('handDownTo' in cost) return t('nw.cost.handDownTo', { n: cost.handDownTo });
  if ('resourcesDownTo' in cost) return t('nw.cost.resourcesDownTo', { n: cost.resourcesDownTo });
  return t(cost.each === 'two' ? 'nw.cost.eachTwo' : 'nw.cost.eachCard');
}

/** What happens, without the foil at the bottom of the card. */
export function effectText(effect: Effect): Text {
  switch (effect.verb) {
    case 'seq':
      return seqText((effect as Seq).steps);
    case 'herGain':
      return gainText(effect as HerGain);
    case 'herDeed':
      return word(`nw.deed.${(effect as Deed).what}`, { n: (effect as Deed).n });
    case 'thwart':
      return thwartText(effect as Thwart);
    case 'loseConstruction':
      return t('nw.loseConstruction', {
        otherwise: effectText((effect as LoseConstruction).otherwise),
      });
    default:
      return t('nw.nothing');
  }
}

/** What somebody has to decide comes behind what has happened. */
function seqText(steps: readonly Effect[]): Text {
  return steps.slice(1).reduce((a, step) => {
    const b = effectText(step);
    return step.verb === 'thwart' ? t('nw.then', { a, b }) : t('nw.and', { a, b });
  }, effectText(steps[0]));
}

function gainText({ amount, cap }: HerGain): Text {
  const text = amountText(amount);
  return cap === undefined ? text : t('nw.cap', { text, n: cap });
}

function thwartText({ cost, instead, otherwise, foil }: Thwart): Text {
  if (foil) return effectText(otherwise);
  const parts = { cost: costText(cost), otherwise: effectText(otherwise) };
  if (instead.verb === 'herNothing') return t('nw.payOr', parts);
  return t('nw.payFor', { ...parts, instead: effectText(instead) });
}

/** The foil of an effect, if it has one. */
function foilText(effect: Effect): Text[] {
  if (effect.verb !== 'thwart') return [];
  const { cost, instead, foil } = effect as Thwart;
  if (!foil) return [];
  if ('each' in cost) return [t('nw.foilEach', { cost: costText(cost) })];
  return [t('nw.foil', { cost: costText(cost), instead: effectText(instead) })];
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

/** Foils that say the same are said once. */
function foilsOf(effects: readonly Effect[]): Text[] {
  const lines = effects.flatMap(foilText);
  const said = new Map(lines.map((line) => [JSON.stringify(line), line]));
  return [...said.values()];
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
  return last === undefined ? [] : [t('nw.last', { then: effectText(last) }), ...foilsOf([last])];
}

function lastingText(card: ModuleCard): Text[] {
  const { now, whenever, closes, meadow, brings } = card;
  const first = now ? [now] : [];
  return [
    ...first.map((effect) => t('nw.now', { then: effectText(effect) })),
    ...(closes === undefined ? [] : [t('nw.closes')]),
    ...(meadow === 'crept' ? [t('nw.creeps')] : []),
    ...whenever.map(wheneverText),
    ...foilsOf([...first, ...whenever.map(({ then }) => then)]),
    ...(brings === 'plots' ? [t('nw.bringsPlots')] : []),
    ...(brings === 'characters' ? [t('nw.bringsCharacters')] : []),
  ];
}

/** The same in one text. */
export function briefOf(card: ModuleCard): Text {
  return moduleText(card).reduce((a, b) => t('nw.lines', { a, b }));
}
