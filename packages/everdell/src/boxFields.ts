/**
 * The fields that boxes add to a view. Which there are depends on the boxes in use only, so that is
 * worked out once per choice of boxes; and whether a field looks different to different eyes is seen
 * by whether it asks who looks.
 */
import type { State } from '@evervale/kernel';
import { allBoxes, bitOfNumber, boxesOf } from './content/boxes.ts';
import type { BoxPlayerView, BoxTableView } from './view.ts';

type Made = Record<string, unknown>;
type OfTable = (s: State, viewer: number | null) => unknown;
type OfPlayer = (s: State, seat: number, own: boolean) => unknown;
type Field<Of> = readonly [name: string, of: Of];

interface Fields {
  /** What fields hold whose box is not in use. */
  readonly noTable: Made;
  readonly noPlayer: { readonly own: Made; readonly other: Made };
  readonly table: readonly Field<OfTable>[];
  readonly player: readonly Field<OfPlayer>[];
  /** Those of them that ask who looks. */
  readonly personalTable: readonly Field<OfTable>[];
  readonly personalPlayer: readonly Field<OfPlayer>[];
  readonly revealed: readonly ((s: State) => readonly number[])[];
}

const found = new Map<number, Fields>();

function fieldsOf(s: State): Fields {
  const bits = boxesOf(s);
  let fields = found.get(bits);
  if (fields === undefined) {
    fields = findFields(bits);
    found.set(bits, fields);
  }
  return fields;
}

function findFields(bits: number): Fields {
  const noTable: Made = {};
  const noPlayer = { own: {} as Made, other: {} as Made };
  const table: Field<OfTable>[] = [];
  const player: Field<OfPlayer>[] = [];
  const revealed: ((s: State) => readonly number[])[] = [];
  for (const { number, view } of allBoxes()) {
    const inUse = (bits & bitOfNumber(number)) !== 0;
    if (inUse && view?.revealed !== undefined) revealed.push(view.revealed);
    for (const [name, of] of Object.entries(view?.table ?? {})) {
      noTable[name] = null;
      if (inUse) table.push([name, of]);
    }
    for (const [name, of] of Object.entries(view?.player ?? {})) {
      for (const own of [true, false]) {
        const without = (view?.without?.(own) ?? {}) as Made;
        noPlayer[own ? 'own' : 'other'][name] = without[name] ?? null;
      }
      if (inUse) {
        player.push([name, of]);
      } else if (noPlayer.own[name] !== noPlayer.other[name]) {
        player.push([name, (_s, _seat, own) => noPlayer[own ? 'own' : 'other'][name]]);
      }
    }
  }
  return {
    noTable,
    noPlayer,
    table,
    player,
    personalTable: table.filter(([, of]) => of.length > 1),
    personalPlayer: player.filter(([, of]) => of.length > 2),
    revealed,
  };
}

/** To be copied, not to be changed: it may be the same for many. */
export function tableFields(s: State, viewer: number | null): BoxTableView {
  const { noTable, table } = fieldsOf(s);
  if (table.length === 0) return noTable as unknown as BoxTableView;
  const made = { ...noTable };
  for (const [name, of] of table) made[name] = of(s, viewer);
  return made as unknown as BoxTableView;
}

/** As above. */
export function playerFields(s: State, seat: number, own: boolean): BoxPlayerView {
  const { noPlayer, player } = fieldsOf(s);
  const none = own ? noPlayer.own : noPlayer.other;
  if (player.length === 0) return none as unknown as BoxPlayerView;
  const made = { ...none };
  for (const [name, of] of player) made[name] = of(s, seat, own);
  return made as unknown as BoxPlayerView;
}

/** Cards turned up that a box keeps in a place of its own. */
export function revealedOfBoxes(s: State): readonly number[] {
  return fieldsOf(s).revealed.flatMap((of) => of(s));
}

/** Puts what looks different to these eyes into a copy of a view that was made for others. */
export function lookAtTable(s: State, view: object, viewer: number | null): void {
  for (const [name, of] of fieldsOf(s).personalTable) (view as Made)[name] = of(s, viewer);
}

export function lookAtPlayer(s: State, view: object, seat: number, own: boolean): void {
  for (const [name, of] of fieldsOf(s).personalPlayer) (view as Made)[name] = of(s, seat, own);
}
