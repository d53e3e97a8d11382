/** An album of pictures is loaded when the first of them is shown: the first screen does not wait for it. */
import { useSyncExternalStore } from 'react';

interface Album<Paint> {
  paint: Paint | null;
  opening: Promise<void> | null;
  readonly readers: Set<() => void>;
  readonly subscribe: (read: () => void) => () => void;
}

/** By what loads it. */
const albums = new Map<unknown, Album<unknown>>();

async function open<Paint>(album: Album<Paint>, load: () => Promise<Paint>): Promise<void> {
  try {
    album.paint = await load();
    for (const read of album.readers) read();
  } catch {
    // Without a net nothing is shown in its place; the next picture tries again.
    album.opening = null;
  }
}

function albumOf<Paint>(load: () => Promise<Paint>): Album<Paint> {
  const known = albums.get(load);
  if (known !== undefined) return known as Album<Paint>;
  const album: Album<Paint> = {
    paint: null,
    opening: null,
    readers: new Set(),
    subscribe: (read) => {
      album.readers.add(read);
      album.opening ??= open(album, load);
      return () => void album.readers.delete(read);
    },
  };
  albums.set(load, album);
  return album;
}

export function useAlbum<Paint>(load: () => Promise<Paint>): Paint | null {
  const album = albumOf(load);
  return useSyncExternalStore(album.subscribe, () => album.paint);
}

/** Outside of what React draws: what loads it has loaded, if it is open. */
export const openAlbum = <Paint>(load: () => Promise<Paint>): Paint | null => albumOf(load).paint;
