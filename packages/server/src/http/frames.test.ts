import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { writeFrames } from './frames.ts';

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

it('messages of every length and alphabet arrive whole and in order, also between those of the library', async () => {
  const sizes = [124, 125, 126, 127, 65_535, 65_536, 200_000];
  const foreign = ['', 'a', 'ä€😀', ...sizes.map(sized)];
  const plain = sizes.map((size) => 'x'.repeat(size));
  server.once('connection', (socket, { socket: stream }) => {
    socket.send('first');
    writeFrames(stream, foreign);
    writeFrames(stream, plain);
    socket.ping();
    socket.send('last');
    socket.close();
  });
  const received: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data: Buffer, binary) => {
    expect(binary).toBe(false);
    received.push(data.toString('utf8'));
  });
  const [code] = (await once(client, 'close')) as [number];
  expect(code).toBe(1005);
  expect(received).toEqual(['first', ...foreign, ...plain, 'last']);
});

/** So many bytes. */
function sized(length: number): string {
  return 'é'.repeat(length >> 1) + 'x'.repeat(length % 2);
}
