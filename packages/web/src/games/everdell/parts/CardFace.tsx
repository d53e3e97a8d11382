/** A card: picture, name, cost, points, colour with its sign, kind, rarity, partner and text. */
import { CARDS, cardText, type Card } from '@evervale/everdell';
import type { CSSProperties, ReactNode } from 'react';
import { Figure } from '../../../art/Figure.tsx';
import { CARD_FIGURES } from '../art/figureNames.ts';
import type { Words } from '../../../shell/useWords.ts';
import { ColorSign } from '../art/ColorSign.tsx';
import { GoodRow } from '../art/Goods.tsx';
import { Picture } from '../art/Picture.tsx';
import type { Seen } from '../art/pictures/paint.ts';
import { Quill } from '../../common/Quill.tsx';
import { lettersAcross, softened } from '../../common/syllables.ts';
import { FitText } from './FitText.tsx';

const cardOf = (id: string): Card => CARDS.of(CARDS.kindOf(id));

/** Who or what goes with it: the homes of a Critter, the guests of a Construction. */
function partnersOf(id: string): readonly string[] {
  const card = cardOf(id);
  if (card.kind === 'critter') return card.livesIn ?? [];
  return CARDS.list.filter((other) => other.livesIn?.includes(id)).map((other) => other.id);
}

type CardSize = 'mini' | 'full' | 'large';

interface Props {
  readonly id: string;
  readonly size: CardSize;
  readonly words: Words;
  /** What lies on it. */
  readonly marks?: ReactNode;
  /** In a city: the light of the season, and whether somebody lives there. */
  readonly light?: Pick<Seen, 'season' | 'home'>;
}

export function CardFace({ id, size, words, marks, light }: Props) {
  const card = cardOf(id);
  const hasCost = Object.keys(card.cost).length > 0;
  const text = size === 'mini' ? '' : words.print(cardText(id));
  return (
    <span
      className={`card ${size} ${card.color} ${card.kind} ${card.rarity}`}
      style={{ '--chars': text.length } as CSSProperties}
    >
      <span className="card-art">
        <Picture
          id={id}
          figure={CARD_FIGURES[id]}
          hue={card.color}
          gold={card.box === 'legends'}
          guest={card.kind === 'construction' ? partnersOf(id)[0] : undefined}
          {...light}
        />
        <span className="card-sign">
          <ColorSign color={card.color} />
        </span>
        <span className="card-points">{card.points}</span>
        {card.original && <Quill title={words.t('card.original')} />}
        {size !== 'mini' && (
          <span className="card-cost">
            {hasCost ? <GoodRow amounts={card.cost} spread={false} /> : <b>0</b>}
          </span>
        )}
        {size !== 'mini' && <Partner id={id} />}
        {size !== 'mini' && card.golden && <GoldenBanner banner={card.golden} />}
        {marks}
      </span>
      <span className="card-body">
        <CardName name={words.name(id)} />
        {size === 'full' && <FitText text={text} />}
        {size === 'large' && <span className="card-text">{text}</span>}
      </span>
    </span>
  );
}

const LONG_WORD = 9;

/** A compound of so many letters stays on one line; longer ones break at the hyphen, or where they are joined. */
const SHORT_COMPOUND = 17;

/** The letters shrink until the longest word fits. */
function CardName({ name }: { name: string }) {
  const words = name
    .split(/\s/)
    .flatMap((word) => (word.length > SHORT_COMPOUND ? word.split('-') : word));
  const longest = lettersAcross(words, SHORT_COMPOUND);
  return (
    <span className="card-name" style={{ '--longest': longest } as CSSProperties}>
      {softened(name, LONG_WORD)}
    </span>
  );
}

/** Whom it takes in, or where it moves in, for a golden token: cards of a colour or of a rarity (14.7, 14.8). */
function GoldenBanner({ banner: { color, rarity } }: { banner: NonNullable<Card['golden']> }) {
  return (
    <span className="golden-banner">
      {color && (
        <i className={color}>
          <ColorSign color={color} />
        </i>
      )}
      {rarity && <i className={`rarity-sign ${rarity}`} />}
    </span>
  );
}

function Partner({ id }: { id: string }) {
  const partners = partnersOf(id);
  if (partners.length === 0) return null;
  return (
    <span className="card-partner">
      {partners.slice(0, 2).map((partner) => (
        <Figure key={partner} name={CARD_FIGURES[partner]} />
      ))}
    </span>
  );
}
