/** Legends: how Legendary cards are dealt and played (chapter 18). */
import { stream } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, everdell, type Position } from '../../src/index.ts';
import { newTable, table, type Table } from '../table.ts';
import { RUGWORT, solo } from '../solo.ts';

const legends = (position: Position, boxes: readonly string[] = []): Table =>
  table({ options: { players: 2, boxes: ['legends', ...boxes] }, ...position });

const isOfKind = (id: string, kind: string): boolean => {
  const card = CARDS.of(CARDS.kindOf(id));
  return card.rarity === 'legendary' && card.kind === kind;
};

describe('dealing Legendary cards', () => {
  it.each([2, 4, 6])('%d players get a Critter and a Construction each (18.1)', (players) => {
    const game = newTable({ players, boxes: ['legends'] }, players);
    const dealt = Array.from({ length: players }, (_, i) => game.player(i + 1).legends!);
    for (const [critter, construction] of dealt) {
      expect(isOfKind(critter, 'critter')).toBe(true);
      expect(isOfKind(construction, 'construction')).toBe(true);
    }
    expect(new Set(dealt.flat()).size).toBe(2 * players);
  });

  it('Legendary cards are in no deck, hand or Meadow (18.1, 1.5)', () => {
    const game = newTable({ players: 2, boxes: ['legends'] }, 1);
    expect(game.view.deck + 8 + 5 + 6).toBe(128);
    expect(() => legends({ players: [{ hand: ['poe'] }, {}] })).toThrow(/Legendary/);
    expect(() => legends({ deck: ['poe'] })).toThrow(/Legendary/);
  });

  it('they are no hand cards and known to their owner only (18.2)', () => {
    const hand = ['farm', 'farm', 'mine', 'inn', 'king', 'wife', 'monk', 'fool'];
    const game = legends({ players: [{ hand, legends: ['poe', 'click-clacks'] }, {}] });
    expect(game.player(1).handCount).toBe(8);
    expect(game.player(1).legends).toEqual(['poe', 'click-clacks']);
    const seen = everdell.view(game.state, 1).players[0];
    expect([seen.legends, seen.legendCount]).toEqual([null, 2]);
    expect(JSON.stringify(everdell.view(game.state, 1))).not.toContain('click-clacks');
  });

  it('what others keep is dealt anew for a search, what was shown is not (18.2)', () => {
    const game = legends({
      players: [
        { legends: ['poe', 'click-clacks'] },
        { legends: ['foresight', 'the-green-acorn'] },
      ],
    });
    const kept = new Set<string>();
    const rng = stream(3);
    for (let i = 0; i < 200; i++) {
      const other = everdell.determinize(game.state, 0, rng);
      expect(everdell.view(other, 0).players[0].legends).toEqual(['poe', 'click-clacks']);
      everdell.view(other, 1).players[1].legends!.forEach((id) => kept.add(id));
    }
    expect(kept.size).toBe(18);
    expect(kept.has('poe') || kept.has('click-clacks')).toBe(false);
  });
});

