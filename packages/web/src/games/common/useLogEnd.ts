/** A log shows its end: whatever comes, and whenever it gets a size. */
import { useEffect, useRef, type RefObject } from 'react';

export function useLogEnd(lines: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current!;
    const toEnd = (): void => void (element.scrollTop = element.scrollHeight);
    toEnd();
    // On a phone it has no size until its tab is opened.
    const watch = new ResizeObserver(toEnd);
    watch.observe(element);
    return () => watch.disconnect();
  }, [lines]);
  return list;
}
