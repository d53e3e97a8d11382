/** What is always true about the mountain board, discoveries, expeditions and big critters. */
import { isOver, type State } from '@evervale/kernel';
import { automatSeat } from '../src/turn/automats.ts';
import { SEASON_NAMES, WINTER } from '../src/content/terms.ts';
import { MAX_WORKERS, PLAYERS, SEASON, SEATS, playerAt } from '../src/state/layout.ts';
import { GONE } from '../src/state/place.ts';
import { workerKind, workerPlace } from '../src/state/workers.ts';
import { DISCOVERIES } from '../src/spirecrest/discoveries.ts';
import { findAt, holds, offered, pileAt, pileSize, sectionOf } from '../src/spirecrest/finds.ts';
import { mineCount } from '../src/spirecrest/moleiaMines.ts';
import { FINDS_EACH, HARE, OFFERED, SECTIONS, TILES_EACH, seatAt } from '../src/spirecrest/room.ts';
import { findsIn } from '../src/spirecrest/setup.ts';
import {
  expeditionSize,
  expeditionTile,
  isShown,
  reachedTiles,
  tileAt,
} from '../src/spirecrest/tiles.ts';
import { lookCard } from '../src/spirecrest/turnEnd.ts';
import { WEATHERS, isWeatherShown, weatherAt } from '../src/spirecrest/weather.ts';
import { workerKinds } from '../src/turn/workerKinds.ts';

function claim(holdsTrue: boolean, otherwise: () => string): void {
  if (!holdsTrue) throw new Error(otherwise());
}

export function spirecrest(s: State, turn: boolean): void {
  finds(s);
  tiles(s);
  weather(s);
  critters(s);
  if (!turn && !isOver(s)) return;
  for (let i = 0; i < OFFERED; i++) claim(offered(s, i) === 0, () => 'a discovery lies open');
  claim(mineCount(s) === 0 && lookCard(s, 0) === 0, () => 'cards lie between places');
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const [hare, season] = [s[seatAt(s, seat) + HARE], s[playerAt(seat) + SEASON]];
    claim(hare === season, () => `the hare of ${seat} stands in ${hare}, season ${season}`);
  }
}

/** Each discovery of the game lies in just one place, in a pile of its own section. */
function finds(s: State): void {
  const found: number[] = [];
  SECTIONS.forEach((_, section) => {
    for (let i = 0; i < pileSize(s, section); i++) {
      const number = s[pileAt(s, section) + i];
      claim(sectionOf(number) === section, () => `${number} lies in the wrong pile`);
      found.push(number);
    }
  });
  for (let i = 0; i < OFFERED; i++) if (offered(s, i) !== 0) found.push(offered(s, i));
  for (let seat = 0; seat < s[SEATS]; seat++) {
    for (let i = 0; i < FINDS_EACH; i++) {
      if (findAt(s, seat, i) !== 0) found.push(findAt(s, seat, i));
    }
  }
  const all = findsIn(s);
  claim(found.length === all.length, () => `there are ${found.length} discoveries`);
  claim(new Set(found).size === all.length, () => 'a discovery is there twice');
}

/** 13.3, 35.20: one more than there are players on each section, none twice. */
function tiles(s: State): void {
  const found: number[] = [];
  SECTIONS.forEach((_, section) => {
    for (let i = 0; i < TILES_EACH; i++) {
      if (tileAt(s, section, i) !== 0) found.push(tileAt(s, section, i));
    }
  });
  for (let seat = 0; seat < s[SEATS]; seat++) {
    const n = expeditionSize(s, seat);
    claim(reachedTiles(s, seat) <= n, () => `the hare of ${seat} is beyond its expedition`);
    for (let i = 0; i < n; i++) {
      if (expeditionTile(s, seat, i) <= 24) found.push(expeditionTile(s, seat, i));
    }
  }
  // 25.2: against Nightweave as for one player more.
  const more = automatSeat(s, 'nightweave') >= 0 ? 1 : 0;
  const laid = 3 * (Math.max(2, s[PLAYERS] + more) + 1);
  claim(found.length === laid, () => `there are ${found.length} map tiles`);
  claim(new Set(found).size === laid, () => 'a map tile is there twice');
  claim(isShown(s, 0), () => 'the foothills are covered');
}

function weather(s: State): void {
  SEASON_NAMES.forEach((name, season) => {
    const number = weatherAt(s, season);
    claim(
      number !== 0 && WEATHERS[number - 1].season === name,
      () => `weather ${number} in ${name}`,
    );
  });
  claim(isWeatherShown(s, WINTER), () => 'the weather of winter is covered');
}

/** A big critter is a worker of whoever has its discovery, and of nobody else. */
function critters(s: State): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    const seen = new Set<number>();
    for (let i = 0; i < MAX_WORKERS; i++) {
      const kind = workerKind(s, seat, i);
      if (kind === 0 || workerPlace(s, seat, i) === GONE) continue;
      const { id } = workerKinds.of(kind);
      const number = DISCOVERIES.findIndex((find) => find.id === id) + 1;
      claim(holds(s, seat, number), () => `${id} is with ${seat}`);
      claim(!seen.has(kind), () => `${id} is there twice`);
      seen.add(kind);
    }
  }
}
