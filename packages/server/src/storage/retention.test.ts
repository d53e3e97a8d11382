import { expect, it } from 'vitest';
import { statement } from './database.ts';
import { openDatabase } from './open.ts';
import { Retention } from './retention.ts';

it('of finished games all go that are old enough, however many there are', async () => {
  const db = await openDatabase({ data: ':memory:' });
  const DAY = 24 * 60 * 60 * 1000;
  const finished = (id: string, at: number) =>
    statement(
      `INSERT INTO tables (id, secret, game, rules, setup, seed, owner, visibility, status, created_at, updated_at)
       VALUES ($1, '', 'everdell', '1', '{}', 0, '', 'link', 'over', $2, $2)`,
      id,
      at,
    );
  const old = Array.from({ length: 450 }, (_, i) => `old ${i}`);
  await db.commit([...old.map((id) => finished(id, DAY)), finished('young', 9 * DAY)]);
  const retention = new Retention(db, { games: 5, guests: 0 }, () => 10 * DAY);
  const gone: string[] = [];
  for await (const id of retention.dropGames()) gone.push(id);
  expect(gone.toSorted()).toEqual(old.toSorted());
  expect(await db.all('SELECT id FROM tables')).toEqual([{ id: 'young' }]);
  await db.close();
});
