/** A card: figure, name, cost, points, colour with its sign, kind, rarity, partner and text. */
import { CARDS, cardText, type Card } from '@evervale/everdell';
import type { CSSProperties, ReactNode } from 'react';
import { Figure } from '../../../art/Figure.tsx';
import { CARD_FIGURES } from '../../../art/figureNames.ts';
import type { Words } from '../../../shell/useWords.ts';
import { ColorSign } from '../art/ColorSign.tsx';
import { GoodRow } from '../art/Goods.tsx';

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
  readonly marks?: ReactNode;
}

export function CardFace({ id, size, words, marks }: Props) {
  const card = cardOf(id);
  const hasCost = Object.keys(card.cost).length > 0;
  return (
    <span className={`card ${size} ${card.color} ${card.kind} ${card.rarity}`}>
      <span className="card-art">
        <Figure name={CARD_FIGURES[id]} />
        <span className="card-sign">
          <ColorSign color={card.color} />
        </span>
        <span className="card-points">{card.points}</span>
        {size !== 'mini' && <Partner id={id} />}
      </span>
      <span className="card-body">
        <CardName name={words.name(id)} />
        {size !== 'mini' && <CardText text={words.print(cardText(id))} />}
        {size !== 'mini' && (
          <span className="card-foot">
            <span className="card-cost">
              {hasCost ? <GoodRow amounts={card.cost} spread={false} /> : <b>0</b>}
            </span>
          </span>
        )}
      </span>
      {marks}
    </span>
  );
}

const LONG_WORD = 9;

/** Long words may be parted between a vowel and the syllable after it. */
function softened(name: string): string {
  return name.replaceAll(
    /(?<=\p{L}{2}[aeiouyäöüéèà])(?=[b-df-hj-np-tv-xz][aeiouyäöüéèà]\p{L})/giu,
    '\u00AD',
  );
}

/** The letters shrink until the longest word fits. */
function CardName({ name }: { name: string }) {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const parted = longest > LONG_WORD ? softened(name) : name;
  return (
    <span className="card-name" style={{ '--longest': longest } as CSSProperties}>
      {parted}
    </span>
  );
}

/** Longer than this, the text stands in smaller letters. */
const LONG = 78;

function CardText({ text }: { text: string }) {
  return (
    <span className="card-text" data-long={text.length > LONG || undefined}>
      {text}
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
