/** The pictures of all boxes, loaded when the first card is shown. */
import { openAlbum, useAlbum } from '../../../art/album.ts';
import type { paint } from './pictures/paint.ts';

type Paint = typeof paint;

const load = async (): Promise<Paint> => (await import('./pictures/paint.ts')).paint;

/** A picture outside of what React draws, if the album is open. */
export const painted: Paint = (id, seen) => openAlbum(load)?.(id, seen) ?? null;

export const usePictures = (): Paint | null => useAlbum(load);
