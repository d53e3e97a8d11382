/**
 * Nightweave's action cards, one by one: in each season, on tables where much or little is possible, every card does
 * what a second reading of it says (27.3-27.6).
 */
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../../src/mistwood/actionCards.ts';
import { SEASON_NAMES, type Season } from '../../src/content/terms.ts';
import { ELSEWHERE, MEADOW, against, part, spidersAt, type Hers } from '../nightweave.ts';
import { expected } from '../second-opinion/nightweave.ts';

const FULL = [
  ...Array<string>(8).fill('farm'),
  ...Array<string>(3).fill('twig-barge'),
  ...Array<string>(3).fill('resin-refinery'),
  'ruins',
];
const EVENTS = ['croak-wart-cure', 'flying-doctor-service'];
const BASIC = ['three-twigs', 'two-resin', 'one-pebble', 'one-berry-one-card'];
const everywhere = Object.fromEntries(BASIC.map((id) => [`basic-${id}`, [1]]));
const me = { season: 'autumn' as const, workers: 6 };

/** Tables on which other things are in the way. */
const TABLES: Readonly<Record<string, Hers>> = {
  'everything is possible': {
    events: EVENTS,
    players: [{ ...me, city: ['inn'] }],
    her: { city: ['lookout', 'mine'] },
    lair: { deck: ['farm', 'king'] },
  },
  'basic locations are taken': {
    events: EVENTS,
    players: [me],
    workers: everywhere,
    lair: { deck: ['farm'] },
  },
  'the Forest is taken, her deck is empty': {
    players: [me],
    workers: {
      'forest-three-berries': [1],
      'forest-two-any': [1],
      'forest-twig-resin-berry': [1],
    },
  },
  'her city is full, the figure is out': {
    players: [{ ...me, city: ['inn'] }],
    her: { city: FULL },
    meadow: MEADOW.with(2, null),
    lair: { figure: 3, deck: ['wife'] },
  },
  'nothing is left for her': {
    players: [{ ...me, events: ['grand-tour', 'harvest-festival', 'city-monument'] }],
    workers: { ...everywhere, 'journey-5': [1] },
    her: { city: FULL },
    meadow: MEADOW.with(2, null),
    lair: { figure: 3 },
  },
};

/** She has a spider left, or none. */
const HOME: Readonly<Record<string, number>> = { 'with spiders': 0, 'without a spider': 1 };
const SPIDERS: Readonly<Record<Season, number>> = { winter: 2, spring: 3, summer: 5, autumn: 8 };

function tableOf(season: Season, name: string, away: boolean): Hers {
  const position = TABLES[name];
  const haven = away ? Array<number>(SPIDERS[season]).fill(2) : [];
  return { ...position, season, workers: { ...position.workers, ...(away && { haven }) } };
}

describe.each(ACTION_CARDS.filter(({ pearlbrook }) => !pearlbrook))('$id', (card) => {
  it.each(Object.keys(TABLES).flatMap((name) => Object.keys(HOME).map((home) => [name, home])))(
    'where %s, %s',
    (name, home) => {
      for (const season of SEASON_NAMES.slice(card.season)) {
        const game = against(card.id, tableOf(season, name, HOME[home] === 1));
        const right = expected(game.view, card, false);
        const before = spidersAt(game).length;
        game.pick(ELSEWHERE);
        expect([season, part(game)]).toEqual([season, right.part]);
        // Where a person chooses the card, that is still to come.
        const open = right.spiders.includes(null);
        const went = right.part === 'prepares' || open ? [] : right.spiders;
        const now = spidersAt(game);
        expect(now).toEqual(expect.arrayContaining(went.filter((id) => id !== null)));
        expect(right.part === 'prepares' || now.length - before <= right.spiders.length).toBe(true);
      }
    },
  );
});
