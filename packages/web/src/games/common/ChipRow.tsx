/** One of several or none: a second click takes the choice away. */
import type { ReactNode } from 'react';

interface Chips<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T | null;
  readonly choose: (value: T | null) => void;
  readonly say: (value: T) => string;
  readonly show?: (value: T) => ReactNode;
  readonly className?: (value: T) => string;
}

export function ChipRow<T extends string>(props: Chips<T>) {
  const { label, values, value, choose, say, show, className } = props;
  return (
    <div className="chips" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {values.map((one) => (
        <button
          key={one}
          type="button"
          className={className?.(one)}
          title={say(one)}
          aria-label={say(one)}
          aria-pressed={one === value}
          onClick={() => choose(one === value ? null : one)}
        >
          {show ? show(one) : say(one)}
        </button>
      ))}
    </div>
  );
}
