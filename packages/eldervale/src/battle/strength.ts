/** Battle values and the count of dice (E15.13, E15.14). */
import { raiseBarrier, type State } from '@evervale/kernel';
import { isTriggered, type Rule } from '../content/ability.ts';
import { MONSTER_LIST, monsterOf } from '../content/monsters/index.ts';
import { MONSTER } from '../content/terms.ts';
import { rulesOf, works } from '../effects/listeners.ts';
import { emit } from '../log/emit.ts';
import { bit, size } from '../map/hex.ts';
import { dwellingsOf, near } from '../map/realms.ts';
import { die } from '../state/die.ts';
import { standsFor } from '../modules/mimic.ts';
import {
  MONSTER_KIND,
  MONSTER_UNIT,
  MONSTER_WINS,
  TURN,
  UNIT_AT,
  UNIT_COUNT,
} from '../state/layout.ts';
import { IN_REALM, ON_STARTER, ownerOf, someUnit, typeOf } from '../state/units.ts';
import type { Dice } from '../vocabulary/battle.ts';
import type { Roll } from '../vocabulary/control.ts';
import {
  BEAST,
  BEAST_VALUE,
  MONSTER_SIDE,
  TAMED,
  TAMED_VALUE,
  battleRealm,
  beast,
  setDice,
} from './block.ts';

/** Dice of a Unit in battle, by its type (E15.13). */
export const UNIT_DICE = [1, 2, 1, 3, 2, 1] as const;
const MOST_MONSTER_DICE = 5;

/** A standing rule of a Monster, if it has it. */
export function monsterRule<K extends Rule['rule']>(
  s: State,
  figure: number,
  rule: K,
): Extract<Rule, { rule: K }> | undefined {
  for (const each of RULES[s[MONSTER_KIND + figure - MONSTER_UNIT]]) {
    if (each.rule === rule) return each as Extract<Rule, { rule: K }>;
  }
  return undefined;
}

/** The standing rules of every Monster by number; 0 is none. */
const RULES: readonly (readonly Rule[])[] = [
  [],
  ...MONSTER_LIST.map(({ abilities }) =>
    abilities.flatMap(({ does }) => does.flatMap((each) => (isTriggered(each) ? [] : [each]))),
  ),
];

/** Printed, and what it has grown by (LEGENDARY-ORDER.1). */
export function printedValue(s: State, figure: number): number {
  const m = figure - MONSTER_UNIT;
  const grows = monsterRule(s, figure, 'growDice')?.n ?? 0;
  const { dice } = monsterOf(s[MONSTER_KIND + m]);
  return Math.min(MOST_MONSTER_DICE, dice + grows * s[MONSTER_WINS + m]);
}

/** A changing value is rolled in step 0, before any window (E28.14). */
export function rollValue(s: State, figure: number): number {
  const printed = printedValue(s, figure);
  const values = monsterRule(s, figure, 'diceFromRoll')?.values;
  const warp = changesOf(s, figure);
  if (values === undefined && warp === undefined) return printed;
  const face = die.roll(s);
  raiseBarrier(s);
  if (emit.sink !== null) {
    emit.sink.push({
      type: 'beastAbility',
      figure,
      id: CHANGING[s[MONSTER_KIND + figure - MONSTER_UNIT] - 1]!,
    });
    emit.sink.push({ type: 'die', seat: s[TURN], value: face });
  }
  const value = values === undefined ? printed + warp![face - 1] : values[face - 1];
  return Math.max(1, Math.min(MOST_MONSTER_DICE, value));
}

/** The ability that makes a value change, of every Monster. */
const CHANGING = MONSTER_LIST.map(
  ({ abilities }) =>
    abilities.find(({ does }) =>
      does.some((each) =>
        isTriggered(each)
          ? each.on === 'battleAbout' && each.do.verb === 'roll'
          : each.rule === 'diceFromRoll',
      ),
    )?.id,
);

/** LEGENDARY-CHAOS.1: how the value changes by the face of a die rolled before the battle. */
function changesOf(s: State, figure: number): readonly number[] | undefined {
  return CHANGES[s[MONSTER_KIND + figure - MONSTER_UNIT] - 1];
}

const CHANGES = MONSTER_LIST.map(({ abilities }): readonly number[] | undefined => {
  for (const each of abilities.flatMap(({ does }) => does)) {
    if (!isTriggered(each) || each.on !== 'battleAbout' || each.do.verb !== 'roll') continue;
    return (each.do as Roll).faces.map((face) => (face === null ? 0 : (face as Dice).n));
  }
  return undefined;
});

export function unitValue(s: State, unit: number): number {
  if (typeOf(unit) !== MONSTER) return UNIT_DICE[typeOf(unit)];
  if (s[TAMED] === unit + 1) return s[TAMED_VALUE];
  return s[BEAST] === unit + 1 ? s[BEAST_VALUE] : printedValue(s, unit);
}

/** The die for a dominated Monster with a changing value, once it is in the battle (BASE-CHAOS.1). */
export function rollTamed(s: State): void {
  for (let figure = MONSTER_UNIT; figure < UNIT_COUNT; figure++) {
    if (s[UNIT_AT + figure] !== IN_REALM + battleRealm(s) || ownerOf(s, figure) < 0) continue;
    if (s[TAMED] === figure + 1 || !isChanging(s, figure)) continue;
    s[TAMED] = figure + 1;
    s[TAMED_VALUE] = rollValue(s, figure);
  }
}

const isChanging = (s: State, figure: number): boolean =>
  monsterRule(s, figure, 'diceFromRoll') !== undefined || changesOf(s, figure) !== undefined;

/** Dice of a player: Units in the Realm, supporting Units next to it, Dwellings. */
export function countSeat(s: State, seat: number, realm = battleRealm(s)): number {
  const around = near(s, realm);
  let n = 0;
  someUnit(s, seat, (unit) => {
    const place = s[UNIT_AT + unit];
    if (place === IN_REALM + realm) n += unitValue(s, unit);
    else if (place >= IN_REALM && place < ON_STARTER && (around & bit(place - IN_REALM)) !== 0) {
      if (supports(s, seat, unit)) n += unitValue(s, unit);
    }
    return false;
  });
  const homes = size(dwellingsOf(s, seat) & (around | bit(realm)));
  return n + homes * dwellingDice(s, seat, realm);
}

export function supports(s: State, seat: number, unit: number): boolean {
  for (const { holder, rule } of rulesOf('support')) {
    if (standsFor(s, seat, unit, rule.unit) && works(s, seat, holder)) return true;
  }
  return false;
}

/** ORDER-B.2: more for each Dwelling while a certain Unit is in the battle. */
export function dwellingDice(s: State, seat: number, realm: number): number {
  for (const { holder, rule } of rulesOf('dwellingDice')) {
    if (!works(s, seat, holder)) continue;
    const place = IN_REALM + realm;
    const there = someUnit(
      s,
      seat,
      (unit) => s[UNIT_AT + unit] === place && standsFor(s, seat, unit, rule.whileInBattle),
    );
    if (there) return rule.n;
  }
  return 1;
}

export function countBeast(s: State): void {
  if (beast(s) >= 0) setDice(s, MONSTER_SIDE, s[BEAST_VALUE]);
}
