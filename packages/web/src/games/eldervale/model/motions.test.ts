import { hostedEldervale as game } from '@evervale/eldervale';
import { Play } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { motionsOf, MOVES } from './motions.ts';

const play = new Play(game, game.readOptions({ players: 3, factions: 'randomFaction' }), 4);
const seen = new Set<string>();
let moved = 0;
for (let i = 0; i < 600 && !play.over; i++) {
  const before = game.view(play.state, 0);
  const { codes, count } = game.machine.legal(play.state);
  const events = play.pick(codes[(i * 7) % count]);
  events.forEach(({ type }) => seen.add(type));
  moved += motionsOf(events, before, game.view(play.state, 0), 0).length;
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
