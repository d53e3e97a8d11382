/** A table in a list: who sits there, whose turn it is, how it is played. */
import { Link } from 'wouter';
import { Animal } from '../art/people/Animal.tsx';
import { lookAt } from '../art/people/looks.ts';
import { calledAt } from '../shell/computers.ts';
import { gameTitle } from '../shell/gameTitle.ts';
import type { Lang } from '@evervale/kernel/text';
import type { Listed } from '@evervale/protocol';
import { useSettings } from '../shell/settings.ts';
import { clockWords } from './clockWords.ts';
import { span } from './time.ts';
import { useOnlineWords, type OnlineUi } from './words/index.ts';

type Seat = Listed['seats'][number];
const isFree = ({ person, computer }: Seat): boolean => person === null && computer === null;

function namesOf(t: OnlineUi, { seats }: Listed, lang: Lang): string {
  return seats
    .map((seat, i) => (isFree(seat) ? t('seat.free') : calledIn(seats, i, lang)))
    .join(', ');
}

/** As at the table: computer players by their character, if they have one. */
function calledIn(seats: Listed['seats'], seat: number, lang: Lang): string {
  const { name, computer } = seats[seat];
  return name || calledAt(seat, computer, lang);
}

/** What one would like to know before opening it. */
function stateOf(t: OnlineUi, table: Listed, lang: Lang): string {
  const { status, seats, turn, yourTurn, deadline } = table;
  const free = seats.filter(isFree).length;
  if (status === 'open') return free > 0 ? t('wait.missing', { n: free }) : t('games.full');
  if (status === 'over') return t('games.over');
  if (status === 'closed') return t('wait.closed');
  const left = deadline === null ? '' : ` · ${t('clock.span', span(deadline - Date.now()))}`;
  if (yourTurn) return `${t('games.yourTurn')}${left}`;
  return turn === null
    ? t('games.playing')
    : t('games.turnOf', { player: calledIn(seats, turn, lang) });
}

export function TableRow({ table, facts = false }: { table: Listed; facts?: boolean }) {
  const t = useOnlineWords();
  const { lang } = useSettings();
  const { setup } = table;
  return (
    <li className="table-row" data-turn={table.yourTurn || undefined}>
      <Link href={`/table/${table.id}`}>
        {table.game === 'everdell' ? (
          <span className="table-row-animals">
            {table.seats.map((seat, i) => (
              <span key={i} data-free={isFree(seat) || undefined}>
                <Animal look={lookAt({}, i)} />
              </span>
            ))}
          </span>
        ) : (
          <span className="night-sign" aria-hidden="true" />
        )}
        <span className="table-row-text">
          {table.challenge === null ? namesOf(t, table, lang) : t('challenge.title')}
          <small>
            {gameTitle(table.game)} · <b>{stateOf(t, table, lang)}</b>
            {facts && ` · ${clockWords(t, setup.clock)}`}
            {facts && setup.password && ` · ${t('table.hasPassword')}`}
            {facts && setup.rated && ` · ${t('new.rated')}`}
          </small>
        </span>
      </Link>
    </li>
  );
}
