/** The picture of an Adventure or Magic card; the album comes with the first card that is shown. */
import { memo } from 'react';
import { useAlbum } from '../../../art/album.ts';
import type { paint } from './cards/paint.ts';
import type { Place } from './drawn.tsx';

const load = async (): Promise<typeof paint> => (await import('./cards/paint.ts')).paint;

/** It fills whatever room it is given, cut off at the sides; the name of the card stands beside it. */
export const CardPicture = memo(function CardPicture({
  card,
  ...place
}: Place & { readonly card: string }) {
  const address = useAlbum(load)?.(card) ?? null;
  return (
    <svg
      viewBox="0 0 100 90"
      preserveAspectRatio="xMidYMid slice"
      className="picture"
      aria-hidden="true"
      {...place}
    >
      {address !== null && <image href={address} width={100} height={90} />}
    </svg>
  );
});
