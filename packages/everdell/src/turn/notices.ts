/** What the boxes of a game are told while it goes on. */
import type { State } from '@evervale/kernel';
import type { Coming } from './joints.ts';
import { type All, courseOf } from './course.ts';

/** One for all: nobody keeps it. */
const coming: Coming = { kind: 0, moved: false };

export function noticePlaced(
  s: State,
  seat: number,
  code: number,
  kind: number,
  moved: boolean,
): void {
  tellOfComing(courseOf(s).placed, s, seat, code, kind, moved);
}

export function noticeArrived(
  s: State,
  seat: number,
  code: number,
  kind: number,
  moved: boolean,
): void {
  tellOfComing(courseOf(s).arrived, s, seat, code, kind, moved);
}

function tellOfComing(
  joints: All<'placed' | 'arrived'>,
  s: State,
  seat: number,
  code: number,
  kind: number,
  moved: boolean,
): void {
  coming.kind = kind;
  coming.moved = moved;
  for (let i = 0; i < joints.length; i++) joints[i](s, seat, code, coming);
}

export function noticeWantsMeadow(s: State, seat: number, position: number): void {
  const { wantsMeadow } = courseOf(s);
  for (let i = 0; i < wantsMeadow.length; i++) wantsMeadow[i](s, seat, position);
}

export function noticeLaid(s: State, seat: number, kind: number): void {
  const { laid } = courseOf(s);
  for (let i = 0; i < laid.length; i++) laid[i](s, seat, kind);
}

export function noticeOccupied(s: State, seat: number): void {
  const { occupied } = courseOf(s);
  for (let i = 0; i < occupied.length; i++) occupied[i](s, seat);
}

export function noticeAchieved(s: State, seat: number, code: number): void {
  const { achieved } = courseOf(s);
  for (let i = 0; i < achieved.length; i++) achieved[i](s, seat, code);
}

export function noticePreparing(s: State, seat: number): void {
  const { preparing } = courseOf(s);
  for (let i = 0; i < preparing.length; i++) preparing[i](s, seat);
}

export function noticeGained(s: State, seat: number, r: number, n: number): void {
  const { gained } = courseOf(s);
  for (let i = 0; i < gained.length; i++) gained[i](s, seat, r, n);
}

export function noticePlayed(s: State, seat: number, kind: number, slot: number): void {
  const { played } = courseOf(s);
  for (let i = 0; i < played.length; i++) played[i](s, seat, kind, slot);
}

export function noticeFromMeadow(s: State, position: number): void {
  const { fromMeadow } = courseOf(s);
  for (let i = 0; i < fromMeadow.length; i++) fromMeadow[i](s, position);
}

export function noticeDrew(s: State, seat: number): void {
  const { drew } = courseOf(s);
  for (let i = 0; i < drew.length; i++) drew[i](s, seat);
}

export function layOutBoxes(s: State): void {
  for (const box of courseOf(s).boxes) box.table?.(s);
}

export function setupBoxes(s: State): void {
  for (const box of courseOf(s).boxes) box.setup?.(s);
}

export function noticeCame(s: State, seat: number, slot: number, kind: number): void {
  const { came } = courseOf(s);
  for (let i = 0; i < came.length; i++) came[i](s, seat, slot, kind);
}

export function noticeLeft(s: State, seat: number, slot: number, kind: number): void {
  const { left } = courseOf(s);
  for (let i = 0; i < left.length; i++) left[i](s, seat, slot, kind);
}

export function recallBoxes(s: State, seat: number): void {
  const { recall } = courseOf(s);
  for (let i = 0; i < recall.length; i++) recall[i](s, seat);
}

export function finishBoxes(s: State, seat: number): void {
  for (const box of courseOf(s).boxes) box.finishes?.(s, seat);
}
