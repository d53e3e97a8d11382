/** The dice of a battle: how many each side has, and how they fall (E15.15-E15.22). */
import { raiseBarrier, type Effect, type State } from '@evervale/kernel';
import { isTriggered, type Moment } from '../content/ability.ts';
import { MONSTER_LIST } from '../content/monsters/index.ts';
import { announce } from '../effects/due.ts';
import { listenersTo, works } from '../effects/listeners.ts';
import { emit } from '../log/emit.ts';
import { MONSTER_KIND, MONSTER_UNIT, SEATS } from '../state/layout.ts';
import { FIXED_DIE, plays } from '../state/seats.ts';
import type { LimitSwords, Reroll, SetDie } from '../vocabulary/battle.ts';
import {
  DICE,
  JOINED,
  MONSTER_SIDE,
  SIDES,
  battleRealm,
  beast,
  faceAt,
  isIn,
  isSide,
  setDice,
  sortFaces,
} from './block.ts';
import { countBeast, countSeat, rollTamed } from './strength.ts';
import {
  isFrozen,
  limitSwords,
  rerollDie,
  rollOne,
  rollOnesAgain,
  setFace,
  tellDice,
} from './verbs.ts';
import { hasType } from './where.ts';

export function countAll(s: State, placing: number, more: number): void {
  // One that has joined or was swapped in rolls now.
  rollTamed(s);
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (isIn(s, seat, battleRealm(s))) setDice(s, seat, countSeat(s, seat));
  }
  countBeast(s);
  if (more > 0 && isIn(s, placing, battleRealm(s))) setDice(s, placing, s[DICE + placing] + more);
  // A wild Monster that limits Swords does so after the count (BASE-ORDER.1).
  for (const { effect } of wildEffects(s, WILD_COUNTING)) {
    if (effect.verb !== 'limitSwords') continue;
    for (let seat = 0; seat < s[SEATS]; seat++) limitSwords(s, seat, (effect as LimitSwords).n);
  }
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (isIn(s, seat, battleRealm(s))) announce(s, 'countDice', seat, { here: battleRealm(s) });
  }
}

/** What the wild Monster of this battle does by itself at a moment. */
function wildEffects(s: State, by: readonly (readonly WildEffect[])[]): readonly WildEffect[] {
  const figure = beast(s);
  return figure < 0 ? NOTHING : by[s[MONSTER_KIND + figure - MONSTER_UNIT] - 1];
}

/** An effect with the ability that says it. */
interface WildEffect {
  readonly id: string;
  readonly effect: Effect;
}

const NOTHING: readonly WildEffect[] = [];
const wildAt = (moment: Moment): readonly (readonly WildEffect[])[] =>
  MONSTER_LIST.map(({ abilities }) =>
    abilities
      .filter(({ wild }) => wild === 'monster' || wild === 'everyone')
      .flatMap(({ id, does }) =>
        does.flatMap((each) =>
          isTriggered(each) && each.on === moment ? [{ id, effect: each.do }] : [],
        ),
      ),
  );
const WILD_COUNTING = wildAt('countDice');
const WILD_ROLLED = wildAt('rolled');

/** All sides roll at the same time; then a Monster's automatic effects (E15.19, E15.20). */
export function rollAll(s: State): void {
  for (let side = 0; side < SIDES; side++) {
    if (!isSide(s, side)) continue;
    for (let i = 0; i < s[DICE + side]; i++) rollOne(s, side, i);
    if (side === MONSTER_SIDE) for (let i = 0; i < s[DICE + side]; i++) rollOnesAgain(s, i);
    else if (laysSix(s, side)) s[faceAt(side, 0)] = 6;
    sortFaces(s, side);
    tellDice(s, side);
  }
  raiseBarrier(s);
  for (const { id, effect } of wildEffects(s, WILD_ROLLED)) {
    if (emit.sink !== null) emit.sink.push({ type: 'beastAbility', figure: beast(s), id });
    actOnDice(s, effect);
  }
}

/** ORDER-A.1, the other reading: one die is laid on 6 and only the others are rolled. */
function laysSix(s: State, seat: number): boolean {
  if (!plays(s, FIXED_DIE) || isFrozen(s)) return false;
  return listenersTo('rolled').some(
    ({ ability, holder }) =>
      ability.laid === true &&
      works(s, seat, holder) &&
      hasType(s, seat, s[JOINED + seat], ability.where!.joined!, true),
  );
}

function actOnDice(s: State, effect: Effect): void {
  if (effect.verb === 'reroll') {
    const { who, which } = effect as Reroll;
    if (who === 'monster') return rerollDie(s, MONSTER_SIDE, which);
    for (let side = 0; side < MONSTER_SIDE; side++) if (isSide(s, side)) rerollDie(s, side, which);
  } else if (effect.verb === 'setDie') {
    const { which, to } = effect as SetDie;
    setFace(s, MONSTER_SIDE, which === 'lowest' ? s[DICE + MONSTER_SIDE] - 1 : 0, to);
  }
}
