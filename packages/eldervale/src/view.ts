/** All that a seat may know (E1.16), with names instead of numbers. */
import { PENDING, decidingSeat, get16, isOver, type Sight, type State } from '@evervale/kernel';
import { battleView, threatView, type BattleView, type ThreatView } from './battle/view.ts';
import { FACTIONS } from './content/factions.ts';
import { GHOST_CARDS } from './content/ghosts.ts';
import {
  CARD_KINDS,
  IS_AURA,
  SLOTS,
  STORES,
  TAKES_ORB,
  cardOf,
  isFaceDown,
  magicOf,
  tileId,
  tokenElement,
  tokenOf,
} from './content/tables.ts';
import { ELEMENTS, RESOURCES, type Element } from './content/terms.ts';
import { ORB_REWARDS } from './content/tracks.ts';
import { dweller, MIDDLE } from './map/realms.ts';
import { STARTER_SPACES, unitId } from './say.ts';
import { orbs, points } from './state/goods.ts';
import {
  CARD_OWNER,
  DECK_COUNT,
  DISCARD_COUNT,
  DWELLING_COUNT,
  ELEMENT,
  END_BY,
  FACE_UP,
  FACTION,
  FIRST,
  GATHER_SLOT,
  GLORY,
  GLORY_ORBS,
  HIRED,
  IN_PLAY,
  LAST_TURNS,
  LOOKING,
  MAGIC_COUNT,
  MAGIC_PILE,
  MINOTAUR_UNIT,
  MONSTER_UNIT,
  OWNER,
  PEACE,
  PLAYERS,
  POWER,
  Q,
  QUESTS_DONE,
  R,
  REALM_COUNT,
  RES,
  REWARDS_USED,
  SEATS,
  STACK,
  STACK_COUNT,
  TACTICS,
  TILE,
  TRACK_ORBS,
  TROVES_LEFT,
  TURN,
  TURNED_UP,
  UNIT_AT,
  UNIT_COUNT,
  playerAt,
} from './state/layout.ts';
import { QUEST_BIT, QUEST_KINDS, discarded, handCard, handSize } from './state/magic.ts';
import { PACKET, packetAt } from './modules/draft.ts';
import {
  CHILL,
  CURRENT_GHOST,
  GHOST_DECK,
  GHOST_DISCARD,
  GHOST_PILE,
  LAST_GHOST,
  ghostCard,
  levelOf,
  tomb,
  watcher,
} from './modules/ghosts/state.ts';
import { knowsCard, knowsTile } from './state/known.ts';
import { DRAFT, isPartner, partnerOf, plays, TEAMS } from './state/seats.ts';
import { hostAt, orbAt, slotAt, storedAt } from './state/tableau.ts';
import { hasSameFigures, isSamePlayer, isSameRealm, whatChanged, type Since } from './unchanged.ts';
import {
  spacesOf,
  stackHeight,
  stackOf,
  topToken,
  trayCount,
  trayToken,
} from './state/treasure.ts';
import {
  IN_REALM,
  ON_CARD,
  ON_STARTER,
  READY,
  TRAY,
  UNDERWORLD,
  ownerOf,
  someUnit,
} from './state/units.ts';

/** Cards on which something lies that only their owner may know. */
const SECRET_STORES = Array.from({ length: CARD_KINDS }, (_, i) => i + 1).filter(
  (kind) => cardOf(kind).storesMagic === true,
);

/** A treasure token: what it shows, one of these if `choice`; face down only its element. */
export interface TokenView {
  readonly element: Element;
  readonly shows: readonly string[] | null;
  readonly choice: boolean;
}

interface StackView {
  readonly height: number;
  readonly top: TokenView | null;
}

/** A figure: whose it is (null: wild) and what. */
export interface FigureView {
  readonly seat: number | null;
  readonly unit: string;
}

export interface RealmView {
  readonly tile: string;
  readonly q: number;
  readonly r: number;
  readonly stacks: readonly StackView[];
  readonly dweller: number | null;
  readonly figures: readonly FigureView[];
  /** What a placement of the seat that looks would meet there. */
  readonly threat: ThreatView | null;
}

