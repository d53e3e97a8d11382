/** What is painted on the lid of a box: a card that comes in it, or a figure that stands for it. */
import { CARDS } from '@evervale/everdell';
import { Figure } from '../../../art/Figure.tsx';
import { ANY_BOX, BOX_FIGURES, CARD_FIGURES } from './figureNames.ts';
import { Picture } from './Picture.tsx';

export function BoxPicture({ box }: { box: string }) {
  const card = CARDS.list.find((one) => one.box === box);
  if (card) return <Picture id={card.id} figure={CARD_FIGURES[card.id]} hue={card.color} />;
  return <Figure name={BOX_FIGURES[box] ?? ANY_BOX} />;
}
