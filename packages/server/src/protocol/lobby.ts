/** Commands about tables: finding, opening, joining, talking, looking back. */
import { generatorOf, hash } from '@evervale/kernel';
import type { SeatPlan } from '@evervale/protocol';
import {
  challengeOf,
  closingTime,
  dailyGame,
  dealOf,
  isRunning,
  setupOf,
} from '../challenge/daily.ts';
import type { Parts } from '../parts.ts';
import { Refused } from '../refused.ts';
import type { Listed } from '../storage/tables.ts';
import { belongsTo, isKeptBehind, letIn, type Keys } from '../table/access.ts';
import { describeBeginning, describeSeats, describeTable } from '../table/describe.ts';
import { canPlay } from '../table/playable.ts';
import { lastingOf } from '../table/standing.ts';
import type { Table } from '../table/table.ts';
import { command, isBot, personOf } from './command.ts';

/** The table for somebody who may see it; members also get the secret of its link. */
async function forPerson(parts: Parts, id: string, person: string, keys: Keys) {
  await letIn(parts, id, person, keys);
  return parts.host.read(id, (table) => {
    const found = tableFor(table, person);
    const behind = isKeptBehind(table, person, parts.now());
    return behind ? { ...found, table: describeBeginning(table) } : found;
  });
}

function tableFor(table: Table, person: string) {
  const mine = table.seatsOf(person);
  return {
    table: describeTable(table),
    seats: mine,
    passAhead: mine.filter((seat) => table.seats[seat].standing.includes('pass')),
    standing: mine.flatMap((seat) =>
      table.seats[seat].standing.map((answer) => ({
        seat,
        answer,
        lasts: lastingOf(table.info.game, answer),
      })),
    ),
    secret: belongsTo(table, person) ? table.info.secret : undefined,
  };
}

function listing({ setup, ...rest }: Listed) {
  const { passwordHash, seats: _plans, ...shown } = setup;
  return { ...rest, setup: { ...shown, password: passwordHash !== null } };
}

const own = (table: Table, person: string) => tableFor(table, person);

/** Whoever has more than this unfinished should finish some first. */
const MOST_TABLES = 100;
/** Invitations show up with other people: they are worth more than a request. */
const INVITATION = 10;

export async function mayOpen(
  { tables, allowances }: Parts,
  person: string,
  seats: readonly SeatPlan[] = [],
): Promise<void> {
  if ((await tables.unfinished(person)) >= MOST_TABLES) {
    throw new Refused('limit', 'you have many unfinished tables: finish or close some first');
  }
  mayInvite(allowances, person, seats);
}

function mayInvite(
  allowances: Parts['allowances'],
  person: string,
  seats: readonly SeatPlan[],
): void {
  const invited = seats.filter(({ kind }) => kind === 'invited').length;
  if (invited > 0 && !allowances.use(`invite ${person}`, invited * INVITATION)) {
    throw new Refused('limit', 'too many invitations, wait a little');
  }
}

