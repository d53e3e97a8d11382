/** Secrets that people and programs show to be let in. The database holds only their hashes. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits, safe in cookies and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A short identifier that nobody guesses. It does not begin like an option of the command line. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}

/** Tokens are random, so a plain hash is enough to keep them; looking one up tells nothing by time. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares without telling by time how much was right. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(a).digest(),
    createHash('sha256').update(b).digest(),
  );
}
