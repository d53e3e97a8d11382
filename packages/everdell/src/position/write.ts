/** From a state to a position as people would write it: only what differs from an empty table. */
import { DEPTH, FRAMES, PC, PENDING, encode, type State } from '@evervale/kernel';
import { SPECIAL_EVENT_LIST } from '../content/board.ts';
import type { Box } from '../content/box.ts';
import { CARDS } from '../content/tables.ts';
import { BOX_TOKENS } from '../content/tokens.ts';
import { optionsOf } from '../optionsOf.ts';
import { boxesOf, boxesWith } from '../content/boxes.ts';
import { placeId } from '../say.ts';
import {
  BOARD_PLACES,
  EVENT_KIND,
  PLAYERS,
  SEATS,
  SPECIAL_EVENTS,
  TURN,
  eventAt,
} from '../state/layout.ts';
import { deckCard, deckSize, discardCard, discardSize } from '../state/piles.ts';
import { BESIDE, GONE } from '../state/place.ts';
import { countWorkers } from '../state/workers.ts';
import { automatOf } from '../turn/automats.ts';
import { GOING_ON } from '../turn/turn.ts';
import { view, type CityCardView, type PlayerView, type View } from '../view.ts';
import { encoding } from '../version.ts';
import type { Json } from '@evervale/kernel/position';
import { writeKinds } from './readKinds.ts';
import type { Goods, Position, PositionCard, PositionEvent, PositionPlayer } from './format.ts';

/** The whole position, or what `seat` may know of it (hidden cards are left out). */
export function writePosition(s: State, seat?: number): Position {
  const v = view(s, seat ?? null);
  const automat = automatOf(s);
  const all = seat === undefined;
  const hands = (player: number): View => (all ? view(s, player) : v);
  return clean({
    options: optionsOf(s),
    turn: s[TURN] + 1,
    players: v.players
      .slice(0, s[PLAYERS])
      .map((p) => playerOf(s, hands(p.seat).players[p.seat], v, all)),
    ...(automat && { [automat.id]: playerOf(s, v.players[s[PLAYERS]], v, all) }),
    meadow: v.meadow.every((id) => id === null) ? undefined : v.meadow,
    deck: all ? cards(deckSize(s), (i) => deckCard(s, i)) : undefined,
    discard: all ? cards(discardSize(s), (i) => discardCard(s, i)) : undefined,
    forest: v.forest.every((f) => f === null) ? undefined : v.forest.map((f) => f?.id ?? null),
    ...written(s, ({ position }) => position?.write?.(s, all)),
    events: eventRow(s),
    workers: workersOf(s),
    pending:
      (s[DEPTH] > 1 || s[FRAMES + PC] === GOING_ON) && s[PENDING] === 1 && all
        ? encode(encoding, s)
        : undefined,
  }) as Position;
}

/** What all boxes of the game have written. */
function written(s: State, write: (box: Box) => Json | undefined): Json {
  return Object.assign({}, ...boxesWith(boxesOf(s)).map(write)) as Json;
}

/** Leaves out what is not there. */
function clean<T extends object>(value: T): Partial<T> {
  const kept = Object.entries(value).filter(
    ([, v]) => v !== undefined && !(Array.isArray(v) && v.length === 0),
  );
  return Object.fromEntries(kept) as Partial<T>;
}

function cards(n: number, card: (i: number) => number): string[] {
  return Array.from({ length: n }, (_, i) => CARDS.of(card(i)).id);
}

function eventRow(s: State): string[] {
  const row: string[] = [];
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const kind = s[eventAt(i) + EVENT_KIND];
    if (kind !== 0) row.push(SPECIAL_EVENT_LIST.of(kind).id);
  }
  return row;
}

function playerOf(s: State, p: PlayerView, v: View, all: boolean): PositionPlayer {
  return clean({
    season: p.season,
    workers: 8 - countWorkers(s, p.seat, GONE),
    resources: goods(p.resources),
    points: p.points || undefined,
    hand: p.hand ?? undefined,
    kinds: writeKinds(p.workers),
    city: cityOf(p.city),
    events: [...v.basicEvents, ...v.specialEvents].filter((e) => e.owner === p.seat).map(eventOf),
    finished: p.finished && (!p.automatic || automatOf(s)?.turn) ? true : undefined,
    ...written(s, ({ position }) => position?.writePlayer?.(s, p.seat, p, all)),
  }) as PositionPlayer;
}

function goods(of: Goods): Goods | undefined {
  const some = Object.entries(of).filter(([, n]) => n > 0);
  return some.length > 0 ? Object.fromEntries(some) : undefined;
}

/** Gaps below the last card are kept: workers and effects count on the slots. */
function cityOf(city: readonly CityCardView[]): (string | PositionCard | null)[] {
  const out: (string | PositionCard | null)[] = [];
  for (const card of city) {
    while (out.length < card.slot) out.push(null);
    out.push(cardOf(card, partnerOf(card, city)));
  }
  return out;
}

const spaceOf = ({ card }: CityCardView) => CARDS.of(CARDS.kindOf(card)).space;

/** Couples form by themselves; where one of the same kind is left over it is said who is paired. */
function partnerOf(c: CityCardView, city: readonly CityCardView[]): string | undefined {
  const alone = city.some((other) => !other.paired && spaceOf(other) === spaceOf(c));
  if (!c.paired || !alone) return undefined;
  return city.find((other) => other.paired && spaceOf(other) !== spaceOf(c))?.card;
}

function cardOf(c: CityCardView, partner: string | undefined): string | PositionCard {
  const card = clean({
    card: c.card,
    occupied: c.occupied || undefined,
    ...tokensOn(c),
    tokens: c.tokens || undefined,
    resources: goods(c.resources),
    workers: c.workers.map((seat) => seat + 1),
    aside: c.aside.map((seat) => seat + 1),
    joining: c.joining.map((seat) => seat + 1),
    under: c.under === null ? undefined : c.under + 1,
    used: c.under === null && c.used ? true : undefined,
    prisoners: c.prisoners,
    sharesWith: hostOf(c),
    partner,
  }) as PositionCard;
  return Object.keys(card).length === 1 ? c.card : card;
}

/** Tokens of boxes. */
function tokensOn(c: CityCardView): Json {
  const seen = c as unknown as Json;
  return Object.fromEntries(BOX_TOKENS.map(({ id }) => [id, seen[id] || undefined]));
}

/** Only a guest has chosen its host; the Farm of a lodger follows from the cards. */
function hostOf(c: CityCardView): number | undefined {
  const isGuest = spaceOf(c) === 'guest';
  return isGuest && c.sharesWith !== null ? c.sharesWith + 1 : undefined;
}

function eventOf(e: {
  id: string;
  resources: Goods;
  cards: readonly string[];
}): string | PositionEvent {
  const event = clean({
    event: e.id,
    resources: goods(e.resources),
    cards: e.cards,
  }) as PositionEvent;
  return Object.keys(event).length === 1 ? e.id : event;
}

function workersOf(s: State): Record<string, number[]> | undefined {
  const found: Record<string, number[]> = {};
  const look = (place: number, id: () => string): void => {
    for (let seat = 0; seat < s[SEATS]; seat++) {
      const n = countWorkers(s, seat, place);
      if (n > 0) (found[id()] ??= []).push(...Array<number>(n).fill(seat + 1));
    }
  };
  for (let place = 0; place < BOARD_PLACES; place++) look(place, () => placeId(s, place));
  look(BESIDE, () => 'beside');
  return Object.keys(found).length > 0 ? found : undefined;
}
