/** Every card as it lies in the Meadow and in a city, and everything else that has a face. */
import { CARDS } from '@evervale/everdell';
import { THINGS } from '../cards/things.ts';
import { ThingFace } from '../cards/ThingFace.tsx';
import { CardFace } from '../parts/CardFace.tsx';
import type { Words } from '../../../shell/useWords.ts';

export function Faces({ words }: { words: Words }) {
  return (
    <>
      <div className="gallery-cards">
        {CARDS.list.map(({ id }) => (
          <CardFace key={id} id={id} size="full" words={words} />
        ))}
      </div>
      <div className="gallery-cards small">
        {CARDS.list.map(({ id }) => (
          <CardFace key={id} id={id} size="mini" words={words} />
        ))}
      </div>
      <div className="gallery-things">
        {THINGS.filter(({ card }) => !card).map((thing) => (
          <ThingFace key={thing.id} thing={thing} words={words} />
        ))}
      </div>
    </>
  );
}
