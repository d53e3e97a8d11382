/** A finished game looked at again: where points were lost and why, the best move, the turning point. */
import { shortened, type Moment, type Review as Found, type ReviewKey } from '@evervale/ai';
import { TURN_PROMPT } from '@evervale/kernel';
import type { TextArgs } from '@evervale/kernel/text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Words } from '../shell/useWords.ts';
import { usePages } from '../words/pages/index.ts';
import { beginReview } from './reviewing.ts';
import type { ReviewWish } from './reviewWorker.ts';

/** More would be no lesson. */
const MOST = 8;
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface Props {
  readonly wish: ReviewWish;
  readonly names: readonly string[];
  readonly words: Words;
  readonly go: (at: number) => void;
  /** Begins without being asked again. */
  readonly atOnce: boolean;
}

type Stage = { readonly at: 'asked'; readonly part: number } | { readonly at: 'done' } | null;

export function Review({ wish, names, words, go, atOnce }: Props) {
  const t = usePages();
  const { lang } = words;
  const end = useRef<() => void>(null);
  const [stage, setStage] = useState<Stage>(null);
  const [found, setFound] = useState<Found>({ misses: [], praised: null, turning: null });
  const say = (key: ReviewKey, args: TextArgs = {}): string => words.print({ key, args });
  const oneDigit = (n: number): string => n.toLocaleString(lang, ONE_DIGIT);
  const nameOf = (seat: number): string =>
    names[seat] ?? words.print({ key: 'player', args: { seat } });
  useEffect(() => () => end.current?.(), []);

  const begin = (): void => {
    setStage({ at: 'asked', part: 0 });
    end.current = beginReview(wish, (news) => {
      if (news.type === 'progress') setStage({ at: 'asked', part: news.done / news.of });
      else {
        setFound(news.found);
        setStage({ at: 'done' });
      }
    });
  };

  // Whoever waited for it need not look for it.
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (stage?.at === 'done') shown.current?.scrollIntoView({ block: 'start' });
  }, [stage]);

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
  const { misses, praised, turning } = found;
  return (
    <section ref={shown} className="review" aria-label={t('replay.review')}>
      <h3>{t('replay.review')}</h3>
      {misses.length === 0 && <p>{say('review.flawless')}</p>}
      <ol>
        {misses.slice(0, MOST).map((miss) => (
          <li key={miss.index}>
            <MomentButton moment={miss} names={names} words={words} go={go}>
              <span>
                {say('review.better', {
                  what: shortened(miss.better, ({ text }) => words.print(text)).join(' · '),
                })}
              </span>
              <span>{words.print(miss.why)}</span>
              <small>{say('review.lost', { n: oneDigit(miss.lost) })}</small>
            </MomentButton>
          </li>
        ))}
      </ol>
      {praised && (
        <>
          <h3>{say('review.praised')}</h3>
          <MomentButton moment={praised} names={names} words={words} go={go}>
            <span>{words.print(praised.why)}</span>
            <small className="praise">{say('review.ahead', { n: oneDigit(praised.ahead) })}</small>
          </MomentButton>
        </>
      )}
      {turning && (
        <>
          <h3>{say('review.turning')}</h3>
          <MomentButton moment={turning} names={names} words={words} go={go}>
            <span>{say('review.leads', { player: nameOf(turning.winner) })}</span>
          </MomentButton>
        </>
      )}
    </section>
  );
}

interface MomentProps extends Pick<Props, 'names' | 'words' | 'go'> {
  readonly moment: Moment;
  readonly children: ReactNode;
}

/** A pick of the game: leads there. */
function MomentButton({ moment, names, words, go, children }: MomentProps) {
  const { index, seat, when, question, taken } = moment;
  return (
    <button type="button" onClick={() => go(index)}>
      <i>
        {names[seat]}, {words.print(when)}
        {question.key !== TURN_PROMPT && <> · {words.print(question)}</>}
      </i>
      <b>{words.print(taken.text)}</b>
      {children}
    </button>
  );
}
