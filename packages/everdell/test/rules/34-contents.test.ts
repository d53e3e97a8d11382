/** Chapter 34: what is printed on cards, locations and Events, against the engine's behaviour. */
import { describe, expect, it } from 'vitest';
import { BASIC_EVENT_LIST, FORESTS, SPECIAL_EVENT_LIST } from '../../src/content/board.ts';
import type { CardKind, Color, Cost, Rarity, Resource } from '../../src/content/terms.ts';
import { CARDS } from '../../src/content/tables.ts';
import type { PositionCard } from '../../src/position/format.ts';
import type { Position } from '../../src/index.ts';
import { table } from '../table.ts';

const NOTHING = { twig: 0, resin: 0, pebble: 0, berry: 0 };

/** Card, kind, rarity, type, cost, points, copies, and for Critters the Construction they live in. */
type Row = [string, CardKind, Rarity, Color, Cost, number, number, string?];

const CARDS_AS_PRINTED: Row[] = [
  ['architect', 'critter', 'unique', 'prosperity', { berry: 4 }, 2, 2, 'crane'],
  ['bard', 'critter', 'unique', 'traveler', { berry: 3 }, 0, 2, 'theater'],
  ['barge-toad', 'critter', 'common', 'production', { berry: 2 }, 1, 3, 'twig-barge'],
  ['chip-sweep', 'critter', 'common', 'production', { berry: 3 }, 2, 3, 'resin-refinery'],
  ['doctor', 'critter', 'unique', 'production', { berry: 4 }, 4, 2, 'university'],
  ['fool', 'critter', 'unique', 'traveler', { berry: 3 }, -2, 2, 'fairgrounds'],
  ['historian', 'critter', 'unique', 'governance', { berry: 2 }, 1, 3, 'clock-tower'],
  ['husband', 'critter', 'common', 'production', { berry: 3 }, 2, 4, 'farm'],
  ['innkeeper', 'critter', 'unique', 'governance', { berry: 1 }, 1, 3, 'inn'],
  ['judge', 'critter', 'unique', 'governance', { berry: 3 }, 2, 2, 'courthouse'],
  ['king', 'critter', 'unique', 'prosperity', { berry: 6 }, 4, 2, 'castle'],
  ['miner-mole', 'critter', 'common', 'production', { berry: 3 }, 1, 3, 'mine'],
  ['monk', 'critter', 'unique', 'production', { berry: 1 }, 0, 2, 'monastery'],
  ['peddler', 'critter', 'common', 'production', { berry: 2 }, 1, 3, 'ruins'],
  ['postal-pigeon', 'critter', 'common', 'traveler', { berry: 2 }, 0, 3, 'post-office'],
  ['queen', 'critter', 'unique', 'destination', { berry: 5 }, 4, 2, 'palace'],
  ['ranger', 'critter', 'unique', 'traveler', { berry: 2 }, 1, 2, 'dungeon'],
  ['shepherd', 'critter', 'unique', 'traveler', { berry: 3 }, 1, 2, 'chapel'],
  ['shopkeeper', 'critter', 'unique', 'governance', { berry: 2 }, 1, 3, 'general-store'],
  ['teacher', 'critter', 'common', 'production', { berry: 2 }, 2, 3, 'school'],
  ['undertaker', 'critter', 'unique', 'traveler', { berry: 2 }, 1, 2, 'cemetery'],
  ['wanderer', 'critter', 'common', 'traveler', { berry: 2 }, 1, 3, 'lookout'],
  ['wife', 'critter', 'common', 'prosperity', { berry: 2 }, 2, 4, 'farm'],
  ['woodcarver', 'critter', 'common', 'production', { berry: 2 }, 2, 3, 'storehouse'],
  ['castle', 'construction', 'unique', 'prosperity', { twig: 2, resin: 3, pebble: 3 }, 4, 2],
  ['cemetery', 'construction', 'unique', 'destination', { pebble: 2 }, 0, 2],
  ['chapel', 'construction', 'unique', 'destination', { twig: 2, resin: 1, pebble: 1 }, 2, 2],
  ['clock-tower', 'construction', 'unique', 'governance', { twig: 3, pebble: 1 }, 0, 3],
  ['courthouse', 'construction', 'unique', 'governance', { twig: 1, resin: 1, pebble: 2 }, 2, 2],
  ['crane', 'construction', 'unique', 'governance', { pebble: 1 }, 1, 3],
  ['dungeon', 'construction', 'unique', 'governance', { resin: 1, pebble: 2 }, 0, 2],
  ['ever-tree', 'construction', 'unique', 'prosperity', { twig: 3, resin: 3, pebble: 3 }, 5, 2],
  ['fairgrounds', 'construction', 'unique', 'production', { twig: 1, resin: 2, pebble: 1 }, 3, 3],
  ['farm', 'construction', 'common', 'production', { twig: 2, resin: 1 }, 1, 8],
  ['general-store', 'construction', 'common', 'production', { resin: 1, pebble: 1 }, 1, 3],
  ['inn', 'construction', 'common', 'destination', { twig: 2, resin: 1 }, 2, 3],
  ['lookout', 'construction', 'unique', 'destination', { twig: 1, resin: 1, pebble: 1 }, 2, 2],
  ['mine', 'construction', 'common', 'production', { twig: 1, resin: 1, pebble: 1 }, 2, 3],
  ['monastery', 'construction', 'unique', 'destination', { twig: 1, resin: 1, pebble: 1 }, 1, 2],
  ['palace', 'construction', 'unique', 'prosperity', { twig: 2, resin: 3, pebble: 3 }, 4, 2],
  ['post-office', 'construction', 'common', 'destination', { twig: 1, resin: 2 }, 2, 3],
  ['resin-refinery', 'construction', 'common', 'production', { resin: 1, pebble: 1 }, 1, 3],
  ['ruins', 'construction', 'common', 'traveler', {}, 0, 3],
  ['school', 'construction', 'unique', 'prosperity', { twig: 2, resin: 2 }, 2, 2],
  ['storehouse', 'construction', 'common', 'production', { twig: 1, resin: 1, pebble: 1 }, 2, 3],
  ['theater', 'construction', 'unique', 'prosperity', { twig: 3, resin: 1, pebble: 1 }, 3, 2],
  ['twig-barge', 'construction', 'common', 'production', { twig: 1, pebble: 1 }, 1, 3],
  ['university', 'construction', 'unique', 'destination', { resin: 1, pebble: 2 }, 3, 2],
];

