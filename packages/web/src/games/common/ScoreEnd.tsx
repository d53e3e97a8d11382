/** Below the points of a score sheet: counting goes on and can be skipped, then what is to be seen and where to go. */
import { Link } from 'wouter';
import { ScoreChart } from '../../replay/ScoreChart.tsx';
import type { Words } from '../../shell/useWords.ts';
import type { Outcome, Snapshot } from '../../table/source.ts';
import { Afterwards } from './Afterwards.tsx';
import type { Action } from './actions.ts';

interface Props {
  readonly outcome: Outcome;
  readonly snapshot: Snapshot;
  readonly words: Words;
  readonly actions: readonly Action[];
  /** A line of the chart for each seat. */
  readonly lines: readonly { readonly name: string; readonly color: string }[];
  readonly counting: boolean;
  readonly skip: () => void;
  readonly again: () => void;
  readonly putAside: () => void;
}

export function ScoreEnd(props: Props) {
  const { outcome, snapshot, words, actions, lines, counting, skip, again, putAside } = props;
  return (
    <>
      {counting ? (
        <button type="button" className="answer plain" onClick={skip}>
          {words.t('score.skip')}
        </button>
      ) : (
        <>
          <Afterwards outcome={outcome} snapshot={snapshot} actions={actions} words={words} />
          <figure className="growth">
            <ScoreChart history={outcome.history} lines={lines} label={words.t('score.growth')} />
            <figcaption>{words.t('score.growth')}</figcaption>
          </figure>
        </>
      )}
      <div className="answers row">
        <button type="button" className="answer" onClick={again}>
          {words.t('score.again')}
        </button>
        <button type="button" className="answer plain" onClick={putAside}>
          {words.t('score.look')}
        </button>
        <Link href={`/replay/${snapshot.config.id}`} className="answer plain">
          {words.t('replay.title')}
        </Link>
        <Link href="/" className="answer plain">
          {words.t('score.home')}
        </Link>
      </div>
    </>
  );
}
