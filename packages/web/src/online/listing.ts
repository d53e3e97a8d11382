/** Tables in lists, as the server gives them. */
import type { Listed } from '@evervale/protocol';
import { call } from './api.ts';

export const myTables = async (before?: number): Promise<readonly Listed[]> =>
  (await call('my-tables', before === undefined ? {} : { before })).tables;

export const publicTables = async (): Promise<readonly Listed[]> =>
  (await call('public-tables')).tables;
