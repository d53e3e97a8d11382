/** Below the points: the best moment, the way to the review, and how one has done against these opponents so far. */
import { useMemo } from 'react';
import { Link } from 'wouter';
import { keepResult } from '../../table/results.ts';
import { LEVELS, type Outcome, type Snapshot } from '../../table/source.ts';
import type { Words } from '../../shell/useWords.ts';
import type { Action } from './actions.ts';

/** The pick after which the points of a seat had grown the most. */
function bestPick({ history }: Outcome, seat: number): { at: number; gain: number } {
  let best = { at: 0, gain: 0 };
  history.forEach((points, i) => {
    const gain = i === 0 ? 0 : points[seat] - history[i - 1][seat];
    if (gain > best.gain) best = { at: i + 1, gain };
  });
  return best;
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
  const rivals = config.seats.flatMap(({ by }) => (by === 'person' ? [] : [by]));
  const tally = useMemo(() => {
    if (record === null || people !== 1 || rivals.length === 0) return null;
    const against = LEVELS.filter((level) => rivals.includes(level));
    return keepResult({
      table: config.id,
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
      <Link href={`/replay/${config.id}?review`}>{words.t('score.worst')}</Link>
      {tally && <p>{words.t('score.against', { opponents, ...tally })}</p>}
    </div>
  );
}
