/** From a state to a position as people would write it: only what differs from an empty table. */
import { DEPTH, PC, PENDING, encode, top, type State } from '@evervale/kernel';
import { GHOST_CARDS } from '../content/ghosts.ts';
import { monsterOf } from '../content/monsters/index.ts';
import {
  CARDS_PER_ELEMENT,
  FIRST_RUIN,
  FIRST_STACK,
  STORES,
  TILE_ELEMENT,
  TREASURE_SPACES,
  cardOf,
  cardNumber,
  magicOf,
  tileId,
} from '../content/tables.ts';
import { ELEMENTS, UNITS } from '../content/terms.ts';
import { TROVE_EFFECTS } from '../content/tracks.ts';
import { dwellingsOf } from '../map/realms.ts';
import { lowest } from '../map/hex.ts';
import {
  CHILL,
  GHOST_DECK,
  GHOST_DISCARD,
  GHOST_PILE,
  GHOST_SEAT,
} from '../modules/ghosts/state.ts';
import { optionsOf } from '../optionsOf.ts';
import { tokenKey } from '../say.ts';
import { WITH_GOLD_NOW, WITH_ORB } from '../regroup/mercenaries.ts';
import {
  DECK,
  DECK_COUNT,
  DISCARD_COUNT,
  FIRST,
  GATHER_SLOT,
  GLORY,
  GLORY_ORBS,
  HIRED,
  IN_PLAY,
  KNOWN_CARDS,
  KNOWN_FROM,
  KNOWN_TILES,
  LIMITS,
  MAGIC_COUNT,
  MAGIC_PILE,
  MINOTAUR_UNIT,
  MONSTERS_MAX,
  MONSTER_KIND,
  MONSTER_UNIT,
  MONSTER_WINS,
  OWNER,
  PLAYERS,
  REALM_COUNT,
  STACK,
  STACK_COUNT,
  TILE,
  TOKENS,
  TRAY_TOKENS,
  TROVES,
  TROVES_LEFT,
  TURN,
  UNIT_AT,
  UNITS_OF_SEAT,
  playerAt,
} from '../state/layout.ts';
import { discarded } from '../state/magic.ts';
import { WITH_MOTHER, isGhost, plays } from '../state/seats.ts';
import { slotAt } from '../state/tableau.ts';
import { stackHeight } from '../state/treasure.ts';
import { HOUSED, TRAY, typeOf, unitId } from '../state/units.ts';
import { ASKING } from '../turn/turn.ts';
import { VERSION } from '../version.ts';
import { view, type CardView, type PlayerView, type View } from '../view.ts';
import type {
  Position,
  PositionCard,
  PositionFigure,
  PositionGhosts,
  PositionPlayer,
} from './format.ts';
import { tokenId } from './ids.ts';
import { placeId } from './table.ts';
import { REBORN } from './readFigures.ts';

/** The whole position, or what `seat` may know of it (hidden things are left out). */
export function writePosition(s: State, seat?: number): Position {
  const all = seat === undefined;
  const v = view(s, seat ?? null);
  const own = (player: number): PlayerView => (all ? view(s, player) : v).seats[player];
  const position = {
    game: 'eldervale' as const,
    options: optionsOf(s),
    turn: s[TURN] + 1,
    first: s[FIRST] + 1,
    elements: v.elements,
    players: Array.from({ length: s[PLAYERS] }, (_, player) => playerOf(s, own(player), all)),
    ghosts: v.ghosts === null ? undefined : ghostsOf(s, v, all),
    map: v.realms.map(({ tile, q, r }) => ({ tile, q, r })),
    stack: all ? pile(s[STACK_COUNT], (i) => tileId(s[STACK + s[STACK_COUNT] - 1 - i])) : undefined,
    treasure: treasureOf(s, all),
    decks: decksOf(s, v, all),
    deck: all
      ? pile(s[MAGIC_COUNT], (i) => magicOf(s[MAGIC_PILE + s[MAGIC_COUNT] - 1 - i]).id)
      : undefined,
    discard: pile(s[DISCARD_COUNT], (i) => magicOf(discarded(s, s[DISCARD_COUNT] - 1 - i)).id),
    monsters: monstersOf(s),
    mercenaries: mercenariesOf(s),
    trackOrbs: v.trackOrbs.length === v.elements.length ? undefined : v.trackOrbs,
    gloryOrbs: s[GLORY_ORBS] === BOTH || s[REALM_COUNT] === 0 ? undefined : v.gloryOrbs,
    rewards: v.rewards.filter(({ free }) => !free).map(({ id }) => id),
    troves: all ? trovesOf(s) : undefined,
    end: v.end === null ? undefined : { by: v.end.by + 1, turns: v.end.turns },
    pending: !all || isTurnBegun(s) ? undefined : encode({ id: 'eldervale', version: VERSION }, s),
  };
  return clean(position, ['troves', 'trackOrbs']);
}

