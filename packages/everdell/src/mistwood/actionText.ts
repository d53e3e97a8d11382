/** Action cards in words: what they ask for, season by season. */
import type { Text } from '@evervale/kernel';
import { SEASON_NAMES } from '../content/terms.ts';
import { name } from '../words/index.ts';
import type { WordKey } from '../words/index.ts';
import { t } from '../words/texts.ts';
import { CLEARING_NAMES, type ActionCard, type Option, type Step } from './actionCards.ts';
import { FIRST, SECOND } from './room.ts';
import type { Why } from './spiders.ts';

/** What decides how a step is put: is there a Market, and what the asterisk is worth. */
export interface TextContext {
  readonly market?: boolean;
  /** Where it is not known which difficulty is meant, the star itself is named. */
  readonly star?: number;
}

export function actionCardName(id: string): Text {
  return name(id);
}

export function difficultyName(level: number): Text {
  return t(`nw.difficulty.${level}` as WordKey);
}

function stepText(step: Step, { market, star }: TextContext): Text {
  if (step.do === 'points') {
    if (step.n !== 'star') return t('nw.step.points', { n: step.n });
    return star === undefined ? t('nw.step.anyStar') : t('nw.step.star', { n: star });
  }
  if (step.do !== 'spider') return t(`nw.step.${step.do}`);
  switch (step.at) {
    case 'basic':
      return t('nw.step.basic', { place: name(step.place) });
    case 'forest':
      return t('nw.step.forest', { clearing: CLEARING_NAMES[step.clearing] });
    case 'journey':
      return t('nw.step.journey', { n: step.points });
    case 'haven':
      return t(market ? 'nw.step.market' : 'nw.step.haven');
    default:
      return t(`nw.step.${step.at}`);
  }
}

/** The elements of an option, one after the other. */
export function optionText(option: Option, context: TextContext): Text {
  return option
    .map((step) => stepText(step, context))
    .reduce((a, b) => t('nw.steps.and', { a, b }));
}

export const whyText = (why: Why): Text => t(`nw.why.${why}`);

/** How the words call a part of a card. */
export function partName(part: number): string {
  return part === FIRST ? 'first' : part === SECOND ? 'second' : 'substitute';
}

/** The whole card: a line for each season it has, and the fallback action. */
export function actionCardText(card: ActionCard, context: TextContext): Text[] {
  const seasons = card.options.flatMap((options, i) => {
    if (options === null) return [];
    const [first, second] = options.map((option) => optionText(option, context));
    return [t('nw.season', { season: SEASON_NAMES[i], first, second })];
  });
  return [...seasons, t('nw.substitute', { steps: optionText(card.substitute, context) })];
}
