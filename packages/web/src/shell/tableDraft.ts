/** A table while it is being set up. */
import { isAllowed, told, type AnyGame, type Chosen } from '@evervale/kernel';
import { NAMES } from '../table/newTable.ts';
import type { SeatPlan as SeatWish } from '@evervale/protocol';
import { LEVELS, type SeatPlan } from '../table/source.ts';

/** `person`: at this screen; `open`: whoever comes; `invited`: somebody certain. */
export type SeatBy = SeatPlan['by'] | 'open' | 'invited';

export interface SeatDraft {
  readonly name: string;
  readonly by: SeatBy;
  /** The code of the player who is invited. */
  readonly invited: string;
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
    seats: [{ name: me || NAMES[0], by: 'person', invited: '' }, other],
    chosen: {},
  };
}

const seatDraft = (seat: number, by: SeatBy): SeatDraft => ({ name: NAMES[seat], by, invited: '' });

/** So many seats; whoever sits alone is a person. */
export function resized(draft: TableDraft, n: number): TableDraft {
  const { seats, online } = draft;
  const more = online ? 'open' : 'sapling';
  return {
    ...draft,
    seats: Array.from({ length: n }, (_, i) => {
      const { name, by, invited } = seats[i] ?? seatDraft(i, more);
      return { name, by: n === 1 ? 'person' : by, invited };
    }),
  };
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

const isLevel = (by: SeatBy): by is (typeof LEVELS)[number] => LEVELS.some((level) => level === by);

export function localSeats({ seats }: TableDraft): SeatPlan[] {
  return seats.map(({ name, by }, i) => ({
    name: name.trim() || NAMES[i],
    by: isLevel(by) ? by : 'person',
  }));
}

/** For the server: the first open seat is the owner's own. */
export function seatWishes({ seats }: TableDraft): SeatWish[] {
  return seats.map(({ name, by, invited }, i) => {
    if (i === 0 || by === 'open') return { kind: 'open' };
    if (by === 'invited') return { kind: 'invited', person: invited.trim() };
    if (isLevel(by)) return { kind: 'computer', level: by };
    return { kind: 'hotseat', name: name.trim() || NAMES[i] };
  });
}
