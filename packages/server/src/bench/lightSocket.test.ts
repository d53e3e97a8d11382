import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { LightSocket } from './lightSocket.ts';

let server: WebSocketServer;
let address: URL;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/socket`);
});
afterAll(() => {
  server.close();
});

/** Both ends of a new connection, and what the light one hears. */
async function connected(): Promise<{ light: LightSocket; other: WebSocket; heard: string[] }> {
  const heard: string[] = [];
  const coming = once(server, 'connection') as Promise<[WebSocket]>;
  const light = await LightSocket.open(address, 'a=b', (message) => heard.push(message));
  const [other] = await coming;
  return { light, other, heard };
}

const LENGTHS = [0, 1, 125, 126, 127, 1000, 65_535, 65_536, 300_000];

it('hears messages of every length whole and in order', async () => {
  const { light, other, heard } = await connected();
  const said = LENGTHS.map((length, i) => String(i % 10).repeat(length));
  for (const message of said) other.send(message);
  await expect.poll(() => heard.length).toBe(said.length);
  expect(heard.map((message, i) => message === said[i])).toEqual(said.map(() => true));
  expect(light.received).toBe(said.join('').length);
  light.close();
});

it('is understood by the library, and gives signs of life', async () => {
  const { light, other } = await connected();
  const understood: string[] = [];
  other.on('message', (data: Buffer) => understood.push(data.toString('utf8')));
  const said = ['{}', 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(5000)];
  for (const message of said) light.send(message);
  await expect.poll(() => understood).toEqual(said);
  const pong = once(other, 'pong') as Promise<[Buffer]>;
  other.ping('there?');
  expect((await pong)[0].toString('utf8')).toBe('there?');
  light.close();
});

it('fails to open where there is no WebSocket', async () => {
  const nowhere = new URL(address);
  server.options.verifyClient = () => false;
  await expect(LightSocket.open(nowhere, '', () => {})).rejects.toThrow('401');
  server.options.verifyClient = undefined;
});
