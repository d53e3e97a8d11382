/** Everything that is printed on cards, locations and Events, from their declarations. */
export {
  adornmentText,
  riverCardText,
  riverSpotText,
  wonderText,
} from '../../pearlbrook/words/effects.ts';
export { findText, tileText, weatherText } from '../../spirecrest/words/effects.ts';
export { carText, visitorText } from '../../newleaf/words/effects.ts';
export { awardText, goodText } from '../../bellfaire/words/effects.ts';
export { cardFacts, type CardFacts } from './cardFacts.ts';
export { cardText } from './cardText.ts';
export { eventCardText } from './eventText.ts';
export { locationText, locationWorkers } from './locationText.ts';
