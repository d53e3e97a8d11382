/** Everdell in the terminal. */
import type { GameEvent, GameOptions } from '@evervale/everdell';
import { CARDS } from '@evervale/everdell';
import type { TerminalGame } from '../terminal.ts';
import { everdellBench } from './bench.ts';
import { everdellChoices } from './choices.ts';
import { everdellHelp } from './help.ts';
import { ownLines, playerLines, tableLines } from './render/page.ts';
import type { EverdellView } from './scene.ts';
import { everdellSheet } from './sheet.ts';
import { everdellThings } from './things.ts';
import { everdellWords, type EverdellKey } from './words/index.ts';

function withModules(modules: readonly (string | false | undefined)[]): string {
  const named = modules.filter((module) => typeof module === 'string');
  return named.length > 0 ? ` with ${named.join(', ')}` : '';
}

export const everdellTerminal: TerminalGame<EverdellView, EverdellKey> = {
  words: everdellWords,
  tableLines,
  ownLines,
  playerLines,
  help: everdellHelp,
  // The Meadow is there to be seen.
  quiet: ['meadowFill'],
  choices: everdellChoices,
  questions: { year: 'ui.setup.year', modules: 'ui.setup.modules' },
  company(options) {
    const { players, rugwort, nightweave } = options as unknown as GameOptions;
    if (nightweave) {
      const { difficulty, scheme, character, plots } = nightweave;
      const people = players === 1 ? 'alone' : `${players} players`;
      const modules = withModules([scheme, character, plots && 'plots']);
      return `${people} against Nightweave at difficulty ${difficulty}${modules}`;
    }
    if (!rugwort) return `${players} players`;
    return `solo against Rugwort in year ${rugwort.year}${withModules(rugwort.modules)}`;
  },
  examples: {
    play: [
      'evervale play',
      'evervale play --people Anna,Ben --lang de',
      'evervale play --people Anna --computers 2 --level oak --seed spring',
      'evervale play --people Anna --computers sprout,ever-tree',
      'evervale play --solo --year 2 --modules haste,luck',
      'evervale play --resume evervale-20261115-2014.json',
    ],
    simulate: [
      'evervale simulate',
      'evervale simulate --games 20000 --players 2,3,4 --jobs 4',
      'evervale simulate --players 1 --year 3 --modules haste,luck',
      'evervale simulate --seed spring --json > spring.json',
      'evervale simulate --games 2000 --report random.html      a page with pictures',
    ],
    tournament: [
      'evervale tournament --players oak,greedy --games 200 --jobs 2 --report oak.html',
      'evervale tournament --players "oak@400,sapling,sprout,bot:python3 mybot.py" --games 40',
      'evervale tournament --players ever-tree --year 3 --games 20      against Rugwort',
      'evervale tournament --players sprout,random --json > results.json',
    ],
    cards: [
      'evervale cards farm',
      'evervale cards "2 berries" green --lang de',
      'evervale cards --kind event university',
      'evervale cards --color governance --cost 3',
      'evervale cards --names doctor         look only at names, best match first',
    ],
    ladder: [
      'evervale ladder --minutes 60',
      'evervale ladder --only oak-greedy,rugwort-3 --games 40',
      'evervale ladder --games 0          the table of what has been played',
    ],
    position: [
      'evervale position puzzle.json',
      'evervale position puzzle.json --pick place:basic-three-twigs --pick play:farm',
      `echo '{"players":[{"hand":["farm"],"resources":{"twig":2,"resin":1}},{}]}' | evervale position -`,
    ],
  },
  sheet: everdellSheet,
  things: everdellThings,
  counted: {
    what: 'Cards played',
    idOf(event) {
      const played = event as GameEvent;
      return played.type === 'play' ? CARDS.of(played.card).id : undefined;
    },
  },
  bench: everdellBench,
};
