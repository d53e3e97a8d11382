/** Occupied tokens of boxes, beside the brown one of the base game: a bit each on the Construction. */
import { BROWN_TOKEN } from '../state/layout.ts';

export interface OccupiedToken {
  /** The field of views and positions that tells of it. */
  readonly id: string;
  readonly bit: number;
}

export const BOX_TOKENS: OccupiedToken[] = [];

export function addTokens(box: string, tokens: readonly OccupiedToken[]): void {
  for (const token of tokens) {
    const taken = BOX_TOKENS.reduce((bits, { bit }) => bits | bit, BROWN_TOKEN);
    if ((taken & token.bit) !== 0) throw new Error(`${box}: the bit of ${token.id} is taken`);
    BOX_TOKENS.push(token);
  }
}
