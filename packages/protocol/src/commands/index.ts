/** All commands by name: what each takes and gives. */
import type { z } from 'zod';
import type { Frozen } from '../frozen.ts';
import type { Contract } from './contract.ts';
import { identity } from './identity.ts';
import { lobby } from './lobby.ts';
import { playing } from './playing.ts';

export const COMMANDS = { ...identity, ...lobby, ...playing } as const satisfies Record<
  string,
  Contract
>;
export type CommandName = keyof typeof COMMANDS;

/** What a client sends. */
export type Input<Name extends CommandName> = z.input<(typeof COMMANDS)[Name]['input']>;
/** What the server reads of it. */
export type Read<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]['input']>;
export type Result<Name extends CommandName> = Frozen<z.output<(typeof COMMANDS)[Name]['result']>>;
