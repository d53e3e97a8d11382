import { everdell, readPosition } from '@evervale/everdell';
import { decision, Play } from '@evervale/kernel';
import { expect, test } from 'vitest';
import type { LogLine } from '../../../table/source.ts';
import { actionsOf } from './actions.ts';
import { priceOf } from './price.ts';

test('what a card cost stands with it, and nothing where it was occupied or free', () => {
  const at = (n: number, type: string, key: string, args = {}): LogLine => ({
    at: n,
    seat: 0,
    type,
    text: { key, args },
  });
  const two = { key: 'n.twig', args: { n: 2 } };
  const what = { key: 'list.and', args: { a: two, b: { key: 'n.resin', args: { n: 1 } } } };
  const [farm] = actionsOf([
    at(1, 'pay', 'log.pay', { what }),
    at(1, 'play', 'log.play'),
    at(2, 'pay', 'log.pay', { what: two }),
  ]);
  expect(priceOf(farm)?.amounts).toEqual({ twig: 2, resin: 1 });
  const [husband] = actionsOf([at(1, 'occupy', 'log.occupy'), at(1, 'play', 'log.play')]);
  expect(priceOf(husband)).toBeNull();
});

test('the price is read from what the rules tell', () => {
  const { state, options } = readPosition({
    options: { players: 2 },
    players: [{ hand: ['farm'], resources: { twig: 2, resin: 1 } }, {}],
  });
  const play = new Play(everdell, options, 1, state);
  const told: LogLine[] = [];
  const option = decision(everdell, play.state)!.options.find(
    ({ key }) => key === 'play:farm@hand',
  );
  for (const event of play.pick(option!.code)) {
    const text = everdell.eventText(event, play.state);
    if (text !== null) told.push({ at: 1, seat: 0, type: event.type, text });
  }
  expect(actionsOf(told).map((action) => priceOf(action)?.amounts)).toEqual([
    { twig: 2, resin: 1 },
  ]);
});
