/** Golden occupied tokens (14.6-14.11). */
import type { Options, State } from '@evervale/kernel';
import { slotWording } from '../effects/city.ts';
import { emit } from '../log/emit.ts';
import { CARDS, IS_CRITTER, IS_LEGENDARY } from '../content/tables.ts';
import { t } from '../say.ts';
import { alikeBefore, cardIn, cityTop, matches, occupy, takesToken } from '../state/city.ts';
import { GOLDEN_TOKEN } from '../state/layout.ts';
import { gainPoints } from '../state/supply.ts';
import { automatSeat } from '../turn/automats.ts';
import type { BoxWay } from '../turn/ways.ts';
import { onYour } from '../words/texts.ts';
import { GOLDEN_EACH, GOLDEN_USED, goldenRoom } from './room.ts';

/** 24.15: what Rugwort gets for the first, second and third token. */
const FOR_RUGWORT = [0, 2, 3];

export function goldenLeft(s: State, seat: number): number {
  return GOLDEN_EACH - s[goldenRoom.seatAt(s, seat) + GOLDEN_USED];
}

/** By kind of Critter: 1 for each kind of Construction whose banner, or its own, fits. */
let fits: Uint8Array[] = [];

/** 14.7: the Critter's banner names Constructions; 14.8: a Construction's banner names Critters. */
export function settleGolden(): void {
  const fit = (critter: number, home: number): boolean => {
    const { golden: looksFor } = CARDS.of(critter);
    const { golden: takes } = CARDS.of(home);
    if (looksFor !== undefined && matches(home, looksFor)) return true;
    return takes !== undefined && matches(critter, takes);
  };
  const kinds = Array.from({ length: CARDS.count + 1 }, (_, i) => i);
  const isHome = (kind: number): boolean => kind > 0 && IS_CRITTER[kind] === 0;
  fits = kinds.map((critter) =>
    Uint8Array.from(kinds, (home) => {
      // 18.5: nobody moves in by being Legendary.
      const housed = critter > 0 && IS_CRITTER[critter] === 1 && IS_LEGENDARY[critter] === 0;
      return housed && isHome(home) && fit(critter, home) ? 1 : 0;
    }),
  );
}

/** Constructions that could take a golden token for this Critter; alike ones are one. */
function offerHomes(s: State, seat: number, kind: number, base: number, out: Options): void {
  if (goldenLeft(s, seat) === 0) return;
  const homes = fits[kind];
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    if (homes[cardIn(s, seat, slot)] === 0 || !takesToken(s, seat, slot, GOLDEN_TOKEN)) continue;
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
  offer: offerHomes,
  use: (s, seat, _kind, slot) => useGolden(s, seat, slot),
  wording(s, seat, _kind, slot) {
    const { key } = slotWording(s, seat, 'golden', slot + 1);
    return { key, text: t('option.golden', { card: onYour(CARDS.of(cardIn(s, seat, slot)).id) }) };
  },
};
