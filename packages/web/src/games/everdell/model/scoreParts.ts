/** The parts of the score sheet, in the order of the paper one. */
import type { SeatScore } from '@evervale/kernel';
import { partsOf as parts } from '../../common/scoreParts.ts';

const ORDER = ['cards', 'tokens', 'prosperity', 'journey', 'basicEvents', 'specialEvents'];

export const partsOf = (scores: readonly SeatScore[]): string[] => parts(scores, ORDER);
