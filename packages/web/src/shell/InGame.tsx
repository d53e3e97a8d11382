/** Opens a game: whatever stands inside knows which one it is about. */
import { use, useMemo, type ReactNode } from 'react';
import { loadClient } from '../games/clients.ts';
import { loadGame } from '../games/rules.ts';
import { GameContext } from './useGame.ts';

export function InGame({ id, children }: { id: string; children: ReactNode }) {
  const game = use(loadGame(id));
  const client = use(loadClient(id));
  const opened = useMemo(() => ({ game, client }), [game, client]);
  return <GameContext value={opened}>{children}</GameContext>;
}
