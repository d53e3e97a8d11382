/** Where points were lost in a finished game, and what would have been better. */
import type { ReviewedPick } from '@evervale/ai';
import { TURN_PROMPT, type GameRecord } from '@evervale/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Words } from '../shell/useWords.ts';
import { usePages } from '../words/pages/index.ts';
import type { ReviewNews } from './reviewWorker.ts';

/** More would be no lesson. */
const MOST = 8;
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface Props {
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly words: Words;
  readonly go: (at: number) => void;
  /** Begins without being asked again. */
  readonly atOnce: boolean;
}

type Stage = { readonly at: 'asked'; readonly part: number } | { readonly at: 'done' } | null;

export function Review({ record, names, words, go, atOnce }: Props) {
  const t = usePages();
  const { lang } = words;
  const worker = useRef<Worker>(null);
  const [stage, setStage] = useState<Stage>(null);
  const [found, setFound] = useState<readonly ReviewedPick[]>([]);
  useEffect(() => () => worker.current?.terminate(), []);

  const begin = (): void => {
    setStage({ at: 'asked', part: 0 });
    worker.current = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
    worker.current.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => {
      if (data.type === 'progress') setStage({ at: 'asked', part: data.done / data.of });
      else {
        setFound(data.found.slice(0, MOST));
        setStage({ at: 'done' });
      }
    });
    worker.current.postMessage(record);
  };

  const wanted = useRef(atOnce);
  useEffect(() => {
    if (wanted.current) begin();
    wanted.current = false;
  });

  if (stage === null) {
    return (
      <button type="button" className="answer plain" onClick={begin}>
        {t('replay.review')}
      </button>
    );
  }
  if (stage.at === 'asked') {
    return (
      <p className="reviewing" role="status">
        {t('replay.reviewing')} <progress value={stage.part} aria-label={t('replay.reviewing')} />
      </p>
    );
  }
  return (
    <section className="review" aria-label={t('replay.review')}>
      <h3>{t('replay.review')}</h3>
      {found.length === 0 && <p>{t('replay.flawless')}</p>}
      <ol>
        {found.map(({ index, seat, question, taken, better, lost }) => (
          <li key={index}>
            <button type="button" onClick={() => go(index)}>
              {question.key !== TURN_PROMPT && <i>{words.print(question)}</i>}
              <b>
                {names[seat]}: {words.print(taken.text)}
              </b>
              <span>
                {t('replay.better', {
                  what: better.map(({ text }) => words.print(text)).join(' · '),
                })}
              </span>
              <small>{t('replay.lost', { n: lost.toLocaleString(lang, ONE_DIGIT) })}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
