/** The lines of a score sheet: each part of the score, then the total. */
import type { Outcome } from '../../../table/source.ts';
import { useTable } from '../context.ts';
import { partsOf, pointsOf } from '../model/scoreParts.ts';
import { softened } from '../model/syllables.ts';

/** Words longer than this may be parted. */
const LONG = 10;

export function ScoreRows({ scores }: Pick<Outcome, 'scores'>) {
  const { words } = useTable();
  return (
    <tbody>
      {partsOf(scores).map((part) => (
        <tr key={part}>
          <th scope="row">{softened(words.print({ key: `score.line.${part}` }), LONG)}</th>
          {scores.map(({ seat, lines }) => (
            <td key={seat}>{pointsOf(lines, part)}</td>
          ))}
        </tr>
      ))}
      <tr className="total">
        <th scope="row">{words.name('ui-total')}</th>
        {scores.map(({ seat, total }) => (
          <td key={seat}>{total}</td>
        ))}
      </tr>
    </tbody>
  );
}
