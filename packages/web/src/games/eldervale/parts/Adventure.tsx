/** The face-up Adventure cards of the elements in play, with what they cost and do. */
import type { View } from '@evervale/eldervale';
import type { CSSProperties } from 'react';
import { useGame } from '../../../shell/useGame.ts';
import { Tick } from '../../common/Signs.tsx';
import { CardPicture, ResourceIcon, Rune } from '../art/index.ts';
import { softened } from '../../common/syllables.ts';
import { useTable } from '../context.ts';
import { cardOf } from '../model/board.ts';
import { canPay } from '../model/prices.ts';
import { goodsOf, priceSaying } from '../model/saying.ts';
import { tonesOf } from '../model/tones.ts';
import { useFitTexts } from '../useFitTexts.ts';
import { Signed } from './Signed.tsx';
import { Thing } from './Thing.tsx';

export function PriceRow({ goods }: { goods: readonly string[] }) {
  return (
    <span className="price" aria-hidden="true">
      {goods.map((good, i) => (
        <ResourceIcon key={i} kind={good as 'gem'} />
      ))}
    </span>
  );
}

function FaceUp({ deck }: { deck: View['decks'][number] }) {
  const table = useTable();
  const { words, t, view, snapshot } = table;
  const { lookup } = useGame();
  const tones = tonesOf(deck.element);
  const style = { '--deep': tones.dark, '--tone': tones.middle } as CSSProperties;
  const id = deck.faceUp;
  if (id === null) {
    return (
      <li className="adventure none" style={style}>
        <Rune element={deck.element} />
        <small>{t('adventure.none')}</small>
      </li>
    );
  }
  const card = cardOf(id)!;
  const payable = canPay(view.seats[snapshot.seat], card.cost);
  return (
    <li className="adventure" style={style}>
      <Thing
        target={`adventure/${id}`}
        label={`${words.name(deck.element)}, ${priceSaying(table, card.cost)}`}
      >
        <span className="spine">
          <Rune element={deck.element} />
          <b title={t('adventure.left', { n: deck.left })}>{deck.left}</b>
        </span>
        <CardPicture card={id} />
        <span className="adventure-name" data-fit-name>
          {softened(words.name(id), 9)}
        </span>
        <Signed text={lookup.find(id)?.text()} className="adventure-text" on={deck.element} />
        <span className="adventure-foot">
          <PriceRow goods={goodsOf(card.cost)} />
          {payable && (
            <i title={t('adventure.pay')}>
              <Tick />
              <span>{t('adventure.pay')}</span>
            </i>
          )}
        </span>
      </Thing>
    </li>
  );
}

/** From so many decks on their cards are narrow: the name stands above the text, not beside the element. */
const MANY = 6;

export function Adventures() {
  const { view, words, onCard } = useTable();
  const { lookup } = useGame();
  const lengths = view.decks.map(({ faceUp }) => {
    const text = faceUp === null ? undefined : lookup.find(faceUp)?.text();
    return text === undefined ? 0 : onCard(text).length;
  });
  const cards = view.decks.map(({ faceUp }) => faceUp).join(' ');
  const box = useFitTexts<HTMLUListElement>(cards + words.lang, lengths);
  return (
    <ul
      className="adventures"
      ref={box}
      data-many={view.decks.length >= MANY || undefined}
      aria-label={words.print({ key: 'view.decks' })}
    >
      {view.decks.map((deck) => (
        <FaceUp key={deck.element} deck={deck} />
      ))}
    </ul>
  );
}
