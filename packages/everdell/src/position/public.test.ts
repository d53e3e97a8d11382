import { describe, expect, it } from 'vitest';
import { position } from './index.ts';

describe('what everybody may know of a position', () => {
  it('is the size of hands and piles, also for a seat that does not see the cards', () => {
    const table = {
      players: [{ hand: ['farm', 'king'] }, { hand: ['mine', 'inn', 'queen'] }],
      deck: ['wife', 'husband'],
      discard: ['fool'],
    };
    const { sizes, position: seen } = position(table, { as: 1 });
    expect(sizes).toEqual({ hands: [2, 3], deck: 2, discard: 1 });
    expect(seen.players?.map(({ hand }) => hand)).toEqual([['farm', 'king'], undefined]);
    expect(seen.deck).toBeUndefined();
  });

  it.each([1, 2])('are the cards on show in the middle of an effect: seat %i', (as) => {
    const pigeon = { hand: ['postal-pigeon'], resources: { berry: 2 } };
    const table = { players: [pigeon, {}], deck: ['farm', 'mine', 'wife'] };
    expect(position(table, { as, picks: ['play:postal-pigeon'] }).shown).toEqual(['farm', 'mine']);
  });
});

describe('the city of Rugwort', () => {
  const times = (n: number, ...ids: string[]): string[] =>
    ids.flatMap((id) => Array<string>(n).fill(id));
  const city = [
    ...times(8, 'farm'),
    ...times(4, 'wife', 'husband'),
    ...times(3, 'mine', 'inn', 'twig-barge', 'resin-refinery', 'general-store', 'storehouse'),
    ...times(3, 'wanderer', 'barge-toad', 'chip-sweep', 'miner-mole', 'teacher', 'woodcarver'),
    ...times(3, 'peddler', 'postal-pigeon', 'post-office'),
    ...times(2, 'castle', 'palace', 'king', 'queen'),
  ];

  it('has no limit, as written and as he plays on (docs/positions.md)', () => {
    const table = {
      options: { players: 1, rugwort: { year: 1 as const } },
      players: [{ hand: ['monk'], resources: { berry: 1 } }],
      rugwort: { city },
      meadow: ['school', 'school', 'theater', 'theater', 'bard', 'bard', 'fool', 'fool'],
      rest: true,
    };
    const { position: after } = position(table, { picks: ['play:monk'] });
    expect([city.length, after.rugwort?.city?.length]).toEqual([69, 70]);
  });
});
