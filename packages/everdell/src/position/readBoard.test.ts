import { describe, expect, it } from 'vitest';
import { position } from './index.ts';

describe('the board of a position', () => {
  const four = ['farm', 'farm', 'mine', 'mine'];

  it('gives an Event to the player whose worker stands on it (5.42)', () => {
    const { blocked, score } = position({
      players: [{ city: four }, {}],
      workers: { 'harvest-festival': [2] },
    });
    expect(score[1].total).toBe(3);
    expect(blocked.find(({ key }) => key === 'place:harvest-festival')?.reason).toBe('achieved');
  });

  it('refuses a worker on an Event that somebody else has achieved (5.41)', () => {
    const input = {
      players: [{ events: ['harvest-festival'] }, {}],
      workers: { 'harvest-festival': [2] },
    };
    expect(() => position(input)).toThrow('workers.harvest-festival[0]: another player');
  });

  it('refuses what cannot be on the table, and names the field', () => {
    const refused = (input: unknown): string => {
      try {
        position(input);
      } catch (error) {
        return (error as { field: string }).field;
      }
      return 'nothing';
    };
    expect(refused({ events: ['tax-relief', 'tax-relief'] })).toBe('events[1]');
    expect(refused({ workers: { 'flower-festival': [1] } })).toBe('workers.flower-festival');
    expect(refused({ lastRoll: 3 })).toBe('lastRoll');
    expect(refused({ players: [null, {}] })).toBe('players[0]');
  });
});
