/** Errors on their way out: what we meant to say is said, anything else is logged and kept. */
import type { Desk } from '../protocol/commands.ts';
import { Refused, type RefusedCode } from '../refused.ts';

const STATUS: Record<RefusedCode, number> = {
  invalid: 400,
  unknown: 404,
  'not-found': 404,
  'not-allowed': 403,
  login: 401,
  late: 409,
  illegal: 422,
  state: 409,
  limit: 429,
  rules: 409,
};

export function statusOf(code: RefusedCode | 'failed'): number {
  return code === 'failed' ? 500 : STATUS[code];
}

/** What is to be said of it; counted, whichever way it was asked for. */
export function asRefused(
  error: unknown,
  { metrics, parts }: Pick<Desk, 'metrics' | 'parts'>,
): { code: RefusedCode | 'failed'; message: string } {
  if (error instanceof Refused) {
    metrics.refused.inc({ code: error.code });
    return { code: error.code, message: error.message };
  }
  metrics.errors.inc({ kind: 'request' });
  parts.log.error({ err: error }, 'a request failed');
  return { code: 'failed', message: 'something went wrong here; try again' };
}
