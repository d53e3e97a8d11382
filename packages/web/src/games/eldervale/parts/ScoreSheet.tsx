/** The end: the score sheet is counted part by part, then shows how the points grew. */
import { useMemo, type CSSProperties } from 'react';
import type { Outcome } from '../../../table/source.ts';
import { ScoreEnd } from '../../common/ScoreEnd.tsx';
import { partsOf, pointsOf } from '../../common/scoreParts.ts';
import { useCounting } from '../../common/useCounting.ts';
import { useTable } from '../context.ts';
import { actionsOf } from '../model/actions.ts';
import { tonesOf } from '../model/tones.ts';
import { Portrait } from './Seats.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly again: () => void;
  /** The table below wants to be looked at. */
  readonly putAside: () => void;
}

function Rows({ outcome, counted }: { outcome: Outcome; counted: number }) {
  const { words, t, view } = useTable();
  const parts = partsOf(outcome.scores);
  const done = parts.slice(0, counted);
  const sums = outcome.scores.map(({ lines, total }) =>
    done.length === parts.length
      ? total
      : done.reduce((sum, part) => sum + pointsOf(lines, part), 0),
  );
  const teams = view.seats.some(({ partner }) => partner !== null);
  return (
    <tbody>
      {parts.map((part, i) => (
        <tr key={part} data-open={i >= counted || undefined}>
          <th scope="row">{words.print({ key: `score.line.${part}` })}</th>
          {outcome.scores.map(({ seat, lines }) => (
            <td key={seat}>{i < counted && pointsOf(lines, part)}</td>
          ))}
        </tr>
      ))}
      <tr className="total">
        <th scope="row">{t('score.total')}</th>
        {outcome.scores.map(({ seat }, i) => (
          <td key={seat}>{sums[i]}</td>
        ))}
      </tr>
      {teams && (
        <tr className="total">
          <th scope="row">{t('score.team')}</th>
          {outcome.scores.map(({ seat }, i) => (
            <td key={seat}>{sums[i] + (sums[view.seats[seat]?.partner ?? -1] ?? 0)}</td>
          ))}
        </tr>
      )}
    </tbody>
  );
}

export function ScoreSheet({ outcome, again, putAside }: Props) {
  const { view, words, names, snapshot, log } = useTable();
  const nameOf = (seat: number): string =>
    names[seat] ?? words.print({ key: 'player', args: { seat } });
  const title = words.t('score.winner', {
    n: outcome.winners.length,
    players: outcome.winners.map(nameOf).join(' & '),
  });
  const { counted, skip } = useCounting(partsOf(outcome.scores).length);
  const actions = useMemo(() => actionsOf(log), [log]);
  const lines = outcome.scores.map(({ seat }) => ({
    name: nameOf(seat),
    color: tonesOf(view.seats[seat]?.element ?? null).ink,
  }));
  return (
    <div className="veil" onClick={(event) => event.target === event.currentTarget && putAside()}>
      <section className="sheet" role="dialog" aria-label={words.t('score.sheet')}>
        <h1>{counted === null ? title : words.t('score.sheet')}</h1>
        <table data-many={outcome.scores.length > 3 || undefined}>
          <thead>
            <tr>
              <td />
              {outcome.scores.map(({ seat }) => (
                <th
                  key={seat}
                  scope="col"
                  data-winner={(counted === null && outcome.winners.includes(seat)) || undefined}
                  style={
                    { '--seat': tonesOf(view.seats[seat]?.element ?? null).middle } as CSSProperties
                  }
                >
                  {view.seats[seat] && <Portrait player={view.seats[seat]} />}
                  <span>{nameOf(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <Rows outcome={outcome} counted={counted ?? Infinity} />
        </table>
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
      </section>
    </div>
  );
}
