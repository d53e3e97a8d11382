/** What the boxes of a game are asked: prices, places, points. */
import type { Effect, State, Text } from '@evervale/kernel';
import type { ScoreLine } from './joints.ts';
import { courseOf } from './course.ts';

/** What a box lets basic locations do instead for this player, by place, or undefined. */
export function insteadOfBasic(
  s: State,
  seat: number,
): readonly (Effect | undefined)[] | undefined {
  const instead = courseOf(s).insteadOfBasic;
  for (let i = 0; i < instead.length; i++) {
    const effects = instead[i](s, seat);
    if (effects !== undefined) return effects;
  }
  return undefined;
}

/** Does this player now pay other prices than those printed on the cards? */
export function pricesRise(s: State, seat: number): boolean {
  const { surcharges } = courseOf(s);
  for (let i = 0; i < surcharges.length; i++) {
    if (surcharges[i](s, seat) !== undefined) return true;
  }
  return false;
}

/** What boxes add to the price of a card. */
export function surchargeOf(s: State, seat: number, kind: number): number {
  const { surcharges } = courseOf(s);
  let more = 0;
  for (let i = 0; i < surcharges.length; i++) more += surcharges[i](s, seat)?.[kind] ?? 0;
  return more;
}

/** 0, or the reason of the first box that forbids this place. */
export function forbidden(s: State, seat: number, code: number): number {
  const { bans } = courseOf(s);
  for (let i = 0; i < bans.length; i++) {
    const reason = bans[i](s, seat)?.(s, code) ?? 0;
    if (reason !== 0) return reason;
  }
  return 0;
}

export function forbiddenText(s: State, seat: number, code: number): Text | undefined {
  const box = courseOf(s).boxes.find((one) => (one.bans?.(s, seat)?.(s, code) ?? 0) !== 0);
  return box?.whyForbidden?.(s, seat, code);
}

/** Do the starting hands come later, by a box? */
export function handsLater(s: State): boolean {
  return courseOf(s).boxes.some((box) => box.dealsHands === true);
}

export function moreLines(s: State, seat: number): ScoreLine[] {
  return courseOf(s).boxes.flatMap((box) => box.moreLines?.(s, seat) ?? []);
}

export function morePoints(s: State, seat: number): number {
  const more = courseOf(s).morePoints;
  let sum = 0;
  for (let i = 0; i < more.length; i++) sum += more[i](s, seat);
  return sum;
}
