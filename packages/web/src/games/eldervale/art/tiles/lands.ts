/** Eight landscapes, three of each. */
import type { Land } from './land.ts';
import { LANDS_A } from './lands-a.ts';
import { LANDS_B } from './lands-b.ts';

export const LANDS: Readonly<Record<string, () => Land>> = { ...LANDS_A, ...LANDS_B };
