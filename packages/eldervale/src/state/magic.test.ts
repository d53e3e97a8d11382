import { expect, test } from 'vitest';
import { eldervale } from '../game.ts';
import { addToHand, discardMagic, takeDiscarded, takeFromHand } from './magic.ts';

const start = () => eldervale.create(eldervale.readOptions({ players: 2 }), 1);

test('a card that is not there is not taken from somebody else', () => {
  const s = start();
  const before = s.slice();
  expect(() => takeFromHand(s, 1, 255)).toThrow('does not hold Magic card 255');
  expect(() => takeDiscarded(s, 255)).toThrow('does not hold Magic card 255');
  expect(s).toEqual(before);
});

test('one copy is taken from hand and discard pile', () => {
  const s = start();
  const before = s.slice();
  addToHand(s, 1, 1);
  takeFromHand(s, 1, 1);
  discardMagic(s, 1);
  takeDiscarded(s, 1);
  expect(s).toEqual(before);
});
