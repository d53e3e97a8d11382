import { everdell, hostedEverdell } from '@evervale/everdell';
import { Play, codeForKey } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { printer } from '../names.ts';
import { Journal, type Paragraph } from './journal.ts';

const print = printer(hostedEverdell, 'en', 2, ['Anna', 'Ben']);

/** A game of two and its journal. */
function table() {
  const play = new Play(everdell, everdell.readOptions({ players: 2 }), 1);
  const journal = new Journal(hostedEverdell, 2);
  const pick = (...keys: string[]): void => {
    for (const key of keys) {
      const events = play.pick(codeForKey(everdell, play.state, key)!);
      journal.add(play.picks.length - 1, events, play.state);
    }
  };
  return { play, journal, pick };
}

const said = (paragraphs: readonly Paragraph[]): string[] =>
  paragraphs.map(({ seat, texts }) => `${seat}: ${texts.map(print).join(' · ')}`);

describe('the journal', () => {
  it('has a paragraph for each turn', () => {
    const { journal, pick } = table();
    pick('place:basic-three-twigs', 'place:basic-one-pebble');
    expect(said(journal.all(0))).toEqual([
      '0: Anna places a worker: basic location (3 twigs) · Anna gains 3 twigs',
      '1: Ben places a worker: basic location (1 pebble) · Ben gains 1 pebble',
    ]);
  });

  it('tells a seat what it drew, and the others only how many', () => {
    const { journal, pick } = table();
    pick('place:basic-two-cards-one-point');
    expect(said(journal.all(0))[0]).toMatch(/Anna draws [A-Z]/);
    expect(said(journal.all(1))[0]).toContain('Anna draws 2 cards');
    expect(said(journal.all(null))[0]).toContain('Anna draws 2 cards');
  });

  it('goes back to the own last turn and no further', () => {
    const { journal, pick } = table();
    pick('place:basic-three-twigs', 'place:basic-one-pebble');
    pick('place:basic-two-resin', 'place:basic-one-berry');
    expect(said(journal.recent(0, [])).map((line) => line[0])).toEqual(['0', '1']);
    expect(said(journal.recent(0, []))[0]).toContain('2 resin');
  });

  it('forgets what was taken back', () => {
    const { play, journal, pick } = table();
    pick('place:basic-three-twigs');
    play.undo(0);
    journal.takeBack(play.picks.length, 0);
    expect(journal.all(0)).toEqual([]);
  });
});
