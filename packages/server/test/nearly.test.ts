/** Messages that are nearly right, from people who sit at the table: they get past the schemas. */
import { GAMES } from '@evervale/games';
import { COMMANDS, type CommandName } from '@evervale/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { STORAGES, type Storage } from './storages.ts';
import { openTable, playOn, startTable } from './tables.ts';

const TOKEN = 'a token that nobody guesses';
const long = process.env['EVERVALE_LONG'] === '1';
const MESSAGES = long ? 40_000 : 1000;
/** Those that end the person, think for long, or call other machines have tests of their own. */
const LEFT_OUT = new Set(
  'hello login logout use-device-link delete-account set-password hint webhook push'.split(' '),
);
const NAMES = (Object.keys(COMMANDS) as CommandName[]).filter((name) => !LEFT_OUT.has(name));
const STANDING = GAMES.list.flatMap(({ standing }) => standing.map(({ id }) => id));
const PLANS = [
  { kind: 'open' },
  { kind: 'computer', level: 'random' },
  { kind: 'invited', person: 'nobody' },
  { kind: 'invited', person: "nobody'; --" },
  { kind: 'invited', person: 'a\0b' },
  { kind: 'hotseat', name: 'Hot' },
];
const OPTIONS = [
  {},
  { boxes: ['pearlbrook'] },
  { boxes: 'pearlbrook' },
  { boxes: [null] },
  { players: 9 },
  { modules: ['draft'] },
  { modules: [{}] },
  { nightweave: 7 },
  { teams: true },
];

/** What a field may hold; where it is a matter of the table, it often fits. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  seat: [0, 1, 2, 5],
  code: [0, 1, 50],
  key: ['pass', ''],
  picks: [1, 2, 10_000],
  answer: [...STANDING, '__proto__'],
  plan: PLANS,
  level: ['random', 'seedling', 'oak/builder'],
  text: ['hello', '漢字', '<b>x</b>', '%s'],
  game: ['everdell', 'eldervale', 'constructor'],
  options: OPTIONS,
  visibility: ['public', 'link'],
  clock: [
    { kind: 'live', bank: 60, increment: 0 },
    { kind: 'days', days: 30 },
  ],
  delay: [0, 1, 3600],
  day: ['2026-02-28', '0001-01-01', '9999-12-31'],
};
const FLAGS = new Set(['on', 'agree', 'rated', 'hints', 'spectators']);
const WORDS = new Set(['name', 'label', 'password', 'session', 'secret', 'person']);
const TIMES = new Set(['since', 'from', 'before', 'until']);

class Fumbler {
  private readonly random: Random;
  private readonly house: Running;
  readonly tables: string[] = [];

  constructor(house: Running, seed: number) {
    this.house = house;
    this.random = new Random(seed);
  }

  /** Tables of both games, begun and not, some rated, some with spectators who lag behind. */
  async open([ann, bob]: readonly Client[]): Promise<void> {
    this.tables.length = 0;
    for (const game of ['everdell', 'eldervale']) {
      const setup = { game, visibility: 'public', delay: this.random.below(2) };
      const { id } = await startTable([ann, bob], { ...setup, rated: this.random.below(2) === 0 });
      await playOn([ann, bob], id, this.random, 10);
      this.tables.push(id, (await openTable([bob], setup)).id);
    }
  }

  async message(): Promise<[type: string, input: Record<string, unknown>]> {
    const { random } = this;
    const table = random.of([...this.tables, 'nowhere']);
    if (random.below(6) === 0) {
      const seat = random.of([0, 1, null]);
      return ['watch', random.below(2) === 0 ? { table, seat } : { table, seat, since: 3 }];
    }
    const name = random.of(NAMES);
    const { decider, position, code } = await this.at(table);
    const input: Record<string, unknown> = {};
    for (const field of fieldsOf(name)) {
      if (field === 'table') input[field] = table;
      else if (field === 'seats') input[field] = [random.of(PLANS), random.of(PLANS)];
      else if (field === 'at') input[field] = position + random.of([0, 0, 0, 1]);
      else if (field === 'seat' && random.below(2) === 0) input[field] = decider;
      else if (field === 'code' && random.below(2) === 0) input[field] = code;
      else if (field === 'seat' || random.below(4) > 0) input[field] = random.of(valuesOf(field));
    }
    if (name === 'pick') delete input[random.of(['code', 'key'])];
    return [name, input];
  }

  private async at(id: string): Promise<{ decider: number; position: number; code: number }> {
    const none = { decider: 0, position: 0, code: 0 };
    if (id === 'nowhere') return none;
    return this.house.parts.host.read(id, ({ decider, position, play, info }) => {
      if (decider === null || play === null) return none;
      const code = this.random.of(info.game.machine.legal(play.state).toArray());
      return { decider, position, code };
    });
  }
}

