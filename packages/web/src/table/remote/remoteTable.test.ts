import { everdell } from '@evervale/everdell';
import { decision, recordOf, Play, type GameRecord } from '@evervale/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '../source.ts';
import { RemoteTable } from './remoteTable.ts';
import type { TableInfo } from '@evervale/protocol';

const PASS = { id: 'pass', lasts: 'once' } as const;

interface Sent {
  readonly type: string;
  readonly id: number;
  readonly [field: string]: unknown;
}

/** The other end of the wire, played by the test. */
class Server {
  readonly sent: Sent[] = [];
  seats = [seat('me', 'Ann'), seat('bob', 'Bob')];
  status: TableInfo['status'] = 'playing';
  readonly play = new Play(everdell, everdell.readOptions({ players: 2 }), 4);
  /** Commands that get no answer. */
  silent = new Set<string>();
  refused: Record<string, string> = {};
  user: Parameters<ConstructorParameters<typeof RemoteTable>[1]['open']>[0] | null = null;
  position = 10;
  /** False: it takes the call and says nothing. */
  answers = true;

  info(): TableInfo {
    const setup = { visibility: 'link', password: false, rated: false, spectators: true } as const;
    return {
      id: 't',
      game: 'everdell',
      rules: everdell.version,
      playable: true,
      setup: { ...setup, game: 'everdell', delay: 0, options: { players: 2 } },
      owner: 'me',
      challenge: null,
      createdAt: 0,
      status: this.status,
      length: this.position,
      position: this.position,
      seats: this.seats,
      ask: null,
      clock: null,
      rematch: null,
      result: null,
    };
  }

  open(user: NonNullable<Server['user']>) {
    this.user = user;
    if (this.answers) queueMicrotask(() => user.opened());
    return { send: (text: string) => this.receive(JSON.parse(text) as Sent), close: () => {} };
  }

  tell(message: object): void {
    this.user?.heard(JSON.stringify(message));
  }

  /** The wire breaks without a word. */
  cut(): void {
    this.user?.closed(1006);
  }

  of(type: string): Sent[] {
    return this.sent.filter((one) => one.type === type);
  }

  private receive(message: Sent): void {
    this.sent.push(message);
    if (this.silent.has(message.type)) return;
    const refused = this.refused[message.type];
    queueMicrotask(() => {
      if (message.type === 'watch') this.snapshot(message['seat'] as number | null);
      if (refused) this.tell({ type: 'error', id: message.id, code: refused, message: '' });
      else this.tell({ type: 'ok', id: message.id, result: this.answer(message) });
    });
  }

  private answer({ type }: Sent): unknown {
    const mine = this.seats.flatMap(({ person }, i) => (person === 'me' ? [i] : []));
    if (type === 'table' || type === 'join') {
      return { table: this.info(), seats: mine, passAhead: [], standing: [], secret: 's' };
    }
    if (type === 'chat') return { lines: [HI] };
    if (type === 'reasons') {
      return { position: this.position, reasons: everdell.blocked(this.play.state) };
    }
    if (type === 'record') return { record: recordOf(this.play) };
    return {};
  }

  private state(as: number | null) {
    const pending = decision(everdell, this.play.state);
    return {
      table: 't',
      seat: as,
      n: this.position,
      position: this.position,
      decision: as !== null && pending?.seat === as ? pending : null,
    };
  }

  snapshot(as: number | null): void {
    const view = everdell.view(this.play.state, as);
    this.tell({ type: 'snapshot', ...this.state(as), info: this.info(), view, events: [] });
  }

  /** Somebody picks; everybody is told by a patch of what may be known. */
  moves(code: number, more: object = {}): void {
    const events = this.play.pick(code).map((event) => ({
      n: this.position,
      event,
      text: everdell.eventText(event, this.play.state),
    }));
    this.position += 1;
    for (const as of [0, 1]) {
      if (this.seats[as].person !== 'me') continue;
      const view = everdell.view(this.play.state, as);
      const patch = Object.entries(view).map(([key, value]) => [`/${key}`, value]);
      this.tell({ type: 'moved', ...this.state(as), events, patch, ...more });
    }
  }
}

const HI = { n: 0, person: 'bob', name: 'Bob', text: 'hi', at: 1 };

function seat(person: string | null, name: string): TableInfo['seats'][number] {
  return { kind: 'open', person, name, computer: null, away: false, resigned: false };
}

let server: Server;
let table: RemoteTable;
let shown: Snapshot[];
let kept: GameRecord[];

async function begin(): Promise<void> {
  shown = [];
  kept = [];
  table = new RemoteTable(
    { table: 't', secret: 's' },
    {
      open: (user) => server.open(user),
      me: 'me',
      nameOf: (n) => `Player ${n}`,
      finished: (_, record) => {
        kept.push(record);
        return [[1, 2]];
      },
    },
  );
  table.subscribe((snapshot) => shown.push(snapshot));
  await settled();
}

