/** Nightweave in positions: her city stands beside the players, and everything else in her lair. */
import { Refusal, type State } from '@evervale/kernel';
import { boxesOf, comesWith } from '../content/boxes.ts';
import { CARDS, IS_SUCCESSOR } from '../content/tables.ts';
import { WINTER } from '../content/terms.ts';
import { GOODS } from '../bellfaire/market.ts';
import { has } from '../state/city.ts';
import { FINISHED, MEADOW_SIZE, playerAt } from '../state/layout.ts';
import type { BoxPosition } from '../position/box.ts';
import { cardKind } from '../position/cards.ts';
import { flag, list, object, oneOf, text, whole, type Json } from '@evervale/kernel/position';
import { STATION_SIZE } from '../newleaf/room.ts';
import { ACTION_CARDS } from './actionCards.ts';
import { addToDeck, deckCardAt, isInHers, legendCards, plainCount } from './deck.ts';
import {
  MODULE_FIELDS,
  readModuleFields,
  readWebs,
  writeModuleFields,
  type ModuleFields,
} from './modules/position.ts';
import { takeBackFrog } from './pearlbrook.ts';
import {
  FIRST,
  GOODS_ROW,
  LAIR,
  LAIR_SIZE,
  PREPARING,
  adornmentsLaid,
  cardNumber,
  failureOf,
  figureAt,
  hasNightweave,
  layAdornment,
  nightweaveSeason,
  nightweaveSeat,
  partOf,
  putFigure,
  seenBits,
  setCard,
  setFailure,
  setPart,
  setSeen,
  setSpecialDone,
  setStack,
  specialDone,
  stackBits,
  tableAt,
} from './room.ts';
import { WHYS } from './spiders.ts';
import { cardsUpTo } from './stack.ts';

interface LairField extends ModuleFields {
  /** The action card turned up last, and which part of it counted: 1, 2, 3 or 4. */
  readonly card?: string;
  readonly part?: number;
  /** Why its options could not be carried out. */
  readonly failed?: readonly (string | null)[];
  /** Action cards that were turned up in this game; those that were since her season began. */
  readonly seen?: readonly string[];
  readonly played?: readonly string[];
  /** The cards of her deck. */
  readonly deck?: readonly string[];
  /** Cards face down in her lair. */
  readonly cards?: readonly string[];
  /** Where her figure lies: a Meadow position, or 9 to 11 for the station. */
  readonly figure?: number;
  /** She has a special Event in this season. */
  readonly special?: boolean;
  readonly adornments?: number;
  /** Goods of the Market in the order in which they were laid out. */
  readonly goods?: readonly string[];
}

declare module '../position/format.ts' {
  interface BoxPositionFields {
    readonly nightweave?: PositionPlayer;
    readonly lair?: LairField;
  }
}

const FIELDS = [
  'card',
  'part',
  'failed',
  'seen',
  'played',
  'deck',
  'cards',
  'figure',
  'special',
  'adornments',
  'goods',
  ...MODULE_FIELDS,
];

function actionNumber(value: unknown, field: string): number {
  const id = text(value, field);
  const i = ACTION_CARDS.findIndex((card) => card.id === id);
  if (i < 0) throw new Refusal(field, `no action card is called "${id}"`);
  return i + 1;
}

function bitsOf(value: unknown, field: string): number {
  return list(value, field).reduce<number>(
    (bits, id, i) => bits | (1 << (actionNumber(id, `${field}[${i}]`) - 1)),
    0,
  );
}

const idsIn = (bits: number): string[] =>
  ACTION_CARDS.filter((_, i) => (bits & (1 << i)) !== 0).map(({ id }) => id);

function readLair(s: State, input: unknown): void {
  const json: Json = object(input ?? {}, 'lair', FIELDS);
  if (json['card'] !== undefined) setCard(s, actionNumber(json['card'], 'lair.card'));
  setPart(s, whole(json['part'], 'lair.part', FIRST, PREPARING, 0));
  list(json['failed'], 'lair.failed', 2).forEach((why, i) => {
    if (why === null) return;
    const known = oneOf(why, `lair.failed[${i}]`, WHYS, WHYS[0]);
    setFailure(s, i, WHYS.indexOf(known) + 1);
  });
  setSeen(s, bitsOf(json['seen'], 'lair.seen'));
  const stations = comesWith(boxesOf(s), 'newleaf') ? STATION_SIZE : 0;
  putFigure(s, whole(json['figure'], 'lair.figure', 0, MEADOW_SIZE + stations, 0));
  setSpecialDone(s, flag(json['special'], 'lair.special'));
  list(json['deck'], 'lair.deck').forEach((id, i) => readDeckCard(s, id, `lair.deck[${i}]`));
  list(json['cards'], 'lair.cards', LAIR_SIZE).forEach((id, i) => {
    s[tableAt(s) + LAIR + i] = cardKind(id, `lair.cards[${i}]`);
  });
  const adornments = whole(json['adornments'], 'lair.adornments', 0, 2, 0);
  for (let i = 0; i < adornments; i++) layAdornment(s);
  if (comesWith(boxesOf(s), 'market')) readGoods(s, json['goods']);
  readModuleFields(s, json);
}

