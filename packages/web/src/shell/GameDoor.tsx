/** The door of a game on the first screen: its picture, play at once, and everything there is about it. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useUi } from './useUi.ts';
import { gameTitle } from './gameTitle.ts';

interface Props {
  readonly game: 'everdell' | 'eldervale';
  readonly picture: ReactNode;
  /** The buttons: play now, and whatever else begins at once. */
  readonly children: ReactNode;
}

export function GameDoor({ game, picture, children }: Props) {
  const t = useUi();
  const title = gameTitle(game);
  return (
    <section className="panel door" data-game={game} aria-label={title}>
      <div className="door-picture" aria-hidden="true">
        {picture}
      </div>
      <h2>{title}</h2>
      <p className="door-says">{t(`door.${game}`)}</p>
      <div className="start">{children}</div>
      <p className="ways">
        <Link href={`/${game}/learn`}>{t('home.learn')}</Link>
        <Link href={`/new/${game}`}>{t('home.new')}</Link>
        <Link href={`/${game}/cards`}>{t('home.cards')}</Link>
        <Link href={`/${game}/rules`}>{t('home.rules')}</Link>
      </p>
    </section>
  );
}
