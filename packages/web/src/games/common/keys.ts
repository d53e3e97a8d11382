/** What the keyboards of all tables have in common. */

/** Where keys are letters. */
const TYPED = 'input, textarea, select';

/** Is the key meant for somebody else: the browser, a field, a window of the browser's own kind? */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (event.target instanceof Element && event.target.matches(TYPED)) return true;
  return document.querySelector('dialog[open]') !== null;
}

/** Goes to the next or the previous thing that can be chosen. */
export function stepThrough(within: ParentNode, selectors: string, by: 1 | -1): void {
  const things = [...within.querySelectorAll<HTMLElement>(selectors)].filter((thing) =>
    thing.checkVisibility(),
  );
  if (things.length === 0) return;
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next =
    at < 0 ? (by === 1 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  things[next].focus();
}