const BOTH = 3;

/** A turn has begun and nothing has been done in it: then the table says everything. */
function isTurnBegun(s: State): boolean {
  if (s[DEPTH] !== 1 || s[PENDING] === 0 || s[top(s) + PC] !== ASKING) return false;
  const isHiredNow = s[HIRED] === WITH_GOLD_NOW || s[HIRED + 1] === WITH_GOLD_NOW;
  return s[LIMITS] === 0 && !isHiredNow && s[REALM_COUNT] > 0;
}

type Cleaned<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what is not there, but for lists that mean "none" (`keep`). */
function clean<T extends object>(value: T, keep: readonly (keyof T)[] = []): Cleaned<T> {
  const isEmpty = (v: unknown): boolean =>
    v === undefined || (typeof v === 'object' && v !== null && Object.keys(v).length === 0);
  const kept = Object.entries(value).filter(
    ([key, v]) => !isEmpty(v) || (v !== undefined && keep.includes(key as keyof T)),
  );
  return Object.fromEntries(kept) as Cleaned<T>;
}

const pile = (n: number, idOf: (i: number) => string): string[] =>
  Array.from({ length: n }, (_, i) => idOf(i));

const counted = (of: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(of).filter(([, n]) => n > 0));

function playerOf(s: State, v: PlayerView, all: boolean): PositionPlayer {
  const { seat } = v;
  const p = playerAt(seat);
  const isPlain = Object.values(counted(v.power)).join() === '1' && v.power[v.element ?? ''] === 1;
  return clean(
    {
      faction: v.faction ?? undefined,
      element: v.faction === null ? (v.element ?? undefined) : undefined,
      vp: v.vp || undefined,
      resources: counted(v.resources),
      tokens: pile(v.tokens.length, (i) => tokenId(s[p + TRAY_TOKENS + i])),
      orbs: v.orbs || undefined,
      glory: s[p + GLORY] === 1 ? undefined : v.glory,
      power: isPlain ? undefined : counted(v.power),
      hand: v.hand ?? undefined,
      quests: v.quests,
      units: unitsOf(s, seat),
      dwellings: homesOf(s, seat),
      gather: s[p + GATHER_SLOT] === 0 ? undefined : tokenId(s[p + GATHER_SLOT]),
      tableau: v.tableau.map((card) => cardOfTableau(s, card, all)),
      tactics: v.tactics === 'used' ? v.tactics : undefined,
      knows: isGhost(s, seat)
        ? undefined
        : counted({
            tiles: s[KNOWN_TILES + seat],
            cards: s[KNOWN_CARDS + seat],
            above: s[KNOWN_CARDS + seat] === 0 ? 0 : s[KNOWN_FROM + seat],
          }),
    },
    ['units', 'power'],
  );
}

/** By place, in the order of the figures; what waits in the Tray is not named. */
function unitsOf(s: State, seat: number): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (let i = 0; i < UNITS_OF_SEAT; i++) {
    const unit = unitId(seat, i);
    const place = s[UNIT_AT + unit];
    if (place === TRAY || place === HOUSED) continue;
    (found[placeId(s, place)] ??= []).push(UNITS[typeOf(unit)]);
  }
  return found;
}

function homesOf(s: State, seat: number): string[] {
  const found: string[] = [];
  for (let rest = dwellingsOf(s, seat); rest !== 0; rest &= rest - 1) {
    found.push(tileId(s[TILE + lowest(rest)]));
  }
  return found;
}

function cardOfTableau(s: State, v: CardView, all: boolean): string | PositionCard {
  const kind = cardNumber(v.card);
  const tokens = v.slots.map((_, i) => s[slotAt(kind, i)]);
  // What others have stored face down is nobody's to know.
  const knowsStored = all || !cardOf(kind).storesMagic || v.stored[0] !== 'magic';
  const card = clean({
    card: v.card,
    slots: tokens.every((token) => token === 0)
      ? undefined
      : tokens.map((token) => (token === 0 ? null : tokenId(token))),
    orb: v.orb || undefined,
    stored: STORES[kind] > 0 && knowsStored ? v.stored : undefined,
    host: v.host ?? undefined,
  }) as PositionCard;
  return Object.keys(card).length === 1 ? v.card : card;
}

