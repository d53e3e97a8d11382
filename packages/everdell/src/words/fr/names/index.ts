import { cards } from './cards.ts';
import { events } from './events.ts';
import { controls } from './controls.ts';
import { places } from './places.ts';
import { terms } from './terms.ts';

export { inclusive } from './inclusive.ts';

export const names = { ...cards, ...events, ...places, ...terms, ...controls };