export interface CardView {
  readonly card: string;
  /** Units on its action. */
  readonly units: readonly string[];
  readonly slots: readonly (TokenView | null)[];
  /** Null where no Orb can be put. */
  readonly orb: boolean | null;
  /** Goods stored on it; Magic cards are named to their owner only. */
  readonly stored: readonly string[];
  /** An Aura: its host, null while it has none. */
  readonly host?: string | null;
}

export interface PlayerView {
  readonly seat: number;
  readonly element: Element | null;
  readonly faction: string | null;
  /** With teams: the seat whose points count along (E25.1). */
  readonly partner: number | null;
  readonly vp: number;
  readonly resources: Readonly<Record<string, number>>;
  readonly tokens: readonly TokenView[];
  readonly orbs: number;
  /** Steps on the Glory track; null while the marker is in the Tray. */
  readonly glory: number | null;
  readonly power: Readonly<Record<string, number>>;
  readonly handSize: number;
  /** Own cards, and those of a partner. */
  readonly hand: readonly string[] | null;
  /** In a draft: the cards to choose from, for whoever holds them. */
  readonly packet: readonly string[] | null;
  readonly quests: readonly string[];
  readonly dwellings: number;
  readonly tray: readonly string[];
  readonly ready: readonly string[];
  readonly underworld: readonly string[];
  readonly starter: Readonly<Record<string, readonly string[]>>;
  readonly gatherSlot: TokenView | null;
  readonly tableau: readonly CardView[];
  readonly tactics: 'ready' | 'used' | null;
}

export interface GhostsView {
  readonly level: string;
  readonly chill: number;
  /** Where the Watcher stands. */
  readonly watcher: string;
  /** Units not in play yet, the next to rise first. */
  readonly tomb: readonly string[];
  readonly deck: number;
  readonly discard: readonly string[];
  /** The card being carried out, and the one turned up last, omens included. */
  readonly current: string | null;
  readonly last: string | null;
}

export interface View {
  readonly players: number;
  readonly turn: number;
  readonly first: number;
  readonly decides: number | null;
  readonly peace: boolean;
  readonly end: { readonly by: number; readonly turns: number } | null;
  readonly elements: readonly Element[];
  readonly realms: readonly RealmView[];
  readonly stack: number;
  readonly turnedUp: string | null;
  readonly decks: readonly {
    readonly element: Element;
    readonly faceUp: string | null;
    readonly left: number;
  }[];
  readonly magic: { readonly deck: number; readonly discard: readonly string[] };
  readonly trackOrbs: readonly Element[];
  readonly gloryOrbs: readonly boolean[];
  readonly rewards: readonly { readonly id: string; readonly free: boolean }[];
  readonly troves: number;
  readonly mercenaries: readonly { readonly id: string; readonly seat: number | null }[];
  /** The solo opponent, if there is one. */
  readonly ghosts: GhostsView | null;
  /** What the seat has seen of the Realm stack, from the top, and of the Magic deck, from below. */
  readonly known: { readonly stack: readonly string[]; readonly deck: readonly string[] } | null;
  /** What the seat is looking at just now, from the top. */
  readonly looking: readonly string[] | null;
  readonly battle: BattleView | null;
  readonly seats: readonly PlayerView[];
}

/**
 * `like`: how the same state looks to somebody else; what is the same for both is taken from it. `since`:
 * how an earlier one looked to the same seat; what has not changed is taken from it.
 */
