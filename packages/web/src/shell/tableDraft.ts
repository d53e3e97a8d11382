/** A table while it is being set up. */
import { isComputerName, type ComputerName } from '@evervale/ai/names';
import { isAllowed, told, type AnyGame, type Chosen } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { NAMES } from '../table/newTable.ts';
import type { SeatPlan as SeatWish } from '@evervale/protocol';
import type { SeatPlan } from '../table/source.ts';
import { calledAt } from './computers.ts';

/** `person`: at this screen; `open`: whoever comes; `invited`: somebody certain. */
export type SeatBy = SeatPlan['by'] | 'open' | 'invited';

export interface SeatDraft {
  readonly name: string;
  readonly by: SeatBy;
  /** The code of the player who is invited. */
  readonly invited: string;
  /** Which animal sits there. */
  readonly look: number;
}

export interface TableDraft {
  readonly online: boolean;
  readonly seats: readonly SeatDraft[];
  /** The options of the game, how many play apart. */
  readonly chosen: Chosen;
}

export function freshDraft(me: string, online: boolean): TableDraft {
  const other = seatDraft(1, online ? 'open' : 'sapling');
  return {
    online,
    seats: [{ ...seatDraft(0, 'person'), name: me || NAMES[0] }, other],
    chosen: {},
  };
}

const seatDraft = (seat: number, by: SeatBy): SeatDraft => ({
  name: NAMES[seat],
  by,
  invited: '',
  look: seat,
});

/** So many seats; whoever sits alone is a person. */
export function resized(draft: TableDraft, n: number): TableDraft {
  const { seats, online } = draft;
  const more = online ? 'open' : 'sapling';
  return {
    ...draft,
    seats: distinct(
      Array.from({ length: n }, (_, i) => {
        const seat = seats[i] ?? seatDraft(i, more);
        return { ...seat, by: n === 1 ? 'person' : seat.by };
      }),
    ),
  };
}

/** Nobody looks like somebody else: whoever came later takes what is free. */
function distinct(seats: readonly SeatDraft[]): SeatDraft[] {
  const taken = new Set<number>();
  return seats.map((seat) => {
    const look = taken.has(seat.look) ? freeLook(seats, seat.look, taken) : seat.look;
    taken.add(look);
    return { ...seat, look };
  });
}

/** The next animal after `from` that nobody else is. */
function freeLook(
  seats: readonly SeatDraft[],
  from: number,
  taken: ReadonlySet<number> = new Set(),
): number {
  const used = new Set([...taken, ...seats.map(({ look }) => look)]);
  for (let step = 1; step <= NAMES.length; step++) {
    const look = (from + step) % NAMES.length;
    if (!used.has(look)) return look;
  }
  return from;
}

/** The animal of a seat changes: to the next free one, or with its neighbour's if none is. */
export function nextLook(seats: readonly SeatDraft[], at: number): readonly SeatDraft[] {
  const look = freeLook(seats, seats[at].look);
  if (look !== seats[at].look) return seats.map((seat, i) => (i === at ? { ...seat, look } : seat));
  const other = (at + 1) % seats.length;
  const swap = new Map([
    [at, seats[other].look],
    [other, seats[at].look],
  ]);
  return seats.map((seat, i) => ({ ...seat, look: swap.get(i) ?? seat.look }));
}

/** The other place: open seats make sense only online, and there the first is one's own. */
export function moved(draft: TableDraft, online: boolean): TableDraft {
  const here = (by: SeatBy): SeatBy => (by === 'open' || by === 'invited' ? 'sapling' : by);
  const there = (by: SeatBy, i: number): SeatBy =>
    i === 0 ? 'person' : by === 'sapling' ? 'open' : by;
  return {
    ...draft,
    online,
    seats: draft.seats.map((seat, i) => ({
      ...seat,
      by: online ? there(seat.by, i) : here(seat.by),
    })),
  };
}

/** What has been chosen, with how many play. */
export function chosenIn({ chosen, seats }: TableDraft): Chosen {
  return { ...chosen, players: seats.length };
}

/** The options of the game; null if the rules do not allow them. */
export function optionsOf(game: AnyGame, draft: TableDraft): Chosen | null {
  const options = told(game.form, chosenIn(draft));
  return isAllowed(game, options) ? options : null;
}

/** Another computer player; whoever has no name of their own is called by their character. */
export function playedBy(draft: SeatDraft, seat: number, by: ComputerName, lang: Lang): SeatDraft {
  const isOwn = draft.name !== calledAt(seat, draft.by, lang);
  return { ...draft, by, name: isOwn ? draft.name : calledAt(seat, by, lang) };
}

export function localSeats({ seats }: TableDraft): SeatPlan[] {
  return seats.map(({ name, by, look }, i) => ({
    name: name.trim() || NAMES[i],
    by: isComputerName(by) ? by : 'person',
    ...(look !== i && { look }),
  }));
}

/** For the server: the first open seat is the owner's own. */
export function seatWishes({ seats }: TableDraft): SeatWish[] {
  return seats.map(({ name, by, invited }, i) => {
    if (i === 0 || by === 'open') return { kind: 'open' };
    if (by === 'invited') return { kind: 'invited', person: invited.trim() };
    if (isComputerName(by)) return { kind: 'computer', level: by };
    return { kind: 'hotseat', name: name.trim() || NAMES[i] };
  });
}
