/** Visitors: who waits on the platform, and who stays beside a city if a wish of theirs comes true (14.22). */
import { COLOR_NAMES, VISITORS, type PlayerView, type Visitor } from '@evervale/everdell';
import { Figure } from '../../../art/Figure.tsx';
import { EVENT_SIGN, KIND_FIGURES, VISITOR_FIGURE } from '../art/figureNames.ts';
import { ColorSign } from '../art/ColorSign.tsx';
import { GoodRow } from '../art/Goods.tsx';
import { Milestone } from '../art/Motif.tsx';
import { Picture } from '../art/Picture.tsx';
import { Tick } from '../../common/Signs.tsx';
import { useTable } from '../context.ts';
import { Target } from './Target.tsx';

type Wish = Visitor['wishes'][number];

const visitorOf = (id: string): Visitor => VISITORS.find((visitor) => visitor.id === id)!;

const Kind = ({ kind }: { kind: 'critter' | 'construction' }) => (
  <Figure name={KIND_FIGURES[kind]} />
);

/** All five colours as dots: of every type, or all of one type. */
function Types({ but }: { but?: string }) {
  return (
    <span className="wish-types">
      {COLOR_NAMES.filter((color) => color !== but).map((color) => (
        <i key={color} className={color}>
          <ColorSign color={color} />
        </i>
      ))}
    </span>
  );
}

/** Cards of a colour, of a kind, of a rarity, or just cards. */
function Cards({ n, filter }: { n: string; filter: Extract<Wish, { of: 'cards' }>['filter'] }) {
  const { color, kind, rarity } = filter;
  if (color !== undefined) {
    return (
      <span className={`need color ${color}`}>
        <ColorSign color={color} />
        {n}
      </span>
    );
  }
  return (
    <>
      <b>{n}</b>
      {kind && <Kind kind={kind} />}
      {rarity && <i className={`rarity-sign ${rarity}`} />}
      {!kind && !rarity && <GoodRow amounts={{ card: 1 }} />}
    </>
  );
}

function WishSign({ wish }: { wish: Wish }) {
  switch (wish.of) {
    case 'cards':
      return <Cards n={String(wish.n)} filter={wish.filter} />;
    case 'atMost':
      return <Cards n={`≤${wish.n}`} filter={{ color: wish.color }} />;
    case 'everyType':
      return (
        <>
          <b>{wish.n}×</b>
          <Types />
        </>
      );
    case 'oneType':
      return (
        <>
          <b>{wish.n}=</b>
          <Types but="production" />
        </>
      );
    case 'leftover':
      return <GoodRow amounts={wish.what} spread={false} />;
    case 'more':
      return (
        <>
          <Kind kind={wish.kind} />
          <b>&gt;</b>
          <Kind kind={wish.kind === 'critter' ? 'construction' : 'critter'} />
        </>
      );
    case 'journey':
      return (
        <>
          <b>{wish.n}</b>
          <Milestone points={2} />
        </>
      );
    case 'events':
      return (
        <>
          <b>{wish.n}</b>
          <Figure name={EVENT_SIGN[wish.type]} />
        </>
      );
    case 'tokens':
      return <GoodRow amounts={{ point: wish.n }} spread={false} />;
  }
}

/** The portrait, the points, and the wish in signs; name and text stand on the large card. */
function VisitorFace({ id }: { id: string }) {
  const { points, wishes } = visitorOf(id);
  return (
    <>
      <span className="visitor-art">
        <Picture id={id} figure={VISITOR_FIGURE} hue="traveler" />
      </span>
      <span className="visitor-points">{points}</span>
      <span className="visitor-wish">
        {wishes.map((wish, i) => (
          <WishSign key={i} wish={wish} />
        ))}
      </span>
    </>
  );
}

/** One of the two piles: its top visitor, and how many wait below. */
export function VisitorPile({ pile }: { pile: number }) {
  const { view, words } = useTable();
  const { visitor, count } = view.station!.visitors[pile];
  return (
    <span className="visitor-pile" data-anchor={`pile/${pile}`}>
      {visitor !== null && (
        <Target
          target={`visitor/${visitor}`}
          kind="visitor"
          id={visitor}
          label={words.name(visitor)}
          silent
          className="visitor"
        >
          <VisitorFace id={visitor} />
          <span className="pile-count" title={words.t('station.waiting', { n: count })}>
            {count}
          </span>
        </Target>
      )}
    </span>
  );
}

/** Those who stay beside a city; a tick says that their wish is fulfilled now. */
export function Guests({ player: { guests, seat } }: { player: PlayerView }) {
  const { words } = useTable();
  return (guests ?? []).map(({ visitor, content }) => (
    <Target
      key={visitor}
      target={null}
      anchor={`guest/${seat}/${visitor}`}
      kind="visitor"
      id={visitor}
      label={words.name(visitor)}
      silent
      className={`visitor guest ${content ? 'content' : ''}`}
    >
      <VisitorFace id={visitor} />
      <span className="guest-mark" aria-hidden="true">
        {content ? <Tick /> : '…'}
      </span>
      <span className="sr">{words.t(content ? 'visitor.content' : 'visitor.waits')}</span>
    </Target>
  ));
}
