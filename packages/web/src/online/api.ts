/** Commands to the server over HTTP: everything that is not at a table. */
import type { CommandName, Input, Result } from '@evervale/protocol';
import { Denied } from '../table/remote/denied.ts';
import { setServerTime } from './time.ts';

export async function call<Name extends CommandName>(
  command: Name,
  ...[input]: object extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>]
): Promise<Result<Name>> {
  let response: Response;
  try {
    response = await fetch(`/api/v1/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input ?? {}),
    });
  } catch {
    throw new Denied('net', 'no answer');
  }
  const body = (await response.json().catch(() => null)) as { code?: string; message?: string };
  if (!response.ok) throw new Denied(body?.code ?? 'net', body?.message ?? '');
  return body as Result<Name>;
}

/** Whether this page comes from a server of ours, or from a shelf of files. */
export async function serverThere(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store' });
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.ok && json) setServerTime(response.headers.get('date'));
    return response.ok && json;
  } catch {
    return false;
  }
}
