import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/index.ts';
import { table } from '../table.ts';
import { spaces } from './fullCity.ts';

// A finished opponent takes no turns; the Ruins in hand leave another choice than to prepare.
const alone = { finished: true };

describe('Cemetery', () => {
  it('turns up four cards of the draw pile, plays one for free and discards the others (CEMETERY.1)', () => {
    const game = table({
      players: [{ city: ['cemetery'] }, {}],
      deck: ['king', 'mine', 'farm', 'wife', 'inn'],
      discard: ['bard'],
    });
    game.pick('place:cemetery', 'pile:deck');
    expect(game.view.revealed).toEqual(['king', 'mine', 'farm', 'wife']);
    expect(game.options).toEqual(['play:king', 'play:mine', 'play:farm', 'play:wife']);
    game.pick('play:king');
    expect(game.city(1)).toEqual(['cemetery', 'king']);
    expect(game.position.deck).toEqual(['inn']);
    expect([...game.position.discard!].sort()).toEqual(['bard', 'farm', 'mine', 'wife']);
  });

  it('asks for the pile before revealing, and takes the top of the discard pile (CEMETERY.1, CEMETERY.2)', () => {
    const game = table({
      players: [{ city: ['cemetery'] }, {}],
      deck: ['king'],
      discard: ['wife', 'mine', 'farm', 'inn', 'castle'],
    });
    game.pick('place:cemetery');
    expect(game.options).toEqual(['pile:deck', 'pile:discard']);
    expect(game.view.revealed).toEqual([]);
    game.pick('pile:discard');
    expect(game.view.revealed).toEqual(['wife', 'mine', 'farm', 'inn']);
    game.pick('play:inn');
    expect(game.city(1)).toEqual(['cemetery', 'inn']);
    expect([...game.position.discard!].sort()).toEqual(['castle', 'farm', 'mine', 'wife']);
    expect(game.position.deck).toEqual(['king']);
  });

  it('turns up fewer cards if there are no more, and makes a new draw pile on the way (CEMETERY.3)', () => {
    const piles = { deck: ['king', 'wife'], discard: ['mine'] };
    const fromDeck = table({ players: [{ city: ['cemetery'] }, {}], ...piles });
    fromDeck.pick('place:cemetery', 'pile:deck');
    expect(fromDeck.view.revealed).toEqual(['king', 'wife', 'mine']);

    const fromDiscard = table({
      players: [{ city: ['cemetery'] }, {}],
      ...piles,
      discard: ['mine', 'inn'],
    });
    fromDiscard.pick('place:cemetery', 'pile:discard');
    expect(fromDiscard.view.revealed).toEqual(['mine', 'inn']);
    expect(fromDiscard.view.deck).toBe(2);

    const none = table({ players: [{ city: ['cemetery'] }, {}] });
    expect(none.offers('place:cemetery')).toBe(false);
  });

  it('knows no point limit, but unique cards and space count (CEMETERY.4)', () => {
    const game = table({
      players: [{ city: ['cemetery', 'bard'] }, {}],
      deck: ['ever-tree', 'cemetery', 'bard', 'farm'],
    });
    game.pick('place:cemetery');
    expect(game.options).toEqual(['play:ever-tree', 'play:farm']);

    const full = table({
      players: [{ city: ['cemetery', ...spaces(14)] }, {}],
      deck: ['king', 'wife', 'wanderer', 'bard'],
    });
    full.pick('place:cemetery');
    // Only the Wanderer fits: there is nothing to choose.
    expect(full.city(1)).toHaveLength(16);
    expect(full.city(1)).toContain('wanderer');
  });

  it('discards all four if none can be played (CEMETERY.5)', () => {
    const game = table({
      players: [{ city: ['cemetery', ...spaces(14)] }, {}],
      deck: ['king', 'queen', 'bard', 'judge'],
    });
    game.pick('place:cemetery');
    expect(game.decides).toBe(2);
    expect(game.city(1)).toHaveLength(15);
    expect([...game.position.discard!].sort()).toEqual(['bard', 'judge', 'king', 'queen']);
  });

  it('keeps its worker until the end of the game (CEMETERY.6)', () => {
    const game = table({
      players: [{ city: [{ card: 'cemetery', workers: [1] }], hand: ['ruins'] }, alone],
      workers: { haven: [1] },
    });
    game.pick('prepare');
    expect(game.player(1).city[0].workers).toEqual([0]);
    expect(game.player(1).ready).toBe(2);
  });

  it('has a second plot only while an Undertaker is in the city (CEMETERY.7)', () => {
    const one = { card: 'cemetery', workers: [1] };
    const two = { card: 'cemetery', workers: [1, 1] };
    const player = (city: NonNullable<PositionPlayer['city']>) =>
      table({ players: [{ season: 'summer', city }, {}], deck: ['farm', 'mine', 'inn', 'wife'] });
    expect(player([one]).why('place:cemetery')).toBe('second-spot');
    expect(player([two, 'undertaker']).why('place:cemetery')).toBe('occupied');
    const game = player([one, 'undertaker']).pick('place:cemetery', 'play:farm');
    expect(game.player(1).city[0].workers).toEqual([0, 0]);
    expect(game.city(1)).toContain('farm');
  });

  it('lets the worker on the second plot stay when the Undertaker leaves (CEMETERY.8)', () => {
    const game = table({
      players: [
        {
          season: 'spring',
          city: [{ card: 'cemetery', workers: [1, 1] }, 'undertaker', 'university'],
          hand: ['ruins'],
        },
        alone,
      ],
    });
    game.pick('place:university', 'discard:undertaker', 'gain:twig', 'prepare');
    expect(game.player(1).city[0]).toMatchObject({ card: 'cemetery', workers: [0, 0] });
    expect(game.player(1).ready).toBe(2);
  });

  it('takes its workers out of the game when it leaves the city (CEMETERY.9)', () => {
    const cemetery = { card: 'cemetery', workers: [1, 1] };
    const byUniversity = table({
      players: [{ season: 'spring', city: [cemetery, 'university'], hand: ['ruins'] }, alone],
    });
    byUniversity.pick('place:university', 'discard:cemetery', 'gain:twig');
    expect(byUniversity.player(1).workers).toEqual([{ at: 'city', city: 0, slot: 1 }]);
    byUniversity.pick('prepare');
    expect(byUniversity.player(1).ready).toBe(2);

    const byRuins = table({
      players: [{ season: 'spring', city: [cemetery], hand: ['ruins'] }, alone],
    });
    byRuins.pick('play:ruins@hand', 'replace:cemetery@city1-1');
    expect(byRuins.city(1)).toEqual(['ruins']);
    expect(byRuins.player(1).workers).toEqual([{ at: 'ready' }]);
  });
});
