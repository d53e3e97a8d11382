/** One's games on the server, those that wait for one first. */
import { useState } from 'react';
import { useAccount } from './account.ts';
import type { Listed } from '@evervale/protocol';
import { myTables } from './listing.ts';
import { TableRow } from './TableRow.tsx';
import { useLoaded } from './useLoaded.ts';
import { useOnlineWords } from './words/index.ts';

const FIRST = 5;

const load = (): Promise<readonly Listed[]> => myTables();

/** What is open before what is over; given up tables only clutter. */
function inOrder(tables: readonly Listed[]): readonly Listed[] {
  const rank = ({ yourTurn, status }: Listed): number =>
    yourTurn ? 0 : status === 'playing' ? 1 : status === 'open' ? 2 : 3;
  return tables
    .filter(({ status }) => status !== 'closed')
    .toSorted((a, b) => rank(a) - rank(b) || b.updatedAt - a.updatedAt);
}

export function OnlineGames() {
  const t = useOnlineWords();
  const person = useAccount((account) => account.person);
  return person === null ? null : <Games title={t('games.title')} />;
}

function Games({ title }: { title: string }) {
  const t = useOnlineWords();
  const { value } = useLoaded(load);
  const [all, setAll] = useState(false);
  const tables = inOrder(value ?? []);
  if (tables.length === 0) return null;
  return (
    <section className="panel my-games" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {(all ? tables : tables.slice(0, FIRST)).map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      {!all && tables.length > FIRST && (
        <button type="button" className="more" onClick={() => setAll(true)}>
          {t('games.more', { n: tables.length - FIRST })}
        </button>
      )}
    </section>
  );
}
