/** Passwords, with argon2id at the library's recommended cost. */

/** Loaded when the first password comes: many servers never see one, and every start would wait. */
const argon = () => import('@node-rs/argon2');

let nobody: Promise<string> | null = null;

export async function hashPassword(password: string): Promise<string> {
  return (await argon()).hash(password);
}

export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const { verify } = await argon();
  // Checked when there is no such login, so that the answer takes as long as for one that exists; and
  // made before it is known which of the two it is.
  nobody ??= hashPassword('nobody has this password');
  const instead = await nobody;
  const right = await verify(stored ?? instead, password);
  return stored !== null && right;
}
