import { everdell } from '@evervale/everdell';
import { codeForKey, Play } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { soundsOf } from './sounds.ts';

test('a worker knocks on wood, and twigs crack once however many they are', () => {
  const play = new Play(everdell, everdell.readOptions({ players: 2 }), 3);
  const events = play.pick(codeForKey(everdell, play.state, 'place:basic-three-twigs')!);
  expect(soundsOf(events)).toEqual(['wood', 'twig']);
});

test('every kind of goods has its own sound; points are coins', () => {
  const gain = (...amounts: number[]) => soundsOf([{ type: 'gain', seat: 0, amounts }]);
  expect(gain(1, 0, 0, 2, 0)).toEqual(['twig', 'berry']);
  expect(gain(0, 1, 1, 0, 3)).toEqual(['resin', 'pebble', 'coin']);
  expect(gain(0, 0, 0, 0, 0)).toEqual([]);
});

test('a season sounds like itself, and never more than six sounds come together', () => {
  expect(soundsOf([{ type: 'season', seat: 0, season: 1 }])).toEqual(['spring']);
  const many = soundsOf([
    { type: 'shuffle' },
    { type: 'die', value: 3 },
    { type: 'pass', seat: 0 },
    { type: 'recall', seat: 0, count: 2 },
    { type: 'visited', owner: 1, seat: 0 },
    { type: 'achieve', seat: 0, basic: 1 },
    { type: 'gain', seat: 0, amounts: [1, 1, 1, 1, 0] },
  ]);
  expect(many).toHaveLength(6);
});
