/** What each game shows of itself, loaded when it is opened. */
import type { GameClient } from './client.ts';
import { once } from './once.ts';

/** Games that show more of themselves than the plain table. */
const CLIENTS: Readonly<Record<string, () => Promise<GameClient>>> = {
  everdell: async () => (await import('./everdell/client.tsx')).everdellClient,
  eldervale: async () => (await import('./eldervale/client.tsx')).eldervaleClient,
};

export const loadClient: (id: string) => Promise<GameClient> = once(async (id) => {
  const own = Object.hasOwn(CLIENTS, id) ? CLIENTS[id] : undefined;
  return own?.() ?? (await import('./plain/client.ts')).plainClient;
});
