/** The three Rugwort cards for the deck (19.2); they do not depend on the opponent of that name (11.8). */
import { addBox } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { registerWords } from '../words/effects/index.ts';
import { rugwortCards } from './cards.ts';
import { exchangeVerb } from './exchange.ts';
import { swapHandsVerb } from './swapHands.ts';
import { rugwortCardWords } from './words.ts';

const RUGWORT_CARDS_BOX = 1 << 2;

export const rugwortCardVerbs = [exchangeVerb, swapHandsVerb];

export function loadRugwortCards(): void {
  addBox({ id: 'rugwort-cards', bit: RUGWORT_CARDS_BOX });
  rugwortCards.forEach((card) => CARDS.add(card));
  registerWords(rugwortCardWords);
}
