/** Words for ways to play cards more cheaply (6.32). */
import type { Text } from '@evervale/kernel/text';
import type { Advantage } from '../../content/card.ts';
import { cardsFrom } from '../effects/city.ts';
import { fewer, noun, t } from '../texts.ts';
import { lastSpot } from './spots.ts';

export function advantageTexts(advantage: Advantage): Text[] {
  const { way, secondCellNeeds } = advantage;
  const label = t('t.whenPlay', { kind: advantage.for });
  return [
    t('frame.label', { label, text: wayText(advantage) }),
    // DUNGEON.3.
    ...(way === 'imprison' ? [t('city.prisoners')] : []),
    ...(secondCellNeeds === undefined ? [] : [lastSpot(2, secondCellNeeds)]),
  ];
}

function wayText({ way, less = 0, of = 'any' }: Advantage): Text {
  if (way === 'swap') return t('v.swapCost', { mood: 'may' });
  if (way === 'spendTokens') return spendText(less);
  if (way === 'layOn') return layOnText(less);
  const cost =
    way === 'discardThis'
      ? t('v.discardThis', { mood: 'may' })
      : t('v.tuck', { mood: 'may', what: cardsFrom(1, { kind: 'critter' }, 'city') });
  return t('seq.to', { cost, gain: t('v.payLess', { mood: 'to', what: fewer({ [of]: less }) }) });
}

/** Once, since only one Construction may ever lie there. */
function layOnText(less: number): Text {
  const text = t('seq.to', {
    cost: t('v.placeItHere', { mood: 'may' }),
    gain: t('v.payLess', { mood: 'to', what: fewer({ any: less }) }),
  });
  return t('seq.noted', { text, note: t('note.once') });
}

/** For each token from this card. */
function spendText(less: number): Text {
  const token = noun('resource-point-token');
  const spent = t('v.returnHere', { mood: 'may', what: t('q.anyNumber', { of: token }) });
  const gain = t('frame.each', {
    each: t('each.done', { of: token, act: 'return' }),
    text: t('v.payLess', { mood: 'do', what: fewer({ any: less }) }),
  });
  return t('seq.stop', { a: spent, b: gain });
}
