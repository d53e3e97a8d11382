/** The pictures of all boxes, loaded when the first card is shown. */
import { openAlbum, useAlbum } from '../../../art/album.ts';
import type { eye, paint } from './pictures/paint.ts';

interface Pictures {
  readonly paint: typeof paint;
  readonly eye: typeof eye;
}

const load = async (): Promise<Pictures> => import('./pictures/paint.ts');

/** A picture outside of what React draws, if the album is open. */
export const painted: Pictures['paint'] = (id, seen) => openAlbum(load)?.paint(id, seen) ?? null;

export const usePictures = (): Pictures | null => useAlbum(load);
