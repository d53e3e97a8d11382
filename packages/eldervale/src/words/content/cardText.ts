/** The texts of Adventure cards, put together from their declarations. */
import { sentences, type Text } from '@evervale/kernel/text';
import type { Action, AdventureCard } from '../../content/card.ts';
import { abilityText } from '../effects/ability.ts';
import { priceText } from '../effects/amount.ts';
import { clauseOf, sentencesOf } from '../effects/clause.ts';
import { t } from '../text.ts';

export function adventureText(card: AdventureCard): Text {
  const { action, abilities = [], hostActivated, beforeHost, scoring } = card;
  return sentences([
    ...(card.orb === 'required' ? [t('card.orbRequired')] : []),
    ...slotTexts(card),
    ...(action ? actionTexts(action) : []),
    ...abilities.map(abilityText),
    ...(beforeHost ? [t('card.beforeHost', { text: clauseOf(beforeHost, 'then') })] : []),
    ...(hostActivated ? [t('card.hostActivated', { text: clauseOf(hostActivated, 'then') })] : []),
    ...(scoring ? labelled('card.scoring', sentencesOf(scoring)) : []),
  ]);
}

/** Its Slots, and the Orb Slot that makes it do more. */
function slotTexts({ slots = [], orb }: AdventureCard): Text[] {
  const [first] = slots;
  const role = first?.faceDown ? 'faceDown' : first?.role;
  return [
    ...(role === undefined ? [] : [t('card.slots', { n: slots.length, role })]),
    ...(orb === 'upgrade' ? [t('card.orbUpgrade')] : []),
  ];
}

/** The first sentence carries the icon and the price. */
function actionTexts({ icon, input, do: effect }: Action): Text[] {
  const [first, ...rest] = sentencesOf(effect);
  const text = input ? t('card.input', { price: priceText(input), text: first }) : first;
  return [t('card.action', { icon, text }), ...rest];
}

function labelled(key: 'card.scoring' | 'prophecy.of', texts: readonly Text[]): Text[] {
  const [first, ...rest] = texts;
  return [t(key, { text: first }), ...rest];
}
