/** Opens a game: whatever stands inside knows which one it is about. */
import { use, useMemo, type ReactNode } from 'react';
import { loadClient } from '../games/clients.ts';
import { once } from '../games/once.ts';
import { loadGame } from '../games/rules.ts';
import { needed } from './part.ts';
import { GameContext } from './useGame.ts';

const rulesOf = once((id) => needed(() => loadGame(id)));
const clientOf = once((id) => needed(() => loadClient(id)));

export function InGame({ id, children }: { id: string; children: ReactNode }) {
  // Both are asked for before one waits for either.
  const [rules, shown] = [rulesOf(id), clientOf(id)];
  const game = use(rules);
  const client = use(shown);
  const opened = useMemo(() => ({ game, client }), [game, client]);
  return <GameContext value={opened}>{children}</GameContext>;
}
