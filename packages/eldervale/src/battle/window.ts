/** Windows of a battle (chapter 28): who is asked depends on what everybody can see. */
import {
  A,
  B,
  C,
  DONE,
  N,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type May,
  type State,
  type Verb,
} from '@evervale/kernel';
import type { Moment } from '../content/ability.ts';
import type { Timing } from '../content/magic.ts';
import { showsGood } from '../content/tables.ts';
import { MAGIC } from '../content/terms.ts';
import { fitsNow, isOfWindow } from '../effects/due.ts';
import { HERE } from '../effects/frame.ts';
import { abilityId, isUsedUp, listenersTo, sourceOf, useUp, works } from '../effects/listeners.ts';
import { possible } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { offerSpells, spellWording, startCasting } from '../magic/casting.ts';
import { abilityWording, done, t } from '../say.ts';
import { SEATS, TACTICS, playerAt } from '../state/layout.ts';
import { handSize } from '../state/magic.ts';
import { inOrder } from '../state/seats.ts';
import { trayCount, trayToken } from '../state/treasure.ts';
import { OK } from '../turn/reason.ts';
import { CANCELLED, STAYING, USED, WINNER, battleRealm, isBattle, isIn } from './block.ts';

export interface Window extends Effect {
  readonly verb: 'window';
  readonly timing: Timing;
}

const TIMINGS = [
  'battleAbout',
  'countDice',
  'rolled',
  'battleWon',
  'losses',
  'sentToUnderworld',
] as const;
export const windows = new Map<Timing, Window>(
  TIMINGS.map((timing) => [timing, { verb: 'window', id: 0, timing }]),
);

/** Opens a window; `only` asks one seat alone. */
export function openWindow(s: State, timing: Timing, only = -1, n = 0): void {
  const here = isBattle(s) ? battleRealm(s) + 1 : 0;
  const f = push(s, windows.get(timing)!.id, 0, here, 0, n);
  s[f + C] = only + 1;
}

/** At least one Magic card, or a token showing one (E28.2). */
export function isHolder(s: State, seat: number): boolean {
  if (handSize(s, seat) > 0) return true;
  for (let i = 0; i < trayCount(s, seat); i++) {
    if (showsGood(trayToken(s, seat, i), MAGIC)) return true;
  }
  return false;
}

const bitUsed = (s: State, seat: number, i: number): boolean =>
  ((s[USED + seat * 3 + (i >> 3)] >> (i & 7)) & 1) === 1;

/** Calls for every ability of a window that the player may use now, by its place in the list. */
function eachAbility(s: State, seat: number, timing: Timing, visit: (i: number) => void): void {
  const list = listenersTo(timing as Moment);
  const here = battleRealm(s);
  for (let i = 0; i < list.length; i++) {
    const { ability, holder, limit } = list[i];
    if (!isOfWindow(ability) || bitUsed(s, seat, i) || isUsedUp(s, limit)) continue;
    if (!works(s, seat, holder) || !fitsNow(s, seat, ability, holder, { here })) continue;
    const effect = ability.do.verb === 'may' ? (ability.do as May).then : ability.do;
    if (possible(s, seat, here + 1, sourceOf(s, holder), effect) === OK) visit(i);
  }
}

function hasAbility(s: State, seat: number, timing: Timing): boolean {
  if (timing !== 'countDice' && timing !== 'rolled') return false;
  let any = false;
  eachAbility(s, seat, timing, () => (any = true));
  return any;
}

function isAsked(s: State, seat: number, timing: Timing): boolean {
  const there = isBattle(s) && isIn(s, seat, battleRealm(s));
  switch (timing) {
    case 'battleAbout':
      return isHolder(s, seat);
    case 'countDice':
    case 'rolled':
      return (there && isHolder(s, seat)) || hasAbility(s, seat, timing);
    case 'battleWon':
      return s[WINNER] === seat + 1 && isHolder(s, seat);
    case 'losses':
      return there && (isHolder(s, seat) || s[playerAt(seat) + TACTICS] === 1);
    default:
      return isHolder(s, seat);
  }
}

const ABILITY = 0x100;
const SPELL = 0x200;
const TACTICS_TOKEN = 0x80;

/** A = the next seat in order, B = 1 if somebody acted in this round, C = the only seat + 1. */
export const windowVerb: Verb<Window> = {
  name: 'window',
  step(s, f, { timing }) {
    if (s[CANCELLED] === 1 && timing === 'battleAbout') return pop(s);
    for (; s[f + A] < s[SEATS]; s[f + A]++) {
      const seat = inOrder(s, s[f + A]);
      if (s[f + C] !== 0 && s[f + C] !== seat + 1) continue;
      if (!isAsked(s, seat, timing)) continue;
      s[f + SEAT] = seat;
      return ask(s);
    }
    if (s[f + B] === 0) return pop(s);
    s[f + A] = 0;
    s[f + B] = 0;
  },
  asksAlways: () => true,
  options(s, f, { timing }, out) {
    const seat = s[f + SEAT];
    out.add(DONE);
    if (timing === 'countDice' || timing === 'rolled') {
      eachAbility(s, seat, timing, (i) => out.add(ABILITY + i));
    }
    if (
      timing === 'losses' &&
      s[playerAt(seat) + TACTICS] === 1 &&
      ((s[STAYING] >> seat) & 1) === 0
    ) {
      out.add(TACTICS_TOKEN);
    }
    offerSpells(s, seat, timing, SPELL, out);
  },
  pick(s, f, { timing }, code) {
    const seat = s[f + SEAT];
    s[f + A]++;
    if (code === DONE) return;
    s[f + B] = 1;
    if (code >= SPELL) return startCasting(s, seat, code - SPELL, s[f + N]);
    if (code === TACTICS_TOKEN) {
      s[playerAt(seat) + TACTICS] = 2;
      s[STAYING] |= 1 << seat;
      if (emit.sink !== null) emit.sink.push({ type: 'tactics', seat });
      return;
    }
    const i = code - ABILITY;
    const { ability, holder, limit } = listenersTo(timing as Moment)[i];
    s[USED + seat * 3 + (i >> 3)] |= 1 << (i & 7);
    useUp(s, limit);
    if (emit.sink !== null) emit.sink.push({ type: 'ability', seat, id: abilityId(holder) });
    const effect = ability.do.verb === 'may' ? (ability.do as May).then : ability.do;
    push(s, effect.id, seat, s[f + HERE], sourceOf(s, holder), 0);
  },
  prompt: (_s, _f, { timing }) => ({ text: t('prompt.window', { timing }) }),
  wording(_s, _f, { timing }, code) {
    if (code === DONE) return done('pass');
    if (code >= SPELL) return spellWording(code - SPELL);
    if (code === TACTICS_TOKEN) return { key: 'tactics', text: t('option.tactics') };
    const { ability, holder } = listenersTo(timing as Moment)[code - ABILITY];
    const source = abilityId(holder);
    return abilityWording(`use:${source}`, source, ability.do);
  },
};
