/** A big critter as it stands on the board, under a saddle of its player's colour (13.20). */
import type { SeatLook } from '../../../art/people/looks.ts';
import { usePictures } from './album.ts';

interface Props {
  readonly id: string;
  readonly look: SeatLook;
  readonly title: string;
}

export function BigCritter({ id, look, title }: Props) {
  const pictures = usePictures();
  const address = pictures?.paint(id, { hue: 'event', saddle: look.color });
  if (!address) return null;
  return (
    <img className="animal big-critter" src={address} alt={title} title={title} draggable={false} />
  );
}
