import { hostedEldervale as game } from '@evervale/eldervale';
import { Play } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { motionsOf, MOVES } from './motions.ts';

const play = new Play(game, game.readOptions({ players: 3, factions: 'randomFaction' }), 4);
const seen = new Set<string>();
const ways = new Map<string, string[]>();
let moved = 0;
for (let i = 0; i < 600 && !play.over; i++) {
  const before = game.view(play.state, 0);
  const { codes, count } = game.machine.legal(play.state);
  const events = play.pick(codes[(i * 7) % count]);
  events.forEach(({ type }) => seen.add(type));
  const motions = motionsOf(events, before, game.view(play.state, 0), 0);
  moved += motions.length;
  const hows = motions.map(({ how }) => how);
  for (const event of events) {
    ways.set(event.type, hows);
    if (event.type === 'monster' && event.how === 'rush') ways.set('rush', hows);
  }
}

test('every kind of event has its movement, or a reason why there is nothing to see', () => {
  expect([...seen].filter((type) => !Object.hasOwn(MOVES, type))).toEqual([]);
  expect(seen.size).toBeGreaterThan(15);
  expect(moved).toBeGreaterThan(100);
});

test('a Unit hops from the Ready Area onto its Realm', () => {
  const fresh = new Play(game, game.readOptions({ players: 2, factions: 'randomFaction' }), 1);
  const seat = game.view(fresh.state, null).turn;
  const before = game.view(fresh.state, seat);
  const events = fresh.pick(game.machine.legal(fresh.state).codes[0]);
  const [hop] = motionsOf(events, before, game.view(fresh.state, seat), seat);
  expect(hop).toMatchObject({ how: 'hop', from: ['ready', `player/${seat}`] });
});

test('a Rush has its claws, its leap and a ground that shakes; a new Realm rises; a Dwelling drops', () => {
  expect(ways.get('rush')).toEqual(expect.arrayContaining(['claw', 'leap', 'shake']));
  expect(ways.get('lay')).toContain('rise');
  expect(ways.get('build')).toContain('drop');
});

test('VP for a Dwelling come from the Ruins and Dwellings around it (E10.7)', () => {
  const { before, after, event } = built();
  const motions = motionsOf([event], before, after, 0);
  const coming = motions.filter(({ picture }) => picture !== null && 'good' in picture);
  expect(coming.length * 2).toBe(event.vp);
  expect(new Set(coming.map(({ to }) => to[0]))).toEqual(new Set([`score/${event.seat}`]));
});

/** The first Dwelling that counts something in a game played in a row. */
function built() {
  const fresh = new Play(game, game.readOptions({ players: 3, factions: 'randomFaction' }), 4);
  for (let i = 0; ; i++) {
    const before = game.view(fresh.state, 0);
    const { codes, count } = game.machine.legal(fresh.state);
    for (const event of fresh.pick(codes[(i * 7) % count])) {
      if (event.type === 'build' && event.vp > 0) {
        return { before, after: game.view(fresh.state, 0), event };
      }
    }
  }
}
