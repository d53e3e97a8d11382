/** Chapter 5, Events (5.40-5.49). */
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const TOUR = ['lookout', 'chapel', 'university'];
const WITH_A_FARM = { hand: ['farm'], resources: { twig: 2, resin: 1 } };

describe('achieving an Event', () => {
  it('needs the requirements, the price, and an Event nobody has achieved (5.40)', () => {
    expect(table({ players: [{ city: TOUR.slice(1) }] }).why('place:grand-tour')).toBe(
      'requirement',
    );
    expect(table({ players: [{ city: TOUR }] }).offers('place:grand-tour')).toBe(true);
    const late = table({ players: [{ city: TOUR }, { events: ['grand-tour'] }] });
    expect(late.offers('place:grand-tour')).toBe(false);
    expect(late.why('place:grand-tour')).toBe('achieved');
    const cure = table({
      players: [{ city: ['undertaker', 'barge-toad', 'farm'], resources: { berry: 3 } }, {}],
      events: ['croak-wart-cure'],
    });
    cure.pick('place:croak-wart-cure', 'discard:undertaker', 'discard:farm');
    expect(cure.player(1).resources.berry).toBe(1);
    expect(cure.city(1)).toEqual(['barge-toad']);
    expect(cure.scorePart(1, 'specialEvents')).toBe(6);
  });

  it('is possible only once in a game, for its owner as well (5.41)', () => {
    const game = table({
      players: [
        { city: [...TOUR, 'woodcarver'], ...WITH_A_FARM, workers: 1 },
        { city: TOUR, workers: 2 },
      ],
      events: ['pristine-chapel-ceiling'],
    });
    game.pick('place:grand-tour');
    expect(game.why('place:grand-tour')).toBe('achieved');
    game.pick('place:basic-one-berry');
    // Player 1 gets the worker back and still cannot achieve the same Event again.
    game.pick('prepare', 'pay:0', 'place:basic-one-berry');
    expect(game.decides).toBe(1);
    expect(game.player(1).ready).toBeGreaterThan(0);
    expect(game.why('place:grand-tour')).toBe('achieved');
    expect(game.offers('place:pristine-chapel-ceiling')).toBe(true);
    game.pick('place:pristine-chapel-ceiling');
    expect(game.view.specialEvents[0].owner).toBe(0);
  });

  it('gives a special Event to the first who places a worker there, and to nobody else (5.41)', () => {
    const game = table({
      players: [{ city: ['judge', 'queen'] }, { city: ['judge', 'queen'] }],
      events: ['tax-relief'],
    });
    game.pick('place:tax-relief');
    expect(game.decides).toBe(2);
    expect(game.why('place:tax-relief')).toBe('achieved');
    expect([game.scorePart(1, 'specialEvents'), game.scorePart(2, 'specialEvents')]).toEqual([
      3, 0,
    ]);
  });

  it('fixes its owner at the moment the worker is placed (5.42)', () => {
    const game = table({
      players: [{ city: ['bard', 'inn', ...TOUR], resources: { berry: 2 } }, {}],
      events: ['performer-in-residence'],
    });
    game.pick('place:performer-in-residence');
    // Still in the middle of its effect, the Event is taken.
    expect(game.decides).toBe(1);
    expect(game.view.specialEvents[0].owner).toBe(0);
    game.pick('done', 'place:basic-one-berry', 'place:grand-tour');
    expect(game.view.basicEvents.find((event) => event.id === 'grand-tour')!.owner).toBe(0);
    expect(game.scorePart(1, 'basicEvents')).toBe(3);
  });

  it('carries out its effect immediately (5.43)', () => {
    const chapel = table({
      players: [{ city: ['woodcarver', { card: 'chapel', tokens: 2 }] }, {}],
      events: ['pristine-chapel-ceiling'],
      deck: ['king', 'queen', 'bard'],
    });
    chapel.pick('place:pristine-chapel-ceiling', 'gain:twig', 'gain:berry');
    expect(chapel.decides).toBe(2);
    expect(chapel.hand(1)).toEqual(['king', 'queen']);
    expect(chapel.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 0, berry: 1 });
    const taxes = table({
      players: [{ city: ['judge', 'queen', 'farm', 'mine'] }, {}],
      events: ['tax-relief'],
    });
    taxes.pick('place:tax-relief');
    expect(taxes.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 1 });
  });

  it('may bring a worker back at once (5.43)', () => {
    const game = table({
      players: [{ city: ['chip-sweep', 'clock-tower'], workers: 2 }, {}],
      workers: { 'basic-three-twigs': [1] },
      events: ['a-well-run-city'],
    });
    game.pick('place:a-well-run-city', 'recall:basic-three-twigs');
    expect(game.player(1).ready).toBe(1);
    expect(game.offers('place:basic-three-twigs')).toBe(true);
  });

  it.each([
    ['grand-tour', TOUR, 3, 'basicEvents'],
    ['a-well-run-city', ['chip-sweep', 'clock-tower'], 4, 'specialEvents'],
    ['tax-relief', ['judge', 'queen'], 3, 'specialEvents'],
  ])('scores its printed points: %s (5.44)', (event, city, points, part) => {
    const game = table({
      players: [{ city, workers: 2 }, {}],
      events: event === 'grand-tour' ? [] : [event],
    });
    const before = game.score(1);
    game.pick(`place:${event}`);
    if (game.offers(`recall:${event}`)) game.pick(`recall:${event}`);
    expect(game.scorePart(1, part)).toBe(points);
    expect(game.score(1)).toBe(before + points);
    expect(game.score(2)).toBe(0);
  });
});

