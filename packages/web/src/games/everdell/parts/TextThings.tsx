/** A list of things in text mode: their names and texts, and why something is not possible. */
import { useTable } from '../context.ts';

export interface Line {
  readonly target: string;
  readonly name: string;
  readonly text: string;
  /** Who stands there, whose it is. */
  readonly note?: string;
}

/** Names with their texts; why something is not possible stands behind it. */
export function Things({ title, things }: { title: string; things: readonly Line[] }) {
  const { words, reasons } = useTable();
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {things.map(({ target, name, text, note }, i) => (
          <li key={i}>
            <b>{name}</b>
            {note && ` (${note})`}: {text}{' '}
            {reasons.has(target) && <i>{words.print(reasons.get(target)!.text)}</i>}
          </li>
        ))}
      </ul>
    </section>
  );
}
