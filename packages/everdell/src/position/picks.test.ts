import { describe, expect, it } from 'vitest';
import { position } from './index.ts';

const keys = (report: { options: readonly { key: string }[] }): string[] =>
  report.options.map(({ key }) => key);

describe('picks of a position', () => {
  const onlyPrepare = { players: [{}, {}], workers: { haven: [1, 1] } };

  it('leave a position as it was written until one is taken, even a turn without a choice (8.1)', () => {
    const { decides, options, position: written } = position(onlyPrepare);
    expect({ decides, keys: keys({ options }), season: written.players?.[0].season }).toEqual({
      decides: 1,
      keys: ['prepare'],
      season: 'winter',
    });
    expect(position(onlyPrepare, { picks: ['prepare'] }).decides).toBe(2);
  });

  it('may leave out a turn without a choice: it is taken, and told', () => {
    const { decides, events } = position(onlyPrepare, { picks: ['place:basic-one-pebble'] });
    expect(decides).toBe(1);
    expect(events.map(({ type }) => type)).toContain('season');
  });

  it('may name what is forced: the only opponent gets the berries (MONK.1)', () => {
    const monk = { players: [{ hand: ['monk'], resources: { berry: 2 } }, {}] };
    const picks = ['play:monk', 'pay', 'give:1', 'player:2', 'place:basic-one-pebble'];
    expect(position(monk, { picks }).decides).toBe(1);
    expect(position(monk, { picks: picks.filter((key) => key.includes(':')) }).decides).toBe(1);
  });

  it('stop before a forced pick of another seat if that is asked for', () => {
    const messenger = {
      options: { boxes: ['pearlbrook'] },
      players: [{}, { city: ['messenger', 'farm'] }],
    };
    const picks = ['place:basic-one-pebble'];
    expect(position(messenger, { picks }).prompt).toBe('Your turn: choose an action');
    const stopped = position(messenger, { picks, stop: true });
    expect({ decides: stopped.decides, keys: keys(stopped) }).toEqual({
      decides: 2,
      keys: ['share:farm@city2-2'],
    });
    expect(position(messenger, { picks: [...picks, ...keys(stopped)], stop: true }).decides).toBe(
      2,
    );
    expect(() => position(messenger, { stop: 1 as unknown as boolean })).toThrow('stop: must be');
  });

  it('may not name what is neither offered nor forced', () => {
    expect(() => position(onlyPrepare, { picks: ['prepare', 'prepare'] })).toThrow(
      'picks[1]: "prepare" is not possible: You still have 2 workers to place (workers-left)',
    );
    expect(() => position(onlyPrepare, { picks: ['player:2'] })).toThrow('picks[0]');
  });

  it('are refused with what is missing, with the question that is open, or with what may be meant', () => {
    const poor = { players: [{ hand: ['farm', 'monk'], resources: { berry: 2 } }, {}] };
    const taking =
      (...picks: string[]) =>
      (): unknown =>
        position(poor, { picks });
    expect(taking('play:farm')).toThrow(
      'is not possible: 2 twigs and 1 resin short (resources-short)',
    );
    expect(taking('play:frm')).toThrow('is not among the options; did you mean play:farm@hand?');
    expect(taking('play:monk', 'place:haven')).toThrow(
      'is not among the options of “How many berries do you give away?”: give:0, give:1',
    );
  });

  it('are refused with what they could mean when they are too short', () => {
    const mines = {
      players: [{ hand: ['mine'], resources: { twig: 1, resin: 1, pebble: 1 } }, {}],
      meadow: ['mine'],
    };
    expect(() => position(mines, { picks: ['play:mine'] })).toThrow(
      'picks[0]: "play:mine" may mean play:mine@hand or play:mine@meadow-1',
    );
  });

  it('tell who has won when the game is over: more resources break a tie (10.7)', () => {
    const end = {
      players: [
        { season: 'autumn', points: 3 },
        { season: 'autumn', points: 3, resources: { twig: 1 }, finished: true },
      ],
    };
    expect(position(end).winners).toBeUndefined();
    expect(position(end, { picks: ['pass'] }).winners).toEqual([2]);
  });
});