export function view(s: State, seat: number | null, like?: View, since?: Sight<View>): View {
  if (like !== undefined) return seenBy(s, seat, like, since?.view);
  const then = since === undefined ? null : whatChanged(s, since);
  const elements = ELEMENTS.filter((_, e) => ((s[IN_PLAY] >> e) & 1) === 1);
  return {
    players: s[PLAYERS],
    turn: s[TURN],
    first: s[FIRST],
    decides: isOver(s) || s[PENDING] === 0 ? null : decidingSeat(s),
    peace: s[PEACE] === 1,
    end: s[END_BY] === 0 ? null : { by: s[END_BY] - 1, turns: s[LAST_TURNS] },
    elements,
    realms: list(s[REALM_COUNT], (realm) => realmView(s, realm, seat, then)),
    stack: s[STACK_COUNT],
    turnedUp: s[TURNED_UP] === 0 ? null : tileId(s[TURNED_UP]),
    decks: elements.map((element) => deckView(s, element)),
    magic: {
      deck: s[MAGIC_COUNT],
      discard: list(s[DISCARD_COUNT], (i) => magicOf(discarded(s, i)).id),
    },
    trackOrbs: ELEMENTS.filter((_, e) => ((s[TRACK_ORBS] >> e) & 1) === 1),
    gloryOrbs: [0, 1].map((i) => ((s[GLORY_ORBS] >> i) & 1) === 1),
    rewards: ORB_REWARDS.map((_, i) => rewardView(i, ((s[REWARDS_USED] >> i) & 1) === 0)),
    troves: s[TROVES_LEFT],
    mercenaries: [0, 1].map((i) => ({
      id: unitId(s, MINOTAUR_UNIT + i),
      seat: s[HIRED + i] === 0 || s[OWNER + i] === 0 ? null : s[OWNER + i] - 1,
    })),
    ghosts: s[SEATS] > s[PLAYERS] && s[REALM_COUNT] > 0 ? ghostsView(s) : null,
    known: seat === null ? null : knownTo(s, seat),
    looking: seat === null ? null : lookedAt(s, seat),
    battle: battleView(s),
    seats: list(s[SEATS], (each) => playerView(s, each, seat, then)),
  };
}

/** Hands, what was looked at, and what a placement would meet look different to different eyes. */
function seenBy(s: State, seat: number | null, like: View, before?: View): View {
  return {
    ...like,
    realms: like.realms.map((realm, i) => {
      const threat = seat === null ? null : threatView(s, seat, i);
      if (isSameThreat(realm.threat, threat)) return realm;
      const then = before?.realms[i];
      // Nothing has changed there: both were made of what others were shown.
      if (then?.stacks === realm.stacks && isSameThreat(then.threat, threat)) return then;
      return { ...realm, threat };
    }),
    known: seat === null ? null : knownTo(s, seat),
    looking: seat === null ? null : lookedAt(s, seat),
    seats: like.seats.map((player, i) => {
      const then = before?.seats[i];
      return then?.resources === player.resources ? then : playerSeenBy(s, player, seat);
    }),
  };
}

function isSameThreat(a: ThreatView | null, b: ThreatView | null): boolean {
  if (a === null || b === null) return a === b;
  return a.unit === b.unit && a.dice === b.dice;
}

function playerSeenBy(s: State, player: PlayerView, viewer: number | null): PlayerView {
  const { seat } = player;
  const hand = handOf(s, seat, viewer);
  const packet = packetFor(s, seat, viewer);
  const keeps = SECRET_STORES.some((kind) => s[CARD_OWNER + kind] === seat + 1);
  const hidden = hand === null && packet === null && !keeps;
  if (hidden && player.hand === null && player.packet === null) return player;
  const tableau = keeps ? tableauView(s, seat, viewer) : player.tableau;
  return { ...player, hand, packet, tableau };
}

// What is the same in every game is made once: then it takes no time to build and none to compare.
const tokenViews: TokenView[] = [];
const stackViews = new Map<number, StackView>();
const NO_UNITS: readonly string[] = Object.freeze([]);

function tokenView(token: number): TokenView {
  return (tokenViews[token] ??= Object.freeze(newTokenView(token)));
}

function newTokenView(token: number): TokenView {
  const element = ELEMENTS[tokenElement(token)];
  if (isFaceDown(token)) return { element, shows: null, choice: false };
  const { shows, choice } = tokenOf(token);
  return { element, shows, choice: choice === true };
}

function stackView(s: State, stack: number): StackView {
  const [height, top] = [stackHeight(s, stack), topToken(s, stack)];
  const key = height * 256 + top;
  let seen = stackViews.get(key);
  if (seen === undefined) {
    seen = Object.freeze({ height, top: tokenOrNull(top) });
    stackViews.set(key, seen);
  }
  return seen;
}

const tokenOrNull = (token: number): TokenView | null => (token === 0 ? null : tokenView(token));

const rewardViews: View['rewards'][number][] = [];

