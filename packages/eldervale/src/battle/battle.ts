/** A battle, step by step (chapter 15). */
import {
  A,
  AT,
  B,
  PC,
  SEAT,
  ask,
  pop,
  push,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { isTriggered, type Moment, type Where } from '../content/ability.ts';
import { MONSTER_LIST, monsterOf } from '../content/monsters/index.ts';
import { elementOf } from '../content/tables.ts';
import { MONSTER, SHAPESHIFTER, UNITS } from '../content/terms.ts';
import { TROVE_EFFECTS } from '../content/tracks.ts';
import { announce, battleWhere } from '../effects/due.ts';
import { HERE } from '../effects/frame.ts';
import { figureOf, listenersTo, rulesOf, works } from '../effects/listeners.ts';
import { givePower } from '../effects/points.ts';
import { emit } from '../log/emit.ts';
import { standsFor } from '../modules/mimic.ts';
import { ghosts } from '../modules/ghosts/door.ts';
import { returnHome, setAside } from '../monsters/moving.ts';
import { elementName, t } from '../say.ts';
import {
  LIMITS,
  MINOTAUR_UNIT,
  MONSTER_KIND,
  MONSTER_UNIT,
  MONSTER_WINS,
  OWNER,
  SEATS,
  SHAPESHIFTER_UNIT,
  TROVES,
  TROVES_LEFT,
  TURN,
  UNIT_AT,
} from '../state/layout.ts';
import { FIXED_DIE, inOrder, isGhost, isOpponent, plays } from '../state/seats.ts';
import { IN_REALM, monsterIn, realmOfUnit, someUnit, typeOf } from '../state/units.ts';
import type { LimitSwords, Predict, Reroll, SetDie } from '../vocabulary/battle.ts';
import { glory } from '../vocabulary/points.ts';
import {
  BATTLE_REALM,
  BEAST,
  BEAST_VALUE,
  CANCELLED,
  DICE,
  JOINED,
  LOSERS,
  MAY_NOT_JOIN,
  MONSTER_SIDE,
  NAMED,
  PLACED_TYPE,
  PRESENT,
  SIDES,
  STAYING,
  TRIGGERED_BY,
  WINNER,
  battleRealm,
  beast,
  compareSides,
  endBattle,
  faceAt,
  isBattle,
  isIn,
  isSide,
  setDice,
  sideCount,
  sortFaces,
} from './block.ts';
import {
  ABOUT,
  ADD,
  AFTER_ROLL,
  COUNT,
  COUNTED,
  DECIDE,
  HOME,
  JOIN,
  LOSSES,
  LOSS_WINDOW,
  LOST,
  OVER,
  REMOVE,
  REWARD,
  ROLL,
  START,
  WINDOW,
  WON,
  battle,
} from './stage.ts';
import { askForDice, askToJoin } from './steps.ts';
import { countBeast, countSeat, monsterRule, rollTamed, rollValue } from './strength.ts';
import { sendAway } from './underworld.ts';
import { isFrozen, limitSwords, rerollDie, rollOne, setFace, tellDice } from './verbs.ts';
import { openWindow } from './window.ts';

export const gloryStep = glory(1);

/** Puts the battle in a Realm on the stack; `unit` was placed, with so many dice more. */
export function startBattle(
  s: State,
  seat: number,
  realm: number,
  unit: number,
  dice: number,
): void {
  const f = push(s, battle.id, seat, realm + 1, unit + 1, 0);
  s[f + A] = dice;
}

/** A = dice more for who placed, B = the next seat in order. */
export const battleVerb: Verb = {
  name: 'battle',
  step(s, f) {
    const seat = s[f + SEAT];
    const here = s[f + HERE] - 1;
    switch (s[f + PC]) {
      case START:
        begin(s, seat, here, s[f + AT] - 1);
        s[f + PC] = ABOUT;
        openWindow(s, 'battleAbout');
        // E28.14: the active player's option given by a Monster comes first.
        return announce(s, 'battleAbout', s[TURN], { here });
      case ABOUT:
        if (s[CANCELLED] === 1 || sideCount(s) < 2) return callOff(s, here);
        if (emit.sink !== null) emit.sink.push({ type: 'battle', seat, realm: here });
        s[f + PC] = JOIN;
        return;
      case JOIN:
        return inTurn(s, f, COUNT, letJoin);
      case COUNT:
        countAll(s, seat, s[f + A]);
        s[f + PC] = COUNTED;
        return openWindow(s, 'countDice');
      case COUNTED:
        s[f + PC] = ADD;
        // E27.41: the Ghosts add theirs before the player, whoever's turn it is.
        if (isGhost(s, s[SEATS] - 1)) ghosts.addDice(s);
        return;
      case ADD:
        return inTurn(s, f, ROLL, letAddDice);
      case ROLL:
        rollAll(s);
        s[f + PC] = AFTER_ROLL;
        return;
      case AFTER_ROLL:
        return inTurn(s, f, WINDOW, afterRoll);
      case WINDOW:
        s[f + PC] = DECIDE;
        return openWindow(s, 'rolled');
      case DECIDE:
        decide(s);
        s[f + PC] = isPlayer(s[WINNER] - 1) ? REWARD : LOSSES;
        return;
      case REWARD:
        return reward(s, f);
      case WON:
        s[f + PC] = LOSSES;
        openWindow(s, 'battleWon', s[WINNER] - 1);
        return announce(s, 'battleWon', s[WINNER] - 1, { here });
      case LOSSES:
        return inTurn(s, f, LOSS_WINDOW, beforeLosses);
      case LOSS_WINDOW:
        return inTurn(s, f, REMOVE, windowOfLosses);
      case REMOVE:
        s[f + PC] = HOME;
        return removeLosers(s, here);
      case HOME:
        s[f + PC] = LOST;
        return settleBeast(s);
      case LOST:
        return inTurn(s, f, OVER, afterLosses);
      default:
        finish(s, s[WINNER] - 1);
    }
  },
  // The reward of step 6 (E15.27).
  options(_s, _f, _effect, out) {
    out.add(1);
    out.add(2);
  },
  pick(s, f, _effect, code) {
    const winner = s[WINNER] - 1;
    const { element, reward: more } = monsterOf(s[MONSTER_KIND + s[BEAST] - 1 - MONSTER_UNIT]);
    s[f + PC] = WON;
    s[f + SEAT] = s[TURN];
    if (more !== undefined) push(s, more.id, winner, battleRealm(s) + 1, 0, 0);
    if (code === 1) push(s, gloryStep.id, winner, 0, 0, 0);
    else givePower(s, winner, elementOf(element!), 1);
  },
  prompt: () => ({ text: t('prompt.reward') }),
  wording(s, _f, _effect, code) {
    if (code === 1) return { key: 'glory', text: t('option.glory') };
    const { element } = monsterOf(s[MONSTER_KIND + s[BEAST] - 1 - MONSTER_UNIT]);
    return {
      key: 'power',
      text: t('option.powerOf', { element: elementName(elementOf(element!)) }),
    };
  },
};

const isPlayer = (side: number): boolean => side >= 0 && side !== MONSTER_SIDE;

/** What a step of the battle in this Realm is for one player. */
type Visit = (s: State, seat: number, here: number) => void;

/** One seat after the other, from the active player's left (E15.8); B counts them. */
function inTurn(s: State, f: number, next: number, visit: Visit): void {
  if (s[f + B] === s[SEATS]) {
    s[f + B] = 0;
    s[f + PC] = next;
    return;
  }
  visit(s, inOrder(s, s[f + B]++), s[f + HERE] - 1);
}

function letJoin(s: State, seat: number): void {
  if (isGhost(s, seat)) ghosts.join(s);
  else askToJoin(s, seat);
}

function letAddDice(s: State, seat: number): void {
  if (!isGhost(s, seat)) askForDice(s, seat);
}

function afterRoll(s: State, seat: number, here: number): void {
  if (isIn(s, seat, here)) announce(s, 'rolled', seat, { here });
}

function beforeLosses(s: State, seat: number, here: number): void {
  if (isLoser(s, seat)) announce(s, 'losses', seat, { here });
}

function windowOfLosses(s: State, seat: number): void {
  if (isLoser(s, seat)) openWindow(s, 'losses', seat);
}

function afterLosses(s: State, seat: number, here: number): void {
  if (((s[LOSERS] >> seat) & 1) === 1) announce(s, 'battleLost', seat, { here });
}

function begin(s: State, seat: number, realm: number, unit: number): void {
  endBattle(s);
  s[LIMITS + 1] = 0;
  s[BATTLE_REALM] = realm + 1;
  s[TRIGGERED_BY] = seat + 1;
  s[PLACED_TYPE] = typeOf(unit) + 1;
  for (let each = 0; each < s[SEATS]; each++) if (isIn(s, each, realm)) s[PRESENT] |= 1 << each;
  const figure = monsterIn(s, realm);
  if (figure >= 0) {
    s[BEAST] = figure + 1;
    s[BEAST_VALUE] = rollValue(s, figure);
  }
  rollTamed(s);
  forbidJoining(s, realm);
}

/** Who has no Unit there at the trigger may not join a figure that forbids it (E15.12, R-60, R-61). */
function forbidJoining(s: State, realm: number): void {
  const place = IN_REALM + realm;
  for (const { holder, rule } of rulesOf('noJoin')) {
    if (holder.monster !== 0) {
      const figure = figureOf(s, holder.monster);
      if (figure < 0 || s[UNIT_AT + figure] !== place) continue;
      const owner = s[OWNER + figure - MINOTAUR_UNIT];
      if (owner > 0 === holder.dominated) bind(s, owner - 1);
    } else if (holder.faction >= 0) {
      for (let seat = 0; seat < s[SEATS]; seat++) {
        const there = someUnit(
          s,
          seat,
          (unit) => s[UNIT_AT + unit] === place && standsFor(s, seat, unit, rule.unit),
        );
        if (there && hasFaction(s, seat, holder.faction)) bind(s, seat);
      }
    }
  }
}

function bind(s: State, except: number): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    // Of a player's figure only opponents are kept away, never the partner (E25.7).
    const free = except >= 0 && !isOpponent(s, except, seat);
    if (!free && ((s[PRESENT] >> seat) & 1) === 0) s[MAY_NOT_JOIN] |= 1 << seat;
  }
}

