/** Preparing for the next season (chapter 8). */
import { decision } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { everdell } from '../../src/index.ts';
import { CARDS } from '../../src/content/tables.ts';
import { addCard } from '../../src/state/city.ts';
import type { Position, PositionPlayer } from '../../src/position/format.ts';
import { newTable, table, type Table } from '../table.ts';

const AWAY: PositionPlayer = { season: 'autumn', finished: true, workers: 0 };
/** Something else to do, so that preparing is a choice. */
const CHOICE: PositionPlayer = { hand: ['wife'], resources: { berry: 2 } };
const MEADOW = ['king', 'queen', 'judge', 'monk', 'bard', 'castle', 'palace', 'school'];

function happened(game: Table): string[] {
  return game.events.map((event) => event.type).filter((type) => type !== 'turn');
}

describe('when a player may prepare', () => {
  it('only with all workers placed (8.1)', () => {
    const game = table({ players: [CHOICE, {}] });
    expect(game.why('prepare')).toBe('workers-left');
    game.pick('place:basic-one-berry', 'place:basic-one-berry');
    expect(game.why('prepare')).toBe('workers-left');
    game.pick('place:basic-one-berry', 'place:basic-one-berry');
    expect(game.offers('prepare')).toBe(true);
  });

  it('workers beside the board and those that stay for good count as placed (8.1)', () => {
    const game = table({
      players: [{ ...CHOICE, city: [{ card: 'monastery', workers: [1] }] }, AWAY],
      workers: { beside: [1] },
    });
    expect(game.offers('prepare')).toBe(true);
  });

  it('with the house rule also with workers still to place (8.2)', () => {
    const options = { players: 2, house: { 'prepare.requireAllDeployed': false } };
    const game = table({ options, players: [CHOICE, AWAY] });
    expect(game.offers('place:basic-one-berry')).toBe(true);
    game.pick('prepare');
    expect([game.player(1).season, game.player(1).ready]).toEqual(['spring', 3]);
    expect(table({ players: [CHOICE, AWAY] }).offers('prepare')).toBe(false);
    // Still not in autumn.
    expect(table({ options, players: [{ season: 'autumn' }, AWAY] }).offers('prepare')).toBe(false);
  });

  it('never in autumn, so the preparation for autumn is the last (8.3, 8.12)', () => {
    const game = table({ players: [{ ...CHOICE, season: 'summer', workers: 0 }, AWAY] });
    game.pick('prepare');
    expect(game.player(1).season).toBe('autumn');
    expect(game.player(1).ready).toBe(2);
    expect(game.why('prepare')).toBe('not-in-autumn');
    game.pick('place:basic-one-berry', 'place:basic-one-berry');
    expect([...game.options].sort()).toEqual(['pass', 'play:wife@hand']);
  });
});

