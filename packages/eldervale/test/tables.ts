/** The tables that the long tests play at: all numbers of players, every module, teams, the Ghosts. */
import { MODULES_LIST, clashOf, type Module } from '../src/index.ts';

export interface TableOptions {
  readonly players: number;
  readonly modules: readonly Module[];
  readonly level?: string;
}

const plain = [2, 3, 4, 5].map((players) => ({ players, modules: [] }));
const each = MODULES_LIST.map((module, i) => ({
  players: module === 'teams' ? 4 : 2 + (i % 4),
  modules: [module],
}));
const solo = ['whispering', 'haunting', 'dreadful'].map((level) => ({
  players: 1,
  modules: [],
  level,
}));

/** Everything that goes together with so many players. */
const everything = (players: number): TableOptions => ({
  players,
  modules: MODULES_LIST.filter((module) => clashOf([module], players) === undefined),
});

export const TABLES: readonly TableOptions[] = [
  ...plain,
  ...each,
  ...solo,
  ...[1, 2, 3, 4, 5].map(everything),
];

/** With everything, alone and for so many players; what single modules do is left to the long run. */
export const SHORT: readonly TableOptions[] = [plain[0], ...[1, 2, 3, 4, 5].map(everything)];

/** Random combinations that are allowed, the same for the same number. */
export function combination(n: number): TableOptions {
  let bits = Math.imul(n + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
    return bits >>> 16;
  };
  const players = 1 + (next() % 5);
  const modules = MODULES_LIST.filter(() => next() % 3 === 0).filter(
    (module) => clashOf([module], players) === undefined,
  );
  return { players, modules };
}

export const tableName = ({ players, modules, level }: TableOptions): string =>
  [`${players} players`, ...modules, ...(level === undefined ? [] : [level])].join(', ');
