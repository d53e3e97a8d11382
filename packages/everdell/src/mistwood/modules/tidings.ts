/**
 * What happens to Nightweave's modules is told here, by those who do it: her cards listen (whenever.ts).
 * They are bound when everything is loaded, because what they do goes back to her deeds.
 */
import type { State } from '@evervale/kernel';

/** The moments at which a card of hers may do something. */
export type Moment =
  | 'getMarked'
  | 'getMeadow'
  | 'placeWorker'
  | 'afterPlacing'
  | 'playCard'
  | 'occupy'
  | 'achieve'
  | 'prepare'
  | 'endTurn'
  | 'spider'
  | 'figure'
  | 'herCard'
  | 'herPrepare'
  | 'herEnd'
  | 'scoring';

/**
 * `at` is a Meadow position from 0 on or a place as a pick, by the moment; `kind` a card. The person whom it
 * concerns is the one who acts, and the only one there is where she acts herself.
 */
export const tidings: {
  tell: (s: State, moment: Moment, seat: number, at: number, kind: number) => void;
} = { tell: () => {} };

/** She has done something herself: those cards are for one person only (32.1). */
export function tellOfHer(s: State, moment: Moment, at = 0, kind = 0): void {
  tidings.tell(s, moment, 0, at, kind);
}
