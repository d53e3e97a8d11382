/** A line of text with its name. */
import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly most: number;
  /** What the browser may fill in here. */
  readonly name: string;
  readonly secret?: boolean;
  readonly note?: string;
  readonly least?: number;
}

export function Field({ label, value, set, most, name, secret = false, note, least }: Props) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={secret ? 'password' : 'text'}
        value={value}
        maxLength={most}
        minLength={least}
        autoComplete={name}
        autoCapitalize={name === 'nickname' ? undefined : 'none'}
        onChange={(event) => set(event.target.value)}
      />
      {note !== undefined && <small>{note}</small>}
    </p>
  );
}
