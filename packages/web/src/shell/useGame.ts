/** Which game whatever stands here is about. */
import type { AnyGame } from '@evervale/kernel';
import { createContext, use } from 'react';
import type { GameClient } from '../games/client.ts';

interface Opened {
  readonly game: AnyGame;
  readonly client: GameClient;
}

export const GameContext = createContext<Opened | null>(null);

function useOpened(): Opened {
  const opened = use(GameContext);
  if (opened === null) throw new Error('outside of a game');
  return opened;
}

export const useGame = (): AnyGame => useOpened().game;
export const useClient = (): GameClient => useOpened().client;
