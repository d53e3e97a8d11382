/** One of several, as a row of buttons. */
interface Props<T extends string | number> {
  readonly label: string;
  readonly note?: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly say: (value: T) => string;
  readonly choose: (value: T) => void;
}

export function Choice<T extends string | number>(props: Props<T>) {
  const { label, note, values, value, say, choose } = props;
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {note !== undefined && <p>{note}</p>}
      <div>
        {values.map((one) => (
          <button key={one} type="button" aria-pressed={one === value} onClick={() => choose(one)}>
            {say(one)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly set: (on: boolean) => void;
}

export function Switch({ label, note, on, disabled = false, set }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        onChange={(event) => set(event.target.checked)}
      />
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
}