function rewardView(i: number, free: boolean): View['rewards'][number] {
  return (rewardViews[2 * i + +free] ??= Object.freeze({ id: ORB_REWARDS[i].id, free }));
}

function realmView(
  s: State,
  realm: number,
  seat: number | null,
  since: Since<View> | null,
): RealmView {
  const threat = seat === null ? null : threatView(s, seat, realm);
  const then = since?.view.realms[realm];
  if (then !== undefined && isSameRealm(s, since!, realm)) {
    return isSameThreat(then.threat, threat) ? then : { ...then, threat };
  }
  const owner = dweller(s, realm);
  return {
    tile: tileId(s[TILE + realm]),
    q: s[Q + realm] - MIDDLE,
    r: s[R + realm] - MIDDLE,
    stacks: list(spacesOf(s, realm), (space) => stackView(s, stackOf(s, realm, space))),
    dweller: owner < 0 ? null : owner,
    figures: figuresAt(s, IN_REALM + realm),
    threat,
  };
}

const NO_FIGURES: readonly FigureView[] = Object.freeze([]);

function figuresAt(s: State, place: number): readonly FigureView[] {
  let found: FigureView[] | null = null;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s[UNIT_AT + unit] !== place) continue;
    const owner = ownerOf(s, unit);
    if (unit < MONSTER_UNIT && owner >= s[SEATS]) continue;
    (found ??= []).push({ seat: owner < 0 ? null : owner, unit: unitId(s, unit) });
  }
  return found ?? NO_FIGURES;
}

function deckView(s: State, element: Element) {
  const e = ELEMENTS.indexOf(element);
  const up = s[FACE_UP + e];
  return { element, faceUp: up === 0 ? null : cardOf(up).id, left: s[DECK_COUNT + e] };
}

const ghostId = (card: number): string | null => (card === 0 ? null : ghostCard(card).id);

function ghostsView(s: State): GhostsView {
  const from = GHOST_PILE + GHOST_CARDS.length - s[GHOST_DISCARD];
  return {
    level: levelOf(s).id,
    chill: s[CHILL],
    watcher: tileId(s[TILE + watcher(s)]),
    tomb: tomb(s).map((unit) => unitId(s, unit)),
    deck: s[GHOST_DECK],
    // The card discarded first comes first.
    discard: Array.from(
      s.subarray(from, from + s[GHOST_DISCARD]),
      (card) => ghostCard(card).id,
    ).toReversed(),
    current: ghostId(s[CURRENT_GHOST]),
    last: ghostId(s[LAST_GHOST]),
  };
}

function knownTo(s: State, seat: number): View['known'] {
  const stack: string[] = [];
  const deck: string[] = [];
  for (let i = s[STACK_COUNT] - 1; i >= 0 && knowsTile(s, seat, i); i--) {
    stack.push(tileId(s[STACK + i]));
  }
  for (let i = 0; i < s[MAGIC_COUNT]; i++) {
    if (knowsCard(s, seat, i)) deck.push(magicOf(s[MAGIC_PILE + i]).id);
  }
  return stack.length + deck.length === 0 ? null : { stack, deck };
}

function lookedAt(s: State, seat: number): string[] | null {
  if (s[LOOKING] !== seat + 1) return null;
  const realms = s[LOOKING + 1] === 1;
  const end = realms ? STACK + s[STACK_COUNT] : MAGIC_PILE + s[MAGIC_COUNT];
  return Array.from({ length: s[LOOKING + 2] }, (_, i) => {
    const thing = s[end - 1 - i];
    return realms ? tileId(thing) : magicOf(thing).id;
  });
}

function unitsAt(s: State, seat: number, place: number): readonly string[] {
  let found: string[] | null = null;
  someUnit(s, seat, (unit) => {
    if (s[UNIT_AT + unit] === place) (found ??= []).push(unitId(s, unit));
    return false;
  });
  return found ?? NO_UNITS;
}