describe('the 128 cards of the base game', () => {
  /** A city in which the card can be played as far as anything but its cost is concerned. */
  const cityFor = (card: string) => (card === 'ruins' ? ['mine'] : []);
  const playable = (card: string, resources: Cost, city: readonly string[]) =>
    table({ players: [{ hand: [card], resources, city }, {}] }).offers(`play:${card}@hand`);

  it('are these 48, with these numbers of copies (34.1)', () => {
    const base = CARDS.list.filter((card) => card.box === 'base');
    expect(base.map((card) => card.id).sort()).toEqual(CARDS_AS_PRINTED.map(([id]) => id).sort());
    expect(CARDS_AS_PRINTED.reduce((n, row) => n + row[6], 0)).toBe(128);
  });

  it.each(CARDS_AS_PRINTED)(
    'have what is printed on them: %s (34.1)',
    (id, kind, rarity, color, cost, points, copies, home) => {
      const card = CARDS.of(CARDS.kindOf(id));
      expect([card.kind, card.rarity, card.color]).toEqual([kind, rarity, color]);
      expect([card.cost, card.points, card.copies]).toEqual([cost, points, copies]);
      expect(card.livesIn ?? []).toEqual(home === undefined ? [] : [home]);
      expect(table({ players: [{ city: [id] }] }).scorePart(1, 'cards')).toBe(points);
    },
  );

  it.each(CARDS_AS_PRINTED)(
    'cost what is printed, and not one resource less: %s (34.1)',
    (id, _kind, _rarity, _color, cost) => {
      expect(playable(id, cost, cityFor(id))).toBe(true);
      for (const resource of Object.keys(cost) as Resource[]) {
        expect(playable(id, { ...cost, [resource]: cost[resource]! - 1 }, cityFor(id))).toBe(false);
      }
    },
  );

  it.each(CARDS_AS_PRINTED)(
    'are common or unique as printed: %s (34.1)',
    (id, _kind, rarity, _color, cost) => {
      // A Fool is laid into another city: there it must not lie twice.
      const [city, other] = id === 'fool' ? [[], [id]] : [[id, ...cityFor(id)], []];
      const game = table({ players: [{ hand: [id], resources: cost, city }, { city: other }] });
      expect(game.offers(`play:${id}@hand`)).toBe(rarity === 'common');
    },
  );

  it.each(CARDS_AS_PRINTED.filter((row) => row[7] !== undefined))(
    'let a Critter live in its Construction and in no other but the Ever Tree: %s (34.1)',
    (id, ...rest) => {
      const home = rest[6]!;
      const constructions = CARDS_AS_PRINTED.filter((row) => row[1] === 'construction').map(
        ([c]) => c,
      );
      const welcome = constructions.filter((construction) => playable(id, {}, [construction]));
      expect(welcome).toEqual(
        [home, 'ever-tree'].sort((a, b) => constructions.indexOf(a) - constructions.indexOf(b)),
      );
    },
  );

  it('among them: a Farm costs 2 twigs and 1 resin, a Barge Toad 2 berries (34.1)', () => {
    const game = table({
      players: [{ hand: ['farm', 'barge-toad'], resources: { twig: 2, resin: 1, berry: 1 } }, {}],
    });
    game.pick('play:farm@hand', 'place:basic-one-berry');
    expect(game.player(1).resources).toEqual({ ...NOTHING, berry: 2 });
    game.pick('play:barge-toad@hand');
    expect(game.player(1).resources).toEqual({ ...NOTHING, twig: 2 });
  });
});

