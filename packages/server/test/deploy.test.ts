/** The files for operators name things that exist. No container engine is needed, and none is used. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/serve.ts';
import { SETTINGS, type Setting } from '../src/settings.ts';
import { openHouse } from './house.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const text = (path: string): string => readFileSync(at(path), 'utf8');

const FILES = [
  'Dockerfile',
  'deploy/compose.yaml',
  'deploy/Caddyfile',
  'deploy/nginx.conf',
  'deploy/evervale.service',
];

let house: Running;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('every setting in them is one of the server', () => {
  const known = new Set(
    Object.values(SETTINGS as Record<string, Setting>).map(({ variable }) => variable),
  );
  // Two that only the proxy reads.
  for (const own of ['EVERVALE_SITE', 'EVERVALE_SERVERS']) known.add(own);
  for (const file of FILES) {
    for (const [name] of text(file).matchAll(/EVERVALE_[A-Z_]+/g)) {
      expect([file, name, known.has(name)]).toEqual([file, name, true]);
    }
  }
});

it('what the image is made of is in the checkout, and runs as somebody who is not root', () => {
  const file = text('Dockerfile');
  const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from]) =>
    from.split(' '),
  );
  expect(copied.length).toBeGreaterThan(3);
  for (const path of copied) expect([path, existsSync(at(path))]).toEqual([path, true]);
  for (const [path] of file.matchAll(/tools\/[\w-]+\.mjs/g)) {
    expect([path, existsSync(at(path))]).toEqual([path, true]);
  }
  // By the times of the sources the one file that is run is found again: all of them must be kept.
  const [, touched] = /find (.+) -type f .+-exec touch/.exec(file)!;
  const [, sources] = /const SOURCES = \[([^;]+)\];/.exec(text('tools/evervale.mjs'))!;
  const tops = [...sources.matchAll(/[`']([\w.-]+)/g)].map(([, top]) => top);
  expect(touched.split(' ').toSorted()).toEqual([...new Set(tops)].toSorted());
  expect(file).toMatch(/^USER node$/m);
  expect(file).toMatch(/^HEALTHCHECK /m);
  // A volume begins as the folder that was there.
  expect(file).toMatch(/^RUN mkdir -m 700 \/data && chown node:node \/data$/m);
});

it('the image asks after its health at the port that the server takes', () => {
  const [, check] = /HEALTHCHECK [^\n]*\n\s*CMD (\[.*\])/.exec(text('Dockerfile'))!;
  const script = (JSON.parse(check) as string[]).at(-1)!;
  const { variable, or, usual } = SETTINGS.port;
  const askedWith = (env: object): string => {
    let asked = '';
    const fetch = (url: string): Promise<void> => {
      asked = url;
      return new Promise(() => {});
    };
    runInNewContext(script, { fetch, process: { env } });
    return asked;
  };
  const url = (port: string): string => `http://127.0.0.1:${port}/readyz`;
  expect(askedWith({})).toBe(url(usual));
  expect(askedWith({ [or]: '1234' })).toBe(url('1234'));
  expect(askedWith({ [or]: '1234', [variable]: '5678' })).toBe(url('5678'));
});

it('three processes share one PostgreSQL, and the proxy knows them all', () => {
  const compose = text('deploy/compose.yaml');
  const servers = [...compose.matchAll(/^ {2}(server-\d): \*server$/gm)].map(([, name]) => name);
  expect(servers).toEqual(['server-1', 'server-2', 'server-3']);
  const list = servers.map((name) => `${name}:8080`).join(' ');
  expect(compose).toContain(`EVERVALE_SERVERS: ${list}`);
  expect(compose).toContain('DATABASE_URL: postgres://evervale:');
});

it('the addresses that proxies and health checks ask for are answered', async () => {
  for (const file of ['Dockerfile', 'deploy/Caddyfile']) expect(text(file)).toContain('/readyz');
  expect((await fetch(`${house.address}/readyz`)).status).toBe(200);
  expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
});

it('the proxy that cannot ask who is well leads nobody to a frozen process for long', async () => {
  const file = text('deploy/nginx.conf').replaceAll(/#.*/g, '');
  // Everybody leaves it: it would be the one with the fewest connections.
  expect(file).not.toContain('least_conn');
  const [, usual] = /location \/ \{[^}]*proxy_read_timeout (\d+)s;/.exec(file)!;
  expect(Number(usual)).toBeLessThanOrEqual(5);
  // What takes longer by its nature has a place of its own, and is there.
  const [, long] = /location ~ \^\/api\/v1\/\(([\w|]+)\)\$ \{/.exec(file)!;
  expect(long.split('|')).toEqual(['socket', 'bot', 'hint']);
  for (const path of long.split('|')) {
    const { status } = await fetch(`${house.address}/api/v1/${path}`, { method: 'POST' });
    expect([path, status]).toEqual([path, path === 'hint' ? 401 : 404]);
  }
});

it('every figure of the dashboard is one that the server has', async () => {
  const figures = await (await fetch(`${house.address}/metrics`)).text();
  const dashboard = JSON.parse(text('deploy/grafana.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const asked = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const names = asked.flatMap((expr) => expr.match(/\b(evervale|process|nodejs)_\w+/g) ?? []);
  expect(names.length).toBeGreaterThan(10);
  for (const name of new Set(names.map((one) => one.replace(/_bucket$/, '')))) {
    expect([name, figures.includes(`# TYPE ${name} `)]).toEqual([name, true]);
  }
});
