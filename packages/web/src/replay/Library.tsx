/** What there is to watch: games of this browser, and whatever somebody brings along. */
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { charactersAt, lookOf } from '../art/people/looks.ts';
import { SeatFace } from '../shell/SeatFace.tsx';
import { useSettings } from '../shell/settings.ts';
import { savedTables } from '../table/saved.ts';
import { usePages } from '../words/pages/index.ts';
import { openText, type Opened } from './open.ts';

function Games() {
  const t = usePages();
  const { lang } = useSettings();
  const [tables] = useState(savedTables);
  return (
    <section>
      <h2>{t('replay.games')}</h2>
      {tables.length === 0 && <p>{t('replay.none')}</p>}
      <ul className="film-list">
        {tables.map(({ config, picks, over, at }) => (
          <li key={config.id}>
            <Link href={`/replay/${config.id}`}>
              <span className="film-heads">
                {charactersAt(config.seats).map((character, seat) => (
                  <SeatFace
                    key={seat}
                    game={config.game}
                    seat={seat}
                    look={lookOf(seat, character)}
                  />
                ))}
              </span>
              <span>
                <b>{config.seats.map(({ name }) => name).join(', ')}</b>
                <small>
                  {t('replay.moves', { n: picks.length })} ·{' '}
                  {t(over ? 'replay.over' : 'replay.notOver')}
                  {at !== undefined && ` · ${new Date(at).toLocaleDateString(lang)}`}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly open: (opened: Opened) => void;
  readonly problem: string | null;
}

export function Library({ open, problem }: Props) {
  const t = usePages();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const why = refused ?? problem;
  const read = async (input: string): Promise<void> => {
    try {
      open(await openText(input));
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Games />
      <section className="bring">
        <h2>{t('replay.file')}</h2>
        <p>{t('replay.fileNote')}</p>
        <button type="button" className="answer" onClick={() => field.current?.click()}>
          {t('replay.file')}
        </button>
        <input
          ref={field}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void file.text().then(read);
          }}
        />
        <label>
          {t('replay.paste')}
          <textarea
            rows={5}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button
          type="button"
          className="answer plain"
          disabled={text.trim() === ''}
          onClick={() => void read(text)}
        >
          {t('replay.read')}
        </button>
        {why !== null && (
          <p className="why" role="alert">
            {t('replay.failed', { why })}
          </p>
        )}
      </section>
    </>
  );
}
