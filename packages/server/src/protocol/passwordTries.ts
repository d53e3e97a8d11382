/**
 * Passwords of people, as they are tried. What is wrong costs the network of who tries, at this login, and
 * the login itself, which bears ten times as much: who guesses keeps nobody out who comes from elsewhere,
 * and who guesses from many networks becomes slow all the same. What is right costs nothing.
 */
import { Allowances } from '../http/allowance.ts';
import { Refused } from '../refused.ts';
import type { Caller } from './command.ts';

/** Ten of one network and then one a minute; a hundred of all of them and then ten a minute. */
const FROM_NETWORK = 10;
const IN_ALL = 1;
const MOST = 100;
const PER_SECOND = 10 / 60;

/** With what a command answers to a password that is wrong. */
const WRONG: Readonly<Record<string, Refused['code']>> = {
  login: 'login',
  'set-password': 'not-allowed',
  'delete-account': 'not-allowed',
};

interface Try {
  readonly command: string;
  readonly caller: Caller;
  readonly input: unknown;
  readonly network: string;
}

interface Around {
  /** From where the person with this login was seen last. */
  readonly homeOf: (login: string) => Promise<string | null>;
  readonly now: () => number;
}

export class PasswordTries {
  private readonly around: Around;
  private readonly allowances: Allowances;

  constructor(around: Around) {
    this.around = around;
    this.allowances = new Allowances(PER_SECOND, MOST, around.now);
  }

  /** Carries out a command that may be a try; throws a Refused if too many were wrong. */
  async carryOut<T>(one: Try, work: () => Promise<T>): Promise<T> {
    const whose = triedBy(one);
    if (whose === null) return work();
    const prices: [string, number][] = [[`${whose} from ${one.network}`, FROM_NETWORK]];
    // Where the owner is, nobody else's guesses keep him out.
    if (!(await this.isAtHome(one))) prices.push([whose, IN_ALL]);
    if (!prices.every(([who, price]) => this.allowances.has(who, price))) throw tooMany();
    for (const [who, price] of prices) this.allowances.use(who, price);
    let wrong = false;
    try {
      return await work();
    } catch (error) {
      wrong = error instanceof Refused && error.code === WRONG[one.command];
      throw error;
    } finally {
      if (!wrong) for (const [who, price] of prices) this.allowances.giveBack(who, price);
    }
  }

  private async isAtHome({ command, input, network }: Try): Promise<boolean> {
    if (command !== 'login') return false;
    return (await this.around.homeOf((input as { login: string }).login)) === network;
  }
}

/** Whose password it is; null: it is no try. */
function triedBy({ command, caller, input }: Try): string | null {
  if (command === 'login') return `login ${(input as { login: string }).login}`;
  // Who has somebody's session may not guess the password faster; nor keep him from coming in.
  const person = caller.session?.person;
  if (WRONG[command] === undefined || !person || person.login === null) return null;
  return `password of ${person.id}`;
}

function tooMany(): Refused {
  return new Refused('limit', 'too many wrong passwords, wait a minute');
}
