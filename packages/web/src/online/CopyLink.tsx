/** The link to a table, to be sent to others. */
import { useRef, useState } from 'react';
import { toClipboard } from '../shell/clipboard.ts';
import { linkTo } from './links.ts';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly id: string;
  readonly secret: string | null;
  readonly label: string;
}

export function CopyLink({ id, secret, label }: Props) {
  const link = linkTo(id, secret);
  return <Copied text={link} label={label} />;
}

/** A text to take along: shown, and copied with a click. */
export function Copied({ text, label }: { text: string; label: string }) {
  const t = useOnlineWords();
  const [done, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    const copied = await toClipboard(text);
    setDone(copied);
    // Marked, so that it is copied by hand.
    if (!copied) field.current?.focus();
  };
  return (
    <div className="copied">
      <input
        ref={field}
        type="text"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="answer plain" onClick={() => void copy()}>
        {done ? t('copy.done') : label}
      </button>
    </div>
  );
}
