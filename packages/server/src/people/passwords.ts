/** Passwords, with argon2id at the library's recommended cost. */
import { hash, verify } from '@node-rs/argon2';

// Checked when there is no such login, so that the answer takes as long as for one that exists.
const nobody = hash('nobody has this password');

export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password);
  return stored !== null && right;
}
