/** Tickets: move a deployed worker, once out and once back (15.8-15.15). */
import { pop, push, type Blocked, type Effect, type State, type Verb } from '@evervale/kernel';
import { SUMMER } from '../content/terms.ts';
import { performable } from '../effects/machine.ts';
import { moveWorker } from '../effects/worker.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { SEASON, playerAt } from '../state/layout.ts';
import { gainPoints } from '../state/supply.ts';
import { roll } from '../rugwort/die.ts';
import { playRolled } from '../rugwort/plays.ts';
import { rugwortSeat } from '../rugwort/room.ts';
import { automatSeat } from '../turn/automats.ts';
import type { BoxAction } from '../turn/joints.ts';
import { NOT_IN_AUTUMN, NO_WORKER_TO_MOVE, OK, REASON_NAMES } from '../turn/reason.ts';
import { TICKET, ticketRoom } from './room.ts';

const OUTBOUND = 0;
const RETURN = 1;
const DISCARDED = 2;
export const TICKET_SIDES = ['outbound', 'return', 'discarded'] as const;

/** 15.12: all rules for placing hold; 15.14 is kept where workers are moved. */
export const ride = moveWorker('ride');

export function ticketOf(s: State, seat: number): number {
  return s[ticketRoom.seatAt(s, seat) + TICKET];
}

export function turnTicket(s: State, seat: number, side: number): void {
  s[ticketRoom.seatAt(s, seat) + TICKET] = side;
}

/** 15.11: the way back is for summer and autumn. */
function canRide(s: State, seat: number): number {
  if (ticketOf(s, seat) === RETURN && s[playerAt(seat) + SEASON] < SUMMER) return NOT_IN_AUTUMN;
  return performable(s, seat, seat, 0, ride) === OK ? OK : NO_WORKER_TO_MOVE;
}

const keyOf = (side: number): string => `ticket:${TICKET_SIDES[side]}`;

export const useTicket: BoxAction = {
  picks: DISCARDED,
  offer(s, seat, base, out) {
    const side = ticketOf(s, seat);
    if (side !== DISCARDED && canRide(s, seat) === OK) out.add(base + side);
  },
  act(s, seat, side) {
    turnTicket(s, seat, side + 1);
    if (emit.sink !== null) emit.sink.push({ type: 'ticket', seat, side: TICKET_SIDES[side] });
    // 24.16: after the ride.
    if (automatSeat(s, 'rugwort') >= 0) push(s, rugwortRolls.id, seat, seat, 0, 0);
    push(s, ride.id, seat, seat, 0, 0);
  },
  wording: (_s, _seat, side) => ({
    key: keyOf(side),
    text: t('option.ticket', { side: TICKET_SIDES[side] }),
  }),
  blocked(s, seat): Blocked[] {
    const side = ticketOf(s, seat);
    const reason = side === DISCARDED ? OK : canRide(s, seat);
    if (reason === OK) return [];
    const early = side !== OUTBOUND && reason !== NO_WORKER_TO_MOVE;
    const text = t(early ? 'reason.ticketEarly' : 'reason.noMovable');
    return [{ key: keyOf(side), reason: early ? 'too-early' : REASON_NAMES[reason], text }];
  },
};

export interface RugwortRolls extends Effect {
  readonly verb: 'rugwortRolls';
}

/** 24.16: what the player's ride brings Rugwort. */
export const rugwortRolls: RugwortRolls = { verb: 'rugwortRolls', id: 0 };

export const rugwortRollsVerb: Verb<RugwortRolls> = {
  name: 'rugwortRolls',
  step(s) {
    pop(s);
    const value = roll(s);
    const tokens = value === 4 || value === 5 ? 2 : [2, 3, 8].includes(value) ? 1 : 0;
    if (tokens > 0) gainPoints(s, rugwortSeat(s), tokens);
    if (value >= 6) playRolled(s);
  },
};
