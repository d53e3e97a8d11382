/** Extra! Extra!: six cards for the deck (19.1). */
import { addBox } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { SHOWING } from '../effects/draw.ts';
import { registerWords } from '../words/effects/index.ts';
import { extraCards } from './cards.ts';
import { juggleVerb } from './juggle.ts';
import { ifAmongVerb, nameTypeVerb } from './nameType.ts';
import { extraWords } from './words.ts';

const EXTRA_BOX = 1 << 1;

export const extraVerbs = [juggleVerb, nameTypeVerb, ifAmongVerb];

export function loadExtra(): void {
  addBox({ id: 'extra', bit: EXTRA_BOX });
  extraCards.forEach((card) => CARDS.add(card));
  registerWords(extraWords);
  SHOWING.add(ifAmongVerb.name);
}
