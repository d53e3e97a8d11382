/** Golden occupied tokens (14.6-14.11). */
import type { Options, State } from '@evervale/kernel';
import { slotWording } from '../effects/city.ts';
import { emit } from '../log/emit.ts';
import type { Card } from '../content/card.ts';
import { CARDS, IS_CRITTER, IS_SUCCESSOR } from '../content/tables.ts';
import { COLOR_NAMES, type CardRarity, type Color } from '../content/terms.ts';
import { t } from '../say.ts';
import {
  alikeBefore,
  cardIn,
  cityTop,
  occupy,
  takesToken,
  type CardFilter,
} from '../state/city.ts';
import { gainPoints } from '../state/supply.ts';
import { automatSeat } from '../turn/automats.ts';
import type { BoxWay } from '../turn/boxWays.ts';
import { onYour } from '../words/texts.ts';
import { GOLDEN_EACH, GOLDEN_TOKEN, GOLDEN_USED, goldenRoom } from './room.ts';

declare module '../content/card.ts' {
  interface BoxCard {
    /**
     * A golden banner (14.7, 14.8): which Constructions take a golden token for this Critter, or for
     * which Critters this Construction takes one.
     */
    readonly golden?: CardFilter;
  }
}

/** 24.15: what Rugwort gets for the first, second and third token. */
const FOR_RUGWORT = [0, 2, 3];

export function goldenLeft(s: State, seat: number): number {
  return GOLDEN_EACH - s[goldenRoom.seatAt(s, seat) + GOLDEN_USED];
}

// Banners name a type or a rarity, and every card is of one type and one rarity: a bit for each.
/** By kind: what a card is, and what the banner on it looks for. */
let traits = new Uint8Array(0);
let banners = new Uint8Array(0);

const RARITIES: readonly CardRarity[] = ['common', 'unique'];
const bitOfColor = (color: Color): number => 1 << COLOR_NAMES.indexOf(color);
/** Other rarities are nobody's banner. */
const bitOfRarity = (rarity: CardRarity): number => {
  const i = RARITIES.indexOf(rarity);
  return i < 0 ? 0 : 1 << (COLOR_NAMES.length + i);
};

/** 14.7: the Critter's banner names Constructions; 14.8: a Construction's banner names Critters. */
export function settleGolden(): void {
  traits = Uint8Array.from([0, ...CARDS.list.map(traitsOf)]);
  banners = Uint8Array.from([
    0,
    ...CARDS.list.map(({ golden }) => (golden ? bannerOf(golden) : 0)),
  ]);
}

function traitsOf({ color, rarity }: Card): number {
  return bitOfColor(color) | bitOfRarity(rarity);
}

function bannerOf({ color, rarity }: CardFilter): number {
  if ((color === undefined) === (rarity === undefined)) throw new Error('a banner names one thing');
  return color === undefined ? bitOfRarity(rarity!) : bitOfColor(color);
}

/** 18.5: nobody moves in by being Legendary. */
function isHoused(kind: number): boolean {
  return IS_CRITTER[kind] === 1 && IS_SUCCESSOR[kind] === 0;
}

function isHome(critter: number, home: number): boolean {
  if (home === 0 || IS_CRITTER[home] === 1) return false;
  return (banners[critter] & traits[home]) !== 0 || (traits[critter] & banners[home]) !== 0;
}

/** What the Constructions that could take a golden token are and, shifted, what they look for. */
const LOOKED_FOR = 8;

function openHomes(s: State, seat: number): number {
  if (goldenLeft(s, seat) === 0) return 0;
  let open = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    const home = cardIn(s, seat, slot);
    if (home === 0 || IS_CRITTER[home] === 1) continue;
    if (takesToken(s, seat, slot, GOLDEN_TOKEN)) {
      open |= traits[home] | (banners[home] << LOOKED_FOR);
    }
  }
  return open;
}

function fitsHomes(kind: number, open: number): boolean {
  return isHoused(kind) && ((banners[kind] | (traits[kind] << LOOKED_FOR)) & open) !== 0;
}

/** Constructions that could take a golden token for this Critter; alike ones are one. */
function offerHomes(s: State, seat: number, kind: number, base: number, out: Options): void {
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    if (!isHome(kind, cardIn(s, seat, slot)) || !takesToken(s, seat, slot, GOLDEN_TOKEN)) continue;
    if (!alikeBefore(s, seat, slot)) out.add(base + slot);
  }
}

/** 14.10: the token stays for the whole game. */
function useGolden(s: State, seat: number, slot: number): void {
  const used = s[goldenRoom.seatAt(s, seat) + GOLDEN_USED]++;
  occupy(s, seat, slot, GOLDEN_TOKEN);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'golden', seat, card: cardIn(s, seat, slot), slot });
  }
  const rugwort = automatSeat(s, 'rugwort');
  if (rugwort >= 0 && FOR_RUGWORT[used] > 0) gainPoints(s, rugwort, FOR_RUGWORT[used]);
}

/** A golden token on the Construction in this slot (14.7, 14.8). */
export const goldenWay: BoxWay = {
  id: 'golden',
  open: openHomes,
  fits: fitsHomes,
  offer: offerHomes,
  use: (s, seat, _kind, slot) => useGolden(s, seat, slot),
  wording(s, seat, _kind, slot) {
    const { key } = slotWording(s, seat, 'golden', slot + 1);
    return { key, text: t('option.golden', { card: onYour(CARDS.of(cardIn(s, seat, slot)).id) }) };
  },
};
