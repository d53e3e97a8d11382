/** What a box brings to positions that are written by hand. */
import type { State } from '@evervale/kernel';
import type { PlayerView } from '../view.ts';
import type { Json } from '@evervale/kernel/position';

export interface BoxPosition {
  /** Its fields of the position, and of each player; what is not named is as on an empty table. */
  readonly fields?: readonly string[];
  readonly playerFields?: readonly string[];
  /** Why its fields are refused in games without it, if not because the box is missing. */
  readonly absent?: string;
  /** Reads its fields; refuses them by name. A game without the box never gets here with any. */
  read?(s: State, json: Json): void;
  /** Before hand and city are read, and after them. */
  readPlayer?(s: State, seat: number, json: Json, field: string): void;
  finishPlayer?(s: State, seat: number, json: Json, field: string): void;
  /** The fields of its automatic opponent, as those of a player; refuses what it never has. */
  readAutomat?(s: State, own: Json): Json;
  /** Once all players are there: what may stand or lie in any city. */
  finish?(s: State, json: Json): void;
  /** May more cards lie in this city than it has spaces, because the box lays them there anyway? */
  overfills?(s: State, seat: number): boolean;
  /** A worker stands on a place of the box. */
  stand?(s: State, seat: number, place: number, field: string): void;
  /** Once all workers stand where they are said to. */
  settle?(s: State): void;
  /** All that differs from an empty table; what nobody or only its owner sees only with `all`. */
  write?(s: State, all: boolean): Json;
  writePlayer?(s: State, seat: number, view: PlayerView, all: boolean): Json;
}
