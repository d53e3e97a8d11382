/** What Events ask for, as numbers: looked up once for each turn and place. */
import {
  BASIC_EVENT_LIST,
  SPECIAL_EVENT_LIST,
  type GameEventCard,
  type Requirement,
} from './board.ts';
import { CARDS } from './tables.ts';
import { COLOR_NAMES, type CardKind } from './terms.ts';

export interface Needs {
  readonly kinds: readonly number[];
  readonly colors: readonly number[];
  readonly anyColor: boolean;
  /** Which of the four sorts by kind and rarity is counted (-1 = none), and how many. */
  readonly sort: number;
  readonly ofSort: number;
  /** One of the following is asked for, which few Events do. */
  readonly more: boolean;
  /** So many cards that pass the filter. */
  readonly filter: { readonly kind?: CardKind };
  readonly ofFilter: number;
  /** Events achieved before. */
  readonly events: number;
}

/** The colour a basic Event asks for and how many cards of it (none: 0 of the first): as quick a no. */
export const FIRST_COLOR = new Uint8Array(8);
export const OF_FIRST_COLOR = new Uint8Array(8);
/** The first card a special Event asks for, by kind of Event: the quickest way to say no. */
export const FIRST_NEED = new Uint8Array(64);
export const BASIC_NEEDS: Needs[] = [];
/** By kind, so the first entry is empty. */
export const SPECIAL_NEEDS: Needs[] = [];

function needsOf(event: GameEventCard): Needs {
  return {
    kinds: (event.needs.cards ?? []).map((id) => CARDS.kindOf(id)),
    colors: COLOR_NAMES.map((color) => event.needs.colors?.[color] ?? 0),
    anyColor: event.needs.colors !== undefined,
    sort: sortOf(event.needs),
    ofSort: event.needs.sort?.n ?? 0,
    more: event.needs.count !== undefined || event.needs.events !== undefined,
    filter: event.needs.count?.kind === undefined ? {} : { kind: event.needs.count.kind },
    ofFilter: event.needs.count?.n ?? 0,
    events: event.needs.events ?? 0,
  };
}

/** As the city counts its cards: twice the kind plus the rarity. */
function sortOf({ sort }: Requirement): number {
  if (sort === undefined) return -1;
  return (sort.kind === 'critter' ? 2 : 0) + (sort.rarity === 'unique' ? 1 : 0);
}

export function settleNeeds(): void {
  BASIC_EVENT_LIST.forEach((event, i) => {
    BASIC_NEEDS[i] = needsOf(event);
    FIRST_COLOR[i] = Math.max(
      0,
      BASIC_NEEDS[i].colors.findIndex((n) => n > 0),
    );
    OF_FIRST_COLOR[i] = BASIC_NEEDS[i].colors[FIRST_COLOR[i]];
  });
  SPECIAL_EVENT_LIST.list.forEach((event, i) => {
    SPECIAL_NEEDS[i + 1] = needsOf(event);
    FIRST_NEED[i + 1] = SPECIAL_NEEDS[i + 1].kinds[0] ?? 0;
  });
}
