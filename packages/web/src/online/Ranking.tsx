/** Those who play rated games, the best first. */
import { useAccount } from './account.ts';
import { call } from './api.ts';
import { useLoaded } from './useLoaded.ts';
import { useOnlineWords } from './words/index.ts';

const load = () => call('ranking', { game: 'everdell' });

export function Ranking() {
  const t = useOnlineWords();
  const me = useAccount(({ person }) => person?.id);
  const { value } = useLoaded(load);
  if (value === null || value.ranking.length === 0) return null;
  return (
    <section aria-label={t('ranking.title')}>
      <h2>{t('ranking.title')}</h2>
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