describe('the locations of the base game', () => {
  const RINGS = [
    ['basic-three-twigs', 'exclusive'],
    ['basic-two-twigs-one-card', 'shared'],
    ['basic-two-resin', 'exclusive'],
    ['basic-one-resin-one-card', 'shared'],
    ['basic-two-cards-one-point', 'shared'],
    ['basic-one-pebble', 'exclusive'],
    ['basic-one-berry-one-card', 'exclusive'],
    ['basic-one-berry', 'shared'],
  ];

  it('are eight basic locations, four of them exclusive (34.2)', () => {
    expect(table({}).view.basic.map((place) => place.id)).toEqual(RINGS.map(([id]) => id));
    for (const [id, ring] of RINGS) {
      expect(table({}).pick(`place:${id}`).offers(`place:${id}`)).toBe(ring === 'shared');
    }
  });

  /** Forest card, picks after placing, resources and number of cards in hand afterwards. */
  const FOREST: [string, string[], Cost, number][] = [
    ['forest-two-berries-one-card', [], { berry: 2 }, 5],
    ['forest-two-any', ['gain:resin', 'gain:pebble'], { resin: 1, pebble: 1 }, 4],
    ['forest-discard-any-draw-double', ['discard:farm', 'discard:farm', 'done'], {}, 6],
    ['forest-copy-basic-plus-card', ['use:basic-three-twigs'], { twig: 3 }, 5],
    ['forest-three-cards-one-pebble', [], { pebble: 1 }, 7],
    ['forest-twig-resin-berry', [], { twig: 1, resin: 1, berry: 1 }, 4],
    ['forest-three-berries', [], { berry: 3 }, 4],
    ['forest-two-resin-one-twig', [], { twig: 1, resin: 2 }, 4],
    ['forest-two-cards-one-any', ['gain:berry'], { berry: 1 }, 6],
    [
      'forest-discard-three-for-any',
      ['discard:farm', 'discard:farm', 'discard:farm', 'gain:twig', 'gain:resin', 'gain:berry'],
      { twig: 1, resin: 1, berry: 1 },
      1,
    ],
    ['forest-two-meadow-play-one', ['take:king', 'take:queen'], {}, 6],
  ];

  it.each(FOREST)('do what they show: %s (34.2)', (id, picks, resources, cards) => {
    const game = table({
      players: [{ hand: ['farm', 'farm', 'farm', 'mine'] }, {}],
      forest: [id],
      meadow: ['king', 'queen', 'castle', 'palace'],
      rest: true,
    });
    game.pick(`place:${id}`, ...picks);
    expect(game.player(1).resources).toEqual({ ...NOTHING, ...resources });
    expect(game.hand(1)).toHaveLength(cards);
    expect(game.decides).toBe(2);
  });

  it('are eleven Forest cards, and one of them gives 1 twig, 1 resin and 1 berry (34.2)', () => {
    const ids = FORESTS.list.filter((card) => card.box === 'base').map((card) => card.id);
    expect(ids.sort()).toEqual(FOREST.map(([id]) => id).sort());
    const game = table({ forest: ['forest-twig-resin-berry'] }).pick(
      'place:forest-twig-resin-berry',
    );
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 0, berry: 1 });
  });

  it('let a basic location be copied that is occupied, but no other place (34.2)', () => {
    const game = table({
      players: [{ workers: 3 }, { hand: ['farm'] }],
      forest: ['forest-copy-basic-plus-card', 'forest-three-berries'],
    });
    game.pick('place:basic-three-twigs', 'place:forest-copy-basic-plus-card');
    expect(game.options.sort()).toEqual(RINGS.map(([id]) => `use:${id}`).sort());
  });

  it('let one of two Meadow cards be played for one resource less (34.2)', () => {
    const game = table({
      players: [{ resources: { twig: 1, resin: 1 } }, {}],
      forest: ['forest-two-meadow-play-one'],
      meadow: ['farm', 'king', 'queen'],
      deck: ['bard', 'fool'],
    });
    game.pick('place:forest-two-meadow-play-one', 'take:farm', 'take:queen');
    expect(game.view.meadow.slice(0, 3)).toEqual(['bard', 'king', 'fool']);
    // Two twigs and a resin, one of them left out: what is there pays it.
    game.pick('play:farm@hand', 'pay:twig');
    expect(game.city(1)).toEqual(['farm']);
    expect(game.hand(1)).toEqual(['queen']);
    expect(game.player(1).resources).toEqual({ ...NOTHING, berry: 1 });
  });
});

