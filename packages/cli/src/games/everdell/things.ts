/** Cards of Everdell among the things that can be looked up. */
import {
  COLOR_NAMES,
  RESOURCE_NAMES,
  type Card,
  type Color,
  type EverdellThing,
} from '@evervale/everdell';
import { Option } from 'commander';
import { wholeNumber } from '../../arguments.ts';
import { strong } from '../../glyphs.ts';
import type { ThingStyle } from '../terminal.ts';
import { colorSign, goods, pointSign } from './glyphs.ts';

interface Wanted {
  readonly color?: Color;
  readonly cost?: number;
}

export const everdellThings: ThingStyle = {
  flags: [
    new Option('--color <color>', 'only cards of this type').choices(COLOR_NAMES),
    new Option('--cost <n>', 'only cards that cost at most so many resources').argParser(
      wholeNumber(0),
    ),
  ],
  passes(thing, { color, cost }: Wanted) {
    const { card } = thing as EverdellThing;
    return (
      (color === undefined || color === card?.color) &&
      (cost === undefined || (card !== undefined && costOf(card) <= cost))
    );
  },
  title(thing, name) {
    const { card } = thing as EverdellThing;
    if (card === undefined) return `  ${strong(name)}`;
    return `${colorSign(card.color)} ${strong(name)}  ${goods(card.cost)}  ${card.points}${pointSign}`;
  },
};

function costOf({ cost }: Card): number {
  return RESOURCE_NAMES.reduce((sum, resource) => sum + (cost[resource] ?? 0), 0);
}
