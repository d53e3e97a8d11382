import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { settingsHelp } from '@evervale/server';
import { describe, expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';
import { SETTINGS, environmentOf } from '../serve/settings.ts';

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
  it('all have an option, and the help tells what holds otherwise', () => {
    const lines = settingsHelp().split('\n').slice(1);
    for (const line of lines) {
      const [, variable, usual] = /^ +(\w+).*?(?:\[(.*)\])?$/.exec(line)!;
      expect(SETTINGS.map((setting) => setting.variable)).toContain(variable);
      if (usual === undefined || usual === 'no' || usual.startsWith('mailto:')) continue;
      expect(SETTINGS.find((one) => one.variable === variable)!.about).toContain(usual);
    }
    expect(SETTINGS).toHaveLength(lines.length);
  });

  it('come from options first, then from their variables, then from PORT', () => {
    const env = { PORT: '1', EVERVALE_PORT: '2', EVERVALE_HOST: '::1' };
    const port = (given: object, of: object): unknown =>
      environmentOf({ ...given }, { ...of }, false)['EVERVALE_PORT'];
    expect(port({ port: 3 }, env)).toBe('3');
    expect(port({}, env)).toBe('2');
    expect(port({}, { PORT: '1' })).toBe('1');
    expect(environmentOf({ trustProxy: true }, env, false)).toMatchObject({
      EVERVALE_TRUST_PROXY: 'yes',
      EVERVALE_HOST: '::1',
    });
  });

  it('say less at a terminal, unless somebody wants more', () => {
    expect(environmentOf({}, {}, true)['EVERVALE_LOG']).toBe('warn');
    expect(environmentOf({}, { EVERVALE_LOG: 'info' }, true)['EVERVALE_LOG']).toBe('info');
    expect(environmentOf({}, {}, false)['EVERVALE_LOG']).toBeUndefined();
  });
});
