/** Which numbered rules are about a card, a place or an Event. */
import type { Group } from '../cards/things.ts';
import { CARD_RULINGS, CHAPTERS, type Rule } from './chapters.ts';

/** Cards whose code is shorter than their name. */
const SHORT: Readonly<Record<string, string>> = { 'postal-pigeon': 'PIGEON' };

const codeOf = (id: string): string => SHORT[id] ?? id.replaceAll('-', '').toUpperCase();

/** The rules about a kind of place, from one number to another in chapter 5. */
const PLACE_RULES: Record<Exclude<Group, 'card'>, readonly [number, number]> = {
  basic: [14, 16],
  forest: [17, 21],
  haven: [22, 30],
  basicEvent: [40, 49],
  specialEvent: [40, 49],
};

const WORKERS = '5';

function between([from, to]: readonly [number, number]): readonly Rule[] {
  const chapter = CHAPTERS.find(({ id }) => id === WORKERS)!;
  return chapter.rules.filter(({ id }) => {
    const n = Number(id.split('.')[1]);
    return n >= from && n <= to;
  });
}

export function rulingsOf(id: string, group: Group): readonly Rule[] {
  if (group === 'card') {
    const code = `${codeOf(id)}.`;
    return CARD_RULINGS.rules.filter((rule) => rule.id.startsWith(code));
  }
  if (id === 'haven') return between([22, 24]);
  if (id.startsWith('journey')) return between([25, 30]);
  return between(PLACE_RULES[group]);
}
