/** Corrin Evertail: five cards for the deck (19.3-19.6). */
import { addBox } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { registerWords } from '../words/effects/index.ts';
import { corrinCards } from './cards.ts';
import { opponentsDrawVerb } from './opponentsDraw.ts';
import { corrinWords } from './words.ts';

const CORRIN_BOX = 1 << 3;

export const corrinVerbs = [opponentsDrawVerb];

export function loadCorrin(): void {
  addBox({ id: 'corrin', bit: CORRIN_BOX });
  corrinCards.forEach((card) => CARDS.add(card));
  registerWords(corrinWords);
}
