/** The operator's door: only with the token, and only if there is one. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network.ts';
import { sameSecret } from '../people/tokens.ts';
import { read } from '../protocol/commands.ts';
import { Refused } from '../refused.ts';
import { ADMIN, type House } from './commands.ts';
import { ADMIN_PAGE, ADMIN_SCRIPT } from './page.ts';

const GUESS = 20;

export function adminRoutes(app: FastifyInstance, house: House, token: string | undefined): void {
  if (token === undefined) return;
  app.get('/admin', (_, reply) => reply.type('text/html').send(ADMIN_PAGE));
  app.get('/admin.js', (_, reply) => reply.type('text/javascript').send(ADMIN_SCRIPT));
  for (const [name, command] of Object.entries(ADMIN)) {
    app.post(`/api/v1/admin/${name}`, async (request, reply) => {
      mustBeOperator(house, request, token);
      const input = read(command.input, request.body ?? {});
      house.parts.log.info({ command: name, input }, 'by the operator');
      return reply
        .header('cache-control', 'no-store')
        .send(await command.run(house, input as never));
    });
  }
}

function mustBeOperator({ parts }: House, { headers, ip }: FastifyRequest, token: string): void {
  const guesses = `admin ${networkOf(ip)}`;
  // Who has guessed too often is not even listened to: else the limit would be none.
  if (!parts.allowances.has(guesses, GUESS)) {
    throw new Refused('limit', 'too many requests, wait a little');
  }
  if (sameSecret(headers.authorization ?? '', `Bearer ${token}`)) return;
  parts.allowances.use(guesses, GUESS);
  throw new Refused('not-allowed', 'this is for the operator');
}