describe('an achieved Event', () => {
  it('gives its worker back at the next preparation and stays with its owner (5.45)', () => {
    const game = table({
      players: [{ city: TOUR, ...WITH_A_FARM, workers: 1 }, { city: TOUR }],
    });
    game.pick('place:grand-tour');
    expect(game.player(1).workers).toEqual([{ at: 'place', place: 'grand-tour' }]);
    game.pick('place:basic-one-berry', 'prepare');
    expect(game.player(1).workers).toEqual([{ at: 'ready' }, { at: 'ready' }]);
    expect(game.scorePart(1, 'basicEvents')).toBe(3);
    expect(game.decides).toBe(2);
    // The tile has left the board: nobody finds it there any more.
    expect(game.why('place:grand-tour')).toBe('achieved');
  });

  it('counts when it is achieved in autumn, though its tile never moves (5.45)', () => {
    const game = table({
      players: [
        { season: 'autumn', city: [...TOUR, 'king'] },
        { season: 'autumn', finished: true },
      ],
    });
    const before = game.score(1);
    game.pick('place:grand-tour', 'pass');
    expect(game.over).toBe(true);
    // Three points for the Event, one for the King.
    expect(game.score(1)).toBe(before + 4);
  });

  it('is kept if a required card leaves the city later (5.46)', () => {
    const game = table({
      players: [{ city: TOUR, workers: 3 }, { workers: 3 }],
    });
    game.pick('place:grand-tour', 'place:basic-one-berry');
    game.pick('place:university', 'discard:chapel', 'gain:twig');
    expect(game.city(1)).toEqual(['lookout', 'university']);
    expect(game.view.basicEvents.find((event) => event.id === 'grand-tour')!.owner).toBe(0);
    expect(game.scorePart(1, 'basicEvents')).toBe(3);
  });

  it('takes no space in the city (5.47)', () => {
    const fifteen = [...TOUR, ...Array<string>(8).fill('farm'), 'mine', 'mine', 'mine', 'inn'];
    const game = table({ players: [{ city: fifteen }, {}] });
    expect(game.player(1).spaces).toEqual({ used: 15, size: 15 });
    // A full city does not stand in the way of an Event, nor an Event in the way of a card.
    game.pick('place:grand-tour');
    expect(game.player(1).spaces).toEqual({ used: 15, size: 15 });
    const room = table({
      players: [
        { ...WITH_A_FARM, city: fifteen.slice(0, 3), events: ['grand-tour', 'city-monument'] },
      ],
    });
    expect(room.player(1).spaces).toEqual({ used: 3, size: 15 });
    const last = table({
      players: [
        {
          hand: ['inn'],
          resources: { twig: 2, resin: 1 },
          city: fifteen.slice(0, 14),
          events: ['grand-tour', 'harvest-festival'],
        },
      ],
    });
    expect(last.offers('play:inn@hand')).toBe(true);
  });
});

