/** Those who play rated games, the best first. */
import { LAZY_GAMES } from '@evervale/games/lazy';
import { useCallback, useState } from 'react';
import { useAccount } from './account.ts';
import { call } from './api.ts';
import { GameChoice } from './GameChoice.tsx';
import { useLoaded } from './useLoaded.ts';
import { useOnlineWords } from './words/index.ts';

const GAMES = LAZY_GAMES.map(({ id }) => id);

/** Each game has its own. */
export function Ranking() {
  const t = useOnlineWords();
  const me = useAccount(({ person }) => person?.id);
  const [game, setGame] = useState(GAMES[0]);
  const load = useCallback(() => call('ranking', { game }), [game]);
  const { value } = useLoaded(load);
  if (value === null) return null;
  return (
    <section aria-label={t('ranking.title')}>
      <h2>{t('ranking.title')}</h2>
      <GameChoice games={GAMES} game={game} choose={setGame} />
      {value.ranking.length === 0 && <p className="soft">{t('ranking.nobody')}</p>}
      <ol className="standings">
        {value.ranking.map(({ person, name, mu, sigma, games }) => (
          <li key={person} data-me={person === me || undefined}>
            <span>{name}</span>
            <small>{t('ranking.games', { n: games })}</small>
            {/* What somebody can be trusted to be worth: sure after few games is nobody. */}
            <b>{Math.max(0, Math.round((mu - 3 * sigma) * 40))}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
