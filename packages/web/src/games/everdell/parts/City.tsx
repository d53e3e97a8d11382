/** A city: its cards with what lies on them, and the spaces that are still free. */
import type { CityCardView, PlayerView } from '@evervale/everdell';
import type { CSSProperties } from 'react';
import { Figure } from '../../../art/Figure.tsx';
import { PRISONER_FIGURE } from '../../../art/figureNames.ts';
import { Animal } from '../art/Animal.tsx';
import { Frog } from '../art/Frog.tsx';
import { GoodIcon, GoodRow } from '../art/Goods.tsx';
import { useTable } from '../context.ts';
import { cardDropped, mayDrop } from '../dragging.ts';
import { seatLook } from '../model/seats.ts';
import { Beside } from './Beside.tsx';
import { CardFace } from './CardFace.tsx';
import { Target } from './Target.tsx';

/** The frog ambassador that stands on a card (12.7). */
function FrogOn({ owner, slot }: { owner: number; slot: number }) {
  const { view, names } = useTable();
  return view.players
    .filter(({ pearlbrook }) => pearlbrook?.frog.city === owner && pearlbrook.frog.slot === slot)
    .map(({ seat }) => <Frog key={seat} look={seatLook(view, seat)} title={names[seat]} />);
}

function Marks({ card, owner }: { card: CityCardView; owner: number }) {
  const { view, words, names } = useTable();
  return (
    <>
      {card.occupied && (
        <span className="sr" title={words.name('term-occupied')}>
          {words.name('term-occupied')}
        </span>
      )}
      <span className="marks">
        {card.tokens > 0 && (
          <span className="good-count">
            <GoodIcon good="point" />
            <b>{card.tokens}</b>
          </span>
        )}
        <GoodRow amounts={card.resources} spread={false} />
        {card.prisoners.length > 0 && (
          <span className="good-count" title={card.prisoners.map(words.name).join(', ')}>
            <Figure name={PRISONER_FIGURE} />
            <b>{card.prisoners.length}</b>
          </span>
        )}
        {[...card.workers, ...card.aside, ...card.joining].map((seat, i) => (
          <Animal key={i} look={seatLook(view, seat)} title={names[seat]} />
        ))}
        <FrogOn owner={owner} slot={card.slot} />
      </span>
    </>
  );
}

/** A thing of the own city may be meant by its name alone: `occupy:farm`. */
function cityTarget(
  owner: number,
  card: CityCardView,
  own: boolean,
  has: (id: string) => boolean,
): string {
  const byName = `own/${card.card}`;
  return own && has(byName) ? byName : `city/${owner}/${card.slot}`;
}

/** Two rows as long as cards stay wide enough to be read, then three. */
const columnsFor = (cards: number): number =>
  Math.max(8, Math.ceil(cards / 2) <= 12 ? Math.ceil(cards / 2) : Math.ceil(cards / 3));

export function City({ player }: { player: PlayerView }) {
  const { view, words, options } = useTable();
  const own = player.seat === view.seat;
  const free = Math.max(0, player.spaces.size - player.spaces.used);
  return (
    <div
      className="city-grid"
      data-anchor={`city/${player.seat}`}
      style={{ '--columns': columnsFor(player.city.length + free) } as CSSProperties}
    >
      {player.city.map((card) => (
        <Target
          key={card.slot}
          target={cityTarget(player.seat, card, own, (id) => options.has(id))}
          anchor={`city/${player.seat}/${card.slot}`}
          kind="card"
          id={card.card}
          label={words.name(card.card)}
          className={`card-button ${card.paired || card.sharesWith !== null ? 'paired' : ''}`}
        >
          <CardFace
            id={card.card}
            size="mini"
            words={words}
            marks={<Marks card={card} owner={player.seat} />}
            light={{ season: player.season, home: card.occupied ? 'occupied' : 'vacant' }}
          />
        </Target>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span key={`free${i}`} className="plot" />
      ))}
    </div>
  );
}

export function OwnCity() {
  const { view, words, snapshot, pick } = useTable();
  const player = view.players[snapshot.seat];
  return (
    <section
      className="tray city"
      aria-label={words.t('table.city')}
      onDragOver={mayDrop}
      onDrop={(event) => {
        const option = cardDropped(event, snapshot.decision?.options ?? []);
        if (option) pick(option);
      }}
    >
      <div className="tray-head">
        <h2>
          {words.t('table.city')}
          <small>
            {words.t('table.spaces', { used: player.spaces.used, size: player.spaces.size })}
          </small>
        </h2>
        <Beside player={player} />
      </div>
      <City player={player} />
    </section>
  );
}

export function Hand() {
  const { view, words, snapshot } = useTable();
  const player = view.players[snapshot.seat];
  const hand = player.hand ?? [];
  return (
    <section className="tray hand" aria-label={words.t('table.hand')}>
      <h2>
        {words.t('table.hand')}
        <small>{words.t('table.handOf', { n: player.handCount, limit: player.handLimit })}</small>
      </h2>
      <div
        className="hand-cards"
        data-anchor={`hand/${player.seat}`}
        data-many={hand.length > 5 || undefined}
        style={{ '--columns': Math.max(4, Math.ceil(hand.length / 2)) } as CSSProperties}
      >
        {hand.map((id, i) => (
          <Target
            key={i}
            target={`hand/${id}`}
            kind="card"
            id={id}
            label={words.name(id)}
            className="card-button"
          >
            <CardFace id={id} size="full" words={words} />
          </Target>
        ))}
        {player.hand === null &&
          Array.from({ length: player.handCount }, (_, i) => (
            <span key={i} className="card-back" />
          ))}
      </div>
    </section>
  );
}
