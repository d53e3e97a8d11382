/** A table in a few English words, for the heads of reports. */
import { factsOf, type AnyGame, type Chosen } from '@evervale/kernel';
import { terminalOf } from './games/terminals.ts';

export function tableName(game: AnyGame, options: Chosen, players: number): string {
  const own = terminalOf(game).tableName?.(options);
  if (own !== undefined) return own;
  const print = (text: Parameters<AnyGame['print']>[0]): string => game.print(text, 'en');
  const opponents = game.automats(options).map(({ name }) => print(name));
  const against = opponents.length > 0 ? ` against ${opponents.join(', ')}` : '';
  const who = players === 1 ? `solo${against}` : `${players} players${against}`;
  return [who, ...factsOf(game.form, options).map(print)].join(', ');
}
