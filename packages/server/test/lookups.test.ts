/** However much a server has kept, what people ask and do looks only at what concerns them. */
import { expect, it, vi } from 'vitest';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { openTable, playOn, startTable } from './tables.ts';

/** It has just those that are listed, in the order of the list. */
const IN_ORDER = new Set(['SCAN tables USING INDEX tables_public']);

it('nothing that somebody asks makes the database look through what belongs to others', async () => {
  const house = await openHouse();
  const { db } = house.parts;
  const asked = new Set<string>();
  const [all, commit] = [db.all.bind(db), db.commit.bind(db)];
  vi.spyOn(db, 'all').mockImplementation((sql, values) => {
    asked.add(sql);
    return all(sql, values);
  });
  vi.spyOn(db, 'commit').mockImplementation((statements, notice) => {
    for (const { sql } of statements) asked.add(sql);
    return commit(statements, notice);
  });
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map((name) => Client.guest(house.address, name)),
  );
  const { id } = await startTable([ann, bob], { visibility: 'public' });
  await playOn([ann, bob], id, new Random(1), 4);
  const waiting = await openTable([ann, bob], { visibility: 'public' });
  const keys = { p256dh: 'key', auth: 'key' };
  const plan = { kind: 'invited', person: bob.person };
  const password = { login: 'annie', password: 'long enough' };
  const doings: [string, object?][] = [
    ['my-tables'],
    ['my-turn'],
    ['public-tables'],
    ['table', { table: id }],
    ['plan-seat', { table: waiting.id, seat: 1, plan }],
    ['say', { table: id, text: 'hello' }],
    ['chat', { table: id }],
    ['mute', { person: bob.person, on: true }],
    ['push', { endpoint: 'https://push.example.org/ann', keys }],
    ['webhook', { url: null }],
    ['set-password', password],
    ['sessions'],
    ['bot-token', { table: id, seat: 0, label: 'mine' }],
    ['vacation', { until: Date.now() + 1e9 }],
    ['pass-ahead', { table: id, seat: 0, on: true }],
    ['challenge'],
    ['challenge-board'],
    ['ranking', { game: 'everdell' }],
    ['export-account'],
    ['delete-account', { current: password.password }],
  ];
  for (const [command, input] of doings) {
    expect([command, (await ann.post(command, input)).status]).toEqual([command, 200]);
  }
  await house.sweep();
  const scans: string[] = [];
  for (const sql of asked) {
    for (const { detail } of await all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)) {
      const harmless = /^SCAN (CONSTANT|\d+ CONSTANT|\()/.test(detail);
      if (detail.startsWith('SCAN') && !harmless && !IN_ORDER.has(detail)) {
        scans.push(`${detail}: ${sql}`);
      }
    }
  }
  expect(asked.size).toBeGreaterThan(50);
  expect(scans).toEqual([]);
  for (const one of [ann, bob]) one.close();
  await house.close();
});

it('the lists that anybody may ask for are read in their order, and no further than they are told', async () => {
  const house = await openHouse();
  const { db } = house.parts;
  const asked: string[] = [];
  const all = db.all.bind(db);
  vi.spyOn(db, 'all').mockImplementation((sql, values) => {
    asked.push(sql);
    return all(sql, values);
  });
  const nobody = new Client(house.address);
  for (const [command, input] of [
    ['public-tables', {}],
    ['ranking', { game: 'everdell' }],
    ['challenge-board', {}],
  ] as const) {
    expect([command, (await nobody.post(command, input)).status]).toEqual([command, 200]);
  }
  const lists = asked.filter((sql) => sql.includes('LIMIT'));
  expect(lists).toHaveLength(3);
  for (const sql of lists) {
    const plan = await all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
    const sorted = plan.filter(({ detail }) => detail.includes('TEMP B-TREE'));
    expect([sql, sorted]).toEqual([sql, []]);
  }
  await house.close();
});
