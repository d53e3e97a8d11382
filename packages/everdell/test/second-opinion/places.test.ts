import { stream } from '@evervale/kernel';
import { anyOf } from '@evervale/kernel/conformance';
import { expect, it } from 'vitest';
import { FORESTS, SPECIAL_EVENT_LIST, position } from '../../src/index.ts';
import { places, type Table } from './places.ts';
import { dealt, idOf, onIt, type CityCard } from './tables.ts';

const TABLES = process.env['EVERVALE_LONG'] === '1' ? 5000 : 120;
const WORKERS = { winter: 2, spring: 3, summer: 4, autumn: 6 };
const SPOTS: Record<string, number> = {
  chapel: 1,
  lookout: 1,
  university: 1,
  storehouse: 1,
  'post-office': 1,
  inn: 1,
  queen: 1,
  monastery: 2,
  cemetery: 2,
};

/** A table with workers on cards, in the Haven, on basic locations and in the Forest. */
function settled(seed: number): { table: Table; ready: number } {
  const rng = stream(seed);
  const bare = dealt(rng);
  const left = bare.players.map(({ season }) => WORKERS[season!]);
  const workers: Record<string, number[]> = {};
  const base = (list: readonly { id: string; box: string }[]): string[] =>
    list.filter(({ box }) => box === 'base').map(({ id }) => id);
  const some = (ids: string[], n: number): string[] =>
    Array.from({ length: n }, () => ids.splice(anyOf(rng, ids.length), 1)[0]);
  const forest = some(base(FORESTS.list), bare.players.length === 2 ? 3 : 4);
  const place = (id: string, seat: number): void => {
    if (left[seat] === 0) return;
    left[seat]--;
    (workers[id] ??= []).push(seat + 1);
  };
  bare.players.forEach((_, seat) => {
    if (anyOf(rng, 2) === 0) place('haven', seat);
    const wood = forest[anyOf(rng, forest.length)];
    if (workers[wood] === undefined) place(wood, seat);
    if (workers['basic-three-twigs'] === undefined) place('basic-three-twigs', seat);
  });
  const players = bare.players.map((player, seat) => ({
    ...player,
    city: player.city!.map((card) => {
      const id = idOf(card!);
      const standing = Math.min(anyOf(rng, (SPOTS[id] ?? 0) + 1), left[seat]);
      left[seat] -= standing;
      return lying(card!, seat + 1, standing, anyOf(rng, 2));
    }),
  }));
  const events = some(base(SPECIAL_EVENT_LIST.list), 4);
  return { table: { ...bare, players, forest, events, workers }, ready: left[bare.turn! - 1] };
}

function lying(card: CityCard, seat: number, standing: number, twigs: number): CityCard {
  const id = idOf(card);
  return {
    card: id,
    ...onIt(card),
    ...(standing > 0 && { workers: Array.from({ length: standing }, () => seat) }),
    ...(id === 'storehouse' && { resources: { twig: twigs } }),
  };
}

it('places for workers agree with the rulebook read a second time (5.4-5.9, 5.18-5.40, 8.1)', () => {
  for (let seed = 1; seed <= TABLES; seed++) {
    const { table, ready } = settled(seed);
    const open = places(table);
    const { options, blocked } = position(table);
    const keys = options.map(({ key }) => key).filter((key) => !key.startsWith('play:'));
    const { season } = table.players[table.turn! - 1];
    const expected = [...open].filter(([, is]) => is && ready > 0).map(([id]) => `place:${id}`);
    if (season === 'autumn') expected.push('pass');
    else if (ready === 0) expected.push('prepare');
    expect(keys.sort()).toEqual(expected.sort());
    const explained = new Set(blocked.map(({ key }) => key));
    for (const id of open.keys()) {
      expect(explained.has(`place:${id}`)).toBe(!keys.includes(`place:${id}`));
    }
  }
});
