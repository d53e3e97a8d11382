/** Why something of Pearlbrook is not possible now. */
import { newReason } from '../turn/reason.ts';

export const NO_FROG = newReason('no-frog');
export const PEARLS_SHORT = newReason('pearls-short');
export const BUILT = newReason('built');
export const NO_RIVER_CARD = newReason('no-river-card');
export const HAND_KIND = newReason('hand-kind-short');
export const POINTS_SHORT = newReason('points-short');
