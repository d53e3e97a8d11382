import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkAddress } from '../src/notify/address.ts';
import { postBy } from '../src/notify/notifier.ts';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { startTable } from './tables.ts';
import { eventually } from './patience.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Stands for the push service of a browser, and for anybody who waits for a webhook. */
let service: Server;
let received: Received[] = [];
let answer = 201;
let time = Date.UTC(2026, 10, 16);
const DAY = 24 * 60 * 60 * 1000;
let house: Running;

beforeEach(async () => {
  received = [];
  answer = 201;
  service = createServer((call, reply) => {
    const parts: Buffer[] = [];
    call.on('data', (part: Buffer) => parts.push(part));
    call.on('end', () => {
      received.push({ path: call.url!, headers: call.headers, body: Buffer.concat(parts) });
      reply.writeHead(answer).end();
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const { port } = service.address() as AddressInfo;
  // Every name leads to the service of the test.
  const dial = (url: string, options: object) =>
    request(`http://127.0.0.1:${port}${new URL(url).pathname}`, options);
  house = await openHouse(
    { contact: 'mailto:host@example.org' },
    { now: () => time, post: (keys) => postBy(keys, 'mailto:host@example.org', dial) },
  );
});
afterEach(async () => {
  await house.close();
  service.close();
});

const players = (): Promise<Client[]> =>
  Promise.all(['Ann', 'Bob'].map((name) => Client.guest(house.address, name)));

/** What a browser makes when somebody allows notifications. */
function browser(): { keys: { p256dh: string; auth: string }; ecdh: ECDH; auth: Buffer } {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16);
  const p256dh = ecdh.generateKeys().toString('base64url');
  return { keys: { p256dh, auth: auth.toString('base64url') }, ecdh, auth };
}

/** As the browser does it (RFC 8291, one record). */
function decrypted(body: Buffer, { ecdh, auth }: ReturnType<typeof browser>): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32);
  const derive = (name: string, size: number): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, size));
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  open.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  // A record ends with a byte of its own.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

/** Who signed it, if the signature is right (RFC 8292). */
function signedBy(authorization: string, publicKey: string): unknown {
  const { t, k } = /^vapid t=(?<t>[^,]+), k=(?<k>.+)$/.exec(authorization)!.groups!;
  expect(k).toBe(publicKey);
  const [head, claims, signature] = t.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((c) => c.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(good).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}

it('a browser is told "your turn" by Web Push, sealed for it and signed by the server', async () => {
  const [ann, bob] = await players();
  const { body } = await ann.post('push-key');
  const own = browser();
  const endpoint = 'https://push.example.org/for-ann';
  expect((await ann.post('push', { endpoint, keys: own.keys })).status).toBe(200);
  const { id } = await startTable([ann, bob]);
  await eventually(() => received.length > 0);
  expect(received[0].path).toBe('/for-ann');
  expect(JSON.parse(decrypted(received[0].body, own))).toMatchObject({
    kind: 'your-turn',
    table: id,
    game: 'everdell',
  });
  expect(received[0].body.toString('latin1')).not.toContain(id);
  expect(signedBy(received[0].headers.authorization!, body.key as string)).toMatchObject({
    aud: 'https://push.example.org',
    sub: 'mailto:host@example.org',
  });
});

it('a subscription that the browser has ended is forgotten', async () => {
  const [ann, bob] = await players();
  answer = 410;
  const endpoint = 'https://push.example.org/gone';
  await ann.post('push', { endpoint, keys: browser().keys });
  await startTable([ann, bob]);
  await eventually(() => received.length > 0);
  await eventually(async () => (await house.parts.people.pushes(ann.person)).length === 0);
});

it('a webhook is told in words that Discord and ntfy understand, from the moment it is named', async () => {
  const [ann, bob] = await players();
  await startTable([ann, bob]);
  await ann.post('webhook', { url: 'https://discord.example.org/hooks/7' });
  const { id } = await startTable([ann, bob]);
  await eventually(() => received.length > 0);
  const { content, message } = JSON.parse(received[0].body.toString('utf8')) as {
    content: string;
    message: string;
  };
  expect(received[0].path).toBe('/hooks/7');
  expect(content).toBe(message);
  expect(content).toContain(`/table/${id}`);
});

it('an address that fails keeps nothing from the others', async () => {
  const [ann, bob] = await players();
  service.removeAllListeners('request');
  const told: string[] = [];
  service.on('request', (call, reply: ServerResponse) => {
    told.push(call.url!);
    if (call.url!.startsWith('/broken')) call.socket.destroy();
    else reply.writeHead(201).end();
  });
  await ann.post('webhook', { url: 'https://hooks.example.org/broken' });
  const own = browser();
  const push = (endpoint: string, keys: object): Promise<unknown> =>
    ann.post('push', { endpoint, keys });
  // Of keys that are none, nothing can be made to send.
  await push('https://push.example.org/nonsense', { p256dh: 'key', auth: 'key' });
  await push('https://push.example.org/broken-too', own.keys);
  await push('https://push.example.org/well', own.keys);
  await startTable([ann, bob]);
  await eventually(() => told.length >= 3);
  expect(told.toSorted()).toEqual(['/broken', '/broken-too', '/well']);
});

it('an answer without end is not listened to', async () => {
  const [ann, bob] = await players();
  let sockets = 0;
  let sent = 0;
  service.removeAllListeners('request');
  service.on('request', (_, reply: ServerResponse) => {
    sockets++;
    const more = (): void => {
      while (!reply.destroyed && reply.write('x'.repeat(10_000))) sent += 10_000;
    };
    reply
      .writeHead(200)
      .on('drain', more)
      .on('close', () => sockets--);
    more();
  });
  await ann.post('webhook', { url: 'https://hooks.example.org/ann' });
  await startTable([ann, bob]);
  await eventually(() => sent > 0 && sockets === 0);
  expect(sent).toBeLessThan(50_000_000);
});

it('in slow games a person is reminded once, when a quarter of the time is left', async () => {
  const [ann, bob] = await players();
  const url = 'https://ntfy.example.org/ann';
  await ann.post('webhook', { url });
  await startTable([ann, bob], { clock: { kind: 'days', days: 4 } });
  await eventually(() => received.length === 1);
  time += 2 * DAY;
  await house.sweep();
  time += 1.5 * DAY;
  await house.sweep();
  await house.sweep();
  await eventually(() => received.length > 1);
  expect(received).toHaveLength(2);
  expect(received[1].body.toString('utf8')).toContain('your time is running out');
});

it('addresses inside our own network are not called', () => {
  const inside = [
    'https://127.0.0.1/',
    'https://10.1.2.3/hook',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://example.org:8443/',
    'https://user:word@example.org/',
  ];
  for (const url of inside) expect(() => checkAddress(url)).toThrow('public https address');
  expect(() => checkAddress('https://discord.com/api/webhooks/1/x')).not.toThrow();
});