function countAll(s: State, placing: number, more: number): void {
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
function rollAll(s: State): void {
  for (let side = 0; side < SIDES; side++) {
    if (!isSide(s, side)) continue;
    for (let i = 0; i < s[DICE + side]; i++) rollOne(s, side, i);
    if (side !== MONSTER_SIDE && laysSix(s, side)) s[faceAt(side, 0)] = 6;
    if (side === MONSTER_SIDE && monsterRule(s, beast(s), 'rerollOnes') !== undefined) {
      rollOnesAgain(s);
    }
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

/** E23.5: again and again, until none is left. */
function rollOnesAgain(s: State): void {
  for (let i = 0; i < s[DICE + MONSTER_SIDE]; i++) {
    while (s[faceAt(MONSTER_SIDE, i)] === 1) rollOne(s, MONSTER_SIDE, i);
  }
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

/** The side that is best of all; if two are equally best, nobody wins (E15.23, E15.24). */
function decide(s: State): void {
  let best = -1;
  let shared = false;
  for (let side = 0; side < SIDES; side++) {
    if (!isSide(s, side)) continue;
    const better = best < 0 ? 1 : compareSides(s, side, best);
    if (better > 0) {
      best = side;
      shared = false;
    } else if (better === 0) shared = true;
  }
  s[WINNER] = shared ? 0 : best + 1;
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (isSide(s, seat) && s[WINNER] !== seat + 1) s[LOSERS] |= 1 << seat;
  }
  if (s[WINNER] === MONSTER_SIDE + 1) s[MONSTER_WINS + s[BEAST] - 1 - MONSTER_UNIT]++;
  if (isPlayer(s[WINNER] - 1)) growWith(s, s[WINNER] - 1);
}

/** A dominated Monster grows with the battles its controller wins with it (LEGENDARY-ORDER.1). */
function growWith(s: State, seat: number): void {
  someUnit(s, seat, (unit) => {
    if (typeOf(unit) === MONSTER && realmOfUnit(s, unit) === battleRealm(s)) {
      s[MONSTER_WINS + unit - MONSTER_UNIT]++;
    }
    return false;
  });
}

/** Glory, or power in the element of a beaten Monster; its further reward in any case (E15.26, E15.27). */
function reward(s: State, f: number): void {
  const winner = s[WINNER] - 1;
  const figure = beast(s);
  if (isGhost(s, winner)) return rewardGhosts(s, f, figure);
  if (figure >= 0 && monsterOf(s[MONSTER_KIND + figure - MONSTER_UNIT]).element !== null) {
    s[f + SEAT] = winner;
    return ask(s);
  }
  s[f + PC] = WON;
  if (figure >= 0) {
    const more = monsterOf(s[MONSTER_KIND + figure - MONSTER_UNIT]).reward;
    if (more !== undefined) push(s, more.id, winner, battleRealm(s) + 1, 0, 0);
    if (monsterRule(s, figure, 'troveGuard') !== undefined && s[TROVES_LEFT] > 0) {
      const trove = s[TROVES + --s[TROVES_LEFT]];
      raiseBarrier(s);
      if (emit.sink !== null) emit.sink.push({ type: 'trove', seat: winner, trove: trove - 1 });
      push(s, TROVE_EFFECTS[trove - 1].do.id, winner, battleRealm(s) + 1, 0, 0);
    }
  }
  push(s, gloryStep.id, winner, 0, 0, 0);
}

/** Always the Glory step; further rewards are lost, a Trove leaves the game (E27.32). */
function rewardGhosts(s: State, f: number, figure: number): void {
  s[f + PC] = WON;
  const guards = figure >= 0 && monsterRule(s, figure, 'troveGuard') !== undefined;
  if (guards && s[TROVES_LEFT] > 0) s[TROVES_LEFT]--;
  ghosts.glory(s);
}

const isLoser = (s: State, seat: number): boolean =>
  s[WINNER] !== seat + 1 && isIn(s, seat, battleRealm(s));

/** All Units of losers leave at the same time (E15.29, E15.30). */
function removeLosers(s: State, here: number): void {
  const lost: { seat: number; units: number[] }[] = [];
  for (let i = s[SEATS] - 1; i >= 0; i--) {
    const seat = inOrder(s, i);
    if (!isLoser(s, seat) || ((s[STAYING] >> seat) & 1) === 1) continue;
    const units: number[] = [];
    someUnit(s, seat, (unit) => {
      if (s[UNIT_AT + unit] === IN_REALM + here) units.push(unit);
      return false;
    });
    lost.push({ seat, units });
  }
  for (const { seat, units } of lost) sendAway(s, seat, units, here);
}

/** A beaten Monster leaves; some go home after every battle (E15.32, E15.39). */
function settleBeast(s: State): void {
  const figure = beast(s);
  if (figure < 0) return;
  const beaten = isPlayer(s[WINNER] - 1);
  const goesHome = monsterRule(s, figure, 'returnHome') !== undefined;
  if (!beaten) return goesHome ? returnHome(s, figure) : undefined;
  if (monsterRule(s, figure, 'troveGuard') !== undefined && s[TROVES_LEFT] > 0) {
    return returnHome(s, figure);
  }
  const m = figure - MONSTER_UNIT;
  // Her second life is used up: kept where her victories would be counted.
  if (monsterRule(s, figure, 'secondLife') !== undefined && (s[MONSTER_WINS + m] & 128) === 0) {
    s[MONSTER_WINS + m] |= 128;
    return returnHome(s, figure);
  }
  setAside(s, figure);
}

/** The battle does not happen: nobody wins or loses (E15.7, E15.35). */
function callOff(s: State, realm: number): void {
  pop(s);
  if (emit.sink !== null) emit.sink.push({ type: 'noBattle', realm });
  endBattle(s);
}

function finish(s: State, winner: number): void {
  pop(s);
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (s[NAMED + seat] === 0 || s[NAMED + seat] !== winner + 1) continue;
    for (const { ability } of listenersTo('countDice')) {
      if (ability.do.verb === 'predict') push(s, (ability.do as Predict).then.id, seat, 0, 0, 0);
    }
  }
  if (emit.sink !== null) emit.sink.push({ type: 'battleEnd', winner });
  endBattle(s);
}

function isPresent(s: State, seat: number, type: string, mimic: boolean): boolean {
  const place = IN_REALM + battleRealm(s);
  return someUnit(
    s,
    seat,
    (unit) =>
      s[UNIT_AT + unit] === place &&
      (mimic ? standsFor(s, seat, unit, type) : UNITS[typeOf(unit)] === type),
  );
}

/** Is this type among those of a mask, or the Shapeshifter that stands for it (SHAPESHIFTER.2)? */
function hasType(s: State, seat: number, mask: number, type: string, mimic: boolean): boolean {
  if (((mask >> UNITS.indexOf(type as (typeof UNITS)[number])) & 1) === 1) return true;
  const shifted = mimic && ((mask >> SHAPESHIFTER) & 1) === 1;
  return shifted && standsFor(s, seat, SHAPESHIFTER_UNIT, type);
}

/** What `where` says about a battle. */
function holdsInBattle(
  s: State,
  seat: number,
  where: Where,
  figure: number,
  mimic: boolean,
): boolean {
  if (s[BATTLE_REALM] === 0) return false;
  const { placed, present, joined, involved, role, against, outnumbered } = where;
  const triggering = 1 << (s[PLACED_TYPE] - 1);
  if (placed !== undefined && !hasType(s, seat, triggering, placed, mimic)) return false;
  if (present === 'this' && realmOfUnit(s, figure) !== battleRealm(s)) return false;
  if (present !== undefined && present !== 'this' && !isPresent(s, seat, present, mimic)) {
    return false;
  }
  if (joined !== undefined && !hasType(s, seat, s[JOINED + seat], joined, mimic)) return false;
  if (involved !== undefined && isIn(s, seat, battleRealm(s)) !== involved) return false;
  if (role !== undefined && s[TRIGGERED_BY] !== seat + 1) return false;
  if (against === 'monster' && s[BEAST] === 0) return false;
  if (against === 'this' && s[BEAST] !== figure + 1) return false;
  if (outnumbered && !isOutnumbered(s, seat)) return false;
  return true;
}

function isOutnumbered(s: State, seat: number): boolean {
  for (let side = 0; side < SIDES; side++) {
    if (side !== seat && isSide(s, side) && s[DICE + side] > s[DICE + seat]) return true;
  }
  return false;
}

/** Has the seat this faction? Read from the state without the listeners' wrapping. */
let hasFaction: (s: State, seat: number, faction: number) => boolean = () => false;

export function joinBattles(faction: typeof hasFaction): void {
  hasFaction = faction;
  battleWhere.holds = holdsInBattle;
  battleWhere.isThere = (s, figure) => isBattle(s) && realmOfUnit(s, figure) === battleRealm(s);
}
