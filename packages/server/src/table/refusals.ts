/** Why something is refused at a table. */
import { Refused } from '../refused.ts';
import type { Table } from './table.ts';

/** The same words whether there is no such table or it is not for you. */
export function notFound(): Refused {
  return new Refused('not-found', 'there is no such table, or it is not open to you');
}

export function oldRules({ info }: Table): string {
  const { game, rules, setup } = info;
  return `this game was begun with rules version ${rules}, this server plays ${game.versionOf(setup.options)}; it can be read and exported, not played`;
}
