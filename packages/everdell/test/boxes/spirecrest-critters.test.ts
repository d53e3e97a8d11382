/** The big critters of Spirecrest: where each of them goes, and what it brings. */
import { describe, expect, it } from 'vitest';
import { readPosition, writePosition, type PositionPlayer } from '../../src/index.ts';
import { having, mountain } from '../spirecrest-table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const FOREST = ['forest-three-berries', 'forest-two-any', null, 'forest-twig-resin-berry'];

describe('big critters', () => {
  it('Stubblehoof may stay, use its place again, and brings a card and a resource (R-210)', () => {
    const game = mountain(
      {
        discoveries: ['stubblehoof'],
        season: 'spring',
        kinds: { stubblehoof: 'basic-three-twigs' },
      },
      { workers: { 'basic-three-twigs': [1], 'basic-one-berry': [1, 1] } },
    ).pick('prepare');
    expect(game.options).toEqual(['stay', 'none']);
    game.pick('stay', 'gain:berry');
    expect(game.player(1)).toMatchObject({ handCount: 1, resources: { twig: 3, berry: 1 } });
    expect(game.view.basic[0].workers).toEqual([0]);
    expect(game.player(1).ready).toBe(3);
  });

  it('Stubblehoof comes home with the others if its player likes', () => {
    const game = mountain(
      {
        discoveries: ['stubblehoof'],
        season: 'spring',
        kinds: { stubblehoof: 'basic-three-twigs' },
      },
      { workers: { 'basic-three-twigs': [1], 'basic-one-berry': [1, 1] } },
    ).pick('prepare', 'none');
    expect(game.player(1).ready).toBe(4);
  });

  it('Truffle uses a Production card of any city as if it were the own one', () => {
    const game = having(
      'truffle',
      { kinds: { truffle: 'ready' } },
      { players: [{ city: ['farm', 'storehouse', 'general-store'] }] },
    ).pick('worker:truffle');
    expect(game.options).toContain('place:farm@city2-1');
    expect(game.options).not.toContain('place:storehouse@city2-2');
    game.pick('place:general-store@city2-3', 'gain:pebble');
    // The Farm beside it lies in the city of the card.
    expect(game.player(1)).toMatchObject({ handCount: 1, resources: { berry: 2, pebble: 1 } });
    expect(game.player(2).city[2].aside).toEqual([0]);
  });

  it('Corliander needs half of the cards of an Event, rounded up', () => {
    const game = having('corliander', { kinds: { corliander: 'ready' }, city: ['farm', 'mine'] });
    expect(game.options).not.toContain('place:harvest-festival');
    game.pick('worker:corliander');
    expect(game.options).toContain('place:harvest-festival');
    game.pick('place:harvest-festival');
    expect(game.scorePart(1, 'basicEvents')).toBe(3);
    const three = having('corliander', { kinds: { corliander: 'ready' }, city: ['inn'] });
    expect(three.pick('worker:corliander').options).not.toContain('place:grand-tour');
  });

  it('Corliander needs half of whatever cards an Event asks for, and all Events achieved before', () => {
    const goesTo = (event: string, player: PositionPlayer): boolean =>
      having(
        'corliander',
        { kinds: { corliander: 'ready' }, ...player },
        { boxes: ['spirecrest', 'bellfaire-events', 'newleaf-events'], events: [event] },
      )
        .pick('worker:corliander')
        .options.includes(`place:${event}`);
    // Four unique Constructions, five common ones, five Production cards.
    expect(goesTo('architectural-renaissance', { city: ['chapel'] })).toBe(false);
    expect(goesTo('architectural-renaissance', { city: ['chapel', 'dungeon'] })).toBe(true);
    expect(goesTo('bed-and-breakfast-guild', { city: ['farm', 'mine'] })).toBe(false);
    expect(goesTo('bed-and-breakfast-guild', { city: ['farm', 'mine', 'inn'] })).toBe(true);
    const goods = { resources: { berry: 2 } };
    expect(goesTo('pie-eating-contest', { city: ['farm', 'mine'], ...goods })).toBe(false);
    expect(goesTo('pie-eating-contest', { city: ['farm', 'farm', 'mine'], ...goods })).toBe(true);
    expect(goesTo('sunflower-parade', { events: ['grand-tour', 'harvest-festival'] })).toBe(false);
    const three = ['grand-tour', 'harvest-festival', 'city-monument'];
    expect(goesTo('sunflower-parade', { events: three })).toBe(true);
    // Two named cards: either will do.
    expect(goesTo('tax-relief', { city: ['farm'] })).toBe(false);
    expect(goesTo('tax-relief', { city: ['judge'] })).toBe(true);
    expect(goesTo('tax-relief', { city: ['queen'] })).toBe(true);
    // Two of each type: five of them, and of one type no more than two.
    const two = ['castle', 'king', 'farm', 'mine'];
    expect(goesTo('the-everdell-games', { city: [...two, 'inn'] })).toBe(true);
    expect(goesTo('the-everdell-games', { city: [...two, 'school'] })).toBe(false);
    // Nine Constructions: Critters do not count.
    const four = ['farm', 'mine', 'inn', 'chapel', 'king', 'queen'];
    expect(goesTo('ever-wall-tower-constructed', { city: four })).toBe(false);
    expect(goesTo('ever-wall-tower-constructed', { city: [...four, 'crane'] })).toBe(true);
  });

  it('Whisper joins a worker of the same player where there is one spot (13.22)', () => {
    const game = having(
      'whisper',
      { discoveries: ['whisper', 'ancient-orchard'], kinds: { whisper: 'ready' } },
      { workers: { 'ancient-orchard': [1] } },
    );
    expect(game.options).not.toContain('place:ancient-orchard');
    game.pick('worker:whisper', 'place:ancient-orchard');
    expect(game.player(1).resources.berry).toBe(5);
  });

  it('a worker that is moved does not come back to the location it leaves (5.12, RANGER.1)', () => {
    const game = having(
      'ancient-orchard',
      { hand: ['ranger'], resources: RICH },
      { workers: { 'ancient-orchard': [1] } },
    ).pick('play:ranger');
    expect(game.options).toContain('place:basic-three-twigs');
    expect(game.options).not.toContain('place:ancient-orchard');
  });

  it('Firebeak draws from the discard pile, and later takes what others discard (R-211)', () => {
    const game = having(
      'firebeak',
      { kinds: { firebeak: 'ready' } },
      { discard: ['farm', 'mine'], players: [{ hand: ['inn', 'monk'] }] },
    ).pick('worker:firebeak', 'place:discard-pile');
    expect(game.hand(1)).toEqual(['farm', 'mine']);
    game.pick('place:haven', 'discard:inn', 'discard:monk', 'gain:twig');
    expect(game.decides).toBe(1);
    expect(game.options).toEqual(['done', 'take:monk', 'take:inn']);
    game.pick('take:inn', 'done');
    expect(game.hand(1)).toEqual(['farm', 'mine', 'inn']);
    expect(game.view.discard).toBe(1);
  });

  it('Firebeak takes nothing that was discarded in an earlier turn (R-211)', () => {
    const game = having(
      'firebeak',
      { kinds: { firebeak: 'ready' } },
      { discard: ['farm', 'mine'], players: [{ hand: ['inn', 'monk', 'queen', 'king'] }] },
    ).pick('worker:firebeak', 'place:discard-pile', 'place:haven');
    game.pick('discard:inn', 'discard:monk', 'done', 'gain:twig');
    expect(game.options).toEqual(['done', 'take:monk', 'take:inn']);
    game.pick('done', 'place:basic-one-berry', 'place:haven');
    game.pick('discard:queen', 'discard:king', 'gain:twig');
    expect(game.options).toEqual(['done', 'take:king', 'take:queen']);
  });

  it('Honeypaw brings berries for other resources of its place, three at most', () => {
    const twigs = having('honeypaw', { kinds: { honeypaw: 'ready' } });
    twigs.pick('worker:honeypaw', 'place:basic-three-twigs');
    expect(twigs.player(1).resources).toMatchObject({ twig: 3, berry: 3 });
    const berry = having('honeypaw', { kinds: { honeypaw: 'ready' } }, { forest: FOREST });
    berry.pick('worker:honeypaw', 'place:forest-twig-resin-berry');
    expect(berry.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 0, berry: 1 });
    const resin = having('honeypaw', { kinds: { honeypaw: 'ready' } });
    resin.pick('worker:honeypaw', 'place:basic-two-resin');
    expect(resin.player(1).resources).toMatchObject({ resin: 2, berry: 2 });
  });

  it('King Rhun gains as many resources as the printed points of a Prosperity card', () => {
    const game = having('king-rhun', { kinds: { 'king-rhun': 'ready' }, city: ['school', 'farm'] });
    game.pick('worker:king-rhun');
    expect(game.options).toContain('place:school@city1-1');
    expect(game.options).not.toContain('place:farm@city1-2');
    game.pick('place:school@city1-1', 'gain:twig', 'gain:resin');
    expect(game.player(1).resources).toMatchObject({ twig: 1, resin: 1 });
    expect(game.decides).toBe(2);
  });

  it('Whisper goes where others stand, but not to an Event that is achieved', () => {
    const game = having(
      'whisper',
      { kinds: { whisper: 'ready' }, city: ['farm', 'mine', 'twig-barge', 'resin-refinery'] },
      {
        workers: { 'basic-three-twigs': [2], 'harvest-festival': [2] },
        players: [{ season: 'spring', city: [{ card: 'lookout', workers: [2] }] }],
      },
    ).pick('worker:whisper');
    expect(game.options).toContain('place:basic-three-twigs');
    expect(game.options).not.toContain('place:harvest-festival');
    expect(game.options).not.toContain('place:lookout@city2-1');
    game.pick('place:basic-three-twigs');
    expect(game.view.basic[0].workers).toEqual([0, 1]);
  });

  it('Whisper goes on a Journey where somebody is already: only Events are left out (5.26)', () => {
    const hand = Array<string>(5).fill('farm');
    const game = having(
      'whisper',
      { season: 'autumn', kinds: { whisper: 'ready' }, hand },
      { workers: { 'journey-5': [2] }, players: [{ season: 'autumn' }] },
    );
    expect(game.why('place:journey-5')).toBe('occupied');
    game.pick('worker:whisper', 'place:journey-5');
    expect(game.view.journey[3].workers).toEqual([0, 1]);
    expect(game.player(1).handCount).toBe(0);
    const { workers } = writePosition(readPosition(writePosition(game.state)).state);
    expect(workers!['journey-5']).toEqual([1, 2]);
    expect(game.score(1)).toBe(5);
  });

  it('Whisper joins others on a card and takes the spot when they leave', () => {
    const game = having(
      'whisper',
      { kinds: { whisper: 'ready' }, resources: RICH, hand: ['farm'] },
      { players: [{ city: [{ card: 'inn', workers: [2] }] }] },
    ).pick('worker:whisper', 'place:inn@city2-1');
    expect(game.player(2).city[0].joining).toEqual([0]);
    expect(game.player(2).points).toBe(1);
  });

  it('Windlore draws three, and two after each turn in which others drew (R-212)', () => {
    const hand = Array<string>(5).fill('farm');
    const game = having('windlore', { kinds: { windlore: 'ready' }, hand }, { players: [{}] });
    game.pick('worker:windlore', 'place:draw-pile');
    expect(game.player(1).handCount).toBe(8);
    game.pick('place:basic-two-cards-one-point');
    expect(game.decides).toBe(1);
    expect(game.player(1).handCount).toBe(10);
    game.pick('discard:farm', 'discard:farm');
    expect(game.player(1).handCount).toBe(8);
    const quiet = having('windlore', { kinds: { windlore: 'ready' } }, { players: [{}] });
    quiet.pick('worker:windlore', 'place:draw-pile', 'place:basic-one-berry');
    expect(quiet.player(1).handCount).toBe(3);
  });

  it('Windlore and Firebeak bring nothing more when their player has finished (9.6)', () => {
    const finished = { season: 'autumn', finished: true } as const;
    const rest = (place: string) => ({
      turn: 2,
      players: [{ hand: ['wife', 'wife', 'farm'] }],
      workers: { [place]: [1] },
    });
    const wind = having(
      'windlore',
      { ...finished, kinds: { windlore: 'draw-pile' } },
      rest('draw-pile'),
    );
    wind.pick('place:basic-two-cards-one-point');
    expect(wind.decides).toBe(2);
    expect(wind.player(1).handCount).toBe(0);
    const fire = having(
      'firebeak',
      { ...finished, kinds: { firebeak: 'discard-pile' } },
      rest('discard-pile'),
    );
    fire.pick('place:haven', 'discard:wife', 'discard:farm', 'done', 'gain:twig');
    expect(fire.decides).toBe(2);
    expect(fire.player(1).handCount).toBe(0);
  });

  it('is told where it goes, and lost big critters do not come back as new workers', () => {
    const game = having('whisper', { kinds: { whisper: 'ready' } }).pick(
      'worker:whisper',
      'place:basic-one-berry',
    );
    expect(game.events.find(({ type }) => type === 'place')).toMatchObject({ worker: 'whisper' });
  });
});
