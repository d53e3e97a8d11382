/** Casting Spells (chapter 14). */
import {
  AT,
  N,
  PC,
  SEAT,
  pop,
  push,
  type Effect,
  type Options,
  type Seq,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { battleRealm, isBattle, isIn } from '../battle/block.ts';
import type { Spell, Timing } from '../content/magic.ts';
import { MAGIC_SOURCE } from '../content/sources.ts';
import { MAGIC_KINDS, elementOf, magicOf, priceOf } from '../content/tables.ts';
import { announce } from '../effects/due.ts';
import { HERE } from '../effects/frame.ts';
import { rulesOf, works } from '../effects/listeners.ts';
import { possible } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { magicName, t } from '../say.ts';
import { CASTING, HAND, HAND_COUNT, UNPAID, playerAt } from '../state/layout.ts';
import { addToHand, discardMagic, takeFromHand } from '../state/magic.ts';
import { afterPaying, canPay, isUnpaid, startPaying } from '../tableau/paying.ts';
import { isAwake, reductionOf, sizeOf } from '../tableau/reductions.ts';
import { powerOf } from '../tracks/power.ts';
import type { FreeAction } from '../turn/free.ts';
import { OK } from '../turn/reason.ts';

/** Power as it counts for casting (LIGHT-B.2, LIGHT-07.1). */
function castingPower(s: State, seat: number, element: number): number {
  let n = powerOf(s, seat, element);
  for (const { holder, rule } of rulesOf('spellPower')) {
    if (works(s, seat, holder) && isAwake(s, seat, rule.whileInRealm)) n += rule.n;
  }
  return n;
}

/** What has to be paid, or null if it is free (E14.5). */
function costOf(s: State, seat: number, spell: Spell): Uint8Array | null {
  if (spell.casting === undefined) return null;
  const enough = castingPower(s, seat, elementOf(spell.element)) >= spell.casting.orPower;
  return enough ? null : reduced(s, seat, priceOf(spell.casting.pay));
}

/** Less what reductions take away (E12.6). A Spell costs one kind of good, so nobody has to choose which. */
function reduced(s: State, seat: number, price: Uint8Array): Uint8Array {
  const off = reductionOf(s, seat, 'spell', sizeOf(price));
  return off === 0 ? price : price.map((n) => Math.max(0, n - off));
}

const here = (s: State): number => (isBattle(s) ? battleRealm(s) + 1 : 0);

/** By moment: 1 for every kind of card that is a Spell of it. */
const spellsOf = new Map<Timing, Uint8Array>();

function spellsAt(timing: Timing): Uint8Array {
  let known = spellsOf.get(timing);
  if (known === undefined) {
    known = new Uint8Array(MAGIC_KINDS + 1);
    for (let kind = 1; kind <= MAGIC_KINDS; kind++) {
      const card = magicOf(kind);
      known[kind] = card.type === 'spell' && card.timing.includes(timing) ? 1 : 0;
    }
    spellsOf.set(timing, known);
  }
  return known;
}

/** Could this Spell of the moment be cast? */
function canCast(s: State, seat: number, kind: number, timing: Timing): boolean {
  const spell = magicOf(kind) as Spell;
  // E14.4: a battle Spell needs an own Unit there, but for those before a battle and in the join step.
  const needsUnit = spell.involved || !FREE_OF_UNITS.has(timing);
  if (needsUnit && !isIn(s, seat, battleRealm(s))) return false;
  // E14.6: the first instruction must be possible; E12.4: the card does not pay for itself.
  const first = spell.do.verb === 'seq' ? (spell.do as Seq).steps[0] : spell.do;
  const count = playerAt(seat) + HAND_COUNT;
  s[count]--;
  const cost = costOf(s, seat, spell);
  const isUseful = (): boolean => possible(s, seat, here(s), MAGIC_SOURCE + kind, first) === OK;
  // What the Spell itself asks to be paid must be payable after its casting cost (OPEN-BOOK.1).
  const good = cost === null ? isUseful() : canPay(s, seat, cost) && afterPaying(cost, isUseful);
  s[count]++;
  return good;
}

const FREE_OF_UNITS: ReadonlySet<Timing> = new Set([
  'yourTurn',
  'battleAbout',
  'join',
  'sentToUnderworld',
  'losses',
]);

/** Every kind of Spell in hand that can be cast now, from `from` on. */
export function offerSpells(
  s: State,
  seat: number,
  timing: Timing,
  from: number,
  out: Options,
): void {
  const p = playerAt(seat);
  const spells = spellsAt(timing);
  for (let i = 0; i < s[p + HAND_COUNT]; i++) {
    const kind = s[p + HAND + i];
    if (spells[kind] === 0 || out.has(from + kind)) continue;
    if (canCast(s, seat, kind, timing)) out.add(from + kind);
  }
}

export const spellWording = (kind: number): Wording => ({
  key: `cast:${magicOf(kind).id}`,
  text: t('option.cast', { card: magicName(kind) }),
});

export const cast: Effect = { verb: 'cast', id: 0 };

export function startCasting(s: State, seat: number, kind: number, n = 0): void {
  push(s, cast.id, seat, here(s), MAGIC_SOURCE + kind, n);
}

const REVEAL = 0;
const CARRY_OUT = 1;
const DISCARD = 2;

/** Reveal, pay, carry out, discard, then effects on casting (E14.7). */
export const castVerb: Verb = {
  name: 'cast',
  step(s, f) {
    const seat = s[f + SEAT];
    const kind = s[f + AT] - MAGIC_SOURCE;
    const spell = magicOf(kind) as Spell;
    if (s[f + PC] === REVEAL) {
      s[f + PC] = CARRY_OUT;
      s[UNPAID] = 0;
      takeFromHand(s, seat, kind);
      s[CASTING + (s[CASTING] === 0 ? 0 : 1)] = kind;
      if (emit.sink !== null) emit.sink.push({ type: 'cast', seat, card: kind });
      const cost = costOf(s, seat, spell);
      if (cost !== null) startPaying(s, seat, cost);
    } else if (s[f + PC] === CARRY_OUT) {
      s[f + PC] = DISCARD;
      if (isUnpaid(s)) {
        noLongerCast(s);
        addToHand(s, seat, kind);
        return pop(s);
      }
      push(s, spell.do.id, seat, s[f + HERE], s[f + AT], s[f + N]);
    } else {
      pop(s);
      noLongerCast(s);
      discardMagic(s, kind);
      announce(s, 'castSpell', seat, { here: -1 });
    }
  },
};

/** What was cast in answer is done before what it answers. */
function noLongerCast(s: State): void {
  s[CASTING + (s[CASTING + 1] === 0 ? 0 : 1)] = 0;
}

/** Spells of the own turn as a Free Action (E14.3). */
export const casting: Omit<FreeAction, 'from'> = {
  offer: (s, seat, from, out) => offerSpells(s, seat, 'yourTurn', from, out),
  take: (s, seat, code) => startCasting(s, seat, code),
  wording: (_s, _seat, code) => spellWording(code),
};
