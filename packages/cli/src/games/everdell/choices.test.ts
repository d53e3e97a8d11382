import { stripVTControlCharacters as plain } from 'node:util';
import { everdell, hostedEverdell, position, readPosition } from '@evervale/everdell';
import { Play, codeForKey, decision } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { people } from '../../../test/games.ts';
import { TestScreen } from '../../../test/listening.ts';
import { Desk } from '../../play/desk.ts';
import { Journal } from '../../play/journal.ts';

/** What is offered in a position after some picks: `number label`. */
function offered(input: object, ...picks: string[]): string[] {
  const { state, options } = readPosition(input);
  const play = new Play<unknown, unknown, unknown>(hostedEverdell, options, 0, state);
  for (const key of picks) play.pick(codeForKey(everdell, play.state, key)!);
  const journal = new Journal(hostedEverdell, 2);
  const running = { game: hostedEverdell, play, journal, seats: people(2) };
  const desk = new Desk(new TestScreen(80, 24, () => ({})), running, 'en', '');
  const pending = decision(everdell, play.state)!;
  return desk
    .choices(desk.scene(pending.seat), pending)
    .map(({ number, label }) => `${number} ${plain(label)}`.trim());
}

const MEADOW = ['farm', 'inn', 'mine', 'wife', 'king', 'bard', 'judge', 'crane'];

describe('choices', () => {
  it('of a turn are places, then cards, then the rest', () => {
    const all = offered({
      players: [{ hand: ['farm'], resources: { twig: 2, resin: 1 } }, {}],
      forest: ['forest-two-any'],
      meadow: MEADOW,
    });
    expect(all[0]).toBe('1 3 twigs');
    expect(all).toContain('9 Haven');
    expect(all).toContain('10 ♣ 2 any');
    expect(all).toContain('11 ↻ Farm 2╱ 1◆ hand');
    expect(all).toContain('12 ↻ Farm 2╱ 1◆ Meadow 1');
  });

  it('of Meadow cards carry the number of their place, and the way out comes last', () => {
    const all = offered(
      {
        players: [{ hand: ['undertaker'], resources: { berry: 2 } }, {}],
        meadow: MEADOW,
        deck: MEADOW,
      },
      'play:undertaker',
    );
    expect(all[0]).toBe('1 ↻ Farm (Meadow, 1)');
    expect(all.at(-1)).toBe('8 § Crane (Meadow, 8)');
  });

  it('of amounts carry the amount as their number', () => {
    const all = offered(
      { players: [{ hand: ['woodcarver'], resources: { berry: 2, twig: 2 } }, {}] },
      'play:woodcarver',
    );
    expect(all).toEqual([
      '0 Decline',
      '1 Pay 1 twig, gain 1 point token',
      '2 Pay 2 twigs, gain 2 point tokens',
    ]);
  });

  it('are what the position offers, each once', () => {
    const input = { players: [{ resources: { twig: 3 } }, {}], meadow: MEADOW };
    expect(offered(input)).toHaveLength(position(input).options.length);
  });
});
