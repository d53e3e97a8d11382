/** The challenge of the day: the same deal for everybody, and how everybody did. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../shell/settings.ts';
import { useAccount } from './account.ts';
import { call } from './api.ts';
import { GameChoice } from './GameChoice.tsx';
import { Refusal } from './Refusal.tsx';
import { useLoaded } from './useLoaded.ts';
import { useTask } from './useTask.ts';
import { useOnlineWords } from './words/index.ts';

const A_DAY = 24 * 60 * 60 * 1000;
/** How far one can look back. */
const DAYS = 14;

const UNTIL = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** What is played alone on that day, by the game. */
const ABOUT = {
  everdell: 'challenge.about',
  eldervale: 'challenge.aboutGhosts',
} as const;

export function Challenge() {
  const t = useOnlineWords();
  const [game, setGame] = useState<keyof typeof ABOUT>('everdell');
  const { lang } = useSettings();
  const me = useAccount(({ person }) => person?.id);
  const [back, setBack] = useState(0);
  const day = new Date(Date.now() - back * A_DAY);
  const date = day.toISOString().slice(0, 10);
  const load = useCallback(() => call('challenge-board', { day: date, game }), [date, game]);
  const { value } = useLoaded(load);
  const results = value?.results ?? [];
  const played = results.some(({ person }) => person === me);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === '#challenge') section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} className="challenge" aria-label={t('challenge.title')}>
      <h2>{t('challenge.title')}</h2>
      <GameChoice
        games={Object.keys(ABOUT) as (keyof typeof ABOUT)[]}
        game={game}
        choose={setGame}
      />
      <p>{t(ABOUT[game])}</p>
      {back === 0 && <PlayChallenge key={game} game={game} played={played} />}
      <header className="section-head">
        <button
          type="button"
          className="round"
          aria-label={t('challenge.before')}
          disabled={back >= DAYS}
          onClick={() => setBack(back + 1)}
        >
          ‹
        </button>
        <h3>
          {day.toLocaleDateString(lang, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            timeZone: 'UTC',
          })}
        </h3>
        <button
          type="button"
          className="round"
          aria-label={t('challenge.after')}
          disabled={back === 0}
          onClick={() => setBack(back - 1)}
        >
          ›
        </button>
      </header>
      {value && (
        <p className="soft">
          {value.closes > Date.now()
            ? t('challenge.closes', { time: new Date(value.closes).toLocaleString(lang, UNTIL) })
            : t('challenge.closed')}
        </p>
      )}
      {results.length === 0 ? (
        <p className="soft">{t('challenge.nobody')}</p>
      ) : (
        <ol className="standings">
          {results.map(({ person, name, score, won }) => (
            <li key={person} data-me={person === me || undefined}>
              <span>{name}</span>
              <small>{won === 1 ? t('challenge.won') : t('challenge.lost')}</small>
              <b>{t('challenge.points', { n: score })}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function PlayChallenge({ game, played }: { game: string; played: boolean }) {
  const t = useOnlineWords();
  const [, go] = useLocation();
  const task = useTask();
  const play = async (): Promise<void> => {
    const { table } = await call('challenge', { game });
    go(`/table/${table.id}`);
  };
  return (
    <>
      <button
        type="button"
        className="answer"
        disabled={task.busy}
        onClick={() => void task.run('challenge', play)}
      >
        {played ? t('challenge.look') : t('challenge.play')}
      </button>
      <Refusal denied={task.denied} />
    </>
  );
}
