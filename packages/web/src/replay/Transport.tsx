/** The keys of the projector: to the start, a turn or a move back, play, and the same forward. */
import type { ReactNode } from 'react';
import { useUi } from '../shell/useUi.ts';
import { usePages } from '../words/pages/index.ts';
import { turnFrom, type Film } from './film.ts';

const SIGNS = {
  first: <path d="M5 5v14M19 5 8 12l11 7z" />,
  turnBack: <path d="M12 5 3 12l9 7zM21 5l-9 7 9 7z" />,
  back: <path d="M17 5 6 12l11 7z" />,
  play: <path d="M7 4.5 20 12 7 19.5z" />,
  pause: <path d="M7 5h3v14H7zM14 5h3v14h-3z" />,
  next: <path d="m7 5 11 7-11 7z" />,
  turnForth: <path d="m12 5 9 7-9 7zM3 5l9 7-9 7z" />,
  last: <path d="M19 5v14M5 5l11 7-11 7z" />,
} satisfies Record<string, ReactNode>;

interface KeyProps {
  readonly sign: keyof typeof SIGNS;
  readonly label: string;
  readonly press: () => void;
  readonly off?: boolean;
}

function Key({ sign, label, press, off = false }: KeyProps) {
  return (
    <button
      type="button"
      className={`key-${sign}`}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {SIGNS[sign]}
      </svg>
    </button>
  );
}

interface Props {
  readonly film: Film;
  readonly at: number;
  readonly go: (at: number) => void;
  readonly playing: boolean;
  readonly play: (on: boolean) => void;
}

export function Transport({ film, at, go, playing, play }: Props) {
  const ui = useUi();
  const t = usePages();
  const end = film.frames.length - 1;
  return (
    <div className="replay-keys">
      <Key sign="first" label={ui('replay.first')} press={() => go(0)} off={at === 0} />
      <Key
        sign="turnBack"
        label={t('replay.turnBack')}
        press={() => go(turnFrom(film, at, -1))}
        off={at === 0}
      />
      <Key sign="back" label={ui('replay.back')} press={() => go(at - 1)} off={at === 0} />
      <Key
        sign={playing ? 'pause' : 'play'}
        label={ui(playing ? 'replay.pause' : 'replay.play')}
        press={() => play(!playing)}
      />
      <Key sign="next" label={ui('replay.next')} press={() => go(at + 1)} off={at === end} />
      <Key
        sign="turnForth"
        label={t('replay.turnForth')}
        press={() => go(turnFrom(film, at, 1))}
        off={at === end}
      />
      <Key sign="last" label={ui('replay.last')} press={() => go(end)} off={at === end} />
    </div>
  );
}
