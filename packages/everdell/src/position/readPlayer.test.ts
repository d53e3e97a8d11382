import { describe, expect, it } from 'vitest';
import { everdell } from '../game.ts';
import { position, readPosition, writePosition } from './index.ts';

function refused(input: unknown): string {
  try {
    position(input);
  } catch (error) {
    return (error as { field: string }).field;
  }
  return 'nothing';
}

const city = (...cards: unknown[]): unknown => ({ players: [{ city: cards }, {}] });
const events = (...of: unknown[]): unknown => ({ players: [{ events: of }, {}] });
const scored = (input: unknown): number => position(input).score[0].total;

describe('a couple in a position (HUSBAND.1, WIFE.2)', () => {
  it('is two entries, with or without the partner named', () => {
    expect(scored(city('husband', 'wife'))).toBe(7);
    expect(scored(city({ card: 'husband', partner: 'wife' }, 'wife'))).toBe(7);
    expect(
      scored(city({ card: 'wife', partner: 'husband' }, { card: 'husband', partner: 'wife' })),
    ).toBe(7);
  });

  it('is one entry when the partner is named nowhere else', () => {
    const one = position(city({ card: 'husband', partner: 'wife' }, 'farm'));
    expect(one.position.players?.[0].city).toEqual(['husband', 'farm', 'wife']);
    expect(one.score[0].total).toBe(8);
  });

  it('is the one that is named, also where another Husband lies before him (HUSBAND.6)', () => {
    const input = city('husband', { card: 'husband', partner: 'wife' }, 'wife');
    const { state } = readPosition(input);
    const paired = everdell.view(state, 0).players[0].city.map((card) => card.paired);
    expect(paired).toEqual([false, true, true]);
    expect(writePosition(state).players?.[0].city).toEqual([
      'husband',
      { card: 'husband', partner: 'wife' },
      'wife',
    ]);
  });

  it('is refused when the two cannot share a space', () => {
    expect(refused(city({ card: 'husband', partner: 'farm' }))).toBe('players[0].city[0].partner');
    expect(refused(city('mine', { card: 'king', partner: 'wife' }))).toBe(
      'players[0].city[1].partner',
    );
  });
});

describe('what cannot be is refused, and the field is named', () => {
  it('in a Dungeon (DUNGEON.1)', () => {
    expect(refused(city({ card: 'dungeon', prisoners: ['wife', 'farm'] }))).toBe(
      'players[0].city[0].prisoners[1]',
    );
  });

  it('on cards, so that what is added later still fits', () => {
    expect(refused(city({ card: 'chapel', tokens: 201 }))).toBe('players[0].city[0].tokens');
    expect(refused(city({ card: 'storehouse', resources: { twig: 201 } }))).toBe(
      'players[0].city[0].resources.twig',
    );
  });

  it('on and under Events', () => {
    const fireworks = (resources: unknown): string =>
      refused(events({ event: 'an-evening-of-fireworks', resources }));
    expect(fireworks({ twig: 3 })).toBe('nothing');
    expect(fireworks({ berry: 1 })).toBe('players[0].events[0].resources.berry');
    expect(fireworks({ twig: 4 })).toBe('players[0].events[0].resources.twig');
    expect(
      refused(events({ event: 'under-new-management', resources: { twig: 2, resin: 2 } })),
    ).toBe('players[0].events[0].resources');
    const scholars = (...cards: string[]): string =>
      refused(events({ event: 'graduation-of-scholars', cards }));
    expect(scholars('wife', 'king', 'queen')).toBe('nothing');
    expect(scholars('wife', 'farm')).toBe('players[0].events[0].cards[1]');
    expect(scholars('wife', 'king', 'queen', 'monk')).toBe('players[0].events[0].cards');
    expect(refused(events({ event: 'tax-relief', cards: ['wife'] }))).toBe(
      'players[0].events[0].cards',
    );
    expect(refused(events({ event: 'grand-tour', resources: { twig: 1 } }))).toBe(
      'players[0].events[0].resources',
    );
  });

  it('of workers (3.T) and of Rugwort (20.2, 21.2)', () => {
    expect(refused({ players: [{ workers: 7 }, {}] })).toBe('players[0].workers');
    const solo = { options: { players: 1 }, players: [{}] };
    expect(refused({ ...solo, rugwort: { hand: ['farm'] } })).toBe('rugwort.hand');
    expect(refused({ ...solo, rugwort: { resources: { twig: 1 } } })).toBe('rugwort.resources');
  });

  it('point tokens where none can lie, or more than a Clock Tower has', () => {
    const having = (card: string, tokens: number) => (): unknown =>
      position({ players: [{ city: [{ card, tokens }] }, {}] });
    expect(having('farm', 1)).toThrow(
      'players[0].city[0].tokens: no point tokens lie on this card',
    );
    expect(having('clock-tower', 4)).toThrow('must be a whole number from 0 to 3');
    expect(having('chapel', 9)).not.toThrow();
  });

  it('a card named too often says where', () => {
    const kings = { players: [{ hand: ['king', 'king'], city: ['king'] }, {}] };
    expect(() => position(kings)).toThrow(
      'king: is named 3 times, the game has 2 (players[0].hand[0], players[0].hand[1], players[0].city[0])',
    );
  });

  it('a place that does not exist, and a Forest card that is not laid out', () => {
    const standing = (place: string) => (): unknown =>
      position({ players: [{}, {}], workers: { [place]: [1] } });
    expect(standing('basic-two-rasin')).toThrow('no place is called "basic-two-rasin"');
    expect(standing('forest-two-any')).toThrow('this Forest card is not laid out');
  });
});
