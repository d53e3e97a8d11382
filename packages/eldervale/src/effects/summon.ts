/** Summoning a Unit (E6.11 to E6.14). */
import { A, PC, SEAT, ask, pop, type State, type Verb } from '@evervale/kernel';
import { SUMMON_PRICES, workerPrice } from '../content/summoning.ts';
import { ANY, PRICE_SIZE, priceOf } from '../content/tables.ts';
import { DRAGON, UNITS, WARRIOR, WIZARD, WORKER } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { name, t } from '../say.ts';
import { UNITS_OF_SEAT, UNIT_AT } from '../state/layout.ts';
import { READY, TRAY, WORKERS, advancedUnit } from '../state/units.ts';
import { changed } from '../state/watch.ts';
import { canPay, isUnpaid, startPaying } from '../tableau/paying.ts';
import { sizeOf } from '../tableau/reductions.ts';
import { NO_UNIT_TO_SUMMON, OK, SHORT } from '../turn/reason.ts';
import type { Summon } from '../vocabulary/units.ts';
import { fitsType } from './amount.ts';

/** E6.12, by type. */
const PRICES = [
  priceOf({}),
  priceOf(SUMMON_PRICES.warrior),
  priceOf(SUMMON_PRICES.wizard),
  priceOf(SUMMON_PRICES.dragon),
];
const anyPrice = new Uint8Array(PRICE_SIZE);

/** A Unit of this type in the Tray, or -1. */
function inTray(s: State, seat: number, type: number): number {
  if (type !== WORKER) {
    const unit = advancedUnit(seat, type);
    return s[UNIT_AT + unit] === TRAY ? unit : -1;
  }
  const first = seat * UNITS_OF_SEAT;
  for (let unit = first; unit < first + WORKERS; unit++) {
    if (s[UNIT_AT + unit] === TRAY) return unit;
  }
  return -1;
}

function priceFor(s: State, seat: number, type: number): Uint8Array {
  if (type !== WORKER) return PRICES[type];
  let left = 0;
  const first = seat * UNITS_OF_SEAT;
  for (let unit = first; unit < first + WORKERS; unit++) if (s[UNIT_AT + unit] === TRAY) left++;
  anyPrice[ANY] = workerPrice(left);
  return anyPrice;
}

function canSummon(s: State, seat: number, type: number, effect: Summon): number {
  if (effect.unit !== null && !fitsType(type, effect.unit)) return NO_UNIT_TO_SUMMON;
  if (inTray(s, seat, type) < 0) return NO_UNIT_TO_SUMMON;
  if (effect.free) return OK;
  const price = priceFor(s, seat, type);
  return canPay(s, seat, price, Math.min(effect.discount, sizeOf(price))) ? OK : SHORT;
}

const TYPES = [WORKER, WARRIOR, WIZARD, DRAGON];

function why(s: State, seat: number, effect: Summon): number {
  let reason = NO_UNIT_TO_SUMMON;
  for (const type of TYPES) {
    const each = canSummon(s, seat, type, effect);
    if (each === OK) return OK;
    if (each === SHORT) reason = SHORT;
  }
  return reason;
}

/** A = the type + 1. */
export const summonVerb: Verb<Summon> = {
  name: 'summon',
  can: (s, seat, _here, _at, effect) => why(s, seat, effect),
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 1) {
      const unit = inTray(s, seat, s[f + A] - 1);
      pop(s);
      if (!effect.free && isUnpaid(s)) return;
      return summonUnit(s, seat, unit);
    }
    if (why(s, seat, effect) === OK) ask(s);
    else pop(s);
  },
  options(s, f, effect, out) {
    for (const type of TYPES) if (canSummon(s, s[f + SEAT], type, effect) === OK) out.add(type + 1);
  },
  pick(s, f, effect, code) {
    s[f + PC] = 1;
    s[f + A] = code;
    const seat = s[f + SEAT];
    if (!effect.free) startPaying(s, seat, priceFor(s, seat, code - 1), effect.discount);
  },
  prompt: () => ({ text: t('prompt.summon') }),
  wording: (_s, _f, _effect, code) => ({
    key: `summon:${UNITS[code - 1]}`,
    text: t('option.summon', { unit: name(UNITS[code - 1]) }),
  }),
};

function summonUnit(s: State, seat: number, unit: number): void {
  s[UNIT_AT + unit] = READY;
  if (emit.sink !== null) emit.sink.push({ type: 'summon', seat, unit });
  changed(s, seat);
}
