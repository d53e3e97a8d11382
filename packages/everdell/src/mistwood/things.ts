/** Cards of Nightweave, to look up. */
import type { Text } from '@evervale/kernel';
import { sentences } from '@evervale/kernel/text';
import { SEASON_NAMES } from '../content/terms.ts';
import { plain, type EverdellThing } from '../hosted/thing.ts';
import { ACTION_CARDS, type ActionCard } from './actionCards.ts';
import { actionCardText } from './actionText.ts';
import type { ModuleCard } from './modules/card.ts';
import { CHARACTERS } from './modules/characters.ts';
import { PLOTS } from './modules/plots.ts';
import { SCHEMES } from './modules/schemes.ts';
import { briefOf } from './modules/text.ts';

function ofAction(card: ActionCard): EverdellThing {
  const { id, season, icon, arrow } = card;
  const text = (): Text => sentences(actionCardText(card, {}));
  return plain(
    {
      id,
      kind: 'action-card',
      group: 'nightweave',
      box: 'mistwood',
      term: 'nightweave-action-card',
      text,
    },
    { original: true, data: () => ({ season: SEASON_NAMES[season], icon, arrow }) },
  );
}

function ofModule(kind: 'character' | 'plot' | 'scheme', card: ModuleCard): EverdellThing {
  const { id, original } = card;
  return plain(
    {
      id,
      kind,
      group: 'nightweave',
      box: 'mistwood',
      term: `nightweave-${kind}`,
      text: () => briefOf(card),
    },
    { ...(original && { original }) },
  );
}

export const mistwoodThings = (): EverdellThing[] => [
  ...ACTION_CARDS.map(ofAction),
  ...CHARACTERS.map((card) => ofModule('character', card)),
  ...PLOTS.map((card) => ofModule('plot', card)),
  ...SCHEMES.map((card) => ofModule('scheme', card)),
];
