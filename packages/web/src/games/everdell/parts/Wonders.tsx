/** The four wonders, where the basic Events would hang (12.4). */
import { WONDERS, type WonderView } from '@evervale/everdell';
import { WONDER_FIGURES } from '../art/figureNames.ts';
import { Animal } from '../../../art/people/Animal.tsx';
import { GoodRow } from '../art/Goods.tsx';
import { Picture } from '../art/Picture.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';
import { EventName } from './EventName.tsx';
import { Target } from './Target.tsx';

function WonderTag({ wonder: { id, owner } }: { wonder: WonderView }) {
  const { view, words, names } = useTable();
  const { price, cards, points } = WONDERS.find((one) => one.id === id)!;
  return (
    <Target
      target={`place/${id}`}
      kind="wonder"
      id={id}
      label={words.name(id)}
      className={`event wonder ${owner === null ? '' : 'taken'}`}
    >
      <span className="event-figure">
        <Picture id={id} figure={WONDER_FIGURES[id]} hue="governance" />
      </span>
      <span className="event-text">
        <EventName name={words.name(id)} />
        <span className="event-needs">
          <GoodRow amounts={{ ...price, card: cards }} spread={false} />
        </span>
      </span>
      <span className="event-points">{points}</span>
      {owner !== null && <Animal look={seatLook(view, owner)} title={names[owner]} />}
    </Target>
  );
}

export function Wonders() {
  const { view } = useTable();
  return view.pearlbrook?.wonders.map((wonder) => <WonderTag key={wonder.id} wonder={wonder} />);
}
