import { eldervale, type GameEvent } from '@evervale/eldervale';
import { decision, Play } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { SOUNDS } from '../../../sound/sounds.ts';
import { soundsOf } from './sounds.ts';

test('power is a tone of glass, higher with every ring', () => {
  const power = (space: number) =>
    soundsOf([{ type: 'power', seat: 0, element: 2, space, from: space - 1 }]);
  expect([1, 2, 5].map(power)).toEqual([['glass1'], ['glass2'], ['glass5']]);
});

test('a Monster that rushes is a drum, the Underworld a breath, an Orb a bowl', () => {
  const events: GameEvent[] = [
    { type: 'monster', figure: 1, from: 0, realm: 2 },
    { type: 'underworld', seat: 0, units: [1, 2], swords: 2 },
    { type: 'orb', seat: 1, from: 'track' },
    { type: 'turn', seat: 1 },
  ];
  expect(soundsOf(events)).toEqual(['rush', 'breath', 'orb']);
});

test('whatever happens in a game has a sound that exists or is silent, and never more than six come together', () => {
  const play = new Play(eldervale, eldervale.readOptions({ players: 2 }), 4);
  const missing = new Set<string>();
  for (let i = 0; i < 400 && !play.over; i++) {
    const { options } = decision(eldervale, play.state)!;
    const heard = soundsOf(play.pick(options[(i * 7) % options.length].code));
    if (heard.length > 6) missing.add('too many');
    for (const name of heard) if (!Object.hasOwn(SOUNDS, name)) missing.add(name);
  }
  expect([...missing]).toEqual([]);
});
