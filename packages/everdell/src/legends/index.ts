/** Legends: twenty cards, two for each player, played beside the usual ones (chapter 18). */
import { addBox } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { join } from '../turn/joints.ts';
import { registerWords } from '../words/effects/index.ts';
import { achieveFreeVerb } from './achieveFree.ts';
import { legendaryCards } from './cards.ts';
import { discardSomeVerb } from './discardSome.ts';
import { LEGENDS_BOX, dealLegends, playLegend } from './play.ts';
import { slideUnderVerb } from './slideUnder.ts';
import { legendsWords } from './words.ts';

export const legendsVerbs = [achieveFreeVerb, discardSomeVerb, slideUnderVerb];

export function loadLegends(): void {
  addBox({ id: 'legends', bit: LEGENDS_BOX });
  legendaryCards.forEach((card) => CARDS.add(card));
  registerWords(legendsWords);
  join({ bit: LEGENDS_BOX, setup: dealLegends, action: playLegend });
}
