import { describe, expect, it } from 'vitest';
import { position as report, type Position } from '../../src/index.ts';
import { table } from '../table.ts';
import { printed } from './printed.ts';

const NOTHING = { twig: 0, resin: 0, pebble: 0, berry: 0 };

/** A player with a Judge in the city, this card in hand and these resources. */
const court = (card: string, resources: Record<string, number>) =>
  table({ players: [{ hand: [card], city: ['judge'], resources }, {}] });

describe('Judge', () => {
  it('is a unique Governance Critter for 3 berries, worth 2 points, twice in the deck, living in the Courthouse (34.1)', () => {
    expect(printed('judge')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'governance',
      cost: { berry: 3 },
      points: 2,
      copies: 2,
      livesIn: ['courthouse'],
      space: 'own',
    });
  });

  it('lets one resource of the cost be replaced by any other kind (JUDGE.1)', () => {
    for (const other of ['twig', 'pebble', 'berry']) {
      const game = court('farm', other === 'twig' ? { twig: 3 } : { twig: 2, [other]: 1 }).pick(
        'play:farm',
      );
      expect(game.city(1)).toEqual(['judge', 'farm']);
      // The Farm itself brings one berry.
      expect(game.player(1).resources).toEqual({ ...NOTHING, berry: 1 });
    }
  });

  it('is named by the question what to pay, and only where he helps (JUDGE.1)', () => {
    const asked = (city: string[], picks: string[]): string | null =>
      report(
        {
          players: [{ city, hand: ['mine'], resources: { twig: 3, resin: 3, pebble: 3 } }, {}],
          meadow: ['castle'],
        },
        { picks },
      ).prompt;
    expect(asked(['judge'], ['play:mine@hand', 'use:judge'])).toContain('help of your Judge');
    const inn = asked(['judge', 'inn'], ['place:inn', 'play:castle']);
    expect(inn).toContain('Which resources do you pay?');
    expect(inn).not.toContain('Judge');
  });

  it('leaves the choice whether and what to replace (JUDGE.1)', () => {
    const game = court('farm', { twig: 2, resin: 1, pebble: 1 }).pick('play:farm');
    expect(game.options).toEqual(['pay', 'use:judge']);
    game.pick('use:judge', 'pay:pebble');
    expect(game.options).toEqual(['pay:twig', 'pay:resin']);
    game.pick('pay:resin');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 0, berry: 1 });
  });

  it('lets two berries be paid as a berry and a twig (JUDGE.2, 35.5)', () => {
    const game = court('barge-toad', { berry: 1, twig: 1 }).pick('play:barge-toad', 'pay:berry');
    expect(game.city(1)).toEqual(['judge', 'barge-toad']);
    expect(game.player(1).resources).toEqual(NOTHING);
  });

  const advantages: [string, Position, string][] = [
    [
      'an Innkeeper',
      { players: [{ hand: ['doctor'], city: ['judge', 'innkeeper'], resources: { twig: 1 } }, {}] },
      'play:doctor',
    ],
    [
      'a Crane',
      { players: [{ hand: ['chapel'], city: ['judge', 'crane'], resources: { berry: 1 } }, {}] },
      'play:chapel',
    ],
    [
      'a Dungeon',
      {
        players: [
          { hand: ['chapel'], city: ['judge', 'dungeon', 'wife'], resources: { berry: 1 } },
          {},
        ],
      },
      'play:chapel',
    ],
    [
      'an Inn',
      { players: [{ city: ['judge', 'inn'], resources: { berry: 1 } }, {}], meadow: ['chapel'] },
      'place:inn',
    ],
  ];
  it.each(advantages)('cannot be combined with %s (JUDGE.3)', (_other, position, key) => {
    // The reduction leaves one unit to be paid, of a kind that only the Judge would accept.
    expect(table(position).offers(key)).toBe(false);
    const kind = key === 'play:doctor' ? 'berry' : 'twig';
    const [player, opponent] = position.players!;
    const fitting = table({
      ...position,
      players: [{ ...player, resources: { [kind]: 1 } }, opponent],
    });
    expect(fitting.offers(key)).toBe(true);
  });

  it('cannot be combined with a Forest location that plays a card (JUDGE.3)', () => {
    const forest = (resources: Record<string, number>) =>
      table({
        players: [{ city: ['judge'], resources }, {}],
        forest: ['forest-two-meadow-play-one'],
        meadow: ['farm', 'castle'],
      }).pick('place:forest-two-meadow-play-one', 'take:castle@meadow-2');
    expect(forest({ twig: 1, berry: 1 }).decides).toBe(2);
    expect(forest({ twig: 1, resin: 1 }).options).toEqual(['done', 'play:farm@hand']);
  });

  it('replaces only one unit for each card (JUDGE.4)', () => {
    expect(court('barge-toad', { twig: 2 }).why('play:barge-toad')).toBe('resources-short');
    expect(court('farm', { twig: 1, berry: 2 }).why('play:farm')).toBe('resources-short');
    expect(court('farm', { twig: 1, resin: 1, berry: 1 }).offers('play:farm')).toBe(true);
  });

  it('does not help to pay for the Doctor or the Woodcarver at work (JUDGE.5)', () => {
    const doctor = table({
      players: [{ hand: ['doctor'], city: ['judge', 'university'], resources: { twig: 3 } }, {}],
    });
    expect(doctor.pick('play:doctor').decides).toBe(2);
    const woodcarver = table({
      players: [
        { hand: ['woodcarver'], city: ['judge', 'storehouse'], resources: { pebble: 3 } },
        {},
      ],
    });
    expect(woodcarver.pick('play:woodcarver').decides).toBe(2);
  });

  it('does not help to pay for an Event (JUDGE.5)', () => {
    const event = (resources: Record<string, number>) =>
      table({
        players: [{ city: ['judge', 'undertaker', 'barge-toad', 'mine'], resources }, {}],
        events: ['croak-wart-cure'],
      });
    expect(event({ berry: 1, twig: 1 }).offers('place:croak-wart-cure')).toBe(false);
    expect(event({ berry: 2 }).offers('place:croak-wart-cure')).toBe(true);
  });

  it('does not apply to its own playing (JUDGE.6)', () => {
    const game = table({ players: [{ hand: ['judge'], resources: { berry: 2, twig: 1 } }, {}] });
    expect(game.why('play:judge')).toBe('resources-short');
  });
});
