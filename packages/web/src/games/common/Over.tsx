/** The score sheet was put aside to look at the table: the ways on are still there. */
import { Link } from 'wouter';
import type { Words } from '../../shell/useWords.ts';
import type { Snapshot } from '../../table/source.ts';

interface Props {
  readonly table: {
    readonly words: Words;
    readonly snapshot: Snapshot;
    readonly showScore: () => void;
  };
}

export function Over({ table: { words, snapshot, showScore } }: Props) {
  return (
    <section className="prompt" aria-label={words.t('table.prompt')}>
      <h2>{words.t('prompt.over')}</h2>
      <div className="answers">
        <button type="button" className="answer" onClick={showScore}>
          {words.t('score.sheet')}
        </button>
        <Link href={`/replay/${snapshot.config.id}`} className="answer plain">
          {words.t('replay.title')}
        </Link>
      </div>
    </section>
  );
}
