/**
 * What says an effect, as one byte (the field AT of a frame): Adventure cards by number, the spaces of
 * the Starter card, abilities of factions, Monsters by figure, Magic cards. A Realm action has the
 * Unit placed + 1 in its stead.
 */
export const STARTER = 105;
export const GATHER_SPACE = STARTER + 1;
export const DWELL_SPACE = STARTER + 2;
/** Two for each faction. */
export const FACTION_SOURCE = 110;
/** By figure: element, Mother, Giant. */
export const MONSTER_SOURCE = 150;
/** By kind. */
export const MAGIC_SOURCE = 160;

/** Does an ability of a Monster say it? */
export const isMonsterSource = (at: number): boolean => at >= MONSTER_SOURCE && at < MAGIC_SOURCE;