/** Until the other end has answered everything. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(5);
const last = (): Snapshot => shown.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const anyPlace = (snapshot: Snapshot): number =>
  snapshot.decision!.options.find(({ key }) => key === 'place:basic-three-twigs')!.code;

test('a pick counts when the server says so', async () => {
  await begin();
  const { at, decision: asked, blocked } = last();
  expect(asked?.seat).toBe(0);
  expect(blocked.length).toBeGreaterThan(0);
  const code = anyPlace(last());
  table.send({ type: 'pick', code, at });
  expect(table.seen().sending).toBe(true);
  expect(last().at).toBe(at);
  server.moves(code);
  await settled();
  expect(server.of('pick')).toMatchObject([{ table: 't', seat: 0, at, code }]);
  expect(last()).toMatchObject({ at: at + 1, decision: null, thinking: 1 });
  expect(last().log.lines.length).toBeGreaterThan(0);
  expect(table.seen().sending).toBe(false);
});

test('a late click and a second click send nothing', async () => {
  await begin();
  const { at } = last();
  const code = anyPlace(last());
  table.send({ type: 'pick', code, at: at - 1 });
  table.send({ type: 'pick', code, at });
  table.send({ type: 'pick', code: code + 1, at });
  await settled();
  expect(server.of('pick')).toHaveLength(1);
});

test('a pick that the wire lost is sent again, and only if the position still waits for it', async () => {
  await begin();
  const { at } = last();
  const code = anyPlace(last());
  server.silent.add('pick');
  table.send({ type: 'pick', code, at });
  await settled();
  server.cut();
  expect(table.seen().link).toBe('reconnecting');
  server.silent.clear();
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.seen().link).toBe('connected');
  expect(server.of('pick')).toHaveLength(2);
  expect(server.of('pick')[1]).toMatchObject({ at, code });

  // This time it had arrived: the position after the reconnect says so.
  server.moves(code);
  await settled();
  const answered = server.play.picks.length;
  server.silent.add('pick');
  const next = last().at;
  server.seats = [seat('bob', 'Bob'), seat('me', 'Ann')];
  server.tell({ type: 'table', table: 't', info: server.info() });
  await settled();
  const mine = anyDecision();
  table.send({ type: 'pick', code: mine, at: next });
  await settled();
  server.play.pick(mine);
  server.cut();
  server.position += 1;
  server.silent.clear();
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.of('pick')).toHaveLength(3);
  expect(server.play.picks.length).toBe(answered + 1);
  expect(table.seen().sending).toBe(false);
});

test('a pick that a frozen server does not answer is sent again to another one, within seconds, and done once', async () => {
  await begin();
  const { at } = last();
  const code = anyPlace(last());
  const all = ['pick', 'push-key', 'reasons', 'table', 'chat', 'watch'];
  for (const type of all) server.silent.add(type);
  table.send({ type: 'pick', code, at });
  await vi.advanceTimersByTimeAsync(2500);
  expect([server.of('pick').length, table.seen().link]).toEqual([1, 'connected']);
  // The process behind the next wire is awake.
  const { user: frozen } = server;
  for (const type of all) server.silent.delete(type);
  await vi.advanceTimersByTimeAsync(2500);
  expect(table.seen().link).toBe('connected');
  expect(server.of('pick')).toMatchObject([
    { at, code },
    { at, code },
  ]);
  expect(table.seen().sending).toBe(false);
  server.moves(code);
  // What the frozen one says when it wakes up is heard no more.
  frozen?.heard('{"type":"error","id":1,"code":"late","message":""}');
  await settled();
  expect(table.seen().denied).toBeNull();
  expect(last()).toMatchObject({ at: at + 1, decision: null });
});

test('a server that takes the call and says nothing is called again', async () => {
  await begin();
  server.answers = false;
  server.cut();
  await vi.advanceTimersByTimeAsync(2000);
  server.answers = true;
  expect(table.seen().link).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(12_000);
  expect(table.seen().link).toBe('connected');
});

const anyDecision = (): number => last().decision!.options[0].code;

test('after a reconnect the log goes on from the last entry seen', async () => {
  await begin();
  server.moves(anyPlace(last()));
  await settled();
  expect(server.of('watch')).toMatchObject([{ since: 0 }]);
  const lines = last().log.lines.length;
  server.cut();
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.of('watch').at(-1)).toMatchObject({ since: 11, secret: 's' });
  expect(last().log.lines).toHaveLength(lines);
  expect(last().events).toEqual([]);
});

test('what was taken back leaves the log', async () => {
  await begin();
  server.moves(anyPlace(last()));
  await settled();
  expect(last().log.lines.length).toBeGreaterThan(0);
  server.play.undo(0);
  const view = everdell.view(server.play.state, 0);
  const patch = Object.entries(view).map(([key, value]) => [`/${key}`, value]);
  const head = { table: 't', seat: 0, n: 12, position: 12, events: [], patch };
  server.tell({
    type: 'moved',
    ...head,
    back: 10,
    decision: decision(everdell, server.play.state),
  });
  expect(last().log.lines).toEqual([]);
  expect(last()).toMatchObject({ at: 12, events: [] });
  expect(last().decision).not.toBeNull();
});

test('a refused pick says why and leaves the decision', async () => {
  await begin();
  server.refused = { pick: 'late' };
  table.send({ type: 'pick', code: anyPlace(last()), at: last().at });
  await settled();
  expect(table.seen()).toMatchObject({ denied: { command: 'pick', code: 'late' }, sending: false });
  expect(last().decision).not.toBeNull();
});

test('a spectator watches without a seat and decides nothing', async () => {
  server.seats = [seat('ann', 'Ann'), seat('bob', 'Bob')];
  await begin();
  expect(server.of('watch')).toMatchObject([{ seat: null }]);
  expect(last()).toMatchObject({ decision: null, thinking: 0, undo: 0 });
  table.send({ type: 'pick', code: 1, at: last().at });
  await settled();
  expect(server.of('pick')).toEqual([]);
});

test('around one screen no hand is shown until the next person has it', async () => {
  server.seats = [seat('me', 'Ann'), seat('me', 'Bea')];
  await begin();
  const hands = (): number =>
    (last().view as { players: { hand: unknown }[] }).players.filter(({ hand }) => hand !== null)
      .length;
  expect(last()).toMatchObject({ handover: 0, decision: null });
  expect(hands()).toBe(0);
  table.send({ type: 'takeOver' });
  expect(last()).toMatchObject({ handover: null, seat: 0 });
  expect(hands()).toBe(1);
  server.moves(anyPlace(last()));
  expect(last()).toMatchObject({ handover: 1, decision: null });
  expect(hands()).toBe(0);
});

test('somebody who is sent away from a seat watches on as a spectator', async () => {
  server.status = 'open';
  await begin();
  expect(table.seen().mine).toEqual([0]);
  server.seats = [seat(null, ''), seat('bob', 'Bob')];
  server.tell({ type: 'unwatched', table: 't', seat: 0 });
  server.tell({ type: 'table', table: 't', info: server.info() });
  await settled();
  expect(table.seen().mine).toEqual([]);
  expect(server.of('watch').at(-1)).toMatchObject({ seat: null });
});

test('a seat that a computer player has decides nothing here', async () => {
  server.seats = [{ ...seat('me', 'Ann'), computer: 'sapling', away: true }, seat('bob', 'Bob')];
  await begin();
  expect(last()).toMatchObject({ decision: null, thinking: 0 });
  server.seats = [seat('me', 'Ann'), seat('bob', 'Bob')];
  server.tell({ type: 'table', table: 't', info: server.info() });
  expect(last().decision?.seat).toBe(0);
});

test('a finished game is kept with its points', async () => {
  await begin();
  const scores = everdell.score(server.play.state);
  const info = { ...server.info(), status: 'over', result: { winners: [1], scores } };
  server.tell({ type: 'table', table: 't', info });
  await settled();
  expect(last().outcome).toEqual({ winners: [1], scores, history: [[1, 2]] });
  expect(kept).toHaveLength(1);
});

test('a table with a password says so, and what was said is heard', async () => {
  server.refused = { table: 'not-allowed' };
  await begin();
  expect(table.seen().shut?.code).toBe('not-allowed');
  server.refused = {};
  server.cut();
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.seen()).toMatchObject({ shut: null, chat: [{ text: 'hi' }] });
});

test('an order to pass is given for the own seat, and taken back if it is refused', async () => {
  server.seats = [seat('bob', 'Bob'), seat('me', 'Ann')];
  await begin();
  const ordered = { seat: 1, answer: 'pass', lasts: 'once' };
  await Promise.all([table.stand(PASS, true), settled()]);
  expect(server.of('standing')).toMatchObject([{ seat: 1, answer: 'pass', on: true }]);
  expect(table.seen().standing).toEqual([ordered]);
  server.refused = { standing: 'state' };
  await Promise.all([table.stand(PASS, false), settled()]);
  expect(table.seen()).toMatchObject({ standing: [ordered], denied: { code: 'state' } });
  // The order is good for one turn of its seat.
  const { options } = decision(everdell, server.play.state)!;
  server.moves(options.find(({ key }) => key === 'place:basic-three-twigs')!.code);
  expect(last().decision?.seat).toBe(1);
  expect(table.seen().standing).toEqual([]);
});