/** By tile, on the map or not, where a stack has something; a token that nobody sees is null for a seat. */
function treasureOf(s: State, all: boolean): Record<string, (string | null)[][]> {
  const found: Record<string, (string | null)[][]> = {};
  for (let tile = 1; tile < FIRST_RUIN; tile++) {
    if (((s[IN_PLAY] >> TILE_ELEMENT[tile]) & 1) === 0) continue;
    const stacks = Array.from({ length: TREASURE_SPACES[tile] }, (_, space) =>
      stackIn(s, FIRST_STACK[tile] + space, all),
    );
    if (stacks.some(({ length }) => length > 0)) found[tileId(tile)] = stacks;
  }
  return found;
}

function stackIn(s: State, stack: number, all: boolean): (string | null)[] {
  const height = stackHeight(s, stack);
  return Array.from({ length: height }, (_, i) =>
    all || i === 0 ? tokenKey(s[TOKENS + stack * 3 + height - 1 - i]) : null,
  );
}

function decksOf(s: State, v: View, all: boolean): NonNullable<Position['decks']> {
  const found = v.decks.map(({ element, faceUp }) => {
    const e = ELEMENTS.indexOf(element);
    const end = DECK + e * CARDS_PER_ELEMENT + s[DECK_COUNT + e] - 1;
    const cards = all ? pile(s[DECK_COUNT + e], (i) => cardOf(s[end - i]).id) : undefined;
    return [element, clean({ open: faceUp ?? undefined, cards })] as const;
  });
  return Object.fromEntries(found.filter(([, deck]) => Object.keys(deck).length > 0));
}

function monstersOf(s: State): Record<string, string | PositionFigure> {
  const found: Record<string, string | PositionFigure> = {};
  for (let m = 0; m < MONSTERS_MAX; m++) {
    if (s[MONSTER_KIND + m] === 0) continue;
    const wins = s[MONSTER_WINS + m];
    const figure = clean({
      ...figureOf(s, MONSTER_UNIT + m),
      wins: wins & ~REBORN || undefined,
      reborn: (wins & REBORN) !== 0 || undefined,
    }) as PositionFigure;
    const isPlace = Object.keys(figure).length === 1;
    found[monsterOf(s[MONSTER_KIND + m]).id] = isPlace ? figure.at! : figure;
  }
  return found;
}

function figureOf(s: State, unit: number): PositionFigure {
  const owner = s[OWNER + unit - MINOTAUR_UNIT];
  return clean({ at: placeId(s, s[UNIT_AT + unit]), seat: owner || undefined });
}

function mercenariesOf(s: State): Record<string, PositionFigure> {
  const found: Record<string, PositionFigure> = {};
  [0, 1].forEach((i) => {
    const unit = MINOTAUR_UNIT + i;
    if (s[OWNER + i] === 0) return;
    const hired = s[HIRED + i] === WITH_ORB ? ('orb' as const) : undefined;
    found[UNITS[typeOf(unit)]] = clean({ ...figureOf(s, unit), hired });
  });
  return found;
}

function trovesOf(s: State): string[] | undefined {
  if (!plays(s, WITH_MOTHER)) return undefined;
  const left = s[TROVES_LEFT];
  return pile(left, (i) => TROVE_EFFECTS[s[TROVES + left - 1 - i] - 1].id);
}

function ghostsOf(s: State, v: View, all: boolean): PositionGhosts {
  const g = v.ghosts!;
  const card = (i: number): string => GHOST_CARDS[s[GHOST_PILE + i] - 1].id;
  return {
    ...playerOf(s, v.seats[GHOST_SEAT], all),
    ...clean({
      chill: s[CHILL] || undefined,
      watcher: g.watcher,
      deck: all ? pile(s[GHOST_DECK], (i) => card(s[GHOST_DECK] - 1 - i)) : undefined,
      discard: pile(s[GHOST_DISCARD], (i) => card(GHOST_CARDS.length - s[GHOST_DISCARD] + i)),
      last: g.last ?? undefined,
    }),
  };
}
