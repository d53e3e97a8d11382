/** A view of any game as indented lines: whatever it holds can be read, with the names of things. */
import type { AnyGame, Text } from '@evervale/kernel';

type Print = (text: Text) => string;

/** `handCount` as people read it: hand count. */
export const spoken = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

const isShort = (value: unknown): boolean => typeof value !== 'object' || value === null;

export function viewLines(game: AnyGame, view: unknown, print: Print, indent = ''): string[] {
  const say = (value: unknown): string => {
    if (value === null || value === undefined) return '–';
    if (typeof value !== 'string') return JSON.stringify(value);
    const thing = game.lookup.find(value);
    return thing ? print(thing.name) : spoken(value);
  };
  const lineOf = (name: string, value: unknown): string[] => {
    const head = `${indent}${name}`;
    if (isShort(value)) return [`${head}: ${say(value)}`];
    if (Array.isArray(value) && value.every(isShort)) {
      return [`${head}: ${value.length === 0 ? '–' : value.map(say).join(', ')}`];
    }
    return [head, ...viewLines(game, value, print, `${indent}  `)];
  };
  if (Array.isArray(view)) return view.flatMap((value, i) => lineOf(String(i + 1), value));
  return Object.entries(view as object).flatMap(([name, value]) => lineOf(spoken(name), value));
}
