/** Why the server does not start, in a sentence that says what to do. */
import { Refusal } from '@evervale/kernel';
import type { Settings } from '@evervale/server';

type Place = Pick<Settings, 'port' | 'host' | 'data' | 'databaseUrl'>;

/** By the code of the system or of PostgreSQL. */
const REASONS: Record<string, (place: Place) => [field: string, problem: string]> = {
  EADDRINUSE: ({ port }) => [`port ${port}`, 'is in use; --port chooses another'],
  EADDRNOTAVAIL: ({ host }) => [`address ${host}`, 'is not one of this machine; --host chooses it'],
  ECONNREFUSED: (place) => ['database', `nobody answers at ${whereOf(place)}; does it run?`],
  ENOTFOUND: (place) => ['database', `${whereOf(place)} is not a name that is known here`],
  EAI_AGAIN: (place) => ['database', `${whereOf(place)} is not a name that is known here`],
  ETIMEDOUT: (place) => ['database', `${whereOf(place)} does not answer`],
  '28P01': () => ['database', 'the password in DATABASE_URL is not right'],
  '28000': () => ['database', 'the user in DATABASE_URL may not come in'],
  '3D000': (place) => ['database', `there is no such database at ${whereOf(place)}; create it`],
  ENOSPC: ({ data }) => ['disk', `there is no room left for ${data}`],
  EEXIST: ({ data }) => [data, 'is no folder; --data chooses one'],
  ENOTDIR: ({ data }) => [data, 'is in no folder; --data chooses one'],
  EROFS: ({ data }) => [data, 'cannot be written; --data chooses another folder'],
};

export function startRefusal(error: unknown, place: Place): Refusal {
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') {
    return syscall === 'listen'
      ? new Refusal(`port ${place.port}`, 'is not allowed; --port chooses another')
      : new Refusal(place.data, 'may not be written by this user; --data chooses another folder');
  }
  const reason = REASONS[code];
  if (reason) return new Refusal(...reason(place));
  if (/timeout/i.test(message)) {
    return new Refusal('database', `${whereOf(place)} does not answer`);
  }
  return new Refusal('the server does not start', message);
}

/** Without the password. */
function whereOf({ databaseUrl = '' }: Place): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const { hostname, port } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}`;
}
