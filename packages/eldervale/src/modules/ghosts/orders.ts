/** The orders of Ghost cards, up to Rush and battle (E27.20 to E27.26). */
import type { State } from '@evervale/kernel';
import type { Compass, GhostCard } from '../../content/ghosts.ts';
import { DUNGEON, MILL, PORTAL, SECOND_DUNGEON } from '../../content/tables.ts';
import { DRAGON, WARRIOR, WIZARD, WORKER } from '../../content/terms.ts';
import { announce } from '../../effects/due.ts';
import { acquireFor, burnCard } from '../../effects/world.ts';
import { housingRealms, houseWorker, ROOFS, workerIn } from '../../effects/build.ts';
import { emit } from '../../log/emit.ts';
import { bit, lowest, size } from '../../map/hex.ts';
import { allDwellings, allRealms, elementals, near, realmOf, ruins } from '../../map/realms.ts';
import { eachCell, lay, turnUpTile } from '../../map/reveal.ts';
import { refillDecks } from '../../state/decks.ts';
import { scoreVp } from '../../state/goods.ts';
import {
  DWELLING_COUNT,
  GLORY,
  PEACE,
  STACK_COUNT,
  UNIT_AT,
  playerAt,
} from '../../state/layout.ts';
import { liftToken, spacesOf, stackHeight, stackOf } from '../../state/treasure.ts';
import {
  IN_REALM,
  READY,
  UNDERWORLD,
  countAt,
  monsterRealms,
  realmOfUnit,
  someUnit,
  typeOf,
  unitRealms,
} from '../../state/units.ts';
import { endPeace } from '../../regroup/regroup.ts';
import { countCards } from '../../state/tableau.ts';
import { elementLine, elementToBurn, gainPowerByLine, placeToTake } from './line.ts';
import { isNearer, moveWatcher, nearest, type Cell } from './nearest.ts';
import { GHOST_SEAT, levelOf, raiseChill, tomb } from './state.ts';

const PLAYER = 0;
const WEAKEST = [WORKER, WARRIOR, WIZARD, DRAGON];
const STRONGEST = [DRAGON, WARRIOR, WIZARD, WORKER];

/** A Unit that was placed, and where; Rush and battle follow. */
interface Placed {
  readonly unit: number;
  readonly realm: number;
}

/** The first Unit on the Veil in this order of types, -1 if there is none (E27.19). */
function onVeil(s: State, types: readonly number[]): number {
  for (const type of types) {
    let found = -1;
    someUnit(s, GHOST_SEAT, (unit) => {
      if (s[UNIT_AT + unit] !== READY || typeOf(unit) !== type) return false;
      found = unit;
      return true;
    });
    if (found >= 0) return found;
  }
  return -1;
}

const ghostRealms = (s: State): number => unitRealms(s, GHOST_SEAT);

function score(s: State, n: number): void {
  scoreVp(s, GHOST_SEAT, n, 'ghosts');
}

function put(s: State, unit: number, realm: number): Placed {
  s[UNIT_AT + unit] = IN_REALM + realm;
  if (emit.sink !== null) emit.sink.push({ type: 'place', seat: GHOST_SEAT, unit, realm });
  return { unit, realm };
}

/** The nearest Realm of the first set that is not empty, -1 if all are. */
function firstOf(s: State, sets: readonly number[], compass: Compass): number {
  const set = sets.find((each) => each !== 0);
  return set === undefined ? -1 : nearest(s, set, compass);
}

/** The top token of the fuller stack leaves the game; equally full: the first printed. */
function removeToken(s: State, realm: number): void {
  let best = -1;
  for (let space = 0; space < spacesOf(s, realm); space++) {
    const stack = stackOf(s, realm, space);
    if (stackHeight(s, stack) > (best < 0 ? 0 : stackHeight(s, best))) best = stack;
  }
  if (best < 0) return;
  const token = liftToken(s, best);
  if (emit.sink !== null) emit.sink.push({ type: 'tokenGone', token, realm });
}

/** E27.20, E27.21: with the weakest Unit, or with the one given. */
function haunt(s: State, compass: Compass, unit = onVeil(s, WEAKEST)): Placed | null {
  const free = elementals(s) & ~ghostRealms(s);
  const calm = free & ~monsterRealms(s);
  const lonely = calm & ~allDwellings(s) & ~unitRealms(s, PLAYER);
  const realm = firstOf(s, [lonely, calm, free], compass);
  const placed = realm < 0 ? null : put(s, unit, realm);
  if (placed !== null) removeToken(s, realm);
  score(s, 1);
  return placed;
}

/** The weakest Unit to a Ruin, unless a Ghost is there already. */
function toRuin(s: State, tile: number): Placed | null {
  const realm = realmOf(s, tile);
  if (realm < 0 || (ghostRealms(s) & bit(realm)) !== 0) return null;
  return put(s, onVeil(s, WEAKEST), realm);
}

/** E27.22. */
function delve(s: State, card: number, compass: Compass): Placed | null {
  const dungeons = [DUNGEON, SECOND_DUNGEON].map((tile) => realmOf(s, tile));
  const set = dungeons.reduce((found, realm) => (realm < 0 ? found : found | bit(realm)), 0);
  const realm = nearest(s, set & ~ghostRealms(s), compass);
  if (realm < 0) return haunt(s, compass);
  const placed = put(s, onVeil(s, WEAKEST), realm);
  if (s[STACK_COUNT] > 0) revealTile(s, compass);
  takeAndBurn(s, card);
  refillDecks(s);
  return placed;
}

