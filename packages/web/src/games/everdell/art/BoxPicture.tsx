/** What is painted on the lid of a box: what comes in it, or a figure that stands for it. */
import { CARDS } from '@evervale/everdell';
import { Figure } from '../../../art/Figure.tsx';
import type { HueName } from '../../../art/kit/papers.ts';
import { ANY_BOX, BOX_FIGURES, CARD_FIGURES } from './figureNames.ts';
import { Picture } from './Picture.tsx';

/** Boxes without cards, and what of them is the best to look at. */
const PICTURES: Readonly<Record<string, readonly [id: string, hue: HueName]>> = {
  spirecrest: ['stubblehoof', 'event'],
  powers: ['owls', 'production'],
  'royal-award': ['beauty', 'traveler'],
  'bellfaire-forest': ['ranger', 'production'],
  'bellfaire-events': ['pie-eating-contest', 'event'],
  'flower-festival': ['flower-festival', 'event'],
  market: ['peddler', 'governance'],
  'newleaf-forest': ['knoll', 'traveler'],
  'newleaf-events': ['hot-air-balloon-race', 'event'],
  'newleaf-basic-events': ['big-city', 'event'],
  tickets: ['conductor', 'prosperity'],
  reservation: ['hotel', 'destination'],
};

export function BoxPicture({ box }: { box: string }) {
  const figure = BOX_FIGURES[box] ?? ANY_BOX;
  const card = CARDS.list.find((one) => one.box === box);
  if (card) return <Picture id={card.id} figure={CARD_FIGURES[card.id]} hue={card.color} />;
  const [id, hue] = PICTURES[box] ?? [];
  if (id === undefined || hue === undefined) return <Figure name={figure} />;
  return <Picture id={id} figure={figure} hue={hue} />;
}
