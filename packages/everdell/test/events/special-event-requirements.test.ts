import { describe, expect, it } from 'vitest';
import { SPECIAL_EVENT_LIST } from '../../src/content/board.ts';
import { table } from '../table.ts';

/** Event, the cards it asks for, its printed points. */
const events = [
  ['a-brilliant-marketing-plan', ['shopkeeper', 'post-office'], 0],
  ['a-well-run-city', ['chip-sweep', 'clock-tower'], 4],
  ['an-evening-of-fireworks', ['lookout', 'miner-mole'], 0],
  ['ancient-scrolls-discovered', ['historian', 'ruins'], 0],
  ['capture-of-the-acorn-thieves', ['courthouse', 'ranger'], 0],
  ['croak-wart-cure', ['undertaker', 'barge-toad'], 6],
  ['flying-doctor-service', ['doctor', 'postal-pigeon'], 0],
  ['graduation-of-scholars', ['teacher', 'university'], 0],
  ['ministering-to-miscreants', ['monk', 'dungeon'], 0],
  ['path-of-the-pilgrims', ['monastery', 'wanderer'], 0],
  ['performer-in-residence', ['inn', 'bard'], 0],
  ['pristine-chapel-ceiling', ['woodcarver', 'chapel'], 0],
  ['remembering-the-fallen', ['cemetery', 'shepherd'], 0],
  ['tax-relief', ['judge', 'queen'], 3],
  ['under-new-management', ['peddler', 'general-store'], 0],
] as const;

/** Two of each colour, and what the Everdell Games take away if one of them is missing. */
const games = [
  'bard',
  'wanderer',
  'farm',
  'mine',
  'inn',
  'chapel',
  'crane',
  'judge',
  'king',
  'palace',
];

describe('what the special Events ask for', () => {
  it('there are sixteen of them in the base game', () => {
    const ids = SPECIAL_EVENT_LIST.list
      .filter((event) => event.box === 'base')
      .map((event) => event.id);
    expect([...ids].sort()).toEqual([...events.map(([id]) => id), 'the-everdell-games'].sort());
  });

  it.each(events)(
    '%s: %j in the city, and it is worth %i points in itself (5.40, 5.44)',
    (id, cards, points) => {
      const game = table({ players: [{ city: cards, resources: { berry: 2 } }, {}], events: [id] });
      expect(game.offers(`place:${id}`)).toBe(true);
      const owner = table({ players: [{ events: [id] }, {}] });
      expect(owner.scorePart(1, 'specialEvents')).toBe(points);
    },
  );

  it.each(events)('%s is out of reach without one of %j (5.40)', (id, [one, other]) => {
    for (const [here, there] of [
      [one, other],
      [other, one],
    ]) {
      const players = [{ city: [here], hand: [there], resources: { berry: 2 } }, { city: [there] }];
      expect(table({ players, events: [id] }).why(`place:${id}`)).toBe('requirement');
    }
  });

  it('the Everdell Games ask for two cards of each colour and are worth nine points (5.40, 5.44)', () => {
    const id = 'the-everdell-games';
    const game = table({ players: [{ city: games }, {}], events: [id] }).pick(`place:${id}`);
    expect(game.scorePart(1, 'specialEvents')).toBe(9);
    games.forEach((_, missing) => {
      const city = games.filter((__, i) => i !== missing);
      expect(table({ players: [{ city }, {}], events: [id] }).why(`place:${id}`)).toBe(
        'requirement',
      );
    });
  });

  it('the Croak Wart Cure costs two berries and two cards of the city as well (5.40)', () => {
    const city = ['undertaker', 'barge-toad', 'castle'];
    const position = { events: ['croak-wart-cure'] };
    const poor = table({ ...position, players: [{ city, resources: { berry: 1, twig: 9 } }, {}] });
    expect(poor.offers('place:croak-wart-cure')).toBe(false);

    const game = table({ ...position, players: [{ city, resources: { berry: 3 } }, {}] });
    game.pick('place:croak-wart-cure', 'discard:barge-toad', 'discard:undertaker');
    // The Event stays, although the cards it asked for are gone (5.46).
    expect(game.city(1)).toEqual(['castle']);
    expect(game.player(1).resources.berry).toBe(1);
    expect(game.scorePart(1, 'specialEvents')).toBe(6);
    expect([...game.position.discard!].sort()).toEqual(['barge-toad', 'undertaker']);
  });
});
