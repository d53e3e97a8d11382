/** The twelve weather effects, and which of them binds whom (13.4, 13.24). */
import { seq, type Effect, type Seq, type State } from '@evervale/kernel';
import { basicLocations } from '../base/locations.ts';
import { CARDS, COLOR, COST_TOTAL, IS_CRITTER, IS_UNIQUE } from '../content/tables.ts';
import { PRODUCTION, SEASON_NAMES, SPRING, type Cost, type Season } from '../content/terms.ts';
import { gain, type GainEffect } from '../effects/gain.ts';
import { t } from '../say.ts';
import { PLAYERS, SEASON, playerAt } from '../state/layout.ts';
import { isBasic, isBasicEvent, isForest, isSpecialEvent } from '../state/place.ts';
import { placeOfBox } from '../turn/course.ts';
import type { Ban } from '../turn/joints.ts';
import { CITY_PICK, cardAt } from '../turn/placePicks.ts';
import { surcharge } from '../turn/price.ts';
import { newReason } from '../turn/reason.ts';
import { name } from '../words/index.ts';
import { MOUNTAINEER, holds } from './finds.ts';
import { DISCARD_PLACE, FIND_PLACE, WEATHER, WEATHER_SHOWN, tableAt } from './room.ts';

/** Places that a weather effect closes. */
type Closed = 'forest' | 'cityCards' | 'events' | 'sharedBasic';
/** Cards that it makes dearer. */
type Dearer = 'critter' | 'construction' | 'production' | 'unique';

export type WeatherRule =
  | { readonly does: 'closes'; readonly what: Closed }
  | { readonly does: 'dearer'; readonly cards: Dearer; readonly by: Cost & { any?: number } }
  /** At the end of a turn in which a worker was placed (there) so many cards are discarded. */
  | { readonly does: 'discard'; readonly n: number; readonly after: 'placing' | 'forest' }
  /** At the end of every turn down to so many. */
  | { readonly does: 'downTo'; readonly n: number }
  /** Every basic location gives one resource less. */
  | { readonly does: 'less' };

export interface Weather {
  readonly id: string;
  readonly season: Season;
  readonly rule: WeatherRule;
  /** Of our own design. */
  readonly original: boolean;
}

function weather(id: string, rule: WeatherRule, original = true): Weather {
  return { id, season: id.split('-')[0] as Season, rule, original };
}

/** In the state a weather effect is its number in this list, from 1. */
export const WEATHERS: readonly Weather[] = [
  weather('winter-1', { does: 'closes', what: 'forest' }, false),
  weather('winter-2', { does: 'dearer', cards: 'construction', by: { twig: 1 } }),
  weather('winter-3', { does: 'discard', n: 1, after: 'placing' }),
  weather('spring-1', { does: 'less' }),
  weather('spring-2', { does: 'closes', what: 'cityCards' }),
  weather('spring-3', { does: 'dearer', cards: 'production', by: { any: 1 } }),
  weather('summer-1', { does: 'dearer', cards: 'critter', by: { berry: 1 } }, false),
  weather('summer-2', { does: 'discard', n: 2, after: 'forest' }),
  weather('summer-3', { does: 'closes', what: 'events' }),
  weather('autumn-1', { does: 'downTo', n: 5 }),
  weather('autumn-2', { does: 'dearer', cards: 'unique', by: { any: 1 } }),
  weather('autumn-3', { does: 'closes', what: 'sharedBasic' }),
];

export function weatherNumbers(season: number): number[] {
  return WEATHERS.flatMap((one, i) => (one.season === SEASON_NAMES[season] ? [i + 1] : []));
}

export function isWeatherShown(s: State, season: number): boolean {
  return (s[tableAt(s) + WEATHER_SHOWN] & (1 << season)) !== 0;
}

/** What lies on the space of a season, face up or not; 0 = nothing. */
export function weatherAt(s: State, season: number): number {
  return s[tableAt(s) + WEATHER + season];
}

/** 13.24: the weather that binds this player now, 0 = none. */
export function weatherOf(s: State, seat: number): number {
  if (seat >= s[PLAYERS]) return 0;
  const season = s[playerAt(seat) + SEASON];
  if (!isWeatherShown(s, season)) return 0;
  return season === SPRING && holds(s, seat, MOUNTAINEER) ? 0 : weatherAt(s, season);
}

