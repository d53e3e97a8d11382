/** What a position may say. Seats are counted from 1; everything left out is empty or as the game begins. */
import type { EncodedState } from '@evervale/kernel';

/** An Adventure card of a Tableau and what lies on it; Units on it stand among the player's `units`. */
export interface PositionCard {
  readonly card: string;
  /** Tokens as `air:gem+scroll`, face down as `air:hidden`; null is an empty Slot. */
  readonly slots?: readonly (string | null)[];
  readonly orb?: boolean;
  readonly stored?: readonly string[];
  /** Of an Aura: the card it is attached to. */
  readonly host?: string;
}

export interface PositionPlayer {
  readonly faction?: string;
  readonly element?: string;
  readonly vp?: number;
  readonly resources?: Readonly<Record<string, number>>;
  readonly tokens?: readonly string[];
  readonly orbs?: number;
  /** Steps on the Glory track; null while the marker is in the Tray. */
  readonly glory?: number | null;
  readonly power?: Readonly<Record<string, number>>;
  readonly hand?: readonly string[];
  /** Completed. */
  readonly quests?: readonly string[];
  /** Place → Units there; all others are in the Tray. */
  readonly units?: Readonly<Record<string, readonly string[]>>;
  readonly dwellings?: readonly string[];
  /** The token in the Slot of Gather. */
  readonly gather?: string;
  readonly tableau?: readonly (string | PositionCard)[];
  readonly tactics?: 'ready' | 'used';
  /** Seen of face-down piles: so many tiles of the stack's top, so many cards of the deck above so many of its bottom. */
  readonly knows?: { readonly tiles?: number; readonly cards?: number; readonly above?: number };
}

/** Where a Monster or Mercenary is, whose it is, and what it has been through. */
export interface PositionFigure {
  readonly at?: string;
  readonly seat?: number;
  /** Battles that a Monster has won; it has lost its first life. */
  readonly wins?: number;
  readonly reborn?: boolean;
  /** How a Mercenary was hired. */
  readonly hired?: 'gold' | 'orb';
}

export interface PositionGhosts extends PositionPlayer {
  readonly chill?: number;
  readonly watcher?: string;
  /** Their cards, the top card first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** The card turned up last. */
  readonly last?: string;
}

export interface Position {
  readonly game?: 'eldervale';
  readonly options?: unknown;
  /** Whose turn it is, and who had the first one. */
  readonly turn?: number;
  readonly first?: number;
  readonly elements?: readonly string[];
  readonly players?: readonly PositionPlayer[];
  readonly ghosts?: PositionGhosts;
  readonly map?: readonly (
    | string
    | { readonly tile: string; readonly q: number; readonly r: number }
  )[];
  /** The Realm stack, its top first. */
  readonly stack?: readonly string[];
  /** Tile → its stacks of tokens, the top one first; null is any of those that are named nowhere. */
  readonly treasure?: Readonly<Record<string, readonly (readonly (string | null)[])[]>>;
  readonly decks?: Readonly<
    Record<string, { readonly open?: string; readonly cards?: readonly string[] }>
  >;
  /** Magic cards, the top card first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly monsters?: Readonly<Record<string, string | PositionFigure>>;
  readonly mercenaries?: Readonly<Record<string, PositionFigure>>;
  /** Orbs that still lie on tracks, and on the first and second Orb space of Glory. */
  readonly trackOrbs?: readonly string[];
  readonly gloryOrbs?: readonly boolean[];
  /** Reward spaces that an Orb has taken. */
  readonly rewards?: readonly string[];
  /** What the Mother of Dragons still guards, the next one first. */
  readonly troves?: readonly string[];
  readonly end?: { readonly by: number; readonly turns: number };
  /** Deal everything that is named nowhere, in an order that follows from the seed. */
  readonly rest?: boolean;
  readonly seed?: number;
  /** Only in positions in the middle of an effect, as the program writes them. */
  readonly pending?: EncodedState;
}
