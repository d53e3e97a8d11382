/**
 * `virtual:game-icons`: the outlines of the figures we use, taken from the icon set when the client is
 * built, so that four thousand others stay at home.
 */
import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { FIGURE_NAMES } from '../src/games/everdell/art/figureNames.ts';

const ID = 'virtual:game-icons';

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const bodies = ${JSON.stringify(bodies())};` : undefined,
  };
}

function bodies(): Record<string, string> {
  const all = icons.icons as Record<string, { body: string } | undefined>;
  return Object.fromEntries(
    FIGURE_NAMES.map((name) => {
      const icon = all[name];
      if (icon === undefined) throw new Error(`game-icons has no figure called ${name}`);
      return [name, icon.body];
    }),
  );
}
