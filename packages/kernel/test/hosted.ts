/** Magpies as a hosted game: the proof that a host needs to know nothing of a game. */
import {
  Games,
  Lookup,
  codeForKey,
  decision,
  type Field,
  type HostedGame,
  type OptionsForm,
} from '../src/index.ts';
import type { Printer } from '../src/text/index.ts';
import { magpies, type MagpieEvent, type MagpieOptions } from './magpies.ts';

const game = magpies();

const teams: Field = {
  kind: 'switch',
  path: ['teams'],
  flag: 'teams',
  part: 'variants',
  label: { key: 'teams' },
  on: true,
  off: false,
  when: ({ players }) => players === 4,
};

const rounds: Field = {
  kind: 'one',
  path: ['rounds'],
  flag: 'rounds',
  part: 'variants',
  label: { key: 'rounds' },
  values: [2, 6, 12].map((value) => ({ value, label: { key: 'n', args: { n: value } } })),
  usual: 6,
};

const form: OptionsForm = { players: { least: 2, most: 4, usual: 2 }, fields: [rounds, teams] };

const printer = (names: readonly (string | undefined)[]): Printer => {
  const own: Printer = {
    print(text, lang) {
      const seat = text.key === 'player' ? Number(text.args?.['seat']) : -1;
      return names[seat] ?? game.print(text, lang);
    },
    with: () => own,
  };
  return own;
};

export const hostedMagpies: HostedGame<MagpieOptions, unknown, MagpieEvent> = {
  ...game,
  title: 'Magpies',
  form,
  automats: () => [],
  standing: [
    {
      id: 'draw',
      label: { key: 'draw' },
      lasts: 'once',
      pick: (s) => codeForKey(game, s, 'draw'),
    },
    {
      id: 'give-anything',
      label: { key: 'give' },
      lasts: 'always',
      pick: (s) => decision(game, s)?.options.find(({ key }) => key.startsWith('give:'))?.code,
    },
    {
      id: 'give-until-my-turn',
      label: { key: 'give' },
      lasts: 'until-asked',
      pick: (s) => decision(game, s)?.options.find(({ key }) => key.startsWith('give:'))?.code,
    },
  ],
  words: printer,
  lookup: new Lookup(
    [1, 2, 3, 4, 5, 6].map((n) => ({
      id: `card-${n}`,
      kind: 'card',
      group: 'card',
      box: 'base',
      name: { key: 'card', args: { n } },
      facts: () => [],
      text: () => ({ key: 'card', args: { n } }),
    })),
    (text, lang) => game.print(text, lang),
  ),
  versionOf: () => game.version,
  continues: (version) => version === game.version,
};

/** The list of a host that has only magpies; its threads find it here. */
export const GAMES = new Games([hostedMagpies], import.meta.url);
