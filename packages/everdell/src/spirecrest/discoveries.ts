/** The forty-two discoveries: what each does when it is taken, as a location, and at scoring (13.18). */
import { seq, type Effect, type State } from '@evervale/kernel';
import type { Color } from '../content/terms.ts';
import { COLOR_NAMES } from '../content/terms.ts';
import { each } from '../effects/count.ts';
import { ANY_NUMBER, discard } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { discardShown } from '../pearlbrook/discardShown.ts';
import { COUNTS_GAINS, TELLS_GAINS, giveAbility } from '../state/abilities.ts';
import { allEventsOf } from '../state/events.ts';
import { COLORS, MAX_WORKERS, playerAt } from '../state/layout.ts';
import { isJourney, journeyPoints } from '../state/place.ts';
import { workerPlace } from '../state/workers.ts';
import type { Beside, BesideVisit, BesideZone } from '../turn/beside.ts';
import { dance } from './dancingLights.ts';
import { FIND_IDS, holds, type FindId } from './finds.ts';
import { layTile } from './layTile.ts';
import { fillHand } from './mapSeller.ts';
import { dig } from './moleiaMines.ts';
import { mount } from './mount.ts';
import { searchDeck } from './searchDeck.ts';
import { claimStorm, openStorm } from './stormvale.ts';
import { brew } from './tezel.ts';
import { MAP_TILES, expeditionSize, reachedTiles } from './tiles.ts';
import { tuckBeside } from './tucked.ts';

export type FindType =
  | 'instant'
  | 'ongoing'
  | 'location'
  | 'trail'
  | 'city'
  | 'big-critter'
  | 'expedition-tile';

/** What a trail or a city gives at scoring. */
export type FindScore =
  | {
      readonly of: 'colors';
      readonly color: Color;
      readonly least: number;
      readonly points: number;
    }
  | { readonly of: 'fewer'; readonly color: Color; readonly per: number; readonly points: number }
  | { readonly of: 'rarest'; readonly points: number }
  | { readonly of: 'lastTile'; readonly points: number }
  | { readonly of: 'events'; readonly least: number; readonly points: number }
  | { readonly of: 'journey'; readonly most: number };

export interface Discovery extends Beside {
  readonly id: FindId;
  readonly type: FindType;
  /** Carried out at once. */
  readonly taken?: Effect;
  /** What changes for good when it comes to lie beside this city. */
  comes?(s: State, seat: number): void;
  readonly score?: FindScore;
}

const location = (visit: BesideVisit): Omit<Discovery, 'id'> => ({ type: 'location', visit });
const open = (effect: Effect): Omit<Discovery, 'id'> => location({ effect, open: true, spots: 3 });
const instant = (taken: Effect): Omit<Discovery, 'id'> => ({ type: 'instant', taken });
const ongoing = (what: Partial<Discovery> = {}): Omit<Discovery, 'id'> => ({
  type: 'ongoing',
  ...what,
});
const critter = (id: FindId, what: Partial<Discovery> = {}): Omit<Discovery, 'id'> => ({
  type: 'big-critter',
  taken: mount(id),
  ...what,
});
const scoring = (type: FindType, score: FindScore): Omit<Discovery, 'id'> => ({
  type,
  score,
  worth: (s, seat) => worthOf(s, seat, score),
});
const trail = (color: Color, least: number): Omit<Discovery, 'id'> =>
  scoring('trail', { of: 'colors', color, least, points: 4 });
const city = (color: Color, per = 1): Omit<Discovery, 'id'> =>
  scoring('city', { of: 'fewer', color, per, points: 6 });
const ability = (bit: number) => ({ comes: (s: State, seat: number) => giveAbility(s, seat, bit) });