describe('what preparing does', () => {
  it('goes: Clock Tower, return of the workers, season, new workers, effect, end of the turn (8.4)', () => {
    const game = table({
      players: [
        {
          ...CHOICE,
          workers: 4,
          city: [{ card: 'clock-tower', tokens: 3 }, 'farm', { card: 'lookout', workers: [1] }],
          events: ['grand-tour'],
        },
        CHOICE,
      ],
      workers: { 'basic-three-twigs': [1], 'grand-tour': [1], beside: [1] },
    });
    game.pick('prepare');
    // Step 1 comes while the worker still stands there.
    expect([...game.options].sort()).toEqual(['none', 'use:basic-three-twigs']);
    expect(game.player(1).season).toBe('winter');
    game.pick('use:basic-three-twigs');
    expect(happened(game)).toEqual([
      'trigger',
      'useLocation',
      'gain',
      'recall',
      'season',
      'newWorkers',
      'activate',
      'gain',
    ]);
    expect(game.player(1).resources).toEqual({ twig: 3, resin: 0, pebble: 0, berry: 3 });
    expect([game.player(1).workers.length, game.player(1).ready]).toEqual([5, 5]);
    // The Event keeps its owner, its space is empty.
    expect(game.view.basicEvents.find((event) => event.id === 'grand-tour')!.owner).toBe(0);
    expect(game.position.workers).toBeUndefined();
    expect(game.decides).toBe(2);
  });

  it('what another box adds comes after the season of the player (8.4)', () => {
    const game = newTable({ players: 1 }, 1).pick('place:basic-one-berry', 'place:basic-one-berry');
    if (game.player(1).season === 'winter') game.pick('prepare');
    const own = game.events.findLastIndex(
      (event) => event.type === 'newWorkers' && event.seat === 0,
    );
    const his = game.events.findIndex((event) => event.type === 'automatMoves');
    expect(own).toBeGreaterThan(-1);
    expect(his).toBeGreaterThan(own);
  });

  it('brings back the workers of the preparing player only (8.5)', () => {
    const game = table({
      players: [
        { ...CHOICE, workers: 2, city: [{ card: 'inn', workers: [2] }] },
        { ...CHOICE, workers: 3, city: [{ card: 'post-office', workers: [1] }] },
      ],
      workers: { 'basic-three-twigs': [1], 'basic-two-resin': [2], beside: [2] },
    });
    game.pick('prepare');
    expect([game.player(1).workers.length, game.player(1).ready]).toEqual([3, 3]);
    expect(
      game
        .player(2)
        .workers.map((worker) => worker.at)
        .sort(),
    ).toEqual(['beside', 'city', 'place']);
    expect(game.player(1).city[0].workers).toEqual([1]);
    expect(game.player(2).city[0].workers).toEqual([]);
  });

  it('spring brings one worker and production in the order of the player, each card once (8.6)', () => {
    const position: Position = {
      players: [
        {
          ...CHOICE,
          workers: 0,
          city: ['farm', 'doctor', 'woodcarver', 'peddler', 'twig-barge', 'school'],
        },
        AWAY,
      ],
    };
    const game = table(position).pick('prepare');
    expect(game.player(1).workers).toHaveLength(1);
    // Mere gains have come; what asks something is chosen one after the other.
    expect(game.player(1).resources).toEqual({ twig: 2, resin: 0, pebble: 0, berry: 3 });
    const kinds = () => game.options.map((key) => key.split('@')[0]).sort();
    expect(kinds()).toEqual(['activate:doctor', 'activate:peddler', 'activate:woodcarver']);
    game.pick('activate:peddler', 'return:berry', 'return:berry');
    while (game.offers('gain:twig')) game.pick('gain:twig');
    expect(kinds()).toEqual(['activate:doctor', 'activate:woodcarver']);
    game.pick('activate:woodcarver', 'pay:3');
    // The Doctor is the last one, with the berry that is left.
    game.pick('pay:1');
    expect(game.player(1).points).toBe(4);
    expect(game.player(1).season).toBe('spring');
    expect(game.events.filter((event) => event.type === 'activate')).toHaveLength(5);

    const other = table(position).pick(
      'prepare',
      'activate:doctor',
      'pay:3',
      'activate:woodcarver',
      'pay:2',
    );
    expect(other.player(1).points).toBe(5);
  });

  it('summer brings one worker, up to two Meadow cards and no production (8.7)', () => {
    const position: Position = {
      players: [{ ...CHOICE, season: 'spring', workers: 0, city: ['farm'] }, AWAY],
      meadow: MEADOW,
      deck: ['farm', 'mine', 'inn'],
    };
    const game = table(position).pick('prepare');
    expect(game.options).toHaveLength(9);
    expect(game.offers('done')).toBe(true);
    game.pick('take:king@meadow', 'take:school@meadow');
    expect(game.hand(1)).toEqual(['wife', 'king', 'school']);
    expect(game.view.meadow).toEqual(['farm', ...MEADOW.slice(1, 7), 'mine']);
    expect([game.player(1).season, game.player(1).ready, game.player(1).resources.berry]).toEqual([
      'summer',
      1,
      2,
    ]);

    const none = table(position).pick('prepare', 'done');
    expect(none.hand(1)).toEqual(['wife']);
    expect(none.view.meadow).toEqual(MEADOW);
    const one = table(position).pick('prepare', 'take:queen@meadow', 'done');
    expect(one.hand(1)).toEqual(['wife', 'queen']);
  });

  it('summer offers the last card of the Meadow, too, if no other is left (8.7)', () => {
    const game = table({
      players: [{ ...CHOICE, season: 'spring', workers: 0 }, AWAY],
      meadow: [null, null, null, null, null, null, null, 'mine'],
    }).pick('prepare');
    expect(game.options).toEqual(['done', 'take:mine@meadow-8']);
  });

  it('the Meadow cards of summer respect the hand limit (8.7)', () => {
    const hand = ['wife', ...Array<string>(6).fill('farm')];
    const position = (cards: string[]): Position => ({
      players: [{ season: 'spring', workers: 0, hand: cards, resources: { berry: 2 } }, AWAY],
      meadow: MEADOW,
    });
    const seven = table(position(hand)).pick('prepare', 'take:king@meadow');
    expect(seven.offers('place:basic-one-berry')).toBe(true);
    expect(seven.hand(1)).toHaveLength(8);
    const eight = table(position([...hand, 'farm'])).pick('prepare');
    expect(eight.offers('place:basic-one-berry')).toBe(true);
    expect(eight.view.meadow).toEqual(MEADOW);
  });

  it('autumn brings two workers and production in the order of the player (8.8)', () => {
    const city = ['twig-barge', 'mine', 'woodcarver', 'doctor'];
    const game = table({
      players: [{ ...CHOICE, season: 'summer', workers: 0, city }, AWAY],
    });
    game.pick('prepare');
    expect(game.player(1).workers).toHaveLength(2);
    expect(game.player(1).resources).toEqual({ twig: 2, resin: 0, pebble: 1, berry: 2 });
    expect([...game.options].map((key) => key.split('@')[0]).sort()).toEqual([
      'activate:doctor',
      'activate:woodcarver',
    ]);
    game.pick('activate:doctor', 'pay:2', 'pay:0');
    expect([game.player(1).season, game.player(1).points]).toEqual(['autumn', 2]);
    expect(game.offers('pass')).toBe(true);
  });

  it('with five or six players spring brings production but no worker (8.9)', () => {
    const spring = (players: number) => {
      const game = table({
        options: { players },
        players: [{ ...CHOICE, city: ['farm'] }],
        workers: { 'basic-one-berry': [1, 1] },
      });
      game.pick('prepare');
      return [game.player(1).workers.length, game.player(1).resources.berry];
    };
    expect([2, 3, 4, 5, 6].map(spring)).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
      [2, 3],
      [2, 3],
    ]);

    // Summer brings a worker all the same, autumn two.
    const later = (season: 'spring' | 'summer') => {
      const game = table({
        options: { players: 5 },
        players: [{ ...CHOICE, season, workers: 2 }],
        workers: { 'basic-one-berry': [1, 1] },
      });
      return game.pick('prepare').player(1).workers.length;
    };
    expect([later('spring'), later('summer')]).toEqual([3, 4]);
  });

  it('permanent workers do not come back (8.10)', () => {
    const game = table({
      players: [
        {
          ...CHOICE,
          workers: 4,
          city: [
            { card: 'monastery', workers: [1, 1] },
            { card: 'cemetery', workers: [1] },
            'monk',
          ],
        },
        AWAY,
      ],
      workers: { 'basic-one-berry': [1] },
    });
    game.pick('prepare');
    while (game.offers('give:0')) game.pick('give:0');
    expect(game.player(1).ready).toBe(2);
    expect(game.player(1).city[0].workers).toEqual([0, 0]);
    expect(game.player(1).city[1].workers).toEqual([0]);
  });

  it('a Production card that comes in the middle of production is not activated again in it (8.11)', () => {
    const game = table({
      players: [
        { ...CHOICE, workers: 0, city: ['woodcarver', 'doctor', 'farm', 'twig-barge'] },
        AWAY,
      ],
    });
    game.pick('prepare');
    expect(game.player(1).resources.berry).toBe(3);
    // No base card brings another one into the city here, so lay a Mine down while the choice is open.
    addCard(game.state, 0, CARDS.kindOf('mine'));
    expect([...game.options].map((key) => key.split('@')[0]).sort()).toEqual([
      'activate:doctor',
      'activate:woodcarver',
    ]);
    game.pick('activate:doctor', 'pay:0', 'pay:0');
    expect(game.player(1).resources.pebble).toBe(0);
    expect(game.offers('place:basic-one-berry')).toBe(true);
  });
});

