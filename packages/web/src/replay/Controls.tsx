/** What drives a replay: moment, eyes, points, hands, and what can be done with the game. */
import { writeNotation } from '@evervale/kernel';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { toClipboard } from '../shell/clipboard.ts';
import { useClient } from '../shell/useGame.ts';
import { useUi } from '../shell/useUi.ts';
import { useWords, type Words } from '../shell/useWords.ts';
import { saveText, writeTableFile } from '../table/file.ts';
import { continueTable } from '../table/newTable.ts';
import type { LogLine } from '../table/source.ts';
import { usePages } from '../words/pages/index.ts';
import { eyesOf, type Film } from './film.ts';
import { packGame } from './link.ts';
import { Review } from './Review.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import { Transport } from './Transport.tsx';
import type { Projector } from './useProjector.ts';

/** Everybody's hands lie open. */
export const EVERYBODY = -1;
/** On a phone the table comes first: the rest is folded away. */
const NARROW = '(max-width: 1023px)';

interface Props {
  readonly film: Film;
  readonly projector: Projector;
  readonly eyes: number;
  readonly setEyes: (eyes: number) => void;
  readonly lines: readonly LogLine[];
}

function Hands({ film, at, words }: { film: Film; at: number; words: Words }) {
  const t = usePages();
  const { handOf } = useClient();
  const { game, frames, config } = film;
  if (!handOf) return null;
  const hands = config.seats.map((_, seat) => handOf(game.view(frames[at].state, seat), seat));
  return (
    <dl className="open-hands">
      {hands.map((hand, seat) => (
        <div key={seat}>
          <dt>{film.config.seats[seat].name}</dt>
          <dd>{hand.length === 0 ? t('replay.handEmpty') : hand.map(words.print).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As soon as it is there: whoever has asked for it wants all of it. */
const markWhole = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

function Actions({ film, at }: { film: Film; at: number }) {
  const ui = useUi();
  const t = usePages();
  const [, go] = useLocation();
  const [shared, setShared] = useState(false);
  /** The link, where it has to be copied by hand. */
  const [byHand, setByHand] = useState<string | null>(null);
  const { config, picks, record } = film;
  const share = async (): Promise<void> => {
    const link = `${location.origin}/replay#${await packGame({ config, picks })}`;
    const copied = await toClipboard(link);
    setShared(copied);
    setByHand(copied ? null : link);
  };
  const over = film.over && at === film.frames.length - 1;
  return (
    <div className="answers">
      {!over && (
        <button
          type="button"
          className="answer"
          onClick={() => go(`/table/${continueTable(config, picks.slice(0, at))}`)}
        >
          {ui('replay.goOn')}
        </button>
      )}
      <button
        type="button"
        className="answer plain"
        onClick={() => saveText(`evervale-${config.id}.json`, writeTableFile(config, picks))}
      >
        {ui('replay.save')}
      </button>
      {config.start === undefined && (
        <button
          type="button"
          className="answer plain"
          onClick={() => saveText(`evervale-${config.id}.txt`, writeNotation(film.game, record))}
        >
          {t('replay.notation')}
        </button>
      )}
      {byHand !== null && (
        <input
          ref={markWhole}
          className="by-hand"
          type="text"
          readOnly
          value={byHand}
          aria-label={t('replay.share')}
        />
      )}
      <button type="button" className="answer plain" onClick={() => void share()}>
        <span aria-live="polite">{t(shared ? 'replay.shared' : 'replay.share')}</span>
      </button>
    </div>
  );
}

export function Controls({ film, projector, eyes, setEyes, lines }: Props) {
  const ui = useUi();
  const t = usePages();
  const names = film.config.seats.map(({ name }) => name);
  const words = useWords(names, film.config.options);
  const { at, go, playing, play } = projector;
  const atOnce = new URLSearchParams(useSearch()).has('review');
  const end = film.frames.length - 1;
  const { seatColor } = useClient();
  const view: unknown = film.game.view(film.frames[at].state, null);
  const shown = film.history[at].map((_, seat) => ({
    name: names[seat] ?? words.print({ key: 'player', args: { seat } }),
    color: seatColor(view, seat),
  }));
  const label = ui('replay.at', { at, end });
  const last = lines.findLast((line) => line.at === at);
  return (
    <section className="prompt replay" aria-label={ui('replay.title')}>
      <h2>{label}</h2>
      <p className="film-line">{last ? words.print(last.text) : ' '}</p>
      {end > 0 && (
        <>
          <input
            type="range"
            min={0}
            max={end}
            value={at}
            aria-label={label}
            onChange={({ target }) => go(Number(target.value))}
          />
          <Transport film={film} at={at} go={go} playing={playing} play={play} />
        </>
      )}
      <details className="film-more" open={!matchMedia(NARROW).matches}>
        <summary>{t('replay.more')}</summary>
        {end > 0 && (
          <ScoreChart
            history={film.history}
            lines={shown}
            label={t('replay.chart')}
            at={at}
            go={go}
          />
        )}
        <label className="film-eyes">
          {ui('replay.eyes')}
          <select value={eyes} onChange={({ target }) => setEyes(Number(target.value))}>
            {eyesOf(film).map((seat) => (
              <option key={seat} value={seat}>
                {names[seat]}
              </option>
            ))}
            {film.over && names.length > 1 && (
              <option value={EVERYBODY}>{t('replay.everyone')}</option>
            )}
          </select>
        </label>
        {eyes === EVERYBODY && <Hands film={film} at={at} words={words} />}
        <Actions film={film} at={at} />
        {film.over && (
          <Review
            wish={{ record: film.record, start: film.config.start }}
            names={names}
            words={words}
            go={go}
            atOnce={atOnce}
          />
        )}
      </details>
      <p className="film-keys" aria-hidden="true">
        {t('replay.keys')}
      </p>
    </section>
  );
}
