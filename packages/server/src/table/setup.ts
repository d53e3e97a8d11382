/** What a table is set up with, as it is stored. It does not change; who sits where is in the log. */
import type { TableSetup } from '@evervale/protocol';

/** The password only as a hash. */
export type StoredSetup = Omit<TableSetup, 'password'> & { readonly passwordHash: string | null };