function fieldsOf(name: CommandName): string[] {
  const { shape } = COMMANDS[name].input as { shape?: object };
  return Object.keys(shape ?? {});
}

function valuesOf(field: string): readonly unknown[] {
  if (FLAGS.has(field)) return [true, false];
  if (WORDS.has(field)) return ['someone', '-', 'a\0b'];
  if (TIMES.has(field)) return [0, 5, 2 ** 40, 2 ** 53 - 1];
  return VALUES[field] ?? [0];
}

describe.each(STORAGES)('with %s', (_, begin) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await begin();
  });
  afterAll(() => storage.close());

  /** A server, and what it logs as a failure. */
  async function open() {
    const accidents: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void accidents.push(line) });
    const house = await openHouse({ adminToken: TOKEN, ...(await storage.open()) }, { log });
    return { house, accidents };
  }

  it(`${MESSAGES} messages that are nearly right: done or refused, and no accident`, async () => {
    const { house, accidents } = await open();
    const people = await Promise.all(
      ['Ann', 'Bob', 'Cy'].map((name) => Client.guest(house.address, name)),
    );
    for (const one of people) await one.connect();
    const fumbler = new Fumbler(house, 5);
    const random = new Random(6);
    const answers = new Map<string, number>();
    for (let i = 0; i < MESSAGES; i++) {
      if (i % 500 === 0) await fumbler.open(people);
      const [type, input] = await fumbler.message();
      const one = random.of(people);
      // What is answered and told is checked by its schema there.
      const answer = await one.ask(type, input);
      const what = (answer['code'] as string | undefined) ?? answer.type;
      if (what === 'failed') accidents.push(`${type} ${JSON.stringify(input)}`);
      answers.set(what, (answers.get(what) ?? 0) + 1);
      one.received.length = 0;
    }
    expect(accidents).toEqual([]);
    // Much of it was really done, and nobody was thrown out.
    expect(answers.get('ok')).toBeGreaterThan(MESSAGES / 5);
    expect(answers.has('closed')).toBe(false);
    for (const one of people) one.close();
    await house.close();
  });

  it('what no database holds is refused: NUL in a text, a number that is too large', async () => {
    const { house, accidents } = await open();
    const ann = await Client.guest(house.address, 'Ann');
    const { id: table } = await openTable([ann]);
    const [url, keys] = ['https://example.org/a\0b', { p256dh: 'a', auth: 'b' }];
    const invited = { kind: 'invited', person: 'a\0b' };
    const wrong: readonly [string, object][] = [
      ['create-table', { game: 'everdell', seats: [{ kind: 'open' }, invited] }],
      ['plan-seat', { table, seat: 0, plan: invited }],
      ['revoke', { session: 'a\0b' }],
      ['webhook', { url }],
      ['push', { endpoint: url, keys }],
      ['chat', { table, from: 1e15 }],
      ['admin/people', { search: 'a\0b' }],
      ['admin/delete-chat', { table, n: 1e15 }],
      ['admin/announce', { text: 'a\0b' }],
    ];
    for (const [command, input] of wrong) {
      const operator = command.startsWith('admin/') ? { authorization: `Bearer ${TOKEN}` } : {};
      const { status, body } = await ann.post(command, input, operator);
      expect([command, status, body.code]).toEqual([command, 400, 'invalid']);
    }
    expect(accidents).toEqual([]);
    await house.close();
  });
});
