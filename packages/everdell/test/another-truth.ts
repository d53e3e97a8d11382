/** What the zones of Everdell say about secrets, for the conformance suite. */
import { permuteBy } from '@evervale/kernel/conformance';
import { stockOf, zonesOf } from '../src/content/zones.ts';
import { everdell } from '../src/index.ts';
import { SEATS } from '../src/state/layout.ts';

export const permute = permuteBy(everdell, { zonesOf, stockOf, seats: (s) => s[SEATS] });