function readDeckCard(s: State, value: unknown, field: string): void {
  const kind = cardKind(value, field);
  if (IS_SUCCESSOR[kind] === 1 && isInHers(s, kind)) throw new Refusal(field, 'lies there already');
  addToDeck(s, kind);
}

function readGoods(s: State, value: unknown): void {
  const ids = list(value, 'lair.goods', GOODS.length);
  const row = ids.map((id, i) => {
    const good = oneOf(
      id,
      `lair.goods[${i}]`,
      GOODS.map((one) => one.id),
      GOODS[0].id,
    );
    return GOODS.findIndex((one) => one.id === good);
  });
  const all = [...new Set([...row, ...GOODS.keys()])];
  all.forEach((good, i) => (s[tableAt(s) + GOODS_ROW + i] = good));
}

/** 27.8, 29.2: what is left of the stack follows from her season and from what was turned up in it. */
function readStack(s: State, json: Json): void {
  const played = bitsOf((json['lair'] as Json | undefined)?.['played'], 'lair.played');
  setStack(s, cardsUpTo(s, nightweaveSeason(s)) & ~played);
  readWebs(s, (json['lair'] as Json | undefined) ?? {});
  // 31.19: from spring on her frog is ready, if nothing else is said.
  const frog = (json['nightweave'] as Json | undefined)?.['frog'];
  if (frog === undefined && nightweaveSeason(s) > WINTER) takeBackFrog(s);
}

function writeLair(s: State, all: boolean): LairField {
  const at = tableAt(s);
  const lair = Array.from({ length: LAIR_SIZE }, (_, i) => s[at + LAIR + i]);
  const idsOf = (kinds: readonly number[]): string[] =>
    kinds.filter((kind) => kind !== 0).map((kind) => CARDS.of(kind).id);
  const deck = Array.from({ length: plainCount(s) }, (_, i) => deckCardAt(s, i));
  const goods = Array.from({ length: GOODS.length }, (_, i) => GOODS[s[at + GOODS_ROW + i]].id);
  const written = {
    card: cardNumber(s) === 0 ? undefined : ACTION_CARDS[cardNumber(s) - 1].id,
    part: partOf(s) || undefined,
    failed: failureOf(s, 0) === 0 ? [] : [0, 1].map((i) => WHYS[failureOf(s, i) - 1] ?? null),
    seen: idsIn(seenBits(s)),
    played: idsIn(cardsUpTo(s, nightweaveSeason(s)) & ~stackBits(s)),
    deck: all ? [...idsOf(deck), ...idsOf(legendCards(s))] : [],
    cards: idsOf(lair),
    figure: figureAt(s) || undefined,
    special: specialDone(s) || undefined,
    adornments: adornmentsLaid(s) || undefined,
    goods: comesWith(boxesOf(s), 'market') ? goods : [],
    ...writeModuleFields(s),
  };
  const some = Object.entries(written).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(some);
}

/**
 * 30.2: what lay in her lair comes into her city whatever space there is. CB-11: so do the Rowdy, into a
 * person's city, and what she takes for it.
 */
function overfills(s: State, seat: number): boolean {
  if (!hasNightweave(s)) return false;
  if (seat !== nightweaveSeat(s)) return has(s, seat, CARDS.kindOf('rugwort-the-rowdy'));
  return s[playerAt(seat) + FINISHED] === 1 || comesWith(boxesOf(s), 'rugwort-cards');
}

export const mistwoodPosition: BoxPosition = {
  fields: ['nightweave', 'lair'],
  read: (s, json) => readLair(s, json['lair']),
  finish: readStack,
  overfills,
  write: (s, all) => ({ lair: writeLair(s, all) }),
};
