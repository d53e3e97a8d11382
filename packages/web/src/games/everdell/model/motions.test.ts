import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boxesBeside, everdell, readPosition } from '@evervale/everdell';
import { codeForKey, decision, Play, isOver } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { flightsOf, MOTIONS } from './motions.ts';

const RULES = fileURLToPath(new URL('../../../../../everdell/src/', import.meta.url));
/** The events of the base game, and those that boxes declare beside their own log. */
const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^log[\\/]event\.ts$|^\w+[\\/]log\.ts$/.test(path),
);
const kinds = sources.flatMap((path) =>
  [...readFileSync(join(RULES, path), 'utf8').matchAll(/type: '(\w+)'/g)].map(([, kind]) => kind),
);

test('every kind of event has its movement, or a reason why there is nothing to see', () => {
  expect(sources.length).toBeGreaterThan(2);
  expect(kinds.length).toBeGreaterThan(50);
  expect(kinds.filter((kind) => !(kind in MOTIONS))).toEqual([]);
});

test('a worker goes to its place and the twigs from there to its owner', () => {
  const play = new Play(everdell, everdell.readOptions({ players: 2 }), 3);
  const before = everdell.view(play.state, 0);
  const events = play.pick(codeForKey(everdell, play.state, 'place:basic-three-twigs')!);
  const flights = flightsOf(events, before, everdell.view(play.state, 0));
  expect(flights.map(({ what }) => what)).toEqual(['worker', 'twig', 'twig', 'twig']);
  expect(flights[0].to).toEqual(['place/basic-three-twigs']);
  expect(flights[1].from[0]).toBe('place/basic-three-twigs');
});

/** Kinds of events that happened, and those of them that something moved for. */
function watched(options: unknown, seed: number, seen: Set<string>, moved: Set<string>): void {
  const play = new Play(everdell, everdell.readOptions(options), seed);
  for (let i = 0; !isOver(play.state); i++) {
    const before = everdell.view(play.state, 0);
    const { options: picks } = decision(everdell, play.state)!;
    const events = play.pick(picks[(i * 7 + seed) % picks.length].code);
    const after = everdell.view(play.state, 0);
    for (const event of events) {
      seen.add(event.type);
      if (flightsOf([event], before, after).length > 0) moved.add(event.type);
    }
  }
}

test('whatever happens in games of all boxes is to be seen', () => {
  const seen = new Set<string>();
  const moved = new Set<string>();
  const boxes = boxesBeside('pearlbrook');
  for (let seed = 1; seed <= 24; seed++) {
    watched({ players: 1 + (seed % 4), boxes }, seed, seen, moved);
  }
  const still = [...seen].filter((kind) => !('nothing' in MOTIONS[kind]) && !moved.has(kind));
  expect(still).toEqual([]);
  expect(moved.size).toBeGreaterThan(20);
});

test('at a new season the production cards light up one after the other, with what they bring', () => {
  const { state, options } = readPosition({
    options: { players: 2 },
    players: [{ city: ['farm', 'mine'] }, {}],
    workers: { 'basic-two-cards-one-point': [1, 1] },
  });
  const play = new Play(everdell, options, 0, state);
  const before = everdell.view(play.state, 0);
  const events = play.pick(codeForKey(everdell, play.state, 'prepare')!);
  const lit = flightsOf(events, before, everdell.view(play.state, 0)).filter(
    ({ brings }) => brings !== undefined,
  );
  expect(lit.map(({ to, brings }) => [to[0], brings])).toEqual([
    ['city/0/0', { berry: 1 }],
    ['city/0/1', { pebble: 1 }],
  ]);
});

/** A table with the station as it is needed. */
const NEWLEAF = {
  options: { players: 2, boxes: ['newleaf', 'reservation'] },
  station: ['farm', 'inventor', 'mine'],
  cars: ['train-car-point', 'train-car-berry', 'train-car-resin'],
  rest: true,
};

function flightsAfter(position: object, ...keys: readonly string[]) {
  const { state, options } = readPosition({ ...NEWLEAF, ...position });
  const play = new Play(everdell, options, 0, state);
  const before = everdell.view(play.state, 0);
  const events = keys.flatMap((key) => play.pick(codeForKey(everdell, play.state, key)!));
  return flightsOf(events, before, everdell.view(play.state, 0));
}

test('a card of the station goes from its car to the city, and what the car brings from there (14.14)', () => {
  const flights = flightsAfter(
    { players: [{ resources: { twig: 2, resin: 1 } }, {}] },
    'play:farm@station-1',
  );
  expect(flights.find(({ what }) => what === 'face')?.from[0]).toBe('station/0');
  expect(flights.find(({ what }) => what === 'point')?.from[0]).toBe('car/0');
  expect(flights.find(({ what }) => what === 'car')).toMatchObject({
    from: ['bag'],
    to: ['car/0'],
  });
});

test('a golden token goes from the supply onto the Construction (14.7)', () => {
  const flights = flightsAfter(
    { players: [{ city: ['clock-tower'] }, {}] },
    'play:inventor@station-2',
    'golden:clock-tower@city1-1',
  );
  expect(flights.find(({ what }) => what === 'golden')).toMatchObject({
    from: ['supply/0', 'player/0'],
    to: ['city/0/0', 'player/0'],
  });
});

test('a reserved card goes beside the city of whoever reserves it (15.17)', () => {
  const flights = flightsAfter({ players: [{}, {}] }, 'reserve:mine@station-3');
  expect(flights.find(({ what }) => what === 'portrait')).toMatchObject({
    shows: { id: 'mine' },
    from: ['station/2'],
    to: ['reserved/0', 'player/0'],
  });
});
