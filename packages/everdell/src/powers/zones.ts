/** Where the cards of powers lie, and who sees them. */
import { SEAT, isOver, top, type State } from '@evervale/kernel';
import type { Stock, Zone } from '../content/zones.ts';
import { theMachine } from '../effects/machine.ts';
import { automatSeat } from '../turn/automats.ts';
import { POWERS } from './list.ts';
import type { LayForest } from './ownForest.ts';
import {
  ARCHIVE,
  FARM_PILE,
  LIZARD_FOREST,
  LIZARD_FORESTS,
  LIZARD_PILE,
  OFFER,
  SNAIL_PILE,
  pileSize,
  powersRoom,
  roomAt,
  seatWith,
} from './room.ts';

function pile(id: string, field: number, stock: string, seen: Zone['seen']): Zone {
  const from = (s: State): number => roomAt(s, field) + 1;
  return { id, stock, from, size: (s) => pileSize(s, field), seen };
}

/** The cards they have just drawn lie on top until one is chosen. */
function justDrawn(s: State, viewer: number, i: number): boolean {
  if (isOver(s) || s[top(s) + SEAT] !== viewer) return false;
  const effect = theMachine().current(s);
  const n = effect.verb === 'layForest' ? (effect as LayForest).n : 0;
  return i >= pileSize(s, LIZARD_PILE) - n;
}

export const powersZones: readonly Zone[] = [
  pile('cards put aside', ARCHIVE, 'cards', 'all'),
  pile('pile of the snails', SNAIL_PILE, 'cards', 'nobody'),
  pile('pile of Farms', FARM_PILE, 'cards', 'all'),
  {
    ...pile('pile of the lizards', LIZARD_PILE, 'Forest cards', 'nobody'),
    open: (s, viewer, _seat, i) => justDrawn(s, viewer, i),
  },
  {
    id: 'forest of the lizards',
    stock: 'Forest cards',
    from: (s) => roomAt(s, LIZARD_FOREST),
    size: () => LIZARD_FORESTS,
    seen: 'all',
  },
  {
    id: 'powers on offer',
    of: 'seat',
    stock: 'powers',
    from: (s, seat) => powersRoom.seatAt(s, seat) + OFFER,
    size: () => 2,
    seen: 'owner',
  },
];

const unused: number[] = [];

/** Those that nobody has; search asks for them often, so the list is always the same one. */
function free(s: State): readonly number[] {
  const solo = automatSeat(s, 'rugwort') >= 0;
  unused.length = 0;
  for (let i = 0; i < POWERS.length; i++) {
    if (!(solo && POWERS[i].notSolo) && seatWith(s, i + 1) < 0) unused.push(i + 1);
  }
  return unused;
}

export const powersStocks: readonly Stock[] = [{ id: 'powers', all: free }];
