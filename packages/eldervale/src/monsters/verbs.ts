/** What effects do to Monsters (GEN.14). */
import { SEAT, ask, pop, type Options, type State, type Verb } from '@evervale/kernel';
import { tileId } from '../content/tables.ts';
import { realmSet } from '../map/filter.ts';
import { bit, lowest } from '../map/hex.ts';
import { within } from '../map/realms.ts';
import { realmName, t, unitId, unitName } from '../say.ts';
import { TILE } from '../state/layout.ts';
import { monsterRealms, realmOfUnit } from '../state/units.ts';
import { NO_MONSTER, OK } from '../turn/reason.ts';
import type { Dominate, MoveMonster, ToLair } from '../vocabulary/monsters.ts';
import {
  canDominate,
  canReturn,
  dominateMonster,
  eachWild,
  isImmovable,
  putMonster,
  returnHome,
} from './moving.ts';

/** A verb that picks one Monster of those that fit. */
function onMonster<E extends Dominate | ToLair>(
  name: E['verb'],
  fits: (s: State, seat: number, figure: number, effect: E) => boolean,
  deed: (s: State, seat: number, figure: number) => void,
): Verb<E> {
  const any = (s: State, seat: number, effect: E): boolean => {
    let found = false;
    eachWild(s, (figure) => (found ||= fits(s, seat, figure, effect)));
    return found;
  };
  return {
    name,
    can: (s, seat, _here, _at, effect) => (any(s, seat, effect) ? OK : NO_MONSTER),
    step: (s, f, effect) => (any(s, s[f + SEAT], effect) ? ask(s) : pop(s)),
    options(s, f, effect, out) {
      eachWild(s, (figure) => fits(s, s[f + SEAT], figure, effect) && out.add(figure));
    },
    pick(s, f, _effect, figure) {
      const seat = s[f + SEAT];
      pop(s);
      deed(s, seat, figure);
    },
    prompt: () => ({ text: t(`prompt.${name}`) }),
    wording: (s, _f, _effect, figure) => ({
      key: `monster:${unitId(s, figure)}`,
      text: t('option.unit', { unit: unitName(s, figure) }),
    }),
  };
}

export const dominateVerb = onMonster<Dominate>(
  'dominate',
  (s, seat, figure, { where }) =>
    canDominate(s, figure) && (realmSet(s, seat, where) & bit(realmOfUnit(s, figure))) !== 0,
  dominateMonster,
);

export const toLairVerb = onMonster<ToLair>(
  'toLair',
  (s, _seat, figure) => canReturn(s, figure),
  (s, _seat, figure) => returnHome(s, figure),
);

function goals(s: State, seat: number, figure: number, { range, to }: MoveMonster): number {
  if (isImmovable(s, figure)) return 0;
  const from = bit(realmOfUnit(s, figure));
  // E18.26: never into a Realm with another Monster.
  return within(s, from, range) & realmSet(s, seat, to) & ~monsterRealms(s);
}

function offerMoves(s: State, seat: number, effect: MoveMonster, out: Options): void {
  eachWild(s, (figure) => {
    for (let rest = goals(s, seat, figure, effect); rest !== 0; rest &= rest - 1) {
      out.add((figure << 5) | lowest(rest));
    }
  });
}

function canMove(s: State, seat: number, effect: MoveMonster): boolean {
  let found = false;
  eachWild(s, (figure) => (found ||= goals(s, seat, figure, effect) !== 0));
  return found;
}

export const moveMonsterVerb: Verb<MoveMonster> = {
  name: 'moveMonster',
  can: (s, seat, _here, _at, effect) => (canMove(s, seat, effect) ? OK : NO_MONSTER),
  step: (s, f, effect) => (canMove(s, s[f + SEAT], effect) ? ask(s) : pop(s)),
  options: (s, f, effect, out) => offerMoves(s, s[f + SEAT], effect, out),
  pick(s, _f, _effect, code) {
    pop(s);
    putMonster(s, code >> 5, code & 31);
  },
  prompt: () => ({ text: t('prompt.moveMonster') }),
  wording: (s, _f, _effect, code) => ({
    key: `monster:${unitId(s, code >> 5)}@${tileId(s[TILE + (code & 31)])}`,
    text: t('option.move', { unit: unitName(s, code >> 5), realm: realmName(s, code & 31) }),
  }),
};
