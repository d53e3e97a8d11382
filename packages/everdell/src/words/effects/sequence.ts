/** Words for several effects one after the other. */
import type { Effect, Seq } from '@evervale/kernel';
import type { Draw } from '../../effects/draw.ts';
import type { Count, Each } from '../../effects/count.ts';
import type { GainAny, GainEffect } from '../../effects/gain.ts';
import { t } from '../texts.ts';
import { sentence, told, type Clause } from './clause.ts';
import { eachText, sameEach } from './count.ts';
import { gainsOf, isPlainGain } from './gain.ts';
import { clausesOf, type About, type WordTable } from './registry.ts';

export const sequenceWords = {
  seq: ({ steps }: Seq, about) => {
    const each = commonEach(steps);
    if (each === undefined) return inOrder(steps, about);
    const once = inOrder(steps.map(forOne), about);
    return [sentence(t('frame.each', { each: eachText(each, about), text: told(once) }))];
  },
} satisfies WordTable;

/** Gains in a row become one clause. */
function inOrder(steps: readonly Effect[], about: About): Clause[] {
  const [first, ...rest] = steps;
  if (first === undefined) return [];
  if (!isPlainGain(first)) return [...clausesOf(first, about), ...inOrder(rest, about)];
  const end = steps.findIndex((step) => !isPlainGain(step));
  const gains = end < 0 ? steps : steps.slice(0, end);
  return [gainsOf(gains, about), ...inOrder(steps.slice(gains.length), about)];
}

/** The count on which an effect depends, if it does. */
function countOf(effect: Effect): Count | undefined {
  if (effect.verb === 'gain') return (effect as GainEffect).times;
  if (effect.verb === 'gainAny') return (effect as GainAny).n;
  if (effect.verb !== 'draw') return undefined;
  const { n } = effect as Draw;
  return n === 'toLimit' ? undefined : n;
}

/** What all steps are counted by: it is said once, in front of them. */
function commonEach(steps: readonly Effect[]): Each | undefined {
  const [first, ...rest] = steps.map(countOf);
  if (typeof first !== 'object') return undefined;
  return rest.every((count) => typeof count === 'object' && sameEach(count, first))
    ? first
    : undefined;
}

/** The step as it is for one of what is counted. */
function forOne(effect: Effect): Effect {
  const { n } = countOf(effect) as Each;
  return effect.verb === 'gain'
    ? ({ ...effect, times: n } as GainEffect)
    : ({ ...effect, n } as Draw);
}
