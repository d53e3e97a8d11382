import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed } from './frames.ts';

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

it('messages of every length and alphabet arrive whole and in order, also between those of the library', async () => {
  const texts = ['', 'a', 'ä€😀', ...[124, 125, 126, 127, 65_535, 65_536, 200_000].map(sized)];
  server.once('connection', (socket, { socket: stream }) => {
    socket.send('first');
    stream.write(framed(texts));
    stream.write(framed([Buffer.from('ü bytes'), 'and text']));
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
  expect(received).toEqual(['first', ...texts, 'ü bytes', 'and text', 'last']);
});

/** So many bytes. */
function sized(length: number): string {
  return 'é'.repeat(length >> 1) + 'x'.repeat(length % 2);
}