export function ruleFor(s: State, seat: number): WeatherRule | undefined {
  const number = weatherOf(s, seat);
  return number === 0 ? undefined : WEATHERS[number - 1].rule;
}

/** What each weather adds to prices by kind of card, where it does; weather by its number. */
let dearer: readonly (Int32Array | undefined)[] = [];

/** 13.27: nothing is added where nothing is paid; a card that costs nothing stays so. */
export function settleWeather(): void {
  dearer = [
    undefined,
    ...WEATHERS.map(({ rule }) => (rule.does === 'dearer' ? listOf(rule) : undefined)),
  ];
}

function listOf({ cards, by }: WeatherRule & { readonly does: 'dearer' }): Int32Array {
  const more = surcharge(by);
  return Int32Array.from({ length: CARDS.count + 1 }, (_, kind) =>
    kind > 0 && COST_TOTAL[kind] > 0 && isDearer(cards, kind) ? more : 0,
  );
}

export function weatherSurcharges(s: State, seat: number): Int32Array | undefined {
  return dearer[weatherOf(s, seat)];
}

function isDearer(cards: Dearer, kind: number): boolean {
  if (cards === 'critter') return IS_CRITTER[kind] === 1;
  if (cards === 'construction') return IS_CRITTER[kind] === 0;
  return cards === 'production' ? COLOR[kind] === PRODUCTION : IS_UNIQUE[kind] === 1;
}

const STORMY = newReason('weather');

export function isForestPlace(code: number): boolean {
  return isForest(code) || (code < CITY_PICK && placeOfBox(code)?.forest !== undefined);
}

function isClosed(s: State, what: Closed, code: number): boolean {
  if (what === 'forest') return isForestPlace(code);
  if (what === 'events') return isBasicEvent(code) || isSpecialEvent(code);
  if (what === 'sharedBasic') return isBasic(code) && basicLocations[code].shared === true;
  if (code < CITY_PICK) return code >= FIND_PLACE && code < DISCARD_PLACE;
  // Big critters also go to cards that are no locations.
  return CARDS.of(cardAt(s, code)).visit !== undefined;
}

function closing(what: Closed): Ban {
  return (s, code) => (isClosed(s, what, code) ? STORMY : 0);
}

/** What each weather forbids, by its number. */
const BANS: readonly (Ban | undefined)[] = [
  undefined,
  ...WEATHERS.map(({ rule }) => (rule.does === 'closes' ? closing(rule.what) : undefined)),
];

export function weatherBans(s: State, seat: number): Ban | undefined {
  return BANS[weatherOf(s, seat)];
}

export function whyForbidden(s: State, seat: number) {
  return t('reason.weather', { weather: name(WEATHERS[weatherOf(s, seat) - 1].id) });
}

/** What each basic location does with one resource less; those without a resource stay as they are. */
const lessened: readonly (Effect | undefined)[] = basicLocations.map(({ effect }) =>
  oneLess(effect),
);

/** An effect without its first resource; undefined where there is none. */
function oneLess(effect: Effect): Effect | undefined {
  if (effect.verb === 'seq') {
    const { steps } = effect as Seq;
    const gains = steps.findIndex((step) => oneLess(step) !== undefined);
    return gains < 0
      ? undefined
      : seq(...steps.map((step, i) => (i === gains ? oneLess(step)! : step)));
  }
  if (effect.verb !== 'gain') return undefined;
  const { what } = effect as GainEffect;
  const first = Object.entries(what).find(([r]) => r !== 'point');
  if (first === undefined) return undefined;
  const [r, n] = first;
  // The last one of all: there is nothing left to gain.
  return n === 1 && Object.keys(what).length === 1 ? gain(what, 0) : gain({ ...what, [r]: n - 1 });
}

export const weatherEffects: readonly Effect[] = lessened.filter((effect) => effect !== undefined);

/** 5.7: a location that would give nothing at all is not available. */
export function lessAtBasic(s: State, seat: number): readonly (Effect | undefined)[] | undefined {
  const number = weatherOf(s, seat);
  return number !== 0 && WEATHERS[number - 1].rule.does === 'less' ? lessened : undefined;
}
