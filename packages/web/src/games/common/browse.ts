/** A page of many things that are looked through: arrows, the key of the search, Escape. */
import { useEffect, type KeyboardEvent } from 'react';

/** The arrows go through what lies in rows, wherever each row breaks. */
export function stepTo(event: KeyboardEvent<HTMLElement>): void {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    event.key
  ];
  const from = (event.target as HTMLElement).closest('a');
  if (!direction || !from) return;
  const [dx, dy] = direction;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = dy === 0 ? links[links.indexOf(from) + dx] : nearest(from, links, dy);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** In the next row up or down, the one that lies closest. */
function nearest(
  from: HTMLElement,
  links: readonly HTMLElement[],
  dy: number,
): HTMLElement | undefined {
  const at = from.getBoundingClientRect();
  const placed = links
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - at.top) * dy > 4);
  const row = Math.min(...placed.map(({ box }) => Math.abs(box.top - at.top)));
  return placed
    .filter(({ box }) => Math.abs(box.top - at.top) - row < 4)
    .toSorted((a, b) => Math.abs(a.box.left - at.left) - Math.abs(b.box.left - at.left))[0]?.link;
}

export function useShortcuts(close: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') close();
      else if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
        event.preventDefault();
        document.querySelector<HTMLElement>('.card-search')?.focus();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [close]);
}
