/** Tables in lists, as the server gives them. */
import type { SeatInfo, Setup, Status } from '../table/remote/wire.ts';
import { call } from './api.ts';

export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly setup: Setup;
  readonly challenge: string | null;
  readonly updatedAt: number;
  readonly yourTurn: boolean;
  readonly deadline: number | null;
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'person' | 'name' | 'computer'>[];
  /** The seat that has to decide. */
  readonly turn: number | null;
}

interface Tables {
  readonly tables: readonly Listed[];
}

export const myTables = async (before?: number): Promise<readonly Listed[]> =>
  (await call<Tables>('my-tables', before === undefined ? {} : { before })).tables;

export const publicTables = async (): Promise<readonly Listed[]> =>
  (await call<Tables>('public-tables')).tables;
