import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';

const folder = mkdtempSync(join(tmpdir(), 'evervale-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ADDRESS = /http:\/\/localhost:\d+/;

async function post(address: string, command: string, input: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const body = JSON.stringify(input);
  return fetch(`${address}/api/v1/${command}`, { method: 'POST', headers, body });
}

it('a backup made while the server runs, put elsewhere, has its tables', async () => {
  await evervale(['serve', '--port', '0', '--log', 'silent', '--data', at('a')], {
    until: async (said) => {
      while (!ADDRESS.test(said())) await wait(10);
      const [address] = ADDRESS.exec(said())!;
      const hello = await post(address, 'hello', { name: 'Ann' });
      const [cookie] = hello.headers.getSetCookie()[0].split(';');
      const table = { game: 'everdell', seats: [{ kind: 'open' }] };
      expect((await post(address, 'create-table', table, cookie)).status).toBe(200);
      const { code, out } = await evervale(['backup', '--data', at('a'), at('copy.sqlite')]);
      expect({ code, out }).toEqual({ code: 0, out: `${at('copy.sqlite')} written\n` });
    },
  });
  const restored = await evervale(['restore', '--data', at('b'), at('copy.sqlite')]);
  expect(restored).toEqual({ code: 0, out: `1 table restored to ${at('b')}\n`, err: '' });
});

it('neither writes over anything, and what is no backup is not put in place', async () => {
  writeFileSync(at('letter.txt'), 'Dear Ann');
  const over = await evervale(['backup', '--data', at('a'), at('letter.txt')]);
  expect(over.err).toContain('exists already');
  const again = await evervale(['restore', '--data', at('b'), at('copy.sqlite')]);
  expect(again.err).toContain('move it away first');
  const letter = await evervale(['restore', '--data', at('c'), at('letter.txt')]);
  expect(letter).toMatchObject({ code: 1, out: '' });
  expect(letter.err).toContain('is no backup of Evervale');
});

it('with PostgreSQL its own programs do that', async () => {
  const url = 'postgres://nowhere/evervale';
  const { err } = await evervale(['backup', '--database-url', url, at('x')]);
  expect(err).toContain('pg_dump');
});
