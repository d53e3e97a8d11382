/** What happened, as a position would write it: ids instead of numbers, seats from 1. */
import type { State } from '@evervale/kernel';
import { FACTIONS } from '../content/factions.ts';
import { GHOST_CARDS } from '../content/ghosts.ts';
import { magicOf, tileId } from '../content/tables.ts';
import { ELEMENTS, GOODS } from '../content/terms.ts';
import { ORB_REWARDS, TROVE_EFFECTS } from '../content/tracks.ts';
import { MONSTER_SIDE } from '../battle/block.ts';
import type { GameEvent } from '../log/event.ts';
import { cardId, unitId } from '../say.ts';
import { TILE } from '../state/layout.ts';
import { tokenId } from './ids.ts';

/** What is put otherwise: who may see it has been settled. */
const NOT_SHOWN = new Set(['secret', 'to']);
/** Events whose card is no Adventure card. */
const OF_MAGIC = new Set<string>(['cast', 'quest', 'prophecy']);

export function happened(event: GameEvent, s: State): object {
  const out: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(event)) {
    if (!NOT_SHOWN.has(field)) out[field] = written(event, field, value, s);
  }
  return out;
}

function written(event: GameEvent, field: string, value: unknown, s: State): unknown {
  if (Array.isArray(value)) return listOf(field, value as number[], s);
  return typeof value === 'number' ? numberOf(event, field, value, s) : value;
}

function listOf(field: string, value: readonly number[], s: State): unknown {
  if (field === 'goods') {
    const amounts = GOODS.map((good, i) => [good, value[i] ?? 0] as const);
    return Object.fromEntries(amounts.filter(([, n]) => n > 0));
  }
  if (field === 'cards') return value.map((kind) => magicOf(kind).id);
  if (field === 'elements') return value.map((element) => ELEMENTS[element]);
  return field === 'units' ? value.map((unit) => unitId(s, unit)) : value;
}

function numberOf(event: GameEvent, field: string, n: number, s: State): unknown {
  switch (field) {
    case 'element':
      return ELEMENTS[n];
    case 'faction':
      return FACTIONS[n].id;
    case 'good':
      return GOODS[n];
    case 'token':
      return tokenId(n);
    case 'replaced':
      return n === 0 ? null : tokenId(n);
    case 'tile':
      return tileId(n);
    case 'unit':
    case 'figure':
      return unitId(s, n);
    case 'realm':
      return n < 0 ? null : tileId(s[TILE + n]);
    case 'card':
      return cardIn(event, n);
    case 'host':
      return cardId(n);
    case 'reward':
      return ORB_REWARDS[n].id;
    case 'trove':
      return TROVE_EFFECTS[n].id;
    case 'side':
    case 'winner':
      return n === MONSTER_SIDE ? 'monster' : n < 0 ? null : n + 1;
    case 'from':
      return fromOf(event, n, s);
    case 'seat':
    case 'first':
    case 'partner':
    case 'owner':
      return n + 1;
    default:
      return n;
  }
}

function cardIn({ type }: GameEvent, n: number): string {
  if (type === 'ghostCard') return GHOST_CARDS[n - 1].id;
  return OF_MAGIC.has(type) ? magicOf(n).id : cardId(n);
}

/** A marker comes from a track, figures from a Realm; -1: from nowhere. */
function fromOf({ type }: GameEvent, n: number, s: State): string | null {
  if (n < 0) return null;
  return type === 'power' ? ELEMENTS[n] : tileId(s[TILE + n]);
}