/** Onto the empty cell with the most neighbours; ties by the Watcher. */
function revealTile(s: State, compass: Compass): void {
  turnUpTile(s, GHOST_SEAT);
  let best: (Cell & { readonly touching: number }) | null = null;
  eachCell(s, (q, r, touching) => {
    const cell = { q, r, touching };
    if (best === null || touching > best.touching) best = cell;
    else if (touching === best.touching && isNearer(s, cell, best, compass)) best = cell;
  });
  const { q, r } = best!;
  lay(s, GHOST_SEAT, q, r);
}

function takeAndBurn(s: State, card: number): void {
  const line = elementLine(s, card);
  const taken = placeToTake(s, line);
  if (taken >= 0) acquireFor(s, GHOST_SEAT, line[taken]);
  const burned = elementToBurn(s, line, taken);
  if (burned >= 0) burnCard(s, GHOST_SEAT, burned);
}

const roofsLeft = (s: State): boolean => s[playerAt(GHOST_SEAT) + DWELLING_COUNT] < ROOFS;

/** The Worker with the most Ruins and Dwellings around it becomes a Dwelling, unpaid (E27.23). */
function settleBest(s: State, compass: Compass): void {
  const worth = (realm: number): number =>
    size(near(s, realm) & ruins(s)) + size(near(s, realm) & allDwellings(s));
  let best = 0;
  let most = -1;
  for (let rest = housingRealms(s, GHOST_SEAT); rest !== 0; rest &= rest - 1) {
    const realm = lowest(rest);
    if (worth(realm) > most) best = 0;
    if (worth(realm) >= most) best |= bit(realm);
    most = Math.max(most, worth(realm));
  }
  settleIn(s, nearest(s, best, compass));
}

function settleIn(s: State, realm: number): void {
  houseWorker(s, GHOST_SEAT, workerIn(s, GHOST_SEAT, realm), realm);
  // A Monster nearby may give them VP (E27.34).
  announce(s, 'build', GHOST_SEAT, { here: realm });
}

/** After Haunt and battle of a Settle: does the Worker found a Dwelling where it stands? */
export function settleHere(s: State, unit: number, realm: number): void {
  if (realmOfUnit(s, unit) !== realm || !roofsLeft(s)) return;
  if ((housingRealms(s, GHOST_SEAT) & bit(realm)) !== 0) settleIn(s, realm);
}

/** E27.25. */
function challenge(s: State, compass: Compass): Placed | null {
  const free = allRealms(s) & ~ghostRealms(s);
  const targets = [free & unitRealms(s, PLAYER), free & monsterRealms(s)];
  const realm = s[PEACE] === 1 ? -1 : firstOf(s, targets, compass);
  if (realm < 0) return haunt(s, compass);
  const placed = put(s, onVeil(s, STRONGEST), realm);
  removeToken(s, realm);
  score(s, 1);
  return placed;
}

function rise(s: State): Placed | null {
  const placed = toRuin(s, PORTAL);
  const [next] = tomb(s);
  if (next === undefined) score(s, 2);
  else {
    s[UNIT_AT + next] = READY;
    if (emit.sink !== null) emit.sink.push({ type: 'ready', seat: GHOST_SEAT, unit: next });
  }
  return placed;
}

/** E27.16. */
export function fade(s: State): void {
  if (emit.sink !== null) emit.sink.push({ type: 'fade' });
  if (s[playerAt(GHOST_SEAT) + GLORY] === 0) {
    s[playerAt(GHOST_SEAT) + GLORY] = 1;
    endPeace(s);
  }
  let returning = 0;
  someUnit(s, GHOST_SEAT, (unit) => {
    const inRealm = realmOfUnit(s, unit) >= 0;
    if (inRealm) returning++;
    if (inRealm || s[UNIT_AT + unit] === UNDERWORLD) s[UNIT_AT + unit] = READY;
    return false;
  });
  const { least, fadeVp } = levelOf(s);
  score(s, Math.min(returning, countCards(s, GHOST_SEAT)) + fadeVp);
  for (const unit of tomb(s)) {
    if (countAt(s, GHOST_SEAT, READY) >= least) break;
    s[UNIT_AT + unit] = READY;
  }
}

/** What an order left behind: the Unit it placed, and whether it may found a Dwelling after the battle. */
export interface Left {
  readonly placed: Placed | null;
  readonly settles: boolean;
}

/** Carries out a card up to Rush and battle. */
export function carryOutOrder(s: State, card: number, { order, compass, chill }: GhostCard): Left {
  raiseChill(s, chill);
  const left = (placed: Placed | null, settles = false): Left => ({ placed, settles });
  switch (order) {
    case 'haunt':
      return left(haunt(s, compass));
    case 'delve':
      return left(delve(s, card, compass));
    case 'settle':
      return settle(s, compass);
    case 'rise':
      return left(rise(s));
    case 'challenge':
      return left(challenge(s, compass));
    case 'whisper':
      moveWatcher(s, compass, 2);
      score(s, 2);
      raiseChill(s, 1);
      return left(null);
    case 'eclipse':
      fade(s);
      gainPowerByLine(s);
      return left(null);
  }
}

function settle(s: State, compass: Compass): Left {
  if (roofsLeft(s) && housingRealms(s, GHOST_SEAT) !== 0) {
    const placed = toRuin(s, MILL);
    settleBest(s, compass);
    return { placed, settles: false };
  }
  const worker = onVeil(s, [WORKER]);
  if (!roofsLeft(s) || worker < 0) return { placed: haunt(s, compass), settles: false };
  return { placed: haunt(s, compass, worker), settles: true };
}
