/** What stands and lies differently against Nightweave is read as it is written. */
import { describe, expect, it } from 'vitest';
import { readPosition, writePosition } from '../src/index.ts';

type Input = Record<string, unknown>;

const table = (boxes: readonly string[], input: Input): Input => ({
  options: { players: 1, nightweave: {}, boxes },
  ...input,
});

function refused(input: Input): string {
  try {
    readPosition(input);
  } catch (error) {
    return (error as { field: string }).field;
  }
  return 'nothing';
}

function again(input: Input): Input {
  return writePosition(readPosition(writePosition(readPosition(input).state)).state) as Input;
}

/** Sixteen cards, each with a space of its own. */
const OVERFULL = [
  ...Array<string>(8).fill('farm'),
  ...Array<string>(3).fill('twig-barge'),
  ...Array<string>(3).fill('mine'),
  ...Array<string>(2).fill('resin-refinery'),
];

describe('a position against Nightweave', () => {
  it('has a spider on the Ferry, and never a worker of a person (31.27)', () => {
    const ferry = (seat: number): Input =>
      table(['pearlbrook'], { nightweave: { city: [{ card: 'ferry', workers: [seat] }] } });
    expect(again(ferry(2))['nightweave']).toMatchObject({
      city: [{ card: 'ferry', workers: [2] }],
    });
    expect(refused(ferry(1))).toBe('nightweave.city[0].workers[0]');
  });

  it('has several spiders at the Market, but one worker of a person (31.18)', () => {
    const market = (...seats: number[]): Input =>
      table(['market'], { nightweave: { season: 'spring' }, workers: { market: seats } });
    expect(again(market(1, 2, 2))['workers']).toEqual({ market: [1, 2, 2] });
    expect(refused(market(1, 1))).toBe('workers.market[1]');
  });

  it('has nothing that is not used against her (25.3, 31.2, 31.29)', () => {
    expect(refused(table([], { events: ['the-everdell-games'] }))).toBe('events[0]');
    expect(refused(table(['powers'], { players: [{ power: 'spiders' }] }))).toBe(
      'players[0].power',
    );
    const find = (id: string): Input => table(['spirecrest'], { players: [{ discoveries: [id] }] });
    expect(refused(find('stormvale'))).toBe('players[0].discoveries[0]');
    expect(refused(find('firebeak'))).toBe('nothing');
    const solo = { ...find('firebeak'), options: { players: 1, boxes: ['spirecrest'] } };
    expect(refused(solo)).toBe('players[0].discoveries[0]');
  });

  it('has the cards of her lair in her city at the end, whatever space there is (30.2)', () => {
    const city = OVERFULL;
    const end = { players: [{ finished: true }], nightweave: { city, finished: true } };
    expect(again(table(['corrin'], end))['nightweave']).toMatchObject({ city });
    expect(refused(table(['corrin'], { nightweave: { city } }))).toBe('nightweave.city');
  });

  it('has the Rowdy in a city that was full when she played it (31.10)', () => {
    const city = [...OVERFULL.slice(1), 'rugwort-the-rowdy'];
    const input = table(['rugwort-cards'], { players: [{ city }] });
    expect(again(input)['players']).toMatchObject([{ city }]);
    expect(refused(table([], { players: [{ city: OVERFULL }] }))).toBe('players[0].city');
  });
});
