/** What everybody at a table may know about it, apart from the game itself. */
import type { SeatInfo, TableInfo } from '@evervale/protocol';
import { canPlay } from './playable.ts';
import type { Table } from './table.ts';

export function describeTable(table: Table): TableInfo {
  const { info } = table;
  const { passwordHash, seats: _plans, ...setup } = info.setup;
  return {
    id: info.id,
    game: info.game.id,
    rules: info.rules,
    playable: canPlay(info),
    setup: { ...setup, hints: table.hints, password: passwordHash !== null },
    owner: info.owner,
    challenge: info.challenge,
    createdAt: info.createdAt,
    status: table.status,
    length: table.length,
    position: table.position,
    seats: describeSeats(table),
    ask: table.ask && {
      seat: table.ask.seat,
      picks: table.ask.picks,
      agreed: [...table.ask.agreed],
    },
    clock: clockOf(table),
    rematch: table.rematch,
    result: table.status === 'over' ? resultOf(table) : null,
  };
}

/** As it was when the game began: for those who are to see only later what has happened since. */
export function describeBeginning(table: Table): TableInfo {
  const seats = describeSeats(table).map((seat, i) => {
    const { plan } = table.seats[i];
    const computer = plan.kind === 'computer' ? (plan.level as SeatInfo['computer']) : null;
    return Object.assign(seat, { computer, away: false, resigned: false });
  });
  const now = describeTable(table);
  return { ...now, status: 'playing', seats, ask: null, clock: null, rematch: null, result: null };
}

export function describeSeats({ seats }: Table): SeatInfo[] {
  return seats.map(({ plan, person, name, computer, away, resigned }) => ({
    kind: plan.kind,
    person,
    name,
    // Only levels of the protocol get into the log.
    computer: computer as SeatInfo['computer'],
    away,
    resigned,
  }));
}

export function clockOf(table: Table) {
  if (table.info.setup.clock === undefined) return null;
  return { bank: [...table.clocks.bank], deadline: table.deadline };
}

function resultOf(table: Table) {
  return { winners: table.winners(), scores: table.info.game.score(table.state) };
}
