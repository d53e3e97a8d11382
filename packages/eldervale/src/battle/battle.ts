/** A battle, step by step (chapter 15). */
import { A, AT, B, PC, SEAT, pop, push, type State, type Verb } from '@evervale/kernel';
import { monsterOf } from '../content/monsters/index.ts';
import { elementOf } from '../content/tables.ts';
import { announce, battleWhere } from '../effects/due.ts';
import { HERE } from '../effects/frame.ts';
import { figureOf, listenersTo, rulesOf } from '../effects/listeners.ts';
import { givePower } from '../effects/points.ts';
import { emit } from '../log/emit.ts';
import { standsFor } from '../modules/mimic.ts';
import { ghosts } from '../modules/ghosts/door.ts';
import { elementName, t } from '../say.ts';
import {
  LIMITS,
  MINOTAUR_UNIT,
  MONSTER_KIND,
  MONSTER_UNIT,
  OWNER,
  SEATS,
  TURN,
  UNIT_AT,
} from '../state/layout.ts';
import { inOrder, isGhost, isOpponent } from '../state/seats.ts';
import { IN_REALM, monsterIn, realmOfUnit, someUnit, typeOf } from '../state/units.ts';
import type { Predict } from '../vocabulary/battle.ts';
import {
  BATTLE_REALM,
  BEAST,
  BEAST_VALUE,
  CANCELLED,
  LOSERS,
  MAY_NOT_JOIN,
  NAMED,
  PLACED_TYPE,
  PRESENT,
  TRIGGERED_BY,
  WINNER,
  battleRealm,
  beast,
  endBattle,
  isBattle,
  isIn,
  sideCount,
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
import { rollTamed, rollValue } from './strength.ts';
import { openWindow } from './window.ts';
import {
  gloryStep,
  isPlayer,
  decide,
  reward,
  isLoser,
  removeLosers,
  settleBeast,
} from './outcome.ts';
import { countAll, rollAll } from './rolling.ts';
import { holdsInBattle } from './where.ts';

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
        // a Monster that has gone home is no side any more, and its abilities have stopped.
        if (beast(s) < 0) s[BEAST] = 0;
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
      // A wild one is looked at when somebody joins: it may have gone by then.
      if (owner > 0 && holder.dominated) bind(s, owner - 1);
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

/** Of a player's figure only opponents are kept away, never the partner (E25.7). */
function bind(s: State, owner: number): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    const free = !isOpponent(s, owner, seat);
    if (!free && ((s[PRESENT] >> seat) & 1) === 0) s[MAY_NOT_JOIN] |= 1 << seat;
  }
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

/** Has the seat this faction? Read from the state without the listeners' wrapping. */
let hasFaction: (s: State, seat: number, faction: number) => boolean = () => false;

export function joinBattles(faction: typeof hasFaction): void {
  hasFaction = faction;
  battleWhere.holds = holdsInBattle;
  battleWhere.isThere = (s, figure) => isBattle(s) && realmOfUnit(s, figure) === battleRealm(s);
}
