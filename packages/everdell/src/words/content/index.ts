/** Everything that is printed on cards, locations and Events, from their declarations. */
export { cardFacts, type CardFacts } from './cardFacts.ts';
export { cardText } from './cardText.ts';
export { eventCardText } from './eventText.ts';
export { locationText, locationWorkers } from './locationText.ts';
