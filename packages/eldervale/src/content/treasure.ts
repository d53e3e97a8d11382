/** A treasure token: what it shows (E12.13). Its element is that of its back (E12.15). */
import type { Element, Good } from './terms.ts';

export interface Treasure {
  readonly element: Element;
  readonly shows: readonly Good[];
  /** With a slash between the two: one of them (E12.14). */
  readonly choice?: true;
}

export const both = (element: Element, ...shows: Good[]): Treasure => ({ element, shows });
export const either = (element: Element, ...shows: Good[]): Treasure => ({
  element,
  shows,
  choice: true,
});
