import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SETTINGS } from '@evervale/server/settings';
import { describe, expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';
import { environmentOf } from '../serve/settings.ts';

const PLACE = ['--data', ':memory:', '--log', 'silent'];
const ADDRESS = /http:\/\/localhost:\d+/;

describe('evervale serve', () => {
  it('says where it is, serves, and stops when it is asked to', async () => {
    let health: unknown;
    const { code, out, err } = await evervale(['serve', '--port', '0', ...PLACE], {
      until: async (said) => {
        while (!ADDRESS.test(said())) await wait(10);
        const [address] = ADDRESS.exec(said())!;
        health = await (await fetch(`${address}/healthz`)).json();
      },
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(health).toEqual({ alive: true });
    const [address] = ADDRESS.exec(out)!;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('says in one line that somebody else has its port', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await evervale(['serve', '--port', String(port), ...PLACE]);
    other.close();
    expect(code).toBe(1);
    expect(err).toBe(`error: port ${port}: is in use; --port chooses another\n`);
  });

  it('refuses a port that is none', async () => {
    const { code, err } = await evervale(['serve', '--port', '70000']);
    expect(code).toBe(1);
    expect(err).toContain('It must be a whole number, 0 to 65535.');
  });
});

describe('the settings of the server', () => {
  it('all have an option whose help tells the variable and what holds otherwise', async () => {
    const { out } = await evervale(['serve', '--help']);
    const help = out.replace(/\s+/g, ' ');
    for (const { flags, variable, usual } of Object.values(SETTINGS)) {
      expect(help).toContain(flags);
      expect(help).toContain(`${usual === '' ? '' : `, ${usual} if not said `}(${variable})`);
    }
  });

  it('come from options first, then from their variables', () => {
    const env = { EVERVALE_PORT: '2', EVERVALE_HOST: '::1' };
    expect(environmentOf({ port: 3 }, env)['EVERVALE_PORT']).toBe('3');
    expect(environmentOf({ trustProxy: true }, env)).toMatchObject({
      EVERVALE_PORT: '2',
      EVERVALE_TRUST_PROXY: 'yes',
      EVERVALE_HOST: '::1',
    });
  });

  it('say less at a terminal, unless somebody wants more', () => {
    expect(environmentOf({}, {}, true)['EVERVALE_LOG']).toBe('warn');
    expect(environmentOf({}, { EVERVALE_LOG: 'info' }, true)['EVERVALE_LOG']).toBe('info');
    expect(environmentOf({}, {})['EVERVALE_LOG']).toBeUndefined();
  });
});
