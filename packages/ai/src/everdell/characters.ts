/** Characters of Everdell: each likes a source of points more than it is worth. */
import type { Leaning } from '../evaluator.ts';
import type { Source } from './sources.ts';

type By = Leaning & Partial<Record<Source, number>>;

/** Tried out so that each wins about half of its games against the plain player of its level. */
export const CHARACTERS = {
  builder: { constructions: 1.2 },
  host: { critters: 1.3 },
  collector: { prosperity: 1.2, tokens: 1.2 },
  reveller: { events: 1.3 },
  traveller: { journey: 1.5 },
  farmer: { production: 1.3 },
} as const satisfies Record<string, By>;

/** What beginners do: they overlook Events, keep what they could spend, turn to the next season too soon. */
export const BLIND_SPOTS: readonly By[] = [{ events: 0 }, { goods: 1.8 }, { season: 4 }];
