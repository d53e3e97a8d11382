/** The games kept in this browser: go on, look again, take a copy along, bring one back. */
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Animal } from '../art/people/Animal.tsx';
import { charactersAt, looksOf, lookAt } from '../art/people/looks.ts';
import { readTableFile } from '../table/file.ts';
import { forgetTable, savedTables, saveTable, type SavedTable } from '../table/saved.ts';
import { gameTitle } from './gameTitle.ts';
import { useUi } from './useUi.ts';

const SHOWN = 4;

/** Games of a server stand in the list of the server. */
const gamesHere = (): SavedTable[] => savedTables().filter(({ online }) => !online);

function GameRow({ table, forget }: { table: SavedTable; forget: () => void }) {
  const t = useUi();
  const { config, picks, over } = table;
  return (
    <li>
      <Link href={over ? `/replay/${config.id}` : `/table/${config.id}`}>
        {config.game === 'everdell' ? (
          config.seats.map((_, seat) => (
            <Animal
              key={seat}
              look={lookAt(
                { looks: looksOf(config.seats), characters: charactersAt(config.seats) },
                seat,
              )}
            />
          ))
        ) : (
          <span className="night-sign" aria-hidden="true" />
        )}
        <span>
          {config.seats.map(({ name }) => name).join(', ')}
          <small>
            {gameTitle(config.game)} · {over ? t('home.over') : t('home.open')} ·{' '}
            {t('home.moves', { n: picks.length })}
          </small>
        </span>
      </Link>
      <button type="button" className="round" aria-label={t('home.forget')} onClick={forget}>
        ×
      </button>
    </li>
  );
}

/** A game from a file that was saved before. */
function Import() {
  const t = useUi();
  const [, go] = useLocation();
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const read = async (file: File): Promise<void> => {
    const table = readTableFile(await file.text());
    if (table === null) {
      setFailed(true);
      return;
    }
    saveTable(table);
    go(`/replay/${table.config.id}`);
  };
  return (
    <div className="import">
      <button type="button" onClick={() => field.current?.click()}>
        {t('home.import')}
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => target.files?.[0] && void read(target.files[0])}
      />
      {failed && <p role="alert">{t('home.importFailed')}</p>}
    </div>
  );
}

export function MyGames() {
  const t = useUi();
  const [tables, setTables] = useState(gamesHere);
  if (tables.length === 0) return null;
  return (
    <section className="panel my-games" aria-label={t('home.continue')}>
      <h2>{t('home.continue')}</h2>
      <ul>
        {tables.slice(0, SHOWN).map((table) => (
          <GameRow
            key={table.config.id}
            table={table}
            forget={() => {
              forgetTable(table.config.id);
              setTables(gamesHere());
            }}
          />
        ))}
      </ul>
      <Import />
    </section>
  );
}
