/** A table in a few English words, for the heads of reports. */
import { factsOf, type AnyGame, type Chosen, type OptionsForm } from '@evervale/kernel';
import { terminalOf } from './games/terminals.ts';

export function tableName(game: AnyGame, options: Chosen, players: number): string {
  const print = (text: Parameters<AnyGame['print']>[0]): string => game.print(text, 'en');
  const own = terminalOf(game).company?.(options);
  const form = own === undefined ? game.form : withoutAutomats(game.form);
  return [own ?? companyOf(game, options, players), ...factsOf(form, options).map(print)].join(
    ', ',
  );
}

function companyOf(game: AnyGame, options: Chosen, players: number): string {
  const opponents = game.automats(options).map(({ name }) => game.print(name, 'en'));
  const against = opponents.length > 0 ? ` against ${opponents.join(', ')}` : '';
  return players === 1 ? `solo${against}` : `${players} players${against}`;
}

/** What they are like is said with their names. */
function withoutAutomats(form: OptionsForm): OptionsForm {
  return { ...form, fields: form.fields.filter(({ part }) => part !== 'automats') };
}
