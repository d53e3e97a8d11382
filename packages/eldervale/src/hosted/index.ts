/** Dwellings of Eldervale as a host gets it: the rules, and everything around them. */
import { Lookup, readForm, type HostedGame } from '@evervale/kernel';
import { eldervale } from '../game.ts';
import type { GameEvent } from '../log/event.ts';
import { readOptions, type GameOptions } from '../options.ts';
import type { View } from '../view.ts';
import { wordsOf } from '../words/index.ts';
import { form } from './form.ts';
import { reading } from './reading.ts';
import { ELDERVALE_THINGS } from './things.ts';

export const hostedEldervale: HostedGame<GameOptions, View, GameEvent> = {
  ...eldervale,
  title: 'Dwellings of Eldervale',
  form,
  readOptions: readHosted,
  automats: () => [],
  standing: [],
  words: (names) =>
    wordsOf({
      players: names.map((given, seat) => given ?? { key: 'player.number', args: { n: seat + 1 } }),
    }),
  lookup: new Lookup(ELDERVALE_THINGS, (text, lang) => eldervale.print(text, lang)),
  reading,
  versionOf: () => eldervale.version,
  continues: (version) => version === eldervale.version,
};

/** What the form asks for, and the values of the power tracks, which programs may set. */
function readHosted(input: unknown): GameOptions {
  if (!setsPowerValues(input)) return readOptions(readForm(form, input));
  const { powerValues, ...asked } = input;
  return readOptions({ ...readForm(form, asked), powerValues });
}

function setsPowerValues(input: unknown): input is { readonly powerValues: unknown } {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, 'powerValues');
}
