/**
 * A landscape: `ground` is cut off at the edge of the tile, the skyline stands on the rear two fifths and
 * may rise above it. Left stays free for the treasure, the rear right for a Dwelling, the front for figures.
 */
export interface Land {
  readonly ground: string;
  readonly skyline: string;
}