export const LOBBY = [
  command('create-table', {
    about: 'Open a table. You sit at its first open seat.',
    cost: 5,
    async run(parts, caller, setup) {
      const person = personOf(caller);
      await mayOpen(parts, person.id, setup.seats);
      return own(await parts.actions.create(person, setup), person.id);
    },
  }),
  command('public-tables', {
    about: 'Tables that anybody may join or watch, the newest first.',
    who: 'anyone',
    run: async ({ tables }) => ({ tables: (await tables.listPublic()).map(listing) }),
  }),
  command('my-tables', {
    about:
      'Your tables, those that wait for you first; `before` pages on. Nothing is ever deleted.',
    async run({ tables }, caller, { before }) {
      return { tables: (await tables.listMine(personOf(caller).id, before)).map(listing) };
    },
  }),
  command('my-turn', {
    about: 'The tables that wait for you.',
    async run({ tables }, caller) {
      return { tables: (await tables.listMyTurn(personOf(caller).id)).map(listing) };
    },
  }),
  command('table', {
    about: 'One table.',
    who: 'bot',
    async run(parts, caller, { table, ...keys }) {
      const found = await forPerson(parts, table, personOf(caller).id, keys);
      // A program plays, and lets nobody in.
      return isBot(caller) ? { ...found, secret: undefined } : found;
    },
  }),
  command('join', {
    about: 'Sit down.',
    cost: 2,
    async run(parts, caller, { table, seat, ...keys }) {
      const person = personOf(caller);
      await forPerson(parts, table, person.id, keys);
      return own(await parts.actions.join(table, person, seat), person.id);
    },
  }),
  command('leave', {
    about: 'Stand up, before the game begins.',
    async run({ actions }, caller, { table }) {
      await actions.leave(table, personOf(caller));
      return {};
    },
  }),
  command('plan-seat', {
    about: 'The owner says who may sit there: open, invited or a computer player.',
    async run({ actions, allowances }, caller, { table, seat, plan }) {
      const person = personOf(caller);
      mayInvite(allowances, person.id, [plan]);
      return own(await actions.plan(table, person, seat, plan), person.id);
    },
  }),
  command('decline', {
    about: 'Decline an invitation: the seat is open again, and the table leaves your list.',
    async run({ actions }, caller, { table }) {
      await actions.decline(table, personOf(caller));
      return {};
    },
  }),
  command('start', {
    about: 'The owner begins the game.',
    async run({ actions }, caller, { table }) {
      const person = personOf(caller);
      return own(await actions.start(table, person), person.id);
    },
  }),
  command('close-table', {
    about:
      'The owner gives the table up, before the game begins; or a week after its last move if its rules are gone.',
    async run({ actions }, caller, { table }) {
      await actions.close(table, personOf(caller));
      return {};
    },
  }),
  command('say', {
    about: 'Say something at a table you sit at.',
    cost: 3,
    async run({ chat, host, now }, caller, { table, text }) {
      const person = personOf(caller);
      await host.read(table, (found) => {
        if (belongsTo(found, person.id)) return;
        throw new Refused('not-allowed', 'only those who sit at the table can talk');
      });
      const line = await chat.add(table, { person: person.id, name: person.name, text, at: now() });
      await spread({ chat, host }, table, line);
      return { n: line.n };
    },
  }),
  command('chat', {
    about: 'What has been said, without those you have muted.',
    async run(parts, caller, { table, from, ...keys }) {
      const person = personOf(caller);
      await forPerson(parts, table, person.id, keys);
      return { lines: await parts.chat.list(table, person.id, from) };
    },
  }),
  command('record', {
    about: 'A finished game as a record: options, seed and picks, to be replayed anywhere.',
    // The whole log is read.
    cost: 10,
    async run(parts, caller, { table, ...keys }) {
      const { host, now } = parts;
      const person = personOf(caller).id;
      await letIn(parts, table, person, keys);
      return host.read(table, async (found) => {
        if (isKeptBehind(found, person, now())) {
          throw new Refused('state', 'a game can be exported when you have been shown its end');
        }
        return recordFor(parts, found);
      });
    },
  }),
  command('challenge', {
    about: "Your table of today's challenge: the same deal for everybody, the first game counts.",
    cost: 5,
    async run({ actions, games, host, results, now, secret: key }, caller, { game: wanted }) {
      const person = personOf(caller);
      const game = dailyGame(games, wanted);
      const challenge = challengeOf(game, now());
      const begun = async () => results.challengeTable(challenge, person.id);
      let table = await begun();
      if (table === undefined) {
        const deal = dealOf(challenge, key);
        // Of several requests at a time one opens the table, and all get it.
        const opened = await actions.challenge(person, setupOf(game, deal), deal);
        table = opened?.info.id ?? (await begun())!;
      }
      return host.read(table, (found) => own(found, person.id));
    },
  }),
  command('challenge-board', {
    about:
      'The results of a day, today if none is named. Those that come by noon (UTC) of the next day count.',
    who: 'anyone',
    async run({ games, results, now }, _, { day, game }) {
      const time = day === undefined ? now() : Date.parse(day);
      const challenge = challengeOf(dailyGame(games, game), time);
      return { challenge, closes: closingTime(challenge), results: await results.board(challenge) };
    },
  }),
  command('ranking', {
    about: 'The ratings of those who play rated games.',
    who: 'anyone',
    run: async ({ results }, _, { game }) => ({ ranking: await results.ranking(game) }),
  }),
];

/** To everybody who looks at the table here, except those who do not want to hear it. */
export async function spread(
  { chat, host }: Pick<Parts, 'chat' | 'host'>,
  table: string,
  line: { readonly person: string },
): Promise<void> {
  const deaf = await chat.mutersOf(line.person);
  const message = JSON.stringify({ type: 'chat', table, line });
  host.broadcast(table, message, (viewer) => deaf.has(viewer.person));
}

/**
 * Another process may still know the rules that this one does not, and a turn may take 30 days and a
 * vacation of 60; without a clock nobody goes on after 90.
 */
const SURELY_OVER = 100 * 24 * 60 * 60 * 1000;

/** Of a game whose rules are not known here, its row tells whether it is over: whoever knew them wrote it. */
function isOver({ status, lastAt }: Pick<Table, 'status' | 'lastAt'>, now: number): boolean {
  return status === 'over' || status === 'closed' || now - lastAt > SURELY_OVER;
}

/** While a game can still go on, its seed and picks would tell what is hidden. */
async function recordFor({ host, tables, now }: Parts, table: Table) {
  const { game, rules, setup, seed, challenge } = table.info;
  const head = {
    game: game.id,
    rules,
    options: setup.options,
    generator: generatorOf(seed),
    seed,
  };
  const seats = describeSeats(table).map(({ name, computer }) => ({ name, computer }));
  if (challenge !== null && isRunning(challenge, now())) {
    throw new Refused(
      'state',
      'others still play this deal: it can be exported after tomorrow noon',
    );
  }
  if (!canPlay(table.info) && isOver(await tables.stateOf(table.info.id), now())) {
    return { record: { ...head, log: await host.entries(table.info.id) }, seats };
  }
  if (table.status !== 'over' || !table.play) {
    throw new Refused('state', 'a game can be exported when it is over');
  }
  return { record: { ...head, picks: table.play.picks, hash: hash(table.state) }, seats };
}
