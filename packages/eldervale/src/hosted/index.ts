/** Dwellings of Eldervale as a host gets it: the rules, and everything around them. */
import { Lookup, readForm, type Automat, type HostedGame, type Text } from '@evervale/kernel';
import { eldervale } from '../game.ts';
import type { GameEvent } from '../log/event.ts';
import { LEVELS, readOptions, type GameOptions } from '../options.ts';
import type { View } from '../view.ts';
import { position, readPosition, writePosition } from '../position/index.ts';
import { wordsOf } from '../words/index.ts';
import { form } from './form.ts';
import { name } from '../words/text.ts';
import { reading } from './reading.ts';
import { standing } from './standing.ts';
import { ELDERVALE_THINGS } from './things.ts';

const GHOSTS: Automat = { id: 'ghosts', sign: 'G', name: name('ghosts') };

export const hostedEldervale: HostedGame<GameOptions, View, GameEvent> = {
  ...eldervale,
  title: 'Dwellings of Eldervale',
  form,
  readOptions: readHosted,
  automats: ({ players }) => (players === 1 ? [GHOSTS] : []),
  standing,
  words(names) {
    const seats = names.map((given, seat) => given ?? numbered(seat));
    // The Ghosts sit behind the only player.
    return wordsOf({ players: seats.length === 1 ? [...seats, name('ghosts')] : seats });
  },
  lookup: new Lookup(ELDERVALE_THINGS, (text, lang) => eldervale.print(text, lang)),
  reading,
  rulebook: async (lang) => (await import('../rulebook/index.ts')).rulebook(lang),
  positions: { report: position, read: readPosition, write: writePosition },
  /** One player against the Ghosts, who get stronger and weaker again with the days; every other day Legendary Monsters come. */
  daily: (chance) => ({
    options: {
      players: 1,
      factions: 'randomFaction',
      level: LEVELS[chance % LEVELS.length],
      modules: Math.floor(chance / LEVELS.length) % 2 === 0 ? [] : ['legendary'],
    },
  }),
  versionOf: () => eldervale.version,
  continues: (version) => version === eldervale.version,
};

const numbered = (seat: number): Text => ({ key: 'player.number', args: { n: seat + 1 } });

/** What the form asks for, and the values of the power tracks, which programs may set. */
function readHosted(input: unknown): GameOptions {
  if (!setsPowerValues(input)) return readOptions(readForm(form, input));
  const { powerValues, ...asked } = input;
  return readOptions({ ...readForm(form, asked), powerValues });
}

function setsPowerValues(input: unknown): input is { readonly powerValues: unknown } {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, 'powerValues');
}