const ALL: Readonly<Record<FindId, Omit<Discovery, 'id'>>> = {
  archeologist: ongoing({ taken: tuckBeside(0, 'construction') }),
  'cartographers-caravan': open(
    seq(draw(3), gainAny(each(1, { of: 'box', what: 'caravanWorkers' }))),
  ),
  'everblossom-trail': trail('prosperity', 3),
  forager: ongoing(ability(TELLS_GAINS)),
  'greensprout-trail': trail('production', 4),
  'map-seller': open(fillHand()),
  'mistrise-trail': trail('traveler', 3),
  mountaineer: ongoing(),
  prospector: ongoing(ability(TELLS_GAINS)),
  'starfall-trail': trail('governance', 3),
  stubblehoof: critter('stubblehoof'),
  'sunblaze-trail': trail('destination', 3),
  'trail-guide': ongoing({ taken: tuckBeside(1, 'critter') }),
  truffle: critter('truffle'),
  'ancient-orchard': location({ effect: gain({ berry: 5 }) }),
  'bellsong-trail': scoring('trail', { of: 'lastTile', points: 4 }),
  'cloudrim-peak': location({ effect: seq(discardShown(5, 'different'), gain({ point: 8 })) }),
  corliander: critter('corliander'),
  firebeak: critter('firebeak'),
  'grey-cloaks-hideout': { type: 'location' },
  honeypaw: critter('honeypaw', ability(COUNTS_GAINS)),
  'king-rhun': critter('king-rhun'),
  'moleia-mines': open(dig()),
  'ruins-of-spire': location({ effect: gainAny(3, ['twig', 'resin', 'pebble']) }),
  stormvale: ongoing({ comes: claimStorm, taken: openStorm }),
  'tezels-laboratory': location({ effect: brew() }),
  whisper: critter('whisper'),
  windlore: critter('windlore'),
  'bellsong-city': scoring('city', { of: 'rarest', points: 3 }),
  'bounty-hunter': instant(searchDeck('critter')),
  'cave-of-dancing-lights': instant(
    dance(4, { production: 'berry', traveler: 'twig', destination: 'resin', governance: 'pebble' }),
  ),
  cloudsong: instant(searchDeck('construction')),
  'everblossom-city': city('prosperity'),
  'gatherwind-trail': scoring('trail', { of: 'events', least: 2, points: 4 }),
  'greensprout-city': city('production', 2),
  'hopewatch-trail': scoring('trail', { of: 'journey', most: 7 }),
  'mistrise-city': city('traveler'),
  'serpents-pass': { type: 'expedition-tile', taken: layTile('serpents-pass', true) },
  'star-weavers': instant(seq(discard(0, ANY_NUMBER), draw('toLimit'))),
  'starfall-city': city('governance'),
  'sunblaze-city': city('destination'),
  'the-distant-shore': { type: 'expedition-tile', taken: layTile('the-distant-shore', false) },
};

/** By number, from 1. */
export const DISCOVERIES: readonly Discovery[] = FIND_IDS.map((id) =>
  Object.assign({ id }, ALL[id]),
);

/** Discoveries beside the cities (13.14). */
export const findZone: BesideZone = { part: 'discoveries', things: DISCOVERIES, has: holds };

/** The number printed on it, which counts for an automatic opponent without any condition; 0 = none. */
export function printedWorth({ id, score }: Discovery): number {
  if (score !== undefined && 'points' in score) return score.points;
  return MAP_TILES.find((tile) => tile.id === id)?.points ?? 0;
}

function worthOf(s: State, seat: number, score: FindScore): number {
  const own = playerAt(seat) + COLORS;
  switch (score.of) {
    case 'colors':
      return s[own + COLOR_NAMES.indexOf(score.color)] >= score.least ? score.points : 0;
    case 'fewer': {
      const less = Math.floor(s[own + COLOR_NAMES.indexOf(score.color)] / score.per);
      return Math.max(0, score.points - less);
    }
    case 'rarest': {
      let least = s[own];
      for (let c = 1; c < 5; c++) least = Math.min(least, s[own + c]);
      return score.points + least;
    }
    case 'lastTile': {
      const size = expeditionSize(s, seat);
      return size > 0 && reachedTiles(s, seat) === size ? score.points : 0;
    }
    case 'events':
      return allEventsOf(s, seat) >= score.least ? score.points : 0;
    case 'journey':
      return Math.min(score.most, journeyOf(s, seat));
  }
}

function journeyOf(s: State, seat: number): number {
  let sum = 0;
  for (let i = 0; i < MAX_WORKERS; i++) {
    const place = workerPlace(s, seat, i);
    if (isJourney(place)) sum += journeyPoints(place);
  }
  return sum;
}
