/** What the questions and refusals of Pearlbrook say. */
import { describe, expect, it } from 'vitest';
import { position, type Position, type PositionPlayer } from '../../src/index.ts';

const BROOK = { players: 2, boxes: ['pearlbrook'] };

function asked(player: PositionPlayer, rest: Position, ...picks: string[]) {
  return position({ options: BROOK, ...rest, players: [player, {}] }, { picks });
}

describe('an optional effect', () => {
  it('names the adornment it belongs to: the Hourglass', () => {
    const forest = ['forest-three-berries', 'forest-twig-resin-berry'];
    const { prompt } = asked(
      { pearls: 1, adornments: ['hourglass'] },
      { forest },
      'adorn:hourglass',
    );
    expect(prompt).toBe('Hourglass: do you want to use the effect?');
  });

  it('names the power it belongs to: the Honey Bees', () => {
    const player = { power: 'honey-bees', hand: ['inn', 'king'], city: ['mine', 'farm'] };
    const resources = { twig: 2, resin: 1 };
    const options = { players: 2, boxes: ['powers'] };
    const { prompt } = asked({ ...player, resources }, { options }, 'play:inn');
    expect(prompt).toBe('Honey Bees: do you want to use the effect?');
  });
});

describe('the Ferry', () => {
  it.each([
    ['none lies face up', [{ covered: 'ballroom' }], 'No River Destination lies face up'],
    ['none is affordable', ['ballroom'], 'No River Destination that lies face up can be used now'],
  ])('says if %s', (_when, river, text) => {
    const { blocked } = asked({ city: ['ferry'] }, { river });
    expect(blocked.find(({ key }) => key.startsWith('frog:ferry'))?.text).toBe(text);
  });
});

describe('what must all go', () => {
  it('has no order at the Shoal (12.16, R-77)', () => {
    const player = { hand: ['king', 'queen'], resources: { twig: 1, resin: 1 } };
    const { decides, position: after } = asked(player, {}, 'frog:shoal');
    expect([decides, after.players?.[0].pearls]).toEqual([2, 1]);
  });

  it('has no order at the Croak Wart Cure (R-77)', () => {
    const player = { city: ['undertaker', 'barge-toad'], resources: { berry: 2 } };
    const rest = { events: ['croak-wart-cure'] };
    const { decides, position: after } = asked(player, rest, 'place:croak-wart-cure');
    expect([decides, after.players?.[0].city]).toEqual([2, undefined]);
  });

  it('is 1 card, no more and no fewer, at the River Race', () => {
    const { prompt, options } = asked(
      { city: ['ferry-ferret', 'twig-barge'] },
      { events: ['river-race'] },
      'place:river-race',
    );
    expect([prompt, ...options.map(({ text }) => text)]).toEqual([
      'River Race: which do you choose?',
      'Put 1 Ferry Ferret from your city under this Event and gain 2 point tokens',
      'Put 1 Twig Barge from your city under this Event and gain 2 resources of your choice',
    ]);
  });
});
