/** Which numbered rules are about a card, a place or an Event. */
import { ACTION_CARDS } from '@evervale/everdell';
import type { Group } from '../cards/things.ts';
import { CARD_RULINGS, CHAPTERS, type Rule } from '@evervale/everdell/rulebook';

/** Cards whose code is shorter than their name. */
const SHORT: Readonly<Record<string, string>> = { 'postal-pigeon': 'PIGEON' };

const codeOf = (id: string): string => SHORT[id] ?? id.replaceAll('-', '').toUpperCase();

/** The rules about a kind of thing: a chapter, and from which number to which. */
type Span = readonly [chapter: string, from: number, to: number];

const RULES_OF: Record<Exclude<Group, 'card'>, Span> = {
  basic: ['5', 14, 16],
  forest: ['5', 17, 21],
  haven: ['5', 22, 30],
  basicEvent: ['5', 40, 49],
  specialEvent: ['5', 40, 49],
  award: ['16', 7, 10],
  market: ['16', 11, 15],
  river: ['12', 7, 17],
  wonder: ['12', 24, 29],
  adornment: ['12', 18, 22],
  power: ['17', 1, 7],
  station: ['14', 12, 19],
  visitor: ['14', 18, 23],
  discovery: ['13', 12, 23],
  mapTile: ['13', 28, 30],
  weather: ['13', 24, 27],
  nightweave: ['32', 1, 16],
};

function between([chapter, from, to]: Span): readonly Rule[] {
  const rules = CHAPTERS.find(({ id }) => id === chapter)?.rules ?? [];
  return rules.filter(({ id }) => {
    const n = Number(id.split('.')[1]);
    return n >= from && n <= to;
  });
}

export function rulingsOf(id: string, group: Group): readonly Rule[] {
  if (group === 'card') {
    const code = `${codeOf(id)}.`;
    return CARD_RULINGS.rules.filter((rule) => rule.id.startsWith(code));
  }
  if (id === 'haven') return between(['5', 22, 24]);
  if (id.startsWith('journey')) return between(['5', 25, 30]);
  if (ACTION_CARDS.some((card) => card.id === id)) return between(['27', 1, 9]);
  return between(RULES_OF[group]);
}
