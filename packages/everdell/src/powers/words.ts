/** Words for the verbs of powers, and what stands on a power. */
import { sentences, type Text } from '@evervale/kernel/text';
import { mayVerb, sentence, told, verb } from '../words/effects/clause.ts';
import { clausesOf, type WordTable } from '../words/effects/registry.ts';
import { amounts, noun, t } from '../words/texts.ts';
import type { IfGained, SwapGained } from './gained.ts';
import { POWERS, type Power } from './list.ts';
import type { MoveToken } from './tokens.ts';

export const powersWords = {
  gainMissing: () => [verb('v.gain', { what: t('n.missing', { n: 1 }) }, 'and')],
  activateThis: () => [verb('v.activateAgain')],
  moveToken: ({ where }: MoveToken) => [verb('v.moveToken', { where })],
  ifGained: ({ resource, none, then }: IfGained, about) => {
    if (!none) return clausesOf(then, about);
    const cond = t('if.gaveNone', { of: noun(`resource-${resource}`) });
    return [sentence(t('frame.if', { cond, text: told(clausesOf(then, about), 'inv') }))];
  },
  swapGained: ({ into }: SwapGained) => [mayVerb('v.gain', { what: amounts({ [into]: 1 }) })],
} satisfies WordTable;

/** What a power does, in the words of its owner. */
export function powerText(id: string): Text {
  const power = POWERS.find((one) => one.id === id)!;
  const { hand, standIn } = power;
  return sentences([
    ...(hand === undefined ? [] : [t('hand.limit', { n: hand })]),
    ...textOf(power),
    ...(standIn === undefined ? [] : [standInText(standIn)]),
  ]);
}

/** The otters say nothing else. */
function textOf({ id }: Power): Text[] {
  return id === 'otters' ? [] : [t(`power.${id}` as Parameters<typeof t>[0])];
}

function standInText({ resource, n }: NonNullable<Power['standIn']>): Text {
  const [a, b] = [amounts({ [resource]: n }), amounts({ any: 1 })];
  return t('cost.standIn', { n, a, b });
}
