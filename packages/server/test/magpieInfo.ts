/** What there is to know of a table of magpies before its log, for tests without a server. */
import { hostedMagpies } from '@evervale/kernel/magpies';
import type { StoredSetup } from '../src/table/setup.ts';
import type { TableInfo } from '../src/table/table.ts';

export function magpieInfo(wish: Partial<StoredSetup> = {}): TableInfo {
  return {
    id: 'oak',
    secret: '',
    game: hostedMagpies,
    rules: hostedMagpies.version,
    setup: {
      game: hostedMagpies.id,
      options: { players: 2, rounds: 6 },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      visibility: 'link',
      rated: false,
      spectators: true,
      delay: 0,
      passwordHash: null,
      ...wish,
    },
    seed: 7,
    owner: 'Ann',
    challenge: null,
    createdAt: 0,
  };
}