describe('the requirement of an Event', () => {
  it('is met by cards lying in the own city only (5.48)', () => {
    const event = 'place:pristine-chapel-ceiling';
    const events = ['pristine-chapel-ceiling'];
    const offered = (players: object[]) => table({ players, events }).offers(event);
    expect(offered([{ city: ['woodcarver', 'chapel'] }])).toBe(true);
    // Neither the hand nor another city counts.
    expect(offered([{ city: ['chapel'], hand: ['woodcarver'] }])).toBe(false);
    expect(offered([{ city: ['chapel'] }, { city: ['woodcarver', 'chapel'] }])).toBe(false);
    // A Meadow card does not count either.
    expect(
      table({ players: [{ city: ['chapel'] }], meadow: ['woodcarver'], events }).offers(event),
    ).toBe(false);
  });

  it('is not met by prisoners (5.48)', () => {
    const prison = { card: 'dungeon', prisoners: ['woodcarver'] };
    const game = table({
      players: [{ city: ['chapel', prison] }],
      events: ['pristine-chapel-ceiling'],
    });
    expect(game.offers('place:pristine-chapel-ceiling')).toBe(false);
    expect(game.why('place:pristine-chapel-ceiling')).toBe('requirement');
    // Nor do they count by colour: three travelers are needed.
    const travelers = (prisoners: string[]) =>
      table({ players: [{ city: ['bard', 'ranger', { card: 'dungeon', prisoners }] }] });
    expect(travelers(['wanderer']).offers('place:cartographers-expedition')).toBe(false);
  });

  it('is looked at when the worker is placed: a card that has gone counts no more (5.48)', () => {
    const game = table({ players: [{ city: TOUR, workers: 3 }, { workers: 3 }] });
    expect(game.offers('place:grand-tour')).toBe(true);
    game.pick('place:university', 'discard:chapel', 'gain:twig', 'place:basic-one-berry');
    expect(game.offers('place:grand-tour')).toBe(false);
  });

  it('of the Grand Tour are three Destination cards (5.49)', () => {
    const tour = (city: string[]) => table({ players: [{ city }] }).offers('place:grand-tour');
    expect(tour(['inn', 'inn'])).toBe(false);
    expect(tour(['inn', 'inn', 'inn'])).toBe(true);
    expect(tour(['inn', 'queen', 'cemetery'])).toBe(true);
    expect(tour(['inn', 'queen', 'storehouse'])).toBe(false);
    expect(tour(['inn', 'queen', 'farm', 'king', 'crane', 'bard'])).toBe(false);
  });

  it('of the Pristine Chapel Ceiling are a Woodcarver and a Chapel (5.49)', () => {
    const ceiling = (city: string[]) =>
      table({ players: [{ city }], events: ['pristine-chapel-ceiling'] });
    expect(ceiling(['woodcarver', 'chapel']).offers('place:pristine-chapel-ceiling')).toBe(true);
    expect(ceiling(['chapel']).whyNumbers('place:pristine-chapel-ceiling')).toEqual({
      woodcarver: 1,
    });
    expect(ceiling(['woodcarver']).whyNumbers('place:pristine-chapel-ceiling')).toEqual({
      chapel: 1,
    });
  });
});
