/** The picture of an Adventure or Magic card; the album comes with the first card that is shown. */
import { memo } from 'react';
import { useAlbum } from '../../../art/album.ts';
import type { paint } from './cards/paint.ts';

const load = async (): Promise<typeof paint> => (await import('./cards/paint.ts')).paint;

interface Props {
  readonly card: string;
  readonly className?: string;
}

/** The name stands beside it: the picture adds nothing for those who cannot see it. */
export const CardPicture = memo(function CardPicture({ card, className = 'picture' }: Props) {
  const address = useAlbum(load)?.(card) ?? null;
  if (address === null) return <span className={className} aria-hidden="true" />;
  return (
    <img className={className} src={address} alt="" width={100} height={90} draggable={false} />
  );
});
