/** A printer for the words of play alone: things go by their ids until their names are there. */
import { catalog, joining, printer } from '@evervale/kernel/text';
import { play } from './play.ts';
import { GOODS } from '../content/terms.ts';

const amounts = Object.fromEntries(GOODS.map((good) => [`n.${good}`, `{n} ${good}`]));

export const plainWords = printer([joining, play, catalog(amounts, amounts, amounts, amounts)], {
  name: ({ id }) => String(id),
  player: ({ seat }) => `Player ${Number(seat) + 1}`,
});
