/** The tables that the long tests play at: all numbers of players, Rugwort, modules, boxes, house rules. */
import {
  BOX_IDS,
  CHARACTERS,
  DEFAULT_HOUSE,
  RUGWORT_MODULES,
  SCHEMES,
  boxesBeside,
  everdell,
  type BoxId,
  type GameOptions,
  type HouseRules,
} from '../src/index.ts';

type Rugwort = NonNullable<GameOptions['rugwort']>;

function solo(
  year: Rugwort['year'],
  modules: Rugwort['modules'],
  house: Partial<HouseRules> = {},
): GameOptions {
  return { players: 1, rugwort: { year, modules }, house: { ...DEFAULT_HOUSE, ...house } };
}

function group(players: number, house: Partial<HouseRules> = {}): GameOptions {
  return { players, house: { ...DEFAULT_HOUSE, ...house } };
}

/** One or two people against Nightweave; what the form would settle is settled. */
function against(players: 1 | 2, difficulty: number, boxes: readonly BoxId[] = []): GameOptions {
  return everdell.readOptions({ players, nightweave: { difficulty }, boxes });
}

/** Against Nightweave with her modules (chapter 32). */
function withModules(players: 1 | 2, modules: object): GameOptions {
  return everdell.readOptions({ players, nightweave: { difficulty: 2, ...modules } });
}

function withBoxes(table: GameOptions, boxes: readonly BoxId[]): GameOptions {
  return { ...table, boxes };
}

/** As many boxes as can be in one game: either Pearlbrook, or more basic Events (11.3). */
export const WITH_PEARLBROOK = boxesBeside('pearlbrook');
export const WITH_FESTIVAL = BOX_IDS.filter((box) => box !== 'pearlbrook');

const OLD_READING = { 'prepare.requireAllDeployed': false, 'advantage.limit': 'pairwise' } as const;

/** The board of Newleaf with all its modules, and two tokens on a Construction (14.11). */
const NEWLEAF: readonly BoxId[] = [
  'newleaf',
  'newleaf-cards',
  'newleaf-forest',
  'newleaf-events',
  'newleaf-basic-events',
  'tickets',
  'reservation',
];
const STACKED = { 'golden.stackOnOccupied': true } as const;

export const TABLES: readonly GameOptions[] = [
  ...[2, 3, 4, 5, 6].map((players) => group(players)),
  ...([1, 2, 3] as const).flatMap((year) => [solo(year, []), solo(year, RUGWORT_MODULES)]),
  ...RUGWORT_MODULES.map((module) => solo(2, [module])),
  group(2, { 'prepare.requireAllDeployed': false }),
  group(3, { 'advantage.limit': 'pairwise' }),
  group(5, OLD_READING),
  solo(1, [], { 'rugwort.forestDirection': 'clockwise' }),
  solo(2, [], { 'rugwort.tie': 'rugwortWins' }),
  solo(3, RUGWORT_MODULES, {
    'rugwort.tie': 'playerWins',
    'rugwort.forestDirection': 'clockwise',
    ...OLD_READING,
  }),
  ...BOX_IDS.map((box, i) => withBoxes(group(2 + (i % 3)), [box])),
  ...[2, 3, 4, 5, 6].flatMap((players) => [
    withBoxes(group(players), ['pearlbrook']),
    withBoxes(group(players), players % 2 === 0 ? WITH_PEARLBROOK : WITH_FESTIVAL),
  ]),
  ...[2, 3, 4, 5, 6].flatMap((players) => [
    withBoxes(group(players), ['newleaf']),
    withBoxes(group(players, STACKED), NEWLEAF),
  ]),
  ...([1, 2, 3] as const).map((year) => withBoxes(solo(year, RUGWORT_MODULES), NEWLEAF)),
  ...[2, 3, 4, 5, 6].map((players) => withBoxes(group(players), ['spirecrest'])),
  ...([1, 2, 3] as const).map((year) => withBoxes(solo(year, RUGWORT_MODULES), ['spirecrest'])),
  ...([1, 2, 3] as const).flatMap((year) => [
    withBoxes(solo(year, RUGWORT_MODULES), ['pearlbrook']),
    withBoxes(solo(year, RUGWORT_MODULES), year === 2 ? WITH_FESTIVAL : WITH_PEARLBROOK),
  ]),
  ...[0, 1, 2, 3, 4].flatMap((level) => [against(1, level), against(2, level)]),
  ...BOX_IDS.map((box, i) => against(i % 2 === 0 ? 1 : 2, i % 5, [box])),
  ...([1, 2] as const).flatMap((players) => [
    against(players, 2, WITH_PEARLBROOK),
    against(players, 3, WITH_FESTIVAL),
    against(players, 1, NEWLEAF),
  ]),
  ...CHARACTERS.map(({ id }, i) => withModules(i % 2 === 0 ? 1 : 2, { character: id })),
  ...SCHEMES.map(({ id }) => withModules(1, { scheme: id })),
  withModules(1, { plots: true }),
  withModules(1, { plots: true, character: 'character-8' }),
  withModules(1, { scheme: 'scheme-02', character: 'character-6' }),
];

/** "3 players, advantage.limit pairwise", "Rugwort year 2 with luck". */
export function tableName({ players, rugwort, nightweave, boxes, house }: GameOptions): string {
  const changed = Object.entries(house).filter(
    ([rule, value]) => DEFAULT_HOUSE[rule as keyof HouseRules] !== value,
  );
  return [
    rugwort ? `Rugwort year ${rugwort.year}` : `${players} players`,
    ...(nightweave ? [`Nightweave ${nightweave.difficulty}`] : []),
    ...[nightweave?.character, nightweave?.scheme, nightweave?.plots && 'plots'].filter(Boolean),
    ...(rugwort?.modules ?? []),
    ...(boxes ?? []),
    ...changed.map(([rule, value]) => `${rule} ${String(value)}`),
  ].join(', ');
}

/** `npm run test:long`. */
export const LONG = process.env['EVERVALE_LONG'] === '1';
