/** The picture of a card, Event or whatever else has one; until it has come, the figure that stands for it. */
import { memo, type CSSProperties } from 'react';
import { Figure } from '../../../art/Figure.tsx';
import { usePictures } from './album.ts';
import type { Seen } from './pictures/paint.ts';

interface Props extends Seen {
  readonly id: string;
  readonly figure: string | undefined;
}

export const Picture = memo(function Picture({ id, figure, ...seen }: Props) {
  const pictures = usePictures();
  const address = pictures?.paint(id, seen) ?? null;
  if (pictures === null || address === null) {
    return figure === undefined ? null : <Figure name={figure} />;
  }
  // The name stands beside it: the picture adds nothing for those who cannot see it.
  return (
    <img
      className="picture"
      src={address}
      alt=""
      draggable={false}
      style={{ '--eye': `${pictures.eye(id)}%` } as CSSProperties}
    />
  );
});
