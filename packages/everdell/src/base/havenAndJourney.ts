/** The Haven (5.22-5.24) and the Journey (5.25-5.30). */
import { ANY_NUMBER, discard } from '../effects/discard.ts';
import { gainAny } from '../effects/gain.ts';
import { times } from '../effects/count.ts';

/** 5.23: one resource of any kind for every 2 cards; 5.24: at least one card. */
export const havenEffect = discard(1, ANY_NUMBER, gainAny(times(1, 2)));

/** 5.27: as many cards as the place is worth. */
export const journeyEffects = [2, 3, 4, 5].map((n) => discard(n, n));
