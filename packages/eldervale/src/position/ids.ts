/** Things of a position by their ids, and how many of each there are. */
import { Refusal, shown } from '@evervale/kernel';
import { text } from '@evervale/kernel/position';
import { FACTIONS } from '../content/factions.ts';
import { GHOST_CARDS } from '../content/ghosts.ts';
import { MONSTER_LIST } from '../content/monsters/index.ts';
import {
  CARD_KINDS,
  FACE_DOWN,
  MAGIC_KINDS,
  TILES,
  cardOf,
  isFaceDown,
  magicOf,
  tileId,
  tokenElement,
} from '../content/tables.ts';
import { ELEMENTS } from '../content/terms.ts';
import { ORB_REWARDS, TROVE_EFFECTS } from '../content/tracks.ts';
import { tokenKey } from '../say.ts';

export type Named = (value: unknown, field: string) => number;

/** Finds the number of a thing, from 1, or refuses its name. */
function finder(what: string, ids: readonly string[]): Named {
  const numbers = new Map(ids.map((id, i) => [id, i + 1]));
  return (value, field) => {
    const found = numbers.get(text(value, field));
    if (found === undefined) throw new Refusal(field, `no ${what} is called "${shown(value)}"`);
    return found;
  };
}

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const numbered = (n: number, idOf: (thing: number) => string): string[] =>
  Array.from({ length: n }, (_, i) => idOf(i + 1));

export const tileNamed = finder('tile', numbered(TILES, tileId));
export const cardNamed = finder(
  'Adventure card',
  numbered(CARD_KINDS, (kind) => cardOf(kind).id),
);
export const magicNamed = finder(
  'Magic card',
  numbered(MAGIC_KINDS, (kind) => magicOf(kind).id),
);
export const elementNamed = finder('element', ELEMENTS);
export const factionNamed = finder('faction', ids(FACTIONS));
export const monsterNamed = finder('Monster', ids(MONSTER_LIST));
export const ghostCardNamed = finder('card of the Ghosts', ids(GHOST_CARDS));
export const rewardNamed = finder('reward space', ids(ORB_REWARDS));
export const troveNamed = finder('Trove', ids(TROVE_EFFECTS));

const HIDDEN = 'hidden';
const TOKENS_PER_ELEMENT = 12;

/** `air:gem+scroll`, `air:gem-or-scroll`, face down `air:hidden`. */
export function tokenId(token: number): string {
  return `${ELEMENTS[tokenElement(token)]}:${isFaceDown(token) ? HIDDEN : tokenKey(token)}`;
}

/** What there is of a kind of thing, and has not been named yet. */
export class Supply {
  private readonly left: Uint8Array;

  constructor(kinds: number, copies: (kind: number) => number) {
    this.left = Uint8Array.from({ length: kinds + 1 }, (_, kind) =>
      kind === 0 ? 0 : copies(kind),
    );
  }

  take(kind: number, field: string): number {
    if (this.left[kind] === 0) throw new Refusal(field, 'lies somewhere else already');
    this.left[kind]--;
    return kind;
  }

  has(kind: number): boolean {
    return this.left[kind] > 0;
  }

  /** All that is left of these kinds. */
  rest(from: number, to: number): number[] {
    const found: number[] = [];
    for (let kind = from; kind <= to; kind++) {
      for (let i = 0; i < this.left[kind]; i++) found.push(kind);
    }
    return found;
  }
}

/** A token of an element by what it shows; those that show the same are the same. */
export function takeToken(tokens: Supply, element: number, key: string, field: string): number {
  const first = element * TOKENS_PER_ELEMENT + 1;
  let isKnown = false;
  for (let token = first; token < first + TOKENS_PER_ELEMENT; token++) {
    if (tokenKey(token) !== key) continue;
    isKnown = true;
    if (tokens.has(token)) return tokens.take(token, field);
  }
  const name = `${ELEMENTS[element]}:${shown(key)}`;
  throw new Refusal(
    field,
    isKnown ? 'lies somewhere else already' : `no token is called "${name}"`,
  );
}

/** A token with its element; face down only where that may be. */
export function tokenNamed(
  tokens: Supply,
  value: unknown,
  field: string,
  mayBeHidden = false,
): { readonly element: number; readonly token: number } {
  const [name, key = ''] = text(value, field).split(':');
  const element = elementNamed(name, field) - 1;
  const token =
    mayBeHidden && key === HIDDEN ? FACE_DOWN + element : takeToken(tokens, element, key, field);
  return { element, token };
}