describe('playing a Legendary card', () => {
  it('is an action of its own and costs what is printed (18.3)', () => {
    const game = legends({ players: [{ legends: ['poe'], resources: { berry: 5 } }, {}] });
    game.pick('play:poe');
    expect(game.city(1)).toEqual(['poe']);
    expect(game.player(1).resources.berry).toBe(1);
    expect(game.player(1).legends).toEqual([]);
    expect(game.decides).toBe(2);
  });

  it('or takes the card of its banner from the own city (18.3, 18.4)', () => {
    const game = legends({
      players: [{ legends: ['mcgregors-market'], city: ['farm', 'farm'] }, {}],
    });
    game.pick('play:mcgregors-market', 'replace:farm@city1-1', 'gain:twig', 'gain:twig');
    expect(game.city(1)).toEqual(['mcgregors-market', 'farm']);
    expect(game.view.discard).toBe(1);
  });

  it('of several copies of the named card just one goes, the one that is chosen (18.4)', () => {
    const city = ['farm', { card: 'farm', occupied: true }];
    const game = legends({ players: [{ legends: ['mcgregors-market'], city }, {}] });
    game.pick('play:mcgregors-market');
    expect(game.options).toEqual(['replace:farm@city1-1', 'replace:farm@city1-2']);
    game.pick('replace:farm@city1-2', 'gain:twig', 'gain:twig');
    expect(game.city(1)).toEqual(['farm', 'mcgregors-market']);
  });

  it('is possible by no other effect, not even for free (18.5, R-40)', () => {
    const game = legends({
      players: [
        { city: ['queen', 'ever-tree'], legends: ['silver-scale-spring', 'poe'], workers: 1 },
        {},
      ],
    });
    expect(game.why('place:queen')).toBe('no-card-to-play');
    expect(game.why('play:poe')).toBe('resources-short');
    expect(game.whyNumbers('play:silver-scale-spring')).toEqual({ pebble: 1 });
  });

  it('moves an occupied token from the discarded card (18.6)', () => {
    const city = [{ card: 'general-store', occupied: true }];
    const game = legends({ players: [{ legends: ['click-clacks'], city }, {}] });
    game.pick('play:click-clacks', 'replace:general-store@city1-1');
    expect(game.player(1).city[0]).toMatchObject({ card: 'click-clacks', occupied: true });
  });

  it('moves workers, which trigger nothing and leave the location free (18.6, 18.7)', () => {
    const game = legends({
      players: [
        { legends: ['the-green-acorn'], city: [{ card: 'inn', workers: [2] }], points: 0 },
        { hand: ['farm'], resources: { twig: 9, resin: 9 } },
      ],
    });
    game.pick('play:the-green-acorn', 'replace:inn@city1-1');
    expect(game.player(1).city[0]).toMatchObject({ workers: [], aside: [1] });
    expect(game.player(1).points).toBe(0);
    game.pick('place:the-green-acorn');
    expect(game.player(1).city[0]).toMatchObject({ workers: [1], aside: [1] });
    expect(game.player(1).points).toBe(2);
  });

  it('a worker who was moved and one who uses the location are two choices for a Ranger (18.7, RANGER.1)', () => {
    const acorn = { card: 'the-green-acorn', workers: [1], aside: [1] };
    const game = legends({
      players: [{ hand: ['ranger'], resources: { berry: 2 }, city: [acorn], workers: 3 }, {}],
    }).pick('play:ranger@hand');
    const moves = ['move:the-green-acorn@city1-1', 'move:the-green-acorn@city1-1-aside'];
    expect([...game.options].sort()).toEqual(moves);
    expect(game.say('en').options.join()).toContain('not using it');
    game.pick(moves[0], 'place:basic-one-berry');
    expect(game.player(1).city[0]).toMatchObject({ workers: [], aside: [0] });
  });

  it('the Green Acorn takes over the Inn with its worker, counts as one and shuts out others (35.13)', () => {
    const game = legends({
      players: [
        {
          legends: ['the-green-acorn'],
          city: [{ card: 'inn', workers: [1] }, 'bard'],
          hand: ['inn'],
          resources: { twig: 9, resin: 9 },
        },
        {},
      ],
      meadow: ['farm'],
      events: ['performer-in-residence'],
    });
    game.pick('play:the-green-acorn', 'replace:inn');
    expect(game.player(1).city[0]).toMatchObject({ card: 'the-green-acorn', aside: [0] });
    expect(game.city(1)).not.toContain('farm');
    game.pick('place:basic-three-twigs');
    expect(game.offers('place:performer-in-residence')).toBe(true);
    expect(game.why('play:inn')).toBe('legend-in-city');
  });

  it('a ruling that looks for a card finds the Legendary one (GEN.9)', () => {
    // Strey counts as a Ranger and opens the second cell (DUNGEON.4).
    const game = legends({
      players: [
        {
          city: ['strey-softpaw', { card: 'dungeon', prisoners: ['wife'] }, 'monk'],
          hand: ['king'],
          resources: { berry: 3 },
        },
        {},
      ],
    });
    game.pick('play:king', 'imprison:monk');
    expect(game.player(1).city[1].prisoners).toEqual(['wife', 'monk']);
  });

  it('a worker who was moved returns with the next preparation (18.7, 8.4)', () => {
    const game = legends({
      players: [{ legends: ['amilla-glistendew'], city: [{ card: 'queen', workers: [1] }] }, {}],
      workers: { 'basic-three-twigs': [1] },
    });
    game.pick('play:amilla-glistendew', 'replace:queen@city1-1');
    expect(game.player(1).city[0]).toMatchObject({ card: 'amilla-glistendew', aside: [0] });
    // Nothing is left to do but to prepare.
    game.pick('place:basic-two-resin', 'prepare');
    expect(game.player(1).city[0].aside).toEqual([]);
    expect(game.player(1).ready).toBe(3);
  });

  it('permanent workers stay on the card that replaces theirs (18.6, 2.15)', () => {
    const game = legends({
      players: [
        {
          legends: ['everflame-tomb'],
          city: [{ card: 'cemetery', workers: [1, 1] }, 'undertaker'],
          events: ['remembering-the-fallen'],
          hand: ['farm', 'mine'],
          season: 'summer',
        },
        {},
      ],
    });
    game.pick('play:everflame-tomb', 'replace:cemetery@city1-1');
    expect(game.player(1).city[0]).toMatchObject({ card: 'everflame-tomb', aside: [0, 0] });
    // The Event counts the workers on the Cemetery, as which the Tomb counts (18.8).
    expect(game.scorePart(1, 'specialEvents')).toBe(6);
    game.pick('place:basic-three-twigs', 'place:everflame-tomb', 'play:farm');
    expect(game.player(1).city[0].workers).toEqual([0]);
  });

  it('lets it count as the named card for every rule (18.8)', () => {
    const game = legends({
      players: [
        {
          city: ['mcgregors-market', 'general-store', 'chapel', 'woodcarver'],
          hand: ['husband', 'barge-toad'],
          resources: { berry: 2 },
        },
        {},
      ],
      events: ['pristine-chapel-ceiling'],
    });
    // It can be occupied like a Farm, and a Barge Toad counts it.
    expect(game.offers('play:husband')).toBe(true);
    game.pick('play:barge-toad', 'place:basic-three-twigs');
    expect(game.player(1).resources.twig).toBe(2);
  });

  it('counts for the requirements of Events (18.8, 5.48)', () => {
    const game = legends({
      players: [{ city: ['the-green-acorn', 'bard'] }, {}],
      events: ['an-evening-of-fireworks', 'performer-in-residence'],
    });
    expect(game.offers('place:performer-in-residence')).toBe(true);
    expect(game.why('place:an-evening-of-fireworks')).toBe('requirement');
  });

  it('forbids copies of the named card from then on, common ones too (18.9)', () => {
    const game = legends({
      players: [
        {
          city: ['mcgregors-market', 'fynn-nobletail'],
          hand: ['farm', 'king', 'mine'],
          resources: { twig: 9, resin: 9, pebble: 9, berry: 9 },
        },
        {},
      ],
    });
    expect(game.why('play:farm')).toBe('legend-in-city');
    expect(game.why('play:king')).toBe('legend-in-city');
    expect(game.offers('play:mine')).toBe(true);
  });

  it('forbids what counts as the named card, too (18.9, 19.7)', () => {
    const game = legends(
      {
        players: [
          {
            city: ['mcgregors-market'],
            hand: ['farm-spring-1'],
            resources: { twig: 9, resin: 9 },
          },
          {},
        ],
      },
      ['farms'],
    );
    expect(game.why('play:farm-spring-1')).toBe('legend-in-city');
  });

  it('adds the space it takes, and is possible in a full city (18.10)', () => {
    const city = Array.from({ length: 15 }, (_, i) => (i < 8 ? 'farm' : 'teacher')).slice(0, 11);
    const full = [...city, 'mine', 'mine', 'mine', 'inn'];
    const game = legends({
      players: [{ city: full, legends: ['fynn-nobletail'], resources: { berry: 7 } }, {}],
    });
    expect(game.player(1).spaces).toEqual({ used: 15, size: 15 });
    game.pick('play:fynn-nobletail');
    expect(game.player(1).spaces).toEqual({ used: 16, size: 16 });
  });

  it('replacing a card frees its space besides (18.10, 6.25)', () => {
    const full = ['king', ...Array<string>(8).fill('farm'), 'mine', 'mine', 'mine', 'inn', 'inn'];
    const game = legends({
      players: [{ city: [...full, 'inn'], legends: ['fynn-nobletail'] }, {}],
    });
    game.pick('play:fynn-nobletail', 'replace:king@city1-1');
    expect(game.player(1).spaces).toEqual({ used: 15, size: 16 });
  });

  it('cannot be undone by discarding it (18.11, UNIVERSITY.11, RUINS.11, DUNGEON.11)', () => {
    const game = legends({
      players: [
        {
          city: ['university', 'poe', 'mcgregors-market', 'dungeon'],
          hand: ['ruins', 'king'],
          resources: { berry: 4 },
        },
        {},
      ],
    });
    game.pick('place:university');
    expect(game.options).toEqual(['discard:university@city1-1', 'discard:dungeon@city1-4']);
    game.pick('discard:dungeon', 'gain:twig', 'place:basic-three-twigs', 'play:ruins');
    game.pick('replace:university');
    expect(game.city(1)).toEqual(['ruins', 'poe', 'mcgregors-market']);
  });

  it('a Legendary Critter cannot be imprisoned (DUNGEON.11)', () => {
    const game = legends({
      players: [{ city: ['dungeon', 'poe'], hand: ['king'], resources: { berry: 4 } }, {}],
    });
    expect(game.why('play:king')).toBe('resources-short');
  });

  it('nobody copies or activates it (18.11, CHIPSWEEP.7, MINERMOLE.12, R-41)', () => {
    const game = legends({
      players: [
        { city: ['mcgregors-market', 'farm'], hand: ['chip-sweep'], resources: { berry: 3 } },
        { hand: ['miner-mole'], resources: { berry: 3 } },
      ],
    });
    game.pick('play:chip-sweep');
    // The Farm is the only card it can activate.
    expect(game.player(1).resources.berry).toBe(1);
    game.pick('play:miner-mole');
    expect(game.options).toEqual(['none', 'copy:farm@city1-2', 'copy:chip-sweep@city1-3']);
  });

  it('nor does the Compass let a Legendary Traveler act again (18.11, R-41)', () => {
    const game = legends(
      {
        players: [{ city: ['jor-goldwing', 'wanderer'], pearls: 1, adornments: ['compass'] }, {}],
        rest: true,
      },
      ['pearlbrook'],
    );
    game.pick('adorn:compass');
    expect(game.options).toEqual(['done', 'activate:wanderer@city1-2']);
  });

  it('no Rowdy takes it away (18.11)', () => {
    const game = legends(
      {
        players: [
          { hand: ['rugwort-the-rowdy'], resources: { berry: 3 } },
          { city: ['mcgregors-market'] },
        ],
      },
      ['rugwort-cards'],
    );
    game.pick('play:rugwort-the-rowdy');
    expect(game.city(1)).toEqual(['rugwort-the-rowdy']);
  });

  it('triggers what playing a card triggers, and an advantage lowers its cost (18.12)', () => {
    const game = legends({
      players: [
        {
          city: ['shopkeeper', 'innkeeper'],
          legends: ['fynn-nobletail'],
          resources: { berry: 4 },
        },
        {},
      ],
    });
    game.pick('play:fynn-nobletail', 'use:innkeeper');
    expect(game.city(1)).toEqual(['shopkeeper', 'fynn-nobletail']);
    expect(game.player(1).resources.berry).toBe(1);
  });

  it('must replace a unique named card that lies there, and a common one need not go (18.13)', () => {
    const rich = { twig: 9, resin: 9, pebble: 9, berry: 9 };
    const king = legends({
      players: [{ city: ['king'], legends: ['fynn-nobletail'], resources: rich }, {}],
    });
    king.pick('play:fynn-nobletail', 'replace:king@city1-1');
    expect(king.city(1)).toEqual(['fynn-nobletail']);
    expect(king.player(1).resources.berry).toBe(9);
    const farm = legends({
      players: [{ city: ['farm'], legends: ['mcgregors-market'], resources: rich }, {}],
    });
    farm.pick('play:mcgregors-market');
    expect(farm.options).toEqual(['pay', 'replace:farm@city1-1']);
    farm.pick('pay', 'gain:twig', 'gain:twig');
    expect(farm.city(1)).toEqual(['farm', 'mcgregors-market']);
  });

  it('they are neither common nor unique (R-42)', () => {
    const game = legends({
      players: [{ city: ['castle', 'palace', 'mcgregors-market', 'the-green-acorn', 'farm'] }, {}],
    });
    // The Castle counts the Farm, the Palace both itself and the Castle.
    expect(game.scorePart(1, 'prosperity')).toBe(1 + 2);
  });
});

describe('against Rugwort', () => {
  it('he gets 3 point tokens and plays two cards for a Legendary one (24.3)', () => {
    const meadow = Array<string>(8)
      .fill('farm')
      .map((farm, i) => (i < 4 ? farm : 'mine'));
    const game = solo({
      boxes: ['legends'],
      players: [{ legends: ['foresight'], resources: { berry: 4 } }],
      meadow: meadow.map((id, i) => (i >= 4 && i < 7 ? 'mine' : i === 7 ? 'inn' : id)),
      deck: ['wife', 'wife', 'monk', 'monk'],
    }).pick('play:foresight');
    expect(game.player(RUGWORT).points).toBe(3);
    expect(game.city(RUGWORT)).toHaveLength(2);
  });
});
