/** The album of pictures is loaded when the first card is shown: the first screen does not wait for it. */
import { useSyncExternalStore } from 'react';
import type { paint } from './pictures/paint.ts';

type Paint = typeof paint;

let album: Paint | null = null;
let opening: Promise<void> | null = null;
const readers = new Set<() => void>();

async function open(): Promise<void> {
  try {
    album = (await import('./pictures/paint.ts')).paint;
    for (const read of readers) read();
  } catch {
    // Without a net the figures stay; the next card tries again.
    opening = null;
  }
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  opening ??= open();
  return () => void readers.delete(read);
}

/** A picture outside of what React draws, if the album is open. */
export const painted: Paint = (id, seen) => album?.(id, seen) ?? null;

export const useAlbum = (): Paint | null => useSyncExternalStore(subscribe, () => album);
