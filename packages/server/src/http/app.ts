/** The HTTP side: commands, health, metrics, documents, the client. */
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sameSecret } from '../people/tokens.ts';
import type { Caller } from '../protocol/command.ts';
import { COMMANDS, carryOut, type Desk } from '../protocol/commands.ts';
import { openApi, prepareDocuments, socketSchema } from '../protocol/documents.ts';
import { Refused } from '../refused.ts';
import type { Settings } from '../settings.ts';
import { asRefused, statusOf } from './errors.ts';
import { LANDING } from './landing.ts';
import { networkOf } from './network.ts';

const COOKIE = 'evervale';
const MOST_BYTES = 64 * 1024;
const CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const YEAR = 400 * 24 * 60 * 60;
/** The client comes with compressed copies; what has a fingerprint in its name never changes. */
const FILES = {
  preCompressed: true,
  setHeaders(reply: FastifyReply, path: string) {
    if (!/[/\\]assets[/\\]/.test(path)) return;
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
  },
};

export interface AppParts {
  readonly settings: Settings;
  readonly desk: Desk;
  /** Resolves when requests can be served; rejects when they can't. */
  readonly ready: () => Promise<void>;
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings } = parts;
  const app = fastify({
    logger: false,
    bodyLimit: MOST_BYTES,
    // One proxy, our own: the address is what it has added.
    trustProxy: settings.trustProxy ? (_, hop) => hop === 0 : false,
    forceCloseConnections: true,
    requestTimeout: 30_000,
  });
  await app.register(cookie);
  await app.register(helmet, {
    // Behind https the browser is told to stay there; plain http on one's own machine must work too.
    hsts: settings.origin?.startsWith('https:') ?? false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Computer players think with WebAssembly; nothing else may be made into a program.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        connectSrc: ["'self'", ({ headers }) => socketsAt(settings, headers.host)],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  app.setErrorHandler((error, _, reply) => {
    // Fastify's own refusals (too large, not JSON) carry their status.
    const status = (error as { statusCode?: number }).statusCode;
    const own = status !== undefined && status < 500;
    if (own) return send(reply, status, 'invalid', (error as Error).message);
    const { code, message } = asRefused(error, parts.desk);
    return send(reply, statusOf(code), code, message);
  });
  routes(app, parts);
  await files(app, settings.client ?? CLIENT);
  return app;
}

function routes(app: FastifyInstance, { settings, desk, ready }: AppParts): void {
  const perMinute = { config: { rateLimit: { max: settings.rate * 60, timeWindow: 60_000 } } };
  for (const { name } of COMMANDS) {
    app.post(`/api/v1/${name}`, perMinute, async (request, reply) => {
      mustFit(settings, request);
      const caller = await callerOf(desk, request.raw);
      const input = request.body ?? {};
      const address = networkOf(request.ip);
      const result = await carryOut(desk, { name, input, caller, address, overHttp: true });
      return reply.header('cache-control', 'no-store').send(withCookie(settings, reply, result));
    });
  }
  // They never change, and take long to make: once, and not before somebody asks.
  for (const [name, make] of Object.entries({ openapi: openApi, socket: socketSchema })) {
    let text: Promise<string> | null = null;
    app.get(`/api/v1/${name}.json`, async (_, reply) => {
      text ??= prepareDocuments().then(() => JSON.stringify(make()));
      return reply.type('application/json').send(await text);
    });
  }
  app.get('/healthz', () => ({ alive: true }));
  app.get('/readyz', async (_, reply) => {
    try {
      await ready();
      return { ready: true };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(settings, request)) return reply.code(404).send();
    const { registry } = desk.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

async function files(app: FastifyInstance, client: string): Promise<void> {
  const built = existsSync(join(client, 'index.html'));
  if (built) await app.register(import('@fastify/static'), { root: resolve(client), ...FILES });
  else app.get('/', (_, reply) => reply.type('text/html').send(LANDING));
  app.setNotFoundHandler((request, reply) => {
    const page = /^(GET|HEAD)$/.test(request.method) && !request.url.startsWith('/api/');
    // The client finds its own way from the address of a page.
    if (built && page) return reply.sendFile('index.html');
    return send(reply, 404, 'unknown', 'there is nothing here');
  });
}

function send(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code, message });
}

/** A new session goes into a cookie that scripts cannot read, and not into the answer. */
function withCookie(settings: Settings, reply: FastifyReply, result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('setCookie' in result)) return result;
  const { setCookie, ...rest } = result as { setCookie: string | null };
  const secure = settings.origin?.startsWith('https:') ?? false;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  if (setCookie === '') void reply.clearCookie(COOKIE, options);
  else if (setCookie !== null) {
    void reply.setCookie(COOKIE, setCookie, { ...options, maxAge: YEAR });
  }
  return rest;
}

/** Our own WebSocket, by name: not every browser takes it for a part of 'self'. */
function socketsAt({ origin }: Settings, host: string | undefined): string {
  if (origin !== undefined) return origin.replace(/^http/, 'ws');
  return /^[\w.:[\]-]+$/.test(host ?? '') ? `ws://${host}` : "'self'";
}

function mustFit(settings: Settings, { headers }: FastifyRequest): void {
  if (!originFits(settings, headers.origin, headers.host)) {
    throw new Refused('not-allowed', 'this page may not call here');
  }
}

/** A browser says where its page is from; programs say nothing. */
export function originFits(
  settings: Settings,
  origin: string | undefined,
  host: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (settings.origin !== undefined) return origin === settings.origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** From the cookie of a browser, or the bearer token of a program. */
export async function callerOf({ parts }: Desk, request: IncomingMessage): Promise<Caller> {
  const { authorization, cookie: cookies, 'user-agent': agent = '' } = request.headers;
  const bearer = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
  const token = bearer ?? cookieNamed(cookies ?? '');
  const session = token === undefined || token === '' ? null : await parts.people.session(token);
  return { session, agent: agent.slice(0, 200) };
}

function cookieNamed(header: string): string | undefined {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE) return value;
  }
  return undefined;
}

/** Figures are for the machine itself, or for who has the token. */
function mayMeasure({ metricsToken, trustProxy }: Settings, request: FastifyRequest): boolean {
  const { authorization } = request.headers;
  if (metricsToken !== undefined) return sameSecret(authorization ?? '', `Bearer ${metricsToken}`);
  return !trustProxy && isOfThisMachine(request);
}

/** What proxies and tunnels add to what they pass on. */
const FORWARDED = /^(?:forwarded|via|x-real-ip|x-forwarded-.+|.+-(?:client|connecting)-ip)$/;

/** Everything comes from this machine if a proxy stands here of which we were not told. */
function isOfThisMachine({ ip, headers }: FastifyRequest): boolean {
  const here = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
  return here && !Object.keys(headers).some((name) => FORWARDED.test(name));
}
