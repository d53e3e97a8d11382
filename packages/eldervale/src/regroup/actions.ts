/** Card actions: who may use which, and what using one does (chapter 9). */
import {
  AT,
  B,
  PC,
  SEAT,
  pop,
  push,
  pushChild,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { isTriggered, type Rule } from '../content/ability.ts';
import { DWELL_SPACE, GATHER_SPACE, STARTER } from '../content/sources.ts';
import { CARD_KINDS, HAS_ACTION, cardOf } from '../content/tables.ts';
import { UNITS, type Basic } from '../content/terms.ts';
import { rulesOf, works } from '../effects/listeners.ts';
import { possible } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import {
  ACTED_AS,
  CARD_OWNER,
  ELEMENT,
  HOST_TIMES,
  UNIT_AT,
  UNPAID,
  playerAt,
} from '../state/layout.ts';
import { auraOn, lacksOrb, unitsOn } from '../state/tableau.ts';
import { ON_CARD, ON_STARTER, isAnyAt, typeOf } from '../state/units.ts';
import { canPayInput, input } from '../tableau/input.ts';
import { isUnpaid } from '../tableau/paying.ts';
import { NO_CARD_TO_USE, OCCUPIED, OK } from '../turn/reason.ts';
import { build, gainInSlot, summon } from '../vocabulary.ts';
import { COPY, act } from './chain.ts';

/** E9.7, by element. */
const GATHERED: readonly Basic[] = [
  'gem',
  'tool',
  'sword',
  'potion',
  'scroll',
  'potion',
  'tool',
  'gem',
];
const gathering = GATHERED.map((good) => gainInSlot(0, { [good]: 1 }));
const summoning = summon();
const dwelling = build();
export const starterEffects: readonly Effect[] = [summoning, dwelling, ...gathering];

/** What a card or a space of the Starter card does. */
export function effectOf(s: State, seat: number, card: number): Effect {
  if (card === STARTER) return summoning;
  if (card === DWELL_SPACE) return dwelling;
  if (card === GATHER_SPACE) return gathering[s[playerAt(seat) + ELEMENT] - 1];
  return cardOf(card).action!.do;
}

/** The rule of an Aura attached to a card. */
function auraRule<K extends Rule['rule']>(
  s: State,
  card: number,
  rule: K,
): Extract<Rule, { rule: K }> | undefined {
  const aura = auraOn(s, card);
  if (aura === 0) return undefined;
  const found = cardOf(aura).abilities?.find((each) => !isTriggered(each) && each.rule === rule);
  return found as Extract<Rule, { rule: K }> | undefined;
}

/** Could this action be carried out by the player at all, by whatever Unit, or as a copy? */
export function canCarryOut(s: State, seat: number, card: number, isCopy = false): number {
  if (card >= STARTER) return possible(s, seat, 0, card, effectOf(s, seat, card));
  if (lacksOrb(s, card)) return NO_CARD_TO_USE;
  const why = canPayInput(s, seat, card, isCopy);
  return why === OK ? possible(s, seat, 0, card, cardOf(card).action!.do) : why;
}

/** May this Unit be put on the action now (E9.2, E9.4, E8.5)? */
export function canUse(s: State, seat: number, unit: number, card: number): number {
  if (card >= STARTER) {
    if (isAnyAt(s, seat, ON_STARTER + card - STARTER)) return OCCUPIED;
    return canCarryOut(s, seat, card);
  }
  if (HAS_ACTION[card] === 0 || s[CARD_OWNER + card] !== seat + 1) return NO_CARD_TO_USE;
  if (unitsOn(s, card) >= (auraRule(s, card, 'hostUses')?.n ?? 1)) return OCCUPIED;
  if (!fitsIcon(s, card, unit) && !canActAs(s, seat, unit)) return NO_CARD_TO_USE;
  return canCarryOut(s, seat, card);
}

function fitsIcon(s: State, card: number, unit: number): boolean {
  const { icon } = cardOf(card).action!;
  return (
    icon === 'any' || UNITS[typeOf(unit)] === icon || auraRule(s, card, 'hostUnit') !== undefined
  );
}

/** CHAOS-B.1: so many times in a Regroup. */
function canActAs(s: State, seat: number, unit: number): boolean {
  for (const { holder, rule } of rulesOf('actAs')) {
    if (UNITS[typeOf(unit)] !== rule.unit || s[ACTED_AS] >= rule.n) continue;
    if (works(s, seat, holder)) return true;
  }
  return false;
}

/** Calls for every action that this Unit may use. */
export function eachUsable(
  s: State,
  seat: number,
  unit: number,
  visit: (card: number) => void,
): void {
  for (let card = STARTER; card < STARTER + 3; card++) {
    if (canUse(s, seat, unit, card) === OK) visit(card);
  }
  for (let card = 1; card <= CARD_KINDS; card++) {
    if (s[CARD_OWNER + card] === seat + 1 && canUse(s, seat, unit, card) === OK) visit(card);
  }
}

/** Puts a Unit on an action and carries it out. */
export function useAction(s: State, seat: number, unit: number, card: number): void {
  if (card < STARTER && !fitsIcon(s, card, unit)) s[ACTED_AS]++;
  s[UNIT_AT + unit] = card >= STARTER ? ON_STARTER + card - STARTER : ON_CARD + card;
  if (emit.sink !== null) emit.sink.push({ type: 'use', seat, unit, card });
  push(s, act.id, seat, 0, card, 0);
}

/** Carries out the action of a card without a Unit on it: its Auras do not count (E9.11). */
export function copyAction(s: State, seat: number, card: number): void {
  const f = push(s, act.id, seat, 0, card, 0);
  s[f + B] = COPY;
  if (emit.sink !== null) {
    emit.sink.push({ type: 'copy', seat, card, owner: s[CARD_OWNER + card] - 1 });
  }
}

const PAY_INPUT = 0;
const BEFORE = 1;
const TIMES = 2;
const CARRY_OUT = 3;
const AFTER = 4;
const FINISHED = 5;

/** AT = the card, B = how often the result is still carried out, or COPY. */
export const actVerb: Verb = {
  name: 'act',
  step(s, f) {
    const card = s[f + AT];
    const seat = s[f + SEAT];
    const aura = card < STARTER && s[f + B] !== COPY ? auraOn(s, card) : 0;
    switch (s[f + PC]) {
      case PAY_INPUT:
        s[f + PC] = s[f + B] === COPY ? CARRY_OUT : BEFORE;
        s[UNPAID] = 0;
        if (card < STARTER) push(s, input.id, seat, 0, card, 0);
        return;
      case BEFORE: {
        if (isUnpaid(s)) return pop(s);
        s[f + PC] = TIMES;
        s[HOST_TIMES] = 1;
        const before = aura === 0 ? undefined : cardOf(aura).beforeHost;
        if (before !== undefined) push(s, before.id, seat, 0, aura, 0);
        return;
      }
      case TIMES:
        s[f + PC] = CARRY_OUT;
        s[f + B] = s[HOST_TIMES];
        s[HOST_TIMES] = 0;
        return;
      case CARRY_OUT:
        if (s[f + B] === COPY && isUnpaid(s)) return pop(s);
        return carryOut(s, f, seat, card);
      case AFTER: {
        s[f + PC] = FINISHED;
        const after = aura === 0 ? undefined : cardOf(aura).hostActivated;
        if (after !== undefined) push(s, after.id, seat, 0, aura, 0);
        return;
      }
      default:
        pop(s);
    }
  },
};

function carryOut(s: State, f: number, seat: number, card: number): void {
  const isCopy = s[f + B] === COPY;
  if (s[f + B] === 0) {
    s[f + PC] = AFTER;
    return;
  }
  if (isCopy) s[f + PC] = FINISHED;
  else s[f + B]--;
  pushChild(s, f, effectOf(s, seat, card).id);
}
