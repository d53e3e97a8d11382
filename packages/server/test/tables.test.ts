import { everdell } from '@evervale/everdell';
import { hash, replay } from '@evervale/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { STORAGES, type Storage } from './storages.ts';
import { openTable, playOn, startTable } from './tables.ts';
import { eventually } from './patience.ts';

describe.each(STORAGES)('with %s', (_, openStorage) => {
  let house: Running;
  let storage: Storage;
  let time = Date.UTC(2026, 10, 16, 12);
  const posted: string[] = [];

  beforeAll(async () => {
    storage = await openStorage();
    house = await openHouse(await storage.open(), {
      now: () => time,
      post: () => ({
        webhook: (url) => Promise.resolve(posted.push(url)),
        push: () => Promise.resolve(410),
      }),
    });
  });
  afterAll(async () => {
    await house.close();
    await storage.close();
  });

  const guests = (...names: string[]): Promise<Client[]> =>
    Promise.all(names.map((name) => Client.guest(house.address, name)));

  describe('a table', () => {
    it('is played to its end by two people, and its record replays to the same position', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players);
      await playOn(players, id, new Random(1));
      const { body } = await players[0].post('record', { table: id });
      const again = replay(everdell, body.record);
      expect(hash(again.state)).toBe(body.record.hash);
      expect(players[0].seat(id, 0).view).toEqual(
        JSON.parse(JSON.stringify(everdell.view(again.state, 0))),
      );
      expect(players[1].seat(id, 1).view).toEqual(
        JSON.parse(JSON.stringify(everdell.view(again.state, 1))),
      );
    });

    it('with computer players goes on by itself', async () => {
      const players = await guests('Ann');
      const { id } = await startTable(players, {}, ['random', 'random']);
      const picks = await playOn(players, id, new Random(2));
      expect(picks).toBeGreaterThan(10);
      const { body } = await players[0].post('table', { table: id });
      expect(body.table.status).toBe('over');
      expect(body.table.result.scores).toHaveLength(3);
    });

    it('does not exist for strangers unless it is public', async () => {
      const [ann, eve] = await guests('Ann', 'Eve');
      const hidden = await openTable([ann]);
      const nothing = await eve.post('table', { table: 'nosuchtable' });
      const refused = await eve.post('table', { table: hidden.id });
      expect(refused.status).toBe(404);
      expect(refused.body).toEqual(nothing.body);
      expect((await eve.post('table', { table: hidden.id, secret: hidden.secret })).status).toBe(
        200,
      );
      const open = await openTable([ann], { visibility: 'public' });
      expect((await eve.post('table', { table: open.id })).status).toBe(200);
      const { body } = await eve.post('public-tables');
      const ids = body.tables.map((table: { id: string }) => table.id);
      expect(ids).toContain(open.id);
      expect(ids).not.toContain(hidden.id);
    });

    it('with a password lets in those who know it', async () => {
      const [ann, eve] = await guests('Ann', 'Eve');
      const { id } = await openTable([ann], { visibility: 'public', password: 'open sesame' });
      expect((await eve.post('join', { table: id })).status).toBe(403);
      expect((await eve.post('table', { table: id, password: 'sesame' })).status).toBe(403);
      expect((await eve.post('table', { table: id, password: 'open sesame' })).status).toBe(200);
    });

    it('is begun by its owner when every seat is taken', async () => {
      const [ann, bob, eve] = await guests('Ann', 'Bob', 'Eve');
      const { body } = await ann.post('create-table', {
        game: 'everdell',
        seats: [{ kind: 'open' }, { kind: 'invited', person: bob.person }],
      });
      const table = body.table.id as string;
      expect((await ann.post('start', { table })).body.code).toBe('state');
      expect((await eve.post('join', { table, secret: body.secret })).body.code).toBe('state');
      expect((await bob.post('join', { table })).body.seats).toEqual([1]);
      expect((await bob.post('start', { table })).body.code).toBe('not-allowed');
      expect((await bob.post('leave', { table })).status).toBe(200);
      await ann.post('plan-seat', { table, seat: 1, plan: { kind: 'computer', level: 'random' } });
      expect((await ann.post('start', { table })).body.table.status).toBe('playing');
    });

    it('around one device is played by its owner at every seat', async () => {
      const [ann] = await guests('Ann');
      const { body } = await ann.post('create-table', {
        game: 'everdell',
        seats: [{ kind: 'open' }, { kind: 'hotseat', name: 'Grandma' }],
      });
      const table = body.table.id as string;
      await ann.post('start', { table });
      await ann.connect();
      await ann.ask('watch', { table, seat: 0 });
      await ann.ask('watch', { table, seat: 1 });
      const picks = await playOn([ann, ann], table, new Random(3), 20);
      expect(picks).toBe(20);
    });

    it('refuses options that its game does not have, by name', async () => {
      const [ann] = await guests('Ann');
      const { status, body } = await ann.post('create-table', {
        game: 'everdell',
        seats: [{ kind: 'open' }],
        options: { colour: 'blue' },
      });
      expect(status).toBe(400);
      expect(body.message).toContain('options.colour');
    });
  });

  describe('a pick', () => {
    it('sent twice is answered twice and taken once', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players);
      const { decision, position } = players[0].seat(id, 0);
      const pick = { table: id, seat: 0, at: position, code: decision!.options[0].code };
      const answers = await Promise.all([
        players[0].ask('pick', pick),
        players[0].ask('pick', pick),
      ]);
      expect(answers.map(({ type }) => type)).toEqual(['ok', 'ok']);
      const entries = await house.parts.tables.entries(id);
      expect(entries.filter(({ kind }) => kind === 'pick')).toHaveLength(1);
    });

    it('that comes late, out of turn or is no option changes nothing', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players);
      const { decision, position } = players[0].seat(id, 0);
      const pick = { table: id, seat: 0, at: position, code: decision!.options[0].code };
      const before = (await house.parts.tables.entries(id)).length;
      const codes = [
        await players[0].ask('pick', { ...pick, at: position + 1 }),
        await players[0].ask('pick', { ...pick, at: 0 }),
        await players[0].ask('pick', { ...pick, code: 999_999 }),
        await players[1].ask('pick', { ...pick, seat: 1 }),
        await players[1].ask('pick', pick),
        await players[0].ask('pick', { ...pick, key: 'also' }),
      ].map((answer) => answer['code']);
      expect(codes).toEqual(['late', 'late', 'illegal', 'illegal', 'not-allowed', 'invalid']);
      expect(await house.parts.tables.entries(id)).toHaveLength(before);
    });

    it('can be named by its key', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players);
      const { decision, position } = players[0].seat(id, 0);
      const { key } = decision!.options[0];
      const answer = await players[0].ask('pick', { table: id, seat: 0, at: position, key });
      expect(answer.type).toBe('ok');
    });
  });

  describe('taking back', () => {
    it('beyond the rule of the game needs everybody else', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players);
      const start = structuredClone(players[0].seat(id, 0).view);
      const picks = await playOn(players, id, new Random(4), 7);
      const { position } = players[0].seat(id, 0);
      const ask = { table: id, seat: 0, at: position, picks };
      expect((await players[0].ask('undo', ask))['code']).toBe('illegal');
      expect((await players[0].ask('ask-undo', ask)).type).toBe('ok');
      expect(players[0].seat(id, 0).view).not.toEqual(start);
      await players[1].ask('answer-undo', { table: id, agree: true });
      await players[0].until(() => players[0].seat(id, 0).position > position, 'going back');
      expect(players[0].seat(id, 0).view).toEqual(start);
    });

    it('by the rule of the game is up to the player', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players);
      const random = new Random(5);
      let taken = 0;
      for (let i = 0; i < 60 && taken < 3; i++) {
        await playOn(players, id, random, 1);
        for (const [seat, player] of players.entries()) {
          const { position } = player.seat(id, seat);
          const answer = await player.ask('undo', { table: id, seat, at: position, picks: 1 });
          if (answer.type === 'ok') taken++;
          await player.until(
            () => answer.type !== 'ok' || player.seat(id, seat).position > position,
            'undo',
          );
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      expect(taken).toBe(3);
    });
  });

  describe('absent players', () => {
    it('lose their seat to a computer player when their clock has run out, and get it back', async () => {
      const players = await guests('Ann', 'Bob');
      const clock = { kind: 'live', bank: 60, increment: 5 };
      const { id } = await startTable(players, { clock });
      time += 61_000;
      await house.sweep();
      await players[1].until(() => players[1].seat(id, 1).decision !== null, 'the stand-in');
      const { body } = await players[0].post('table', { table: id });
      expect(body.table.seats[0]).toMatchObject({ away: true, computer: 'sapling' });
      expect((await players[0].post('hand-back', { table: id, seat: 0 })).status).toBe(200);
      const after = await players[0].post('table', { table: id });
      expect(after.body.table.seats[0]).toMatchObject({ away: false, computer: null });
    });

    it('are told in at most ten browsers', async () => {
      const [ann] = await guests('Ann');
      const { people } = house.parts;
      const told: boolean[] = [];
      for (let i = 0; i < 12; i++) {
        told.push(await people.addPush(ann.person, `https://push.example.org/${i}`, '{}'));
      }
      expect(told.filter(Boolean)).toHaveLength(10);
      expect(await people.addPush(ann.person, 'https://push.example.org/0', '{"a":1}')).toBe(true);
      expect(await people.pushes(ann.person)).toHaveLength(10);
    });

    it('on vacation keep their seat in slow games', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players, { clock: { kind: 'days', days: 1 } });
      await players[0].post('vacation', { until: time + 5 * 86_400_000 });
      time += 2 * 86_400_000;
      await house.sweep();
      const { body } = await players[1].post('table', { table: id });
      expect(body.table.seats[0].away).toBe(false);
      time += 4 * 86_400_000;
      await house.sweep();
      await players[1].until(() => players[1].seat(id, 1).decision !== null, 'the stand-in');
    });

    it('without a clock can be replaced when they keep the others waiting', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players);
      const replace = { table: id, seat: 0, level: 'random' };
      expect((await players[1].post('take-over', replace)).body.code).toBe('not-allowed');
      time += 3 * 60_000;
      expect((await players[1].post('take-over', replace)).status).toBe(200);
      await players[1].until(() => players[1].seat(id, 1).decision !== null, 'the stand-in');
    });

    it('who resign have lost', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players, { rated: true });
      await players[0].post('resign', { table: id, seat: 0 });
      const { body } = await players[1].post('table', { table: id });
      expect(body.table).toMatchObject({ status: 'over', result: { winners: [1] } });
      const { body: ranks } = await players[1].post('ranking', { game: 'everdell' });
      const people = ranks.ranking.map(({ person }: { person: string }) => person);
      expect(people.indexOf(players[1].person)).toBeLessThan(people.indexOf(players[0].person));
    });

    /** A game in which Bob orders to pass whenever he is not asked; did an order lead to a pass? */
    const playWithOrders = async (seed: number): Promise<boolean> => {
      const players = await guests('Ann', 'Bob');
      const [ann, bob] = players;
      const { id } = await startTable(players);
      const random = new Random(seed);
      const settled = (): Promise<boolean> =>
        house.parts.host.read(id, (table) => !table.automatic);
      const passed = (): boolean => (bob.seat(id, 1).view as PlayersView).players[1].finished;
      while (!ann.seat(id, 0).over && !passed()) {
        // Before autumn passing is not possible: then the order is void and Bob decides himself.
        const ordered = bob.seat(id, 1).decision === null;
        if (ordered) await bob.ask('pass-ahead', { table: id, seat: 1, on: true });
        const heard = ann.received.length;
        await playOn(players, id, random, 1);
        await eventually(settled, 2);
        const position = await house.parts.host.read(id, (table) => table.position);
        await bob.until(() => bob.seat(id, 1).position >= position, 'the order');
        await ann.until(() => ann.seat(id, 0).position >= position, 'the order');
        if (ordered && passed()) return true;
        // One move, one message: an order that was given or became void is not told.
        expect(ann.received.length - heard).toBeLessThanOrEqual(2);
      }
      return false;
    };

    it('who ordered to pass do so when they can, and nobody else is told before', async () => {
      // Where passing is all that is left, the rules pass by themselves and no order is needed.
      let passed = false;
      for (let game = 0; game < 8 && !passed; game++) passed = await playWithOrders(game);
      expect(passed).toBe(true);
    });
  });

  describe('beside the game', () => {
    it('people talk, and do not hear whom they have muted', async () => {
      const players = await guests('Ann', 'Bob', 'Eve');
      const { id } = await startTable(players);
      await players[0].post('mute', { person: players[2].person, on: true });
      await players[2].ask('say', { table: id, text: 'nobody asked' });
      await players[1].ask('say', { table: id, text: 'good luck' });
      await players[0].until(
        () => players[0].received.some((m) => m.includes('good luck')),
        'chat',
      );
      expect(players[0].received.join('')).not.toContain('nobody asked');
      expect(players[1].received.join('')).toContain('nobody asked');
      const { body } = await players[0].post('chat', { table: id });
      expect(body.lines.map(({ text }: { text: string }) => text)).toEqual(['good luck']);
    });

    it('spectators see what is open, later if the table says so', async () => {
      const [ann, bob, eve] = await guests('Ann', 'Bob', 'Eve');
      const setup = { visibility: 'public', delay: 60 };
      const { id } = await startTable([ann, bob], setup);
      await eve.connect();
      time += 1000;
      await playOn([ann, bob], id, new Random(7), 3);
      await eve.ask('watch', { table: id, seat: null });
      expect(eve.seat(id, null).n).toBe(0);
      expect((await eve.ask('watch', { table: id, seat: 0 }))['code']).toBe('not-allowed');
      eve.close();
      await eve.until(() => eve.socket === null, 'the end');
      time += 120_000;
      await eve.connect();
      await eve.ask('watch', { table: id, seat: null });
      expect(eve.seat(id, null).n).toBe(ann.seat(id, 0).n);
      expect(JSON.stringify(eve.seat(id, null).view)).not.toContain('"hand":[');
    });

    it('"my turn" lists the tables that wait for somebody, and a webhook tells', async () => {
      const players = await guests('Ann', 'Bob');
      const url = 'https://ntfy.example.org/bob';
      expect((await players[1].post('webhook', { url })).status).toBe(200);
      expect((await players[1].post('webhook', { url: 'https://127.0.0.1/' })).status).toBe(400);
      const { id } = await startTable(players);
      const waiting = async (player: Client): Promise<string[]> =>
        (await player.post('my-turn')).body.tables.map((table: { id: string }) => table.id);
      expect(await waiting(players[0])).toContain(id);
      expect(await waiting(players[1])).not.toContain(id);
      const random = new Random(8);
      for (let i = 0; i < 50 && players[1].seat(id, 1).decision === null; i++) {
        await playOn(players, id, random, 1);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      expect(await waiting(players[1])).toContain(id);
      expect(posted).toContain(url);
    });

    it('a rematch is one table, whoever asks for it', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players);
      expect((await players[0].post('rematch', { table: id })).body.code).toBe('state');
      await players[1].post('resign', { table: id, seat: 1 });
      const first = await players[1].post('rematch', { table: id });
      const second = await players[0].post('rematch', { table: id });
      expect(second.body.table.id).toBe(first.body.table.id);
      expect((await players[0].post('join', { table: first.body.table.id })).body.seats).toEqual([
        0,
      ]);
    });

    it('of rematches that are asked for at the same time one stays open', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players);
      await players[1].post('resign', { table: id, seat: 1 });
      const asked = [...players, ...players, ...players].map((player) =>
        player.post('rematch', { table: id }),
      );
      const found = new Set((await Promise.all(asked)).map(({ body }) => body.table.id as string));
      expect(found.size).toBe(1);
      for (const player of players) {
        const { body } = await player.post('my-tables');
        const open = body.tables.filter(({ status }: { status: string }) => status === 'open');
        expect(open.map((table: { id: string }) => table.id)).toEqual([...found]);
      }
    });

    it('the daily challenge is the same deal for everybody, and has a board', async () => {
      const players = await guests('Ann', 'Bob');
      const views: unknown[] = [];
      for (const player of players) {
        const { body } = await player.post('challenge');
        expect((await player.post('challenge')).body.table.id).toBe(body.table.id);
        await player.connect();
        await player.ask('watch', { table: body.table.id, seat: 0 });
        views.push(structuredClone(player.seat(body.table.id, 0).view));
        await playOn([player], body.table.id, new Random(9));
      }
      expect(views[0]).toEqual(views[1]);
      const { body } = await players[0].post('challenge-board');
      const names = body.results.map(({ name }: { name: string }) => name);
      expect(names.sort()).toEqual(['Ann', 'Bob']);
    });

    it.each([
      [1, { scheme: 'scheme-02', character: 'character-3' }],
      [2, { character: 'character-8' }],
    ])('%i against Nightweave and her modules play to the end (25.1, 32.1)', async (n, modules) => {
      const players = (await guests('Ann', 'Bob')).slice(0, n);
      const nightweave = { difficulty: 1, ...modules };
      const { id } = await startTable(players, { options: { players: n, nightweave } });
      await playOn(players, id, new Random(12));
      const { over, view } = players[0].seat(id, 0);
      const her = (view as { nightweave: { seat: number; deck: unknown } }).nightweave;
      expect([over, her.seat]).toEqual([true, n]);
      // How many cards she holds is all that anybody is told.
      expect(her.deck).toEqual(expect.any(Number));
    });

    it('who comes back is told what happened since', async () => {
      const players = await guests('Ann', 'Bob');
      const { id } = await startTable(players);
      await playOn(players, id, new Random(10), 5);
      const { n } = players[0].seat(id, 0);
      await playOn(players, id, new Random(11), 5);
      const all = players[0].seat(id, 0).events as { n: number }[];
      const later = await Client.guest(house.address, 'x');
      later.cookie = players[0].cookie;
      await later.connect();
      await later.ask('watch', { table: id, seat: 0, since: n });
      expect(later.seat(id, 0).events).toEqual(all.filter((event) => event.n >= n));
      expect(later.seat(id, 0).view).toEqual(players[0].seat(id, 0).view);
    });
  });
});

interface PlayersView {
  readonly players: readonly { readonly finished: boolean }[];
}
