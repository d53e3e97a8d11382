/** Words for drawing cards. */
import type { Draw } from '../../effects/draw.ts';
import { amounts } from '../texts.ts';
import { verb } from './clause.ts';
import { counted, joinedBy } from './count.ts';
import { clausesOf, type WordTable } from './registry.ts';

export const drawWords = {
  draw: ({ n: count, then }: Draw, about) => {
    const after = then ? clausesOf(then, about) : [];
    if (count === 'toLimit') return [verb('v.drawToLimit'), ...after];
    const what = counted(count, (n) => amounts({ card: n }), about);
    return [verb('v.draw', { what }, joinedBy(count)), ...after];
  },
} satisfies WordTable;
