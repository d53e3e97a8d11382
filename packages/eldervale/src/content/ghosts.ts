/** The Ghosts of Eldervale (chapter 27): their cards and levels, of our own design. */

type Order = 'haunt' | 'delve' | 'settle' | 'rise' | 'challenge' | 'whisper' | 'eclipse';

/** The compass in the order of the directions of a hex (E27.10). */
export const COMPASS = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const;
export type Compass = (typeof COMPASS)[number];

/** An element by what it is to the Ghosts (E27.11, E27.12). */
export type Keyword = 'own' | 'lead' | 'rival' | 'new';

export interface GhostCard {
  readonly id: string;
  readonly order: Order;
  readonly compass: Compass;
  /** Dice that it adds when it is turned up as an omen (E27.29). */
  readonly omen: 0 | 1 | 2;
  readonly line: readonly [Keyword, Keyword, Keyword];
  /** Chill that comes before the order. */
  readonly chill: 0 | 1;
}

function ghost(
  n: number,
  order: Order,
  compass: Compass,
  omen: GhostCard['omen'],
  line: GhostCard['line'],
  chill: GhostCard['chill'] = 0,
): GhostCard {
  return { id: `ghost-${String(n).padStart(2, '0')}`, order, compass, omen, line, chill };
}

export const GHOST_CARDS: readonly GhostCard[] = [
  ghost(1, 'haunt', 'e', 0, ['own', 'lead', 'new']),
  ghost(2, 'haunt', 'ne', 1, ['lead', 'own', 'new']),
  ghost(3, 'haunt', 'nw', 0, ['new', 'own', 'lead']),
  ghost(4, 'haunt', 'w', 1, ['own', 'rival', 'new'], 1),
  ghost(5, 'haunt', 'sw', 0, ['rival', 'own', 'lead']),
  ghost(6, 'haunt', 'se', 2, ['own', 'lead', 'rival'], 1),
  ghost(7, 'delve', 'e', 1, ['own', 'lead', 'new']),
  ghost(8, 'delve', 'ne', 0, ['lead', 'own', 'rival']),
  ghost(9, 'delve', 'nw', 1, ['new', 'own', 'lead']),
  ghost(10, 'delve', 'w', 0, ['own', 'rival', 'lead']),
  ghost(11, 'delve', 'se', 2, ['rival', 'lead', 'own']),
  ghost(12, 'settle', 'ne', 0, ['own', 'lead', 'new']),
  ghost(13, 'settle', 'nw', 1, ['lead', 'own', 'new']),
  ghost(14, 'settle', 'w', 0, ['own', 'new', 'lead']),
  ghost(15, 'settle', 'sw', 1, ['own', 'lead', 'rival']),
  ghost(16, 'settle', 'se', 0, ['lead', 'rival', 'own']),
  ghost(17, 'rise', 'e', 0, ['own', 'lead', 'new']),
  ghost(18, 'rise', 'nw', 1, ['own', 'lead', 'new'], 1),
  ghost(19, 'rise', 'sw', 1, ['own', 'lead', 'new']),
  ghost(20, 'challenge', 'ne', 2, ['rival', 'own', 'lead']),
  ghost(21, 'challenge', 'w', 1, ['rival', 'lead', 'own']),
  ghost(22, 'challenge', 'se', 2, ['rival', 'own', 'lead']),
  ghost(23, 'whisper', 'sw', 1, ['lead', 'own', 'new']),
  ghost(24, 'eclipse', 'e', 2, ['own', 'lead', 'rival']),
];

export interface GhostLevel {
  readonly id: 'haunting' | 'whispering' | 'dreadful';
  readonly vp: number;
  /** Does the Warrior stand on the Veil from the start? */
  readonly warrior: boolean;
  /** The space of the own element's track. */
  readonly power: number;
  readonly omens: boolean;
  /** Units on the Veil after a Fade, at least. */
  readonly least: number;
  readonly fadeVp: number;
}

/** E27.3; the first one is the usual. */
export const GHOST_LEVELS: readonly GhostLevel[] = [
  { id: 'haunting', vp: 2, warrior: false, power: 1, omens: true, least: 4, fadeVp: 1 },
  { id: 'whispering', vp: 0, warrior: false, power: 1, omens: false, least: 3, fadeVp: 0 },
  { id: 'dreadful', vp: 8, warrior: true, power: 2, omens: true, least: 4, fadeVp: 3 },
];
