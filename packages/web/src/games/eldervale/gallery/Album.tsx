/** The pictures of all cards, as large as in the hand and as small as in a Tableau. */
import { ADVENTURE_CARDS, MAGIC_CARDS } from '@evervale/eldervale';
import { CardPicture } from '../art/index.ts';

const CARDS = [...ADVENTURE_CARDS.map(({ id }) => id), ...new Set(MAGIC_CARDS.map(({ id }) => id))];

export function Album() {
  return (
    <>
      {['large', 'small'].map((size) => (
        <div key={size} className={`vale-row ${size}`}>
          {CARDS.map((id) => (
            <span key={id} title={id}>
              <CardPicture card={id} />
            </span>
          ))}
        </div>
      ))}
    </>
  );
}
