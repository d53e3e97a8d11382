/** What a report about the balance of Eldervale looks at. */
import { ADVENTURE_CARDS, eldervale, type GameEvent } from '@evervale/eldervale';
import type { BalanceStyle, Had } from '../terminal.ts';

const CARDS = 'Adventure cards';

/** Events that are counted, by the name of what they are. */
const COUNTED: Readonly<Record<string, string>> = {
  turn: 'turns',
  regroup: 'Regroups',
  build: 'Dwellings',
  acquire: 'cards acquired',
  battle: 'battles',
  join: 'Units that joined',
  cast: 'Spells cast',
  quest: 'Quests completed',
  summon: 'Units summoned',
  dominate: 'Monsters dominated',
};

export const eldervaleBalance: BalanceStyle = {
  // Whoever may choose takes the same ones again and again.
  flags: { factions: 'randomFaction' },
  begunWith: (s) =>
    eldervale
      .view(s, null)
      .seats.flatMap(({ seat, element, faction }) => [
        had('Elements', element!, seat),
        had('Factions', faction!, seat),
      ]),
  had(of, s) {
    const event = of as GameEvent;
    switch (event.type) {
      case 'acquire':
        return [had(CARDS, ADVENTURE_CARDS[event.card - 1].id, event.seat)];
      case 'dominate': {
        const { seats } = eldervale.view(s, null);
        const monster = seats[event.seat].ready.at(-1);
        return monster === undefined ? [] : [had('Monsters dominated', monster, event.seat)];
      }
      default:
        return [];
    }
  },
  prizes: (s) =>
    eldervale.view(s, null).elements.flatMap((element) =>
      ADVENTURE_CARDS.filter((card) => card.element === element).map(({ id }) => ({
        kind: CARDS,
        id,
      })),
    ),
  counted: (event) => COUNTED[(event as GameEvent).type],
  order(s) {
    const { first, players } = eldervale.view(s, null);
    return Array.from({ length: players }, (_, i) => (first + i) % players);
  },
};

const had = (kind: string, id: string, seat: number): Had => ({ kind, id, seat });
