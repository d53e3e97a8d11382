import { everdell } from '@evervale/everdell';
import { codeForKey } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { flightsBetween } from './flights.ts';

test('a worker flies to its place and the twigs from there to its owner', () => {
  const s = everdell.create(everdell.readOptions({ players: 2 }), 3);
  const before = everdell.view(s, 0);
  everdell.machine.apply(s, codeForKey(everdell, s, 'place:basic-three-twigs')!);
  const flights = flightsBetween(before, everdell.view(s, 0));
  expect(flights.map(({ what }) => what)).toEqual(['worker', 'twig', 'twig', 'twig']);
  expect(flights[0].to).toEqual(['place/basic-three-twigs']);
  expect(flights[1].from[0]).toBe('place/basic-three-twigs');
});

test('nothing flies when nothing changed', () => {
  const s = everdell.create(everdell.readOptions({ players: 3 }), 3);
  expect(flightsBetween(everdell.view(s, 1), everdell.view(s, 1))).toEqual([]);
});
