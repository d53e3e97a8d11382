/** All texts of Eldervale: what things are called and what they do, in four languages. */
import { printer, type Printer, type Text } from '@evervale/kernel/text';
import { catalogs } from './catalogs.ts';
import { nameOf } from './names.ts';

export { wrongInEldervale } from './glossary.ts';
export { NAME_IDS, nameOf, type NameId } from './names.ts';
export { adventureText } from './content/cardText.ts';
export { magicText } from './content/magicText.ts';
export {
  factionText,
  mercenaryText,
  monsterText,
  realmTileText,
  ruinText,
} from './content/worldText.ts';
export { clauseOf } from './effects/clause.ts';

export interface WordOptions {
  /** What the players call themselves, by seat. Whoever is missing is numbered. */
  readonly players?: readonly (string | Text)[];
}

const words = printer(catalogs, { name: ({ id }, lang) => nameOf(String(id), lang) });

export function wordsOf({ players = [] }: WordOptions = {}): Printer {
  return words.with({
    player: ({ seat }, lang) => {
      const player = players[Number(seat)] ?? {
        key: 'player.number',
        args: { n: Number(seat) + 1 },
      };
      return typeof player === 'string' ? player : words.print(player, lang);
    },
  });
}
