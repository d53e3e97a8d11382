/** The end: a score sheet like the paper one, and how the points grew. */
import { Link } from 'wouter';
import { ScoreChart } from '../../../replay/ScoreChart.tsx';
import type { Outcome } from '../../../table/source.ts';
import { Animal } from '../art/Animal.tsx';
import { useTable } from '../context.ts';
import { ScoreRows } from './ScoreRows.tsx';
import { seatLook } from '../model/seats.ts';

/** With more players than this their names stand upright on a phone. */
const MANY = 3;

function Growth({ outcome }: { outcome: Outcome }) {
  const { view, names, words } = useTable();
  const lines = names.map((name, seat) => ({ name, color: seatLook(view, seat).color }));
  return (
    <figure className="growth">
      <ScoreChart history={outcome.history} lines={lines} label={words.t('score.growth')} />
      <figcaption>{words.t('score.growth')}</figcaption>
    </figure>
  );
}

interface Props {
  readonly outcome: Outcome;
  readonly again: () => void;
  /** The table below wants to be looked at. */
  readonly putAside: () => void;
}

export function ScoreSheet({ outcome, again, putAside }: Props) {
  const { view, words, names, snapshot } = useTable();
  const winners = outcome.winners.map((seat) => names[seat]);
  const title = words.t('score.winner', { n: winners.length, players: winners.join(' & ') });
  return (
    <div className="veil" onClick={(event) => event.target === event.currentTarget && putAside()}>
      <section className="sheet" role="dialog" aria-label={words.name('ui-final-score')}>
        <div className="podium">
          {outcome.winners.map((seat) => (
            <Animal key={seat} look={seatLook(view, seat)} />
          ))}
        </div>
        <h1>{title}</h1>
        <table data-many={outcome.scores.length > MANY || undefined}>
          <thead>
            <tr>
              <td />
              {outcome.scores.map(({ seat }) => (
                <th key={seat} scope="col">
                  <Animal look={seatLook(view, seat)} />
                  <span>{names[seat]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <ScoreRows scores={outcome.scores} />
        </table>
        <Growth outcome={outcome} />
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
      </section>
    </div>
  );
}
