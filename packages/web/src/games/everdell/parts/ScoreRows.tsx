/** The lines of a score sheet: each part of the score, then the total. */
import type { Outcome } from '../../../table/source.ts';
import { useTable } from '../context.ts';
import { pointsOf } from '../../common/scoreParts.ts';
import { partsOf } from '../model/scoreParts.ts';
import { softened } from '../../common/syllables.ts';

/** Words longer than this may be parted. */
const LONG = 10;

interface Props extends Pick<Outcome, 'scores'> {
  /** How many parts have been counted so far; without, all. */
  readonly counted?: number;
}

export function ScoreRows({ scores, counted = Infinity }: Props) {
  const { words } = useTable();
  const parts = partsOf(scores);
  const done = parts.slice(0, counted);
  return (
    <tbody>
      {parts.map((part, i) => (
        <tr key={part} data-open={i >= counted || undefined}>
          <th scope="row">{softened(words.print({ key: `score.line.${part}` }), LONG)}</th>
          {scores.map(({ seat, lines }) => (
            <td key={seat}>{i < counted && pointsOf(lines, part)}</td>
          ))}
        </tr>
      ))}
      <tr className="total">
        <th scope="row">{words.name('ui-total')}</th>
        {scores.map(({ seat, lines, total }) => (
          <td key={seat}>
            {done.length === parts.length
              ? total
              : done.reduce((sum, part) => sum + pointsOf(lines, part), 0)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
