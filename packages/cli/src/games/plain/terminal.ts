/** Any game in the terminal, as plain as it comes: what a seat sees, with the names of things. */
import { strong } from '../../glyphs.ts';
import { playerText } from '../../names.ts';
import { OTHER } from '../../play/choices.ts';
import { recentLines } from '../../play/render/log.ts';
import { heading, playerName, seatSign } from '../../play/render/scene.ts';
import type { TerminalGame } from '../terminal.ts';
import { spoken, viewLines } from './lines.ts';

export const plainTerminal: TerminalGame = {
  tableLines(scene, recent) {
    const { game, view, print, seat } = scene;
    const who = seat === null ? '' : ` · ${print(playerText(seat))}`;
    return [
      strong(` ${game.title}${who}`),
      ...recentLines(scene, recent),
      ...viewLines(game, view, print, ' '),
    ];
  },
  ownLines: () => [],
  /** What the view lists under `players`, or under `seats`. */
  playerLines(scene, seat) {
    const { game, view, print } = scene;
    const { players, seats } = view as { readonly players?: unknown; readonly seats?: unknown };
    const own = [players, seats].find((list) => Array.isArray(list))?.[seat] as unknown;
    const title = heading(scene, playerName(scene, seat), seatSign(scene, seat));
    return [title, ...(own === undefined ? [] : viewLines(game, own, print, '  ')), ''];
  },
  quiet: [],
  choices: {
    groups: [],
    groupOf: () => OTHER,
    groupTitle: (_scene, group) => group,
    label: ({ print }, { text }) => print(text),
    numberOf: () => undefined,
    blockedLabel: ({ game, print }, key) => {
      const parts = key.split(/[:@]/).map((part) => {
        const text = game.lookup.find(part)?.name ?? game.reading?.term(part);
        return text === undefined ? spoken(part) : print(text);
      });
      return parts.join(' ');
    },
    confirmed: () => undefined,
    columns: 3,
  },
  questions: {},
  examples: {},
  sheet: {
    parts: [],
    itemName: ({ id }, print) => print({ key: 'name', args: { id } }),
  },
  things: {
    flags: [],
    passes: () => true,
    title: (_thing, name) => `  ${strong(name)}`,
  },
  bench: {},
};
