/** Setting up Spirecrest (13.1-13.6, 20.7). */
import { RNG, shuffleBytes, type State } from '@evervale/kernel';
import { SEASON_NAMES, WINTER } from '../content/terms.ts';
import { PLAYERS } from '../state/layout.ts';
import { automatOf, automatSeat } from '../turn/automats.ts';
import { DISCOVERIES } from './discoveries.ts';
import { putOnPile, sectionOf } from './finds.ts';
import {
  FOOTHILLS,
  SECTIONS,
  TILES,
  TILES_EACH,
  TILES_SHOWN,
  WEATHER,
  WEATHER_SHOWN,
  tableAt,
} from './room.ts';
import { NOT_AGAINST_RUGWORT } from './rugwort.ts';
import { BOARD_TILES } from './tiles.ts';
import { weatherNumbers } from './weather.ts';

export function setupSpirecrest(s: State): void {
  layTiles(s);
  layWeather(s);
  layDiscoveries(s);
}

function shuffled(s: State, numbers: readonly number[]): Uint8Array {
  const pool = Uint8Array.from(numbers);
  shuffleBytes(pool, 0, pool.length, s, RNG);
  return pool;
}

/** 13.3: on each section one tile more than there are players; alone as for two (20.7). */
function layTiles(s: State): void {
  const pool = shuffled(
    s,
    Array.from({ length: BOARD_TILES }, (_, i) => i + 1),
  );
  const each = Math.max(2, s[PLAYERS] + (automatOf(s)?.laidForMore ?? 0)) + 1;
  SECTIONS.forEach((_, section) => {
    for (let i = 0; i < each; i++) {
      s[tableAt(s) + TILES + section * TILES_EACH + i] = pool[section * each + i];
    }
  });
  s[tableAt(s) + TILES_SHOWN] = 1 << FOOTHILLS;
}

/** 13.4: one effect for each season; that of winter is turned up. */
function layWeather(s: State): void {
  SEASON_NAMES.forEach((_, season) => {
    s[tableAt(s) + WEATHER + season] = shuffled(s, weatherNumbers(season))[0];
  });
  s[tableAt(s) + WEATHER_SHOWN] = 1 << WINTER;
}

/** 13.5. */
function layDiscoveries(s: State): void {
  const pool = shuffled(s, findsIn(s));
  pool.forEach((number) => putOnPile(s, sectionOf(number), number));
}

/** The discoveries of this game, by number. */
export function findsIn(s: State): number[] {
  const solo = automatSeat(s, 'rugwort') >= 0;
  // 31.29.
  const against = automatSeat(s, 'nightweave') >= 0;
  return DISCOVERIES.flatMap(({ id }, i) => {
    const out = (solo && NOT_AGAINST_RUGWORT.includes(id)) || (against && id === 'stormvale');
    return out ? [] : [i + 1];
  });
}
