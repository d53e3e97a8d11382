/** Workers of a kind in positions: which of a player's workers they are. */
import { Refusal, shown, type State } from '@evervale/kernel';
import { MAX_WORKERS, PLAYERS } from '../state/layout.ts';
import { hasMoreRoom } from '../state/moreRoom.ts';
import { BESIDE, CITY_PLACE, READY } from '../state/place.ts';
import { becomeKind, workerKind, workerPlace, workerSlot } from '../state/workers.ts';
import { workerKinds } from '../turn/workerKinds.ts';
import type { WorkerView } from '../view.ts';
import { list, text, type Json } from '@evervale/kernel/position';
import { placeOf } from './readBoard.ts';

const ON_CARD = /^city(\d+)-(\d+)$/;

/** Once all workers stand where they stand: kind → `ready`, `beside`, a place, or a card `city1-3`. */
export function readKinds(s: State, players: unknown): void {
  list(players, 'players').forEach((player, seat) => {
    const kinds = (player as Json)['kinds'];
    if (kinds === undefined || seat >= s[PLAYERS]) return;
    const field = `players[${seat}].kinds`;
    if (typeof kinds !== 'object' || kinds === null || Array.isArray(kinds)) {
      throw new Refusal(field, 'must be an object');
    }
    for (const [id, where] of Object.entries(kinds as Json)) {
      readKind(s, seat, id, text(where, `${field}.${id}`), `${field}.${id}`);
    }
  });
}

function readKind(s: State, seat: number, id: string, where: string, field: string): void {
  const kind = workerKinds.numberOf(id);
  if (kind === 0 || !hasMoreRoom(s)) {
    throw new Refusal(field, `no worker of this game is called "${shown(id)}"`);
  }
  const card = ON_CARD.exec(where);
  const place = card ? CITY_PLACE + Number(card[1]) - 1 : placeNumber(s, where, field);
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (workerKind(s, seat, i) !== 0 || workerPlace(s, seat, i) !== place) continue;
    if (card !== null && workerSlot(s, seat, i) !== Number(card[2]) - 1) continue;
    return becomeKind(s, seat, i, kind);
  }
  throw new Refusal(field, 'no worker of this player is there');
}

function placeNumber(s: State, where: string, field: string): number {
  if (where === 'ready') return READY;
  return where === 'beside' ? BESIDE : placeOf(s, where, field);
}

/** The same the other way round. */
export function writeKinds(workers: readonly WorkerView[]): Record<string, string> | undefined {
  const found = workers.flatMap((worker) =>
    worker.kind === undefined ? [] : [[worker.kind, whereIs(worker)] as const],
  );
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function whereIs({ at, place, city, slot }: WorkerView): string {
  if (at === 'city') return `city${city! + 1}-${slot! + 1}`;
  return at === 'place' ? place! : at;
}