describe('the Clock Tower', () => {
  it('is used in a preparation only if its owner wants to (R-06)', () => {
    const position: Position = {
      players: [{ ...CHOICE, city: [{ card: 'clock-tower', tokens: 3 }] }, AWAY],
      workers: { 'basic-one-berry': [1, 1] },
    };
    const unused = table(position).pick('prepare');
    expect([...unused.options].sort()).toEqual(['none', 'use:basic-one-berry']);
    unused.pick('none');
    expect([unused.player(1).city[0].tokens, unused.player(1).resources.berry]).toEqual([3, 2]);
    expect(unused.player(1).season).toBe('spring');

    const used = table(position).pick('prepare', 'use:basic-one-berry');
    expect([used.player(1).city[0].tokens, used.player(1).resources.berry]).toEqual([2, 3]);
  });
});

describe('a run of Meadow cards', () => {
  it('is as long as the hand has room, from the first card on (8.7, 7.2)', () => {
    const seven = ['farm', 'farm', 'farm', 'mine', 'mine', 'inn', 'ruins'];
    const game = table({
      players: [{ season: 'spring', hand: seven, city: ['farm'] }, AWAY],
      meadow: ['queen', 'king'],
      workers: { 'basic-one-berry': [1, 1, 1] },
    }).pick('prepare');
    expect(decision(everdell, game.state)).toMatchObject({ min: 0, max: 1, picked: 0 });

    const forest = table({
      players: [{ hand: seven }, {}],
      meadow: ['queen', 'king'],
      forest: ['forest-two-meadow-play-one'],
    }).pick('place:forest-two-meadow-play-one');
    expect(decision(everdell, forest.state)).toMatchObject({ min: 1, max: 1, picked: 0 });
    expect(forest.prompt).toBe('Which Meadow cards do you take?');
  });
});