describe('the Events of the base game', () => {
  /** Event, its English name, a city that just meets the requirement, printed points. */
  const EVENTS: [string, string, string[], number][] = [
    ['city-monument', 'City Monument', ['historian', 'judge', 'crane'], 3],
    ['grand-tour', 'Grand Tour', ['inn', 'queen', 'lookout'], 3],
    ['harvest-festival', 'Harvest Festival', ['farm', 'farm', 'mine', 'husband'], 3],
    ['cartographers-expedition', 'Cartographers’ Expedition', ['bard', 'wanderer', 'ruins'], 3],
    ['a-brilliant-marketing-plan', 'A Brilliant Marketing Plan', ['shopkeeper', 'post-office'], 0],
    ['a-well-run-city', 'A Well Run City', ['chip-sweep', 'clock-tower'], 4],
    ['an-evening-of-fireworks', 'An Evening of Fireworks', ['lookout', 'miner-mole'], 0],
    ['ancient-scrolls-discovered', 'Ancient Scrolls Discovered', ['historian', 'ruins'], 0],
    ['capture-of-the-acorn-thieves', 'Capture of the Acorn Thieves', ['courthouse', 'ranger'], 0],
    ['croak-wart-cure', 'Croak Wart Cure', ['undertaker', 'barge-toad'], 6],
    ['flying-doctor-service', 'Flying Doctor Service', ['doctor', 'postal-pigeon'], 0],
    ['graduation-of-scholars', 'Graduation of Scholars', ['teacher', 'university'], 0],
    ['ministering-to-miscreants', 'Ministering to Miscreants', ['monk', 'dungeon'], 0],
    ['path-of-the-pilgrims', 'Path of the Pilgrims', ['monastery', 'wanderer'], 0],
    ['performer-in-residence', 'Performer in Residence', ['inn', 'bard'], 0],
    ['pristine-chapel-ceiling', 'Pristine Chapel Ceiling', ['woodcarver', 'chapel'], 0],
    ['remembering-the-fallen', 'Remembering the Fallen', ['cemetery', 'shepherd'], 0],
    ['tax-relief', 'Tax Relief', ['judge', 'queen'], 3],
    [
      'the-everdell-games',
      'The Everdell Games',
      ['bard', 'ruins', 'farm', 'mine', 'inn', 'queen', 'judge', 'crane', 'king', 'school'],
      9,
    ],
    ['under-new-management', 'Under New Management', ['peddler', 'general-store'], 0],
  ];
  const isBasic = (id: string) => BASIC_EVENT_LIST.some((event) => event.id === id);
  /** Two berries for the one Event with a price. */
  const layOut = (id: string, city: readonly string[]): Position => ({
    players: [{ city, resources: { berry: 2 } }, {}],
    events: isBasic(id) ? [] : [id],
  });

  it('are four basic and sixteen special ones (34.3)', () => {
    const ids = (basic: boolean) =>
      EVENTS.map(([id]) => id)
        .filter((id) => isBasic(id) === basic)
        .sort();
    const base = (list: readonly { id: string; box: string }[]) =>
      list
        .filter((event) => event.box === 'base')
        .map((event) => event.id)
        .sort();
    expect(base(BASIC_EVENT_LIST)).toEqual(ids(true));
    expect(base(SPECIAL_EVENT_LIST.list)).toEqual(ids(false));
  });

  it.each(EVENTS)(
    'have names, requirements and printed points: %s (34.3)',
    (id, name, city, points) => {
      const game = table(layOut(id, city));
      expect(game.offers(`place:${id}`)).toBe(true);
      expect(game.say('en').options).toContainEqual(expect.stringContaining(`“${name}”`));
      // Without any single card of that city the requirement is not met.
      for (const missing of city.keys()) {
        const less = city.filter((_, i) => i !== missing);
        expect(table(layOut(id, less)).why(`place:${id}`)).toBe('requirement');
      }
      const players = [{ events: [id] }, {}];
      const part = isBasic(id) ? 'basicEvents' : 'specialEvents';
      expect(table({ players }).scorePart(1, part)).toBe(points);
    },
  );

  it('that are basic are worth three points each, the Grand Tour too (34.3)', () => {
    const events = ['city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition'];
    for (const event of events) expect(table({ players: [{ events: [event] }] }).score(1)).toBe(3);
    const game = table({ players: [{ city: ['inn', 'queen', 'lookout'] }, {}] });
    const before = game.score(1);
    expect(game.pick('place:grand-tour').score(1)).toBe(before + 3);
  });

  /** Event with what lies on or under it, cards in the city, points at scoring. */
  const AT_SCORING: [string, object, (string | PositionCard)[], number][] = [
    ['an-evening-of-fireworks', { resources: { twig: 3 } }, [], 6],
    ['performer-in-residence', { resources: { berry: 2 } }, [], 4],
    ['under-new-management', { resources: { twig: 1, resin: 1, berry: 1 } }, [], 4],
    ['under-new-management', { resources: { pebble: 3 } }, [], 6],
    ['ancient-scrolls-discovered', { cards: ['farm', 'king', 'mine'] }, [], 3],
    ['capture-of-the-acorn-thieves', { cards: ['bard', 'wife'] }, [], 6],
    ['graduation-of-scholars', { cards: ['bard', 'wife', 'king'] }, [], 6],
    ['flying-doctor-service', {}, ['husband', 'wife', 'wife'], 6],
    ['ministering-to-miscreants', {}, [{ card: 'dungeon', prisoners: ['bard', 'wife'] }], 6],
    ['path-of-the-pilgrims', {}, [{ card: 'monastery', workers: [1, 1] }], 6],
    ['remembering-the-fallen', {}, [{ card: 'cemetery', workers: [1] }], 3],
    ['pristine-chapel-ceiling', {}, [{ card: 'chapel', tokens: 2 }], 4],
  ];

  it.each(AT_SCORING)(
    'count at scoring what lies with them: %s (34.3)',
    (event, content, city, points) => {
      const game = table({
        // The couple of another city counts for the Flying Doctor as well.
        players: [
          { events: [{ event, ...content }], city, workers: 4 },
          { city: ['wife', 'husband'] },
        ],
      });
      expect(game.scorePart(1, 'specialEvents')).toBe(points);
    },
  );

  it('give two points for each resource given by A Brilliant Marketing Plan (34.3)', () => {
    const game = table({
      players: [{ city: ['shopkeeper', 'post-office'], resources: { twig: 2, berry: 2 } }, {}, {}],
      events: ['a-brilliant-marketing-plan'],
    });
    game.pick('place:a-brilliant-marketing-plan', 'give:twig', 'player:2', 'give:twig', 'player:3');
    game.pick('give:berry', 'player:3');
    expect(game.player(1).points).toBe(6);
    expect(game.player(1).resources).toEqual({ ...NOTHING, berry: 1 });
    expect(game.player(2).resources).toEqual({ ...NOTHING, twig: 1 });
    expect(game.player(3).resources).toEqual({ ...NOTHING, twig: 1, berry: 1 });
  });
});
