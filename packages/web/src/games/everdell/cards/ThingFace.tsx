/** Anything that can be looked up, as it looks on the table. */
import { COLOR_NAMES } from '@evervale/everdell';
import { Figure } from '../../../art/Figure.tsx';
import { CARD_FIGURES, EVENT_FIGURES } from '../art/figureNames.ts';
import { ColorSign } from '../art/ColorSign.tsx';
import { GoodRow } from '../art/Goods.tsx';
import { Milestone, SpotDrawing } from '../art/Motif.tsx';
import { Picture } from '../art/Picture.tsx';
import { Quill } from '../../common/Quill.tsx';
import { Stall } from '../art/Stall.tsx';
import { hueOf } from '../model/about.ts';
import { mainSign, placeSigns } from '../model/signs.ts';
import { CardFace } from '../parts/CardFace.tsx';
import type { Words } from '../../../shell/useWords.ts';
import { journeyStage, type Thing } from './things.ts';

interface Props {
  readonly thing: Thing;
  readonly words: Words;
}

/** Places are called by what they give; the stages of the Journey by their points. */
export function titleOf({ id }: Thing, { name }: Pick<Words, 'name'>): string {
  const stage = journeyStage(id);
  return stage === null ? name(id) : `${name('journey')} ${stage}`;
}

export function ThingFace({ thing, words, large = false }: Props & { large?: boolean }) {
  if (thing.card) return <CardFace id={thing.id} size={large ? 'large' : 'full'} words={words} />;
  if (thing.event) return <EventFace thing={thing} words={words} />;
  if (thing.figure || thing.signs) return <TokenFace thing={thing} words={words} />;
  return <PlaceFace thing={thing} words={words} />;
}

/** What is neither card nor place: its figure or its signs, name and text. */
function TokenFace({ thing, words }: Props) {
  return (
    <span className={`thing-face ${thing.group}`}>
      {thing.original && <Quill title={words.t('card.original')} />}
      {thing.figure && (
        <span className="thing-picture">
          <Picture id={thing.id} figure={thing.figure} hue={hueOf(thing.group)} />
        </span>
      )}
      {thing.signs && (
        <span className="thing-plank">
          <GoodRow amounts={thing.signs} />
        </span>
      )}
      {(thing.points ?? 0) > 0 && <span className="card-points">{thing.points}</span>}
      <b>{words.name(thing.id)}</b>
      <span className="thing-text">{words.print(thing.text)}</span>
    </span>
  );
}

function PlaceFace({ thing, words }: Props) {
  const { id, group } = thing;
  const stage = journeyStage(id);
  const signs = placeSigns(id);
  return (
    <span className="thing-face place">
      {stage === null ? (
        <PlaceDrawing id={id} forest={group === 'forest'} />
      ) : (
        <Milestone points={Number(stage)} />
      )}
      <span className="thing-plank">
        {signs ? <GoodRow amounts={signs} /> : <b>{titleOf(thing, words)}</b>}
      </span>
      <span className="thing-text">{words.print(thing.text)}</span>
    </span>
  );
}

function PlaceDrawing({ id, forest }: { id: string; forest: boolean }) {
  if (id === 'market') return <Stall />;
  return <SpotDrawing kind={id === 'haven' ? 'burrow' : mainSign(id)} forest={forest} />;
}

function EventFace({ thing, words }: Props) {
  const { needs, points } = thing.event!;
  return (
    <span className={`thing-face event-face ${thing.group}`}>
      <span className="thing-picture">
        <Picture id={thing.id} figure={EVENT_FIGURES[thing.id]} hue="event" />
      </span>
      {points > 0 && <span className="card-points">{points}</span>}
      <b>{words.name(thing.id)}</b>
      <span className="event-wants">
        {needs.cards?.map((card) => (
          <Figure key={card} name={CARD_FIGURES[card]} />
        ))}
        {COLOR_NAMES.filter((color) => (needs.colors?.[color] ?? 0) > 0).map((color) => (
          <span key={color} className={`want-color ${color}`}>
            <ColorSign color={color} /> {needs.colors?.[color]}
          </span>
        ))}
      </span>
      <span className="thing-text">{words.print(thing.text)}</span>
    </span>
  );
}
