import { everdell, type View } from '@evervale/everdell';
import { decision, isOver, type State } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { optionsByTarget, reasonsByTarget, targetOf, whereToAct } from './targets.ts';

test('an option points at the thing on the table that it is about', () => {
  expect(targetOf('place:haven')).toBe('place/haven');
  expect(targetOf('place:inn@city2-3')).toBe('city/1/2');
  expect(targetOf('play:farm@hand')).toBe('hand/farm');
  expect(targetOf('play:farm@meadow-8')).toBe('meadow/7');
  expect(targetOf('discard:farm')).toBe('hand/farm');
  expect(targetOf('use:basic-one-berry')).toBe('place/basic-one-berry');
  expect(targetOf('use:judge')).toBe('own/judge');
  expect(targetOf('city:2')).toBe('player/1');
  expect(targetOf('play:farm@station-2')).toBe('station/1');
  expect(targetOf('reserve:farm@station-2')).toBe('station/1');
  expect(targetOf('play:farm@reserved')).toBe('reserved/farm');
  expect(targetOf('place:knoll')).toBe('place/knoll');
  expect(targetOf('car:train-car-berry')).toBe('car/train-car-berry');
  expect(targetOf('keep:bim-little')).toBe('visitor/bim-little');
  expect(targetOf('discard:bim-little')).toBe('visitor/bim-little');
  expect(targetOf('golden:clock-tower@city1-2')).toBe('city/0/1');
  expect(targetOf('ticket:outbound')).toBe('ticket/outbound');
  expect(targetOf('gain:twig')).toBeNull();
  expect(targetOf('prepare')).toBeNull();
});

/** What lies before a seat: every place, every Event, every card it could play. */
function thingsBefore(view: View, seat: number): string[] {
  return [
    ...view.basic.map(({ id }) => `place/${id}`),
    ...view.journey.map(({ id }) => `place/${id}`),
    ...view.specialEvents.map(({ id }) => `place/${id}`),
    ...view.players[seat].hand!.map((id) => `hand/${id}`),
    ...view.meadow.flatMap((id, at) => (id === null ? [] : [`meadow/${at}`])),
  ];
}

function silentThings(s: State): string[] {
  const now = decision(everdell, s)!;
  if (now.prompt.key !== 'prompt.action') return [];
  const can = optionsByTarget(now);
  const why = reasonsByTarget(everdell.blocked(s));
  return thingsBefore(everdell.view(s, now.seat), now.seat).filter(
    (thing) => !can.has(thing) && !why.has(thing),
  );
}

test('at the start of every turn of a game each place and card is possible or says why not', () => {
  const s = everdell.create(everdell.readOptions({ players: 2 }), 11);
  const silent: string[] = [];
  for (let i = 0; !isOver(s); i++) {
    silent.push(...silentThings(s));
    const { options } = decision(everdell, s)!;
    everdell.machine.apply(s, options[(i * 7) % options.length].code);
  }
  expect(silent).toEqual([]);
});

test('what can be done in the city of another is found by its owner', () => {
  const targets = ['place:inn@city2-3', 'use:crane@city1-1', 'discard:farm', 'place:haven'];
  const { parts, cities } = whereToAct(
    targets.map((key) => targetOf(key)!),
    0,
  );
  expect([...cities]).toEqual([1]);
  expect([...parts]).toEqual(['city', 'hand', 'valley']);
});
