/** The pages of a game beside its table: its cards, rules, lessons. */
import { lazy, type ComponentType } from 'react';
import { Redirect } from 'wouter';
import type { GamePage } from '../games/client.ts';
import { loadClient } from '../games/clients.ts';
import { isGame } from '../games/rules.ts';
import { InGame } from './InGame.tsx';
import { needed } from './part.ts';

function Missing() {
  return <Redirect to="/" />;
}

const opened = new Map<string, ComponentType>();

/** What a game does not have leads back to the start. */
function pageOf(game: string, name: GamePage): ComponentType {
  const key = `${game}/${name}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const Page = lazy(async () => {
    const open = async () => (await loadClient(game)).pages[name]?.();
    return { default: (await needed(open)) ?? Missing };
  });
  opened.set(key, Page);
  return Page;
}

export function GamePages({ game, page }: { game: string; page: GamePage }) {
  if (!isGame(game)) return <Missing />;
  const Page = pageOf(game, page);
  return (
    <InGame id={game}>
      <Page />
    </InGame>
  );
}
