/** Golden occupied tokens (14.6-14.11). */
import type { Options, State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { CARDS, IS_CRITTER, IS_LEGENDARY } from '../content/tables.ts';
import { alikeBefore, cardIn, cityTop, matches, occupy, takesToken } from '../state/city.ts';
import { GOLDEN_TOKEN, PLAYERS, SEATS } from '../state/layout.ts';
import { gainPoints } from '../state/supply.ts';
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
export function goldenHomes(
  s: State,
  seat: number,
  kind: number,
  base: number,
  out: Options | null,
): boolean {
  if (goldenLeft(s, seat) === 0) return false;
  const homes = fits[kind];
  let any = false;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    if (homes[cardIn(s, seat, slot)] === 0 || !takesToken(s, seat, slot, GOLDEN_TOKEN)) continue;
    if (out === null) return true;
    any = true;
    if (!alikeBefore(s, seat, slot)) out.add(base + slot);
  }
  return any;
}

/** 14.10: the token stays for the whole game. */
export function useGolden(s: State, seat: number, slot: number): void {
  const used = s[goldenRoom.seatAt(s, seat) + GOLDEN_USED]++;
  occupy(s, seat, slot, GOLDEN_TOKEN);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'golden', seat, card: cardIn(s, seat, slot), slot });
  }
  if (s[SEATS] > s[PLAYERS] && FOR_RUGWORT[used] > 0) gainPoints(s, s[PLAYERS], FOR_RUGWORT[used]);
}
