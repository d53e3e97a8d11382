/** How large the network is, and where its numbers lie. */
export const HIDDEN = 16;
/** Each feature has a row: its weights to the hidden cells, then its linear weight. */
export const ROW = HIDDEN + 1;

/** The memory begins with the features of a position, indexes and values, and the hidden cells. */
export const MOST_FEATURES = 512;
export const INDEX_AT = 0;
export const VALUE_AT = 2048;
export const CELLS_AT = 4096;
export const WEIGHTS_AT = 4160;
