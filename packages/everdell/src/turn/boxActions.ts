/** Actions of a turn that boxes bring (4.3). */
import type { Blocked, Options, State, Wording } from '@evervale/kernel';
import { type ActionOfBox, actions, courseOf } from './course.ts';

/** Writes down what the boxes let `seat` do with this turn. */
export function offerBoxActions(s: State, seat: number, out: Options): void {
  const here = courseOf(s).actions;
  for (let i = 0; i < here.length; i++) here[i].offer(s, seat, here[i].from, out);
}

/** The action to which a pick from BOX_ACTION on belongs. */
function actionOf(code: number): ActionOfBox {
  let i = actions.length - 1;
  while (code < actions[i].from) i--;
  return actions[i];
}

export function actForBox(s: State, seat: number, code: number): void {
  const { from, action } = actionOf(code);
  action.act(s, seat, code - from);
}

/** Is the action of the turn still to come after this one? */
export function goesOn(code: number): boolean {
  return actionOf(code).action.goesOn === true;
}

export function boxActionWording(s: State, seat: number, code: number): Wording {
  const { from, action } = actionOf(code);
  return action.wording(s, seat, code - from);
}

export function blockedBoxActions(s: State, seat: number): Blocked[] {
  return courseOf(s).actions.flatMap(({ action }) => action.blocked?.(s, seat) ?? []);
}
