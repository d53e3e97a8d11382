import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { spaces } from './fullCity.ts';
import { printed } from './printed.ts';

/** A table where the first player has just played a Postal Pigeon onto these cards of the draw pile. */
const pigeon = (deck: string[], city: string[] = []) =>
  table({ players: [{ hand: ['postal-pigeon'], city, resources: { berry: 2 } }, {}], deck }).pick(
    'play:postal-pigeon',
  );

describe('Postal Pigeon', () => {
  it('is a common Traveler for 2 berries, worth nothing, three times in the deck, living in the Post Office (34.1)', () => {
    expect(printed('postal-pigeon')).toEqual({
      kind: 'critter',
      rarity: 'common',
      color: 'traveler',
      cost: { berry: 2 },
      points: 0,
      copies: 3,
      livesIn: ['post-office'],
      space: 'own',
    });
  });

  it('reveals two cards, of which one worth at most three points may be played for free (PIGEON.1)', () => {
    const game = pigeon(['university', 'doctor', 'mine']);
    expect(game.view.revealed.toSorted()).toEqual(['doctor', 'university']);
    expect(game.options).toEqual(['done', 'play:university']);
    game.pick('play:university');
    expect(game.city(1)).toEqual(['postal-pigeon', 'university']);
    expect(game.position.discard).toEqual(['doctor']);
    expect(game.position.deck).toEqual(['mine']);
  });

  it('plays one of them only (PIGEON.1)', () => {
    const game = pigeon(['mine', 'wife']).pick('play:mine');
    expect(game.decides).toBe(2);
    expect(game.city(1)).toEqual(['postal-pigeon', 'mine']);
    expect(game.position.discard).toEqual(['wife']);
  });

  it('discards both if neither is played, or can be (PIGEON.2)', () => {
    const declined = pigeon(['mine', 'wife']).pick('done');
    expect(declined.city(1)).toEqual(['postal-pigeon']);
    expect(declined.position.discard?.toSorted()).toEqual(['mine', 'wife']);
    const worthy = pigeon(['king', 'castle']);
    expect(worthy.decides).toBe(2);
    expect(worthy.position.discard?.toSorted()).toEqual(['castle', 'king']);
  });

  it('plays no unique card a second time (PIGEON.3)', () => {
    expect(pigeon(['judge', 'mine'], ['judge']).options).toEqual(['done', 'play:mine']);
  });

  it('plays nothing that finds no space (PIGEON.3)', () => {
    const game = pigeon(['farm', 'wanderer'], spaces(14));
    expect(game.options).toEqual(['done', 'play:wanderer']);
    expect(pigeon(['ruins', 'king']).decides).toBe(2);
  });

  it('looks at base points, not at bonus points (PIGEON.4)', () => {
    const game = table({
      players: [{ hand: ['postal-pigeon'], resources: { berry: 2, pebble: 6 } }, {}],
      deck: ['architect', 'palace'],
    }).pick('play:postal-pigeon');
    expect(game.options).toEqual(['done', 'play:architect']);
  });

  it('makes Rugwort play two cards if it brings a second one, else one (PIGEON.5)', () => {
    const solo = () =>
      table({
        options: { players: 1, rugwort: { year: 1 } },
        players: [{ hand: ['postal-pigeon'], resources: { berry: 2 } }],
        meadow: Array<string>(8).fill('farm'),
        deck: ['wife', 'king', 'inn', 'inn'],
      }).pick('play:postal-pigeon');
    expect(solo().pick('play:wife').city(2)).toHaveLength(2);
    expect(solo().pick('done').city(2)).toHaveLength(1);
  });

  it('may bring another Postal Pigeon, which reveals cards in its turn (PIGEON.6)', () => {
    const game = pigeon(['postal-pigeon', 'king', 'mine', 'doctor', 'inn']).pick(
      'play:postal-pigeon',
    );
    expect(game.view.revealed.toSorted()).toEqual(['doctor', 'mine']);
    expect(game.options).toEqual(['done', 'play:mine']);
    game.pick('play:mine');
    expect(game.city(1)).toEqual(['postal-pigeon', 'postal-pigeon', 'mine']);
    expect(game.position.discard?.toSorted()).toEqual(['doctor', 'king']);
  });

  it("may bring a Fool into an opponent's city (PIGEON.7)", () => {
    const game = pigeon(['fool', 'king']).pick('play:fool');
    expect(game.city(1)).toEqual(['postal-pigeon']);
    expect(game.city(2)).toEqual(['fool']);
  });
});
