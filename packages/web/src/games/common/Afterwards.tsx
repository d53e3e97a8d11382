/** Below the points: the best and the worst moment, the way to the review, and how one has done against these opponents. */
import type { ReviewedPick } from '@evervale/ai';
import { LEVELS, levelOf } from '@evervale/ai/names';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { beginReview } from '../../replay/reviewing.ts';
import { keepResult } from '../../table/results.ts';
import { savedTable } from '../../table/saved.ts';
import type { Outcome, Snapshot } from '../../table/source.ts';
import type { Words } from '../../shell/useWords.ts';
import type { Action } from './actions.ts';

/** The pick after which the points of a seat had grown the most; what is counted at the very end is no moment of its own. */
function bestPick({ history }: Outcome, seat: number): { at: number; gain: number } {
  let best = { at: 0, gain: 0 };
  history.forEach((points, i) => {
    const gain = i === 0 || i === history.length - 1 ? 0 : points[seat] - history[i - 1][seat];
    if (gain > best.gain) best = { at: i + 1, gain };
  });
  return best;
}

/** What cost the seat most, once it is found; undefined until then, null if nothing did. */
function useWorst({ record, config, seat }: Snapshot): ReviewedPick | null | undefined {
  const [worst, setWorst] = useState<ReviewedPick | null>();
  useEffect(() => {
    if (record === null) return undefined;
    const start = savedTable(config.id)?.config.start;
    return beginReview({ record, start, seat }, (news) => {
      if (news.type === 'done') setWorst(news.found.misses[0] ?? null);
    });
    // A finished game does not change any more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [config.id, seat]);
  return worst;
}

/** A teaser for the review, which has the rest. */
function Worst({ snapshot, words }: { snapshot: Snapshot; words: Words }) {
  const worst = useWorst(snapshot);
  const href = `/replay/${snapshot.config.id}?review`;
  if (worst === undefined) return <Link href={href}>{words.t('score.worst')}</Link>;
  if (worst === null) return <Link href={href}>{words.t('score.flawless')}</Link>;
  const { index, taken, lost } = worst;
  const n = Math.round(lost);
  return (
    <Link href={`${href}&at=${index}`}>
      {words.t('score.worstWas', { what: words.print(taken.text), n })}
    </Link>
  );
}

interface Props {
  readonly outcome: Outcome;
  readonly snapshot: Snapshot;
  readonly actions: readonly Action[];
  readonly words: Words;
}

export function Afterwards({ outcome, snapshot, actions, words }: Props) {
  const { record, config, seat } = snapshot;
  const best = useMemo(() => {
    const { at, gain } = bestPick(outcome, seat);
    const action = actions.findLast((one) => one.seat === seat && one.at <= at);
    return action && gain > 1 ? { at, gain, text: action.head.text } : null;
  }, [outcome, seat, actions]);
  // Online the server keeps the results; here only games against computer players have any.
  const people = config.seats.filter(({ by }) => by === 'person').length;
  const rivals = config.seats.flatMap(({ by }) => (by === 'person' ? [] : [levelOf(by)]));
  const tally = useMemo(() => {
    if (record === null || people !== 1 || rivals.length === 0) return null;
    const against = LEVELS.filter((level) => rivals.includes(level));
    return keepResult({
      table: config.id,
      game: config.game,
      against: against.join('+'),
      won: outcome.winners.includes(seat),
      points: outcome.scores.find((one) => one.seat === seat)?.total ?? 0,
    });
    // The result of a game does not change any more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [config.id]);
  if (record === null) return null;
  const opponents = LEVELS.filter((level) => rivals.includes(level))
    .map((level) => words.t(`levelName.${level}`))
    .join(', ');
  return (
    <div className="afterwards">
      {best && (
        <Link href={`/replay/${config.id}?at=${best.at}`}>
          {words.t('score.best', { what: words.print(best.text), n: best.gain })}
        </Link>
      )}
      <Worst snapshot={snapshot} words={words} />
      {tally && <p>{words.t('score.against', { opponents, ...tally })}</p>}
    </div>
  );
}
