/** The pages of a game beside its table: its cards, rules, lessons. */
import { lazy, type ComponentType } from 'react';
import { Redirect } from 'wouter';
import type { GamePage } from '../games/client.ts';
import { USUAL_GAME } from '../games/rules.ts';
import { loadClient } from '../games/clients.ts';
import { InGame } from './InGame.tsx';

function Missing() {
  return <Redirect to="/" />;
}

/** What a game does not have leads back to the start. */
const page = (name: GamePage): ComponentType =>
  lazy(async () => {
    const { pages } = await loadClient(USUAL_GAME);
    return { default: (await pages[name]?.()) ?? Missing };
  });

const PAGES: Readonly<Record<GamePage, ComponentType>> = {
  cards: page('cards'),
  rules: page('rules'),
  learn: page('learn'),
  lesson: page('lesson'),
  gallery: page('gallery'),
};

export function GamePages({ page: name }: { page: GamePage }) {
  const Page = PAGES[name];
  return (
    <InGame id={USUAL_GAME}>
      <Page />
    </InGame>
  );
}
