/** A city: its cards with what lies on them, and the spaces that are still free. */
import { CARDS, type CityCardView, type PlayerView } from '@evervale/everdell';
import type { CSSProperties } from 'react';
import { Figure } from '../../../art/Figure.tsx';
import { PRISONER_FIGURE } from '../art/figureNames.ts';
import { Animal } from '../../../art/people/Animal.tsx';
import { BigCritter } from '../art/BigCritter.tsx';
import { Frog } from '../art/Frog.tsx';
import { GoodIcon, GoodRow } from '../art/Goods.tsx';
import { useTable } from '../context.ts';
import { cardDropped, mayDrop } from '../dragging.ts';
import { shapeOf, spacesOf } from '../model/city.ts';
import { seatLook } from '../model/seats.ts';
import { Beside } from './Beside.tsx';
import { CardFace } from './CardFace.tsx';
import { WebOn } from './Modules.tsx';
import { Target } from './Target.tsx';
import { useFitTexts } from '../useFitTexts.ts';

/** The frog ambassador that stands on a card (12.7). */
function FrogOn({ owner, slot }: { owner: number; slot: number }) {
  const { view, names } = useTable();
  return view.players
    .filter(({ pearlbrook }) => pearlbrook?.frog.city === owner && pearlbrook.frog.slot === slot)
    .map(({ seat }) => <Frog key={seat} look={seatLook(view, seat)} title={names[seat]} />);
}

/** Workers on a card; a big critter is seen as itself. */
function OnCard({ card, owner }: { card: CityCardView; owner: number }) {
  const { view, names, words } = useTable();
  const kinds = view.players.map(({ workers }) =>
    workers.flatMap(({ kind, city, slot }) =>
      kind && city === owner && slot === card.slot ? [kind] : [],
    ),
  );
  return [...card.workers, ...card.aside, ...card.joining].map((seat, i) => {
    const look = seatLook(view, seat);
    const kind = kinds[seat]?.pop();
    return kind === undefined ? (
      <Animal key={i} look={look} title={names[seat]} />
    ) : (
      <BigCritter key={i} id={kind} look={look} title={words.name(kind)} />
    );
  });
}

function Marks({ card, owner }: { card: CityCardView; owner: number }) {
  const { words } = useTable();
  return (
    <>
      {card.occupied && (
        <span className="sr" title={words.name('term-occupied')}>
          {words.name('term-occupied')}
        </span>
      )}
      <span className="marks">
        {card.golden && (
          <span className="golden-mark" title={words.name('term-golden-token')}>
            <GoodIcon good="golden" />
            <span className="sr">{words.name('term-golden-token')}</span>
          </span>
        )}
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
        <OnCard card={card} owner={owner} />
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

function CityCard({ card, player }: { card: CityCardView; player: PlayerView }) {
  const { view, words, options } = useTable();
  const own = player.seat === view.seat;
  return (
    <Target
      target={cityTarget(player.seat, card, own, (id) => options.has(id))}
      anchor={`city/${player.seat}/${card.slot}`}
      kind="card"
      id={card.card}
      label={words.name(card.card)}
      className="card-button"
    >
      <CardFace
        id={card.card}
        size="mini"
        words={words}
        marks={<Marks card={card} owner={player.seat} />}
        light={{
          season: player.season,
          home: card.occupied || card.golden ? 'occupied' : 'vacant',
        }}
      />
      <WebOn location={CARDS.of(CARDS.kindOf(card.card)).visit !== undefined} />
    </Target>
  );
}

export function City({ player }: { player: PlayerView }) {
  const { words } = useTable();
  const spaces = spacesOf(player.city);
  const { columns, rows } = shapeOf(spaces.length);
  const free = Math.max(0, player.spaces.size - player.spaces.used);
  const plots = Math.min(free, columns * rows - spaces.length);
  return (
    <div
      className="city-grid"
      data-anchor={`city/${player.seat}`}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
    >
      {spaces.map((cards) =>
        cards.length === 1 ? (
          <CityCard key={cards[0].slot} card={cards[0]} player={player} />
        ) : (
          <span
            key={cards[0].slot}
            className="couple"
            role="group"
            aria-label={cards.map(({ card }) => words.name(card)).join(' + ')}
          >
            {cards.map((card) => (
              <CityCard key={card.slot} card={card} player={player} />
            ))}
          </span>
        ),
      )}
      {Array.from({ length: plots }, (_, i) => (
        <span key={`free${i}`} className="plot" />
      ))}
    </div>
  );
}

export function OwnCity() {
  const { view, words, snapshot, pick } = useTable();
  const player = view.players[snapshot.seat];
  const { columns } = shapeOf(spacesOf(player.city).length);
  return (
    <section
      className="tray city"
      style={{ '--columns': columns, '--n': player.handCount } as CSSProperties}
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
  const box = useFitTexts<HTMLDivElement>(hand.join(' ') + words.lang);
  const full = player.handCount >= player.handLimit;
  const { columns } = shapeOf(spacesOf(player.city).length);
  return (
    <section
      className="tray hand"
      aria-label={words.t('table.hand')}
      style={{ '--columns': columns, '--n': player.handCount } as CSSProperties}
    >
      <h2 data-full={full || undefined}>
        {words.t('table.hand')}
        <small>{words.t('table.handOf', { n: player.handCount, limit: player.handLimit })}</small>
      </h2>
      <div className="hand-cards" data-anchor={`hand/${player.seat}`} data-fit ref={box}>
        {hand.map((id, i) => (
          <Target
            key={i}
            target={`hand/${id}`}
            kind="card"
            id={id}
            label={words.name(id)}
            className="card-button"
            style={{ '--i': i } as CSSProperties}
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
