/** The words of the base game's verbs. */
import { chooseWords } from './choose.ts';
import { cityWords } from './city.ts';
import { discardWords } from './discard.ts';
import { drawWords } from './draw.ts';
import { eventWords } from './event.ts';
import { gainWords } from './gain.ts';
import { giveWords } from './give.ts';
import { locationWords } from './location.ts';
import { meadowWords } from './meadow.ts';
import { payWords } from './pay.ts';
import { playWords } from './play.ts';
import { productionWords } from './production.ts';
import { registerWords } from './registry.ts';
import { sequenceWords } from './sequence.ts';
import { workerWords } from './worker.ts';

registerWords({
  ...sequenceWords,
  ...chooseWords,
  ...gainWords,
  ...drawWords,
  ...discardWords,
  ...payWords,
  ...giveWords,
  ...meadowWords,
  ...playWords,
  ...productionWords,
  ...locationWords,
  ...workerWords,
  ...cityWords,
  ...eventWords,
});

export { told } from './clause.ts';
export { clausesOf, hasWords, registerWords, type About } from './registry.ts';
