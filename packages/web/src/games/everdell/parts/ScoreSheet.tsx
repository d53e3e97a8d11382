/** The end: a score sheet like the paper one, and how the points grew. */
import { useMemo, type CSSProperties } from 'react';
import type { Outcome } from '../../../table/source.ts';
import { ScoreEnd } from '../../common/ScoreEnd.tsx';
import { useCounting } from '../../common/useCounting.ts';
import { Animal } from '../../../art/people/Animal.tsx';
import { useTable } from '../context.ts';
import { actionsOf } from '../model/actions.ts';
import { partsOf } from '../model/scoreParts.ts';
import { ScoreRows } from './ScoreRows.tsx';
import { seatLook } from '../model/seats.ts';

/** With more players than this their names stand upright on a phone. */
const MANY = 3;

/** Leaves for the winner. */
function Leaves() {
  return (
    <span className="leaves" aria-hidden="true">
      {Array.from({ length: 14 }, (_, i) => (
        <i key={i} style={{ '--i': i } as CSSProperties} />
      ))}
    </span>
  );
}

interface Props {
  readonly outcome: Outcome;
  readonly again: () => void;
  /** The table below wants to be looked at. */
  readonly putAside: () => void;
}

export function ScoreSheet({ outcome, again, putAside }: Props) {
  const { view, words, names, snapshot, log, openCity } = useTable();
  const actions = useMemo(() => actionsOf(log), [log]);
  const lines = names.map((name, seat) => ({ name, color: seatLook(view, seat).color }));
  const winners = outcome.winners.map((seat) => names[seat]);
  const title = words.t('score.winner', { n: winners.length, players: winners.join(' & ') });
  const { counted, skip } = useCounting(partsOf(outcome.scores).length);
  return (
    <div className="veil" onClick={(event) => event.target === event.currentTarget && putAside()}>
      <section
        className="sheet score-sheet"
        role="dialog"
        aria-label={words.name('ui-final-score')}
        data-counting={counted === null ? undefined : true}
      >
        {counted === null && <Leaves />}
        <div className="sheet-points">
          <div className="podium">
            {(counted === null ? outcome.winners : outcome.scores.map(({ seat }) => seat)).map(
              (seat) => (
                <Animal key={seat} look={seatLook(view, seat)} />
              ),
            )}
          </div>
          <h1>{counted === null ? title : words.name('ui-final-score')}</h1>
          <table data-many={outcome.scores.length > MANY || undefined}>
            <thead>
              <tr>
                <td />
                {outcome.scores.map(({ seat }) => (
                  <th key={seat} scope="col">
                    <button
                      type="button"
                      title={words.t('score.cityOf', { player: names[seat] })}
                      onClick={() => {
                        putAside();
                        openCity(seat);
                      }}
                    >
                      <Animal look={seatLook(view, seat)} />
                      <span>{names[seat]}</span>
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <ScoreRows scores={outcome.scores} {...(counted !== null && { counted })} />
          </table>
        </div>
        <div className="sheet-after">
          <ScoreEnd
            outcome={outcome}
            snapshot={snapshot}
            words={words}
            actions={actions}
            lines={lines}
            counting={counted !== null}
            skip={skip}
            again={again}
            putAside={putAside}
          />
        </div>
      </section>
    </div>
  );
}