function playerView(
  s: State,
  seat: number,
  viewer: number | null,
  since: Since<View> | null,
): PlayerView {
  const then = since?.view.seats[seat];
  if (then !== undefined && isSamePlayer(s, since!, seat)) return then;
  const p = playerAt(seat);
  const quests = get16(s, p + QUESTS_DONE);
  return {
    seat,
    element: s[p + ELEMENT] === 0 ? null : ELEMENTS[s[p + ELEMENT] - 1],
    faction: s[p + FACTION] === 0 ? null : FACTIONS[s[p + FACTION] - 1].id,
    partner: plays(s, TEAMS) ? partnerOf(s, seat) : null,
    vp: points(s, seat),
    resources: numbersOf(RESOURCES, s, p + RES),
    tokens: list(trayCount(s, seat), (i) => tokenView(trayToken(s, seat, i))),
    orbs: orbs(s, seat),
    glory: s[p + GLORY] === 0 ? null : s[p + GLORY] - 1,
    power: numbersOf(ELEMENTS, s, p + POWER),
    handSize: handSize(s, seat),
    hand: handOf(s, seat, viewer),
    packet: packetFor(s, seat, viewer),
    quests: QUEST_KINDS.filter((kind) => ((quests >> QUEST_BIT[kind]) & 1) === 1).map(
      (kind) => magicOf(kind).id,
    ),
    dwellings: s[p + DWELLING_COUNT],
    tray: unitsAt(s, seat, TRAY),
    ready: unitsAt(s, seat, READY),
    underworld: unitsAt(s, seat, UNDERWORLD),
    starter: Object.fromEntries(
      STARTER_SPACES.map((name, i) => [name, unitsAt(s, seat, ON_STARTER + i)]),
    ),
    gatherSlot: tokenOrNull(s[p + GATHER_SLOT]),
    tableau:
      then !== undefined && since!.sameCards && hasSameFigures(s, since!.state, seat)
        ? then.tableau
        : tableauView(s, seat, viewer),
    tactics: s[p + TACTICS] === 0 ? null : s[p + TACTICS] === 1 ? 'ready' : 'used',
  };
}

/** What lies at an address of the state, one byte for each name. */
function numbersOf(names: readonly string[], s: State, at: number): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (let i = 0; i < names.length; i++) numbers[names[i]] = s[at + i];
  return numbers;
}

function handOf(s: State, seat: number, viewer: number | null): string[] | null {
  if (viewer === null || (viewer !== seat && !isPartner(s, viewer, seat))) return null;
  return list(handSize(s, seat), (i) => magicOf(handCard(s, seat, i)).id).sort();
}

function packetFor(s: State, seat: number, viewer: number | null): string[] | null {
  if (viewer !== seat || !plays(s, DRAFT)) return null;
  const cards = Array.from(s.subarray(packetAt(seat), packetAt(seat) + PACKET)).filter(Boolean);
  return cards.length === 0 ? null : cards.map((kind) => magicOf(kind).id).sort();
}

function tableauView(s: State, seat: number, viewer: number | null): CardView[] {
  const found: CardView[] = [];
  for (let kind = 1; kind <= CARD_KINDS; kind++) {
    if (s[CARD_OWNER + kind] === seat + 1) found.push(cardView(s, seat, kind, viewer));
  }
  return found;
}

function cardView(s: State, seat: number, kind: number, viewer: number | null): CardView {
  const card = cardOf(kind);
  const stored = list(STORES[kind], (i) => s[storedAt(kind, i)]).filter((thing) => thing !== 0);
  const nameOf = (thing: number): string =>
    !card.storesMagic ? RESOURCES[thing - 1] : viewer === seat ? magicOf(thing).id : 'magic';
  const host = IS_AURA[kind] === 1 ? s[hostAt(kind)] : 0;
  return {
    card: card.id,
    units: unitsAt(s, seat, ON_CARD + kind),
    slots: list(SLOTS[kind], (i) => tokenOrNull(s[slotAt(kind, i)])),
    orb: TAKES_ORB[kind] === 0 ? null : s[orbAt(kind)] === 1,
    stored: stored.map(nameOf).sort(),
    ...(IS_AURA[kind] === 1 && { host: host === 0 ? null : cardOf(host).id }),
  };
}

// A view is built for every move: a plain loop is several times as fast here as Array.from.
function list<T>(n: number, make: (i: number) => T): T[] {
  const made: T[] = [];
  for (let i = 0; i < n; i++) made.push(make(i));
  return made;
}
