/**
 * Passwords of tables, as they are tried. What is wrong costs: whoever tries, his network, and the table,
 * which bears ten times as much, so that nobody locks it for others. What is right costs nothing and is
 * remembered, so that who comes again need not wait, whatever others try meanwhile.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Allowances } from '../http/allowance.ts';
import { checkPassword } from '../people/passwords.ts';
import { sameSecret } from '../people/tokens.ts';
import { Refused } from '../refused.ts';

const GUESS = 60;
const GUESS_AT_TABLE = GUESS / 10;
const REMEMBERED_FOR = 12 * 60 * 60 * 1000;
const MOST_REMEMBERED = 10_000;
/** Of one network, at a time. */
const MOST_WAITING = 100;

export interface Guess {
  readonly table: string;
  readonly person: string;
  /** The hash that the table keeps. */
  readonly lock: string;
  readonly password: string;
}

interface Line {
  tail: Promise<unknown>;
  waiting: number;
}

interface GuessParts {
  readonly allowances: Allowances;
  readonly networkOf: (person: string) => string;
  readonly now: () => number;
}

export class Guesses {
  private readonly parts: GuessParts;
  private readonly key = randomBytes(32);
  /** What was right, by person and table; the oldest first. */
  private readonly right = new Map<string, { seal: string; until: number }>();
  private readonly lines = new Map<string, Line>();

  constructor(parts: GuessParts) {
    this.parts = parts;
  }

  /** Is it the password? Throws a Refused if too much has been tried. */
  isRight(guess: Guess): Promise<boolean> {
    if (this.isRemembered(guess)) return Promise.resolve(true);
    return this.inLine(this.parts.networkOf(guess.person), (network) => this.tried(guess, network));
  }

  private async tried(guess: Guess, network: string): Promise<boolean> {
    if (this.isRemembered(guess)) return true;
    const { allowances } = this.parts;
    const prices = [
      [`password ${guess.person}`, GUESS],
      [`password from ${network}`, GUESS],
      [`password at ${guess.table}`, GUESS_AT_TABLE],
    ] as const;
    if (!prices.every(([who, price]) => allowances.has(who, price))) throw tooMany();
    for (const [who, price] of prices) allowances.use(who, price);
    const right = await checkPassword(guess.lock, guess.password);
    if (!right) return false;
    for (const [who, price] of prices) allowances.giveBack(who, price);
    this.remember(guess);
    return true;
  }

  /**
   * Those of one network one after the other: many who know the password may come at the same time, and
   * what one of them has paid is there again for the next.
   */
  private async inLine<T>(network: string, work: (network: string) => Promise<T>): Promise<T> {
    const line = this.lines.get(network) ?? { tail: Promise.resolve(), waiting: 0 };
    if (line.waiting >= MOST_WAITING) throw tooMany();
    this.lines.set(network, line);
    line.waiting++;
    const done = line.tail.then(() => work(network));
    line.tail = done.catch(() => {});
    try {
      return await done;
    } finally {
      if (--line.waiting === 0) this.lines.delete(network);
    }
  }

  private isRemembered(guess: Guess): boolean {
    const known = this.right.get(nameOf(guess));
    if (!known || known.until <= this.parts.now()) return false;
    return sameSecret(known.seal, this.sealOf(guess));
  }

  private remember(guess: Guess): void {
    const name = nameOf(guess);
    this.right.delete(name);
    if (this.right.size >= MOST_REMEMBERED) this.right.delete(this.right.keys().next().value!);
    const until = this.parts.now() + REMEMBERED_FOR;
    this.right.set(name, { seal: this.sealOf(guess), until });
  }

  /** The password itself is kept nowhere, and what is kept is good in this process only. */
  private sealOf({ lock, password }: Guess): string {
    return createHmac('sha256', this.key).update(`${lock} ${password}`).digest('base64');
  }
}

const nameOf = ({ person, table }: Guess): string => `${person} ${table}`;

function tooMany(): Refused {
  return new Refused('limit', 'too many requests, wait a little');
}
