/** Everything her modules bring: cards, effects, and who listens. */
import type { Effect } from '@evervale/kernel';
import { nameSource } from '../../effects/source.ts';
import type { ModuleCard } from './card.ts';
import { CHARACTERS } from './characters.ts';
import { MASKED } from './mask.ts';
import { PLOTS } from './plots.ts';
import { SCHEMES } from './schemes.ts';
import { tidings } from './tidings.ts';
import { hear } from './whenever.ts';

const cards: readonly ModuleCard[] = [...CHARACTERS, ...PLOTS, ...SCHEMES, ...MASKED];

export const moduleEffects: readonly Effect[] = cards.flatMap(({ now, whenever, last }) =>
  [now, whenever, last].flat().filter((effect) => effect !== undefined),
);

/** Questions and log lines name the card; she is heard by her modules from now on. */
export function bindModules(): void {
  for (const card of [...MASKED, ...CHARACTERS, ...PLOTS, ...SCHEMES]) nameSource(card, card.id);
  tidings.tell = hear;
}
