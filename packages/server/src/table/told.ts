/**
 * What the viewers of a channel have been told, kept as pieces of text: one per field of the view,
 * and one per thing in a list. Most of them stay the same with a move; comparing texts is fast, and
 * only pieces that differ are looked into. Texts also need less memory than the view itself.
 */
import { compare, pointer, type Change } from './patch.ts';

type Piece = string | string[];

export class Told {
  private pieces = new Map<string, Piece>();

  /** The changes that lead from what was told before to this view. */
  next(view: object): Change[] {
    const before = this.pieces;
    const changes: Change[] = [];
    this.pieces = new Map();
    for (const [key, value] of Object.entries(view) as [string, unknown][]) {
      if (value === undefined) continue;
      const piece = cut(value);
      const old = before.get(key);
      this.pieces.set(key, piece);
      before.delete(key);
      if (old === undefined) changes.push([pointer('', key), value]);
      else changesOf(old, piece, value, pointer('', key), changes);
    }
    for (const key of before.keys()) changes.push([pointer('', key)]);
    return changes;
  }
}

function cut(value: unknown): Piece {
  return isListOfThings(value) ? value.map((one) => JSON.stringify(one)) : JSON.stringify(value);
}

function isListOfThings(value: unknown): value is unknown[] {
  return Array.isArray(value) && typeof value[0] === 'object';
}

function changesOf(old: Piece, piece: Piece, value: unknown, path: string, out: Change[]): void {
  if (typeof old === 'string' && typeof piece === 'string') {
    if (old !== piece) compare(JSON.parse(old), value, path, out);
  } else if (Array.isArray(old) && Array.isArray(piece) && old.length === piece.length) {
    const list = value as unknown[];
    for (let i = 0; i < old.length; i++) {
      if (old[i] !== piece[i]) compare(JSON.parse(old[i]), list[i], `${path}/${i}`, out);
    }
  } else {
    compare(whole(old), value, path, out);
  }
}

function whole(piece: Piece): unknown {
  return JSON.parse(typeof piece === 'string' ? piece : `[${piece.join(',')}]`);
}
