/** Events hang on the branches of the tree: four basic ones, four special ones. */
import {
  BASIC_EVENT_LIST,
  COLOR_NAMES,
  SPECIAL_EVENT_LIST,
  type EventView,
} from '@evervale/everdell';
import type { CSSProperties } from 'react';
import { Figure } from '../../../art/Figure.tsx';
import { CARD_FIGURES, EVENT_FIGURES, KIND_FIGURES } from '../art/figureNames.ts';
import { Animal } from '../../../art/people/Animal.tsx';
import { ColorSign } from '../art/ColorSign.tsx';
import { GoodIcon, GoodRow } from '../art/Goods.tsx';
import { Picture } from '../art/Picture.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';
import { Star } from '../../common/Signs.tsx';
import { EventName } from './EventName.tsx';
import { WebOn } from './Modules.tsx';
import { RoyalAward } from './RoyalAward.tsx';
import { useLayout, useLow } from '../useLayout.ts';
import { Target } from './Target.tsx';
import { Wonders } from './Wonders.tsx';

const eventCard = (id: string) =>
  [...BASIC_EVENT_LIST, ...SPECIAL_EVENT_LIST.list].find((event) => event.id === id)!;

function Needs({ id }: { id: string }) {
  const { view, words } = useTable();
  const { needs } = eventCard(id);
  const own = view.seat === null ? [] : view.players[view.seat].city.map(({ card }) => card);
  if (needs.cards) {
    return needs.cards.map((card) => (
      <span
        key={card}
        className={`need ${own.includes(card) ? 'have' : ''}`}
        title={words.name(card)}
      >
        <Figure name={CARD_FIGURES[card]} />
      </span>
    ));
  }
  if (needs.sort) return <Sort {...needs.sort} />;
  if (needs.count) return <Count {...needs.count} />;
  const amounts = COLOR_NAMES.map((color) => needs.colors?.[color] ?? 0);
  if (amounts.every((n) => n === amounts[0])) {
    return (
      <>
        <b>{amounts[0]}×</b>
        {COLOR_NAMES.map((color) => (
          <span key={color} className={`need color each ${color}`}>
            <ColorSign color={color} />
          </span>
        ))}
      </>
    );
  }
  return COLOR_NAMES.filter((color) => (needs.colors?.[color] ?? 0) > 0).map((color) => (
    <span key={color} className={`need color ${color}`}>
      <ColorSign color={color} />
      {needs.colors?.[color]}
    </span>
  ));
}

/** So many cards, whatever they are, or so many of one kind. */
function Count({ kind, n }: { kind?: 'critter' | 'construction'; n: number }) {
  const { words } = useTable();
  return (
    <span className="need-count" title={kind && words.name(`kind-${kind}`)}>
      <b>{n}×</b>
      {kind ? <Figure name={KIND_FIGURES[kind]} /> : <GoodIcon good="card" />}
    </span>
  );
}

/** Cards of one kind and rarity: the sign of unique cards is a diamond, of common ones round. */
function Sort({ rarity, kind, n }: { rarity: string; kind: string; n: number }) {
  const { words } = useTable();
  return (
    <span className="need-sort">
      {n}× <i className={rarity} aria-hidden="true" /> {words.name(`rarity-${rarity}`)},{' '}
      {words.name(`kind-${kind}`)}
    </span>
  );
}

function EventTag({ event }: { event: EventView }) {
  const { view, words, names } = useTable();
  const { points } = eventCard(event.id);
  return (
    <Target
      target={`place/${event.id}`}
      kind="event"
      id={event.id}
      label={words.name(event.id)}
      className={`event ${event.owner === null ? '' : 'taken'}`}
    >
      <span className="event-figure">
        <Picture id={event.id} figure={EVENT_FIGURES[event.id]} hue="event" />
      </span>
      <span className="event-text">
        <EventName name={words.name(event.id)} />
        <span className="event-needs">
          <Needs id={event.id} />
          <GoodRow amounts={event.resources} spread={false} />
          {event.cards.length > 0 && <b>+{event.cards.length}</b>}
        </span>
      </span>
      <span className="event-points">{points > 0 ? points : <Star />}</span>
      <WebOn place={event.id} />
      {event.owner !== null && (
        <Animal look={seatLook(view, event.owner)} title={names[event.owner]} />
      )}
    </Target>
  );
}

/** So many signs hang in one row. */
const ROW = 9;

export function Events() {
  const { view } = useTable();
  const events = [...view.basicEvents, ...view.specialEvents];
  const tags = events.length + (view.award ? 1 : 0) + (view.pearlbrook?.wonders.length ?? 0);
  const half = Math.ceil(tags / 2);
  const layout = useLayout();
  const low = useLow();
  // With many boxes on a small screen the signs keep their pictures: names stand on the large card.
  const small =
    tags > ROW && (layout === 'mid' || (layout === 'wide' && low && view.station !== null));
  return (
    <div
      className="events"
      data-many={tags > ROW || undefined}
      data-small={small || undefined}
      style={{ '--tags': tags > ROW ? half : tags, '--half': half } as CSSProperties}
    >
      <Wonders />
      {events.map((event) => (
        <EventTag key={event.id} event={event} />
      ))}
      <RoyalAward />
    </div>
  );
}
