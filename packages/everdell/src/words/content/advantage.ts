/** Words for ways to play cards more cheaply (6.32). */
import type { Text } from '@evervale/kernel/text';
import type { Advantage } from '../../content/card.ts';
import { cardsFrom } from '../effects/city.ts';
import { amounts, t } from '../texts.ts';
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
  const cost =
    way === 'discardThis'
      ? t('v.discardThis', { mood: 'may' })
      : t('v.tuck', { mood: 'may', what: cardsFrom(1, { kind: 'critter' }, 'city') });
  return t('seq.to', { cost, gain: t('v.payLess', { mood: 'to', what: amounts({ [of]: less }) }) });
}
