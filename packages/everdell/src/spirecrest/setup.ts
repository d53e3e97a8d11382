/** Setting up Spirecrest (13.1-13.6, 20.7). */
import { RNG, shuffleBytes, type State } from '@evervale/kernel';
import { SEASON_NAMES, WINTER } from '../content/terms.ts';
import { PLAYERS } from '../state/layout.ts';
import { automatOf } from '../turn/automats.ts';
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

const ALL_TILES = Uint8Array.from({ length: BOARD_TILES }, (_, i) => i + 1);
const WEATHER_OF = SEASON_NAMES.map((_, season) => Uint8Array.from(weatherNumbers(season)));

const order = new Uint8Array(64);

/** These numbers in random order, until the next ones are shuffled. */
function shuffled(s: State, numbers: Uint8Array): Uint8Array {
  order.set(numbers);
  shuffleBytes(order, 0, numbers.length, s, RNG);
  return order;
}

/** 13.3: on each section one tile more than there are players; alone as for two (20.7). */
function layTiles(s: State): void {
  const pool = shuffled(s, ALL_TILES);
  const each = Math.max(2, s[PLAYERS] + (automatOf(s)?.laidForMore ?? 0)) + 1;
  for (let section = 0; section < SECTIONS.length; section++) {
    for (let i = 0; i < each; i++) {
      s[tableAt(s) + TILES + section * TILES_EACH + i] = pool[section * each + i];
    }
  }
  s[tableAt(s) + TILES_SHOWN] = 1 << FOOTHILLS;
}

/** 13.4: one effect for each season; that of winter is turned up. */
function layWeather(s: State): void {
  for (let season = 0; season < WEATHER_OF.length; season++) {
    s[tableAt(s) + WEATHER + season] = shuffled(s, WEATHER_OF[season])[0];
  }
  s[tableAt(s) + WEATHER_SHOWN] = 1 << WINTER;
}

/** 13.5. */
function layDiscoveries(s: State): void {
  const finds = findsIn(s);
  const pool = shuffled(s, finds);
  for (let i = 0; i < finds.length; i++) putOnPile(s, sectionOf(pool[i]), pool[i]);
}

const allFinds = Uint8Array.from(DISCOVERIES, (_, i) => i + 1);
const against: Readonly<Record<string, Uint8Array>> = {
  rugwort: allFinds.filter((n) => !NOT_AGAINST_RUGWORT.includes(DISCOVERIES[n - 1].id)),
  // 31.29.
  nightweave: allFinds.filter((n) => DISCOVERIES[n - 1].id !== 'stormvale'),
};

/** The discoveries of this game, by number. */
export function findsIn(s: State): Uint8Array {
  return against[automatOf(s)?.id ?? ''] ?? allFinds;
}
