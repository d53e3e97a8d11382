/** What moves when something happens: a picture of it, from where to where, and how. */
import {
  ELEMENTS,
  RESOURCES,
  type Element,
  type FigureView,
  type GameEvent,
  type RealmView,
  type TokenView,
  type View,
} from '@evervale/eldervale';
import { dwellingNeighbours } from './board.ts';

type Picture =
  | { readonly figure: FigureView }
  | { readonly token: TokenView }
  | { readonly good: string }
  | { readonly dwelling: Element }
  | { readonly card: string }
  | { readonly orb: true };

export interface Motion {
  /** Null: only a ring of light where it happened. */
  readonly picture: Picture | null;
  /** Where it may come from and go to: the first that can be seen. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly how: 'hop' | 'fly' | 'leap' | 'sink' | 'drop' | 'pulse' | 'claw' | 'shake' | 'rise';
  /** Milliseconds after its turn: something else is to be seen first. */
  readonly after?: number;
}

type Kind = GameEvent['type'];

interface Moment {
  readonly before: View;
  readonly after: View;
  /** Whose eyes these are. */
  readonly me: number;
  /** Where the last Unit was placed: what it brings comes from there. */
  readonly here: string | null;
}

type Of<K extends Kind> = Extract<GameEvent, { type: K }>;
type Moves = { readonly [K in Kind]?: string | ((event: Of<K>, at: Moment) => readonly Motion[]) };

const OF_SEAT = [
  'worker',
  'worker',
  'worker',
  'worker',
  'worker',
  'worker',
  'warrior',
  'wizard',
  'dragon',
];
const MERCENARIES = ['minotaur', 'shapeshifter'];

/** Figures are numbered: nine of each of five seats, then the Mercenaries, then Monsters. */
function unitName(unit: number): string | null {
  if (unit < 45) return OF_SEAT[unit % 9];
  return MERCENARIES[unit - 45] ?? null;
}

/** Units of others are at their name; the own ones have places of their own. */
const seatOr = (seat: number, { me }: Moment, own: string): readonly string[] =>
  seat === me ? [own, `player/${seat}`] : [`player/${seat}`];

const tileAt = (view: View, realm: number): string | null => view.realms[realm]?.tile ?? null;

/** Where a figure stood before, if it was on the map. */
function stoodAt({ before }: Moment, seat: number, unit: string): readonly string[] {
  const found = before.realms.filter(({ figures }) =>
    figures.some((one) => one.seat === seat && one.unit === unit),
  );
  return found.map(({ tile }) => `realm/${tile}`);
}

function arriving(
  event: { readonly seat: number; readonly unit: number; readonly realm: number },
  at: Moment,
  from: readonly string[],
): readonly Motion[] {
  const unit = unitName(event.unit);
  const tile = tileAt(at.after, event.realm);
  if (unit === null || tile === null) return [];
  const figure = { seat: event.seat, unit };
  return [
    {
      picture: { figure },
      from,
      to: [`figure/${tile}/${event.seat}/${unit}`, `realm/${tile}`],
      how: 'hop',
    },
  ];
}

const pulse = (...to: readonly string[]): readonly Motion[] => [
  { picture: null, from: to, to, how: 'pulse' },
];

const MOST = 3;

function goodsMoving(
  { seat, goods }: { readonly seat: number; readonly goods: readonly number[] },
  at: Moment,
  gained: boolean,
): readonly Motion[] {
  const there = at.here === null ? ['ready'] : [`realm/${at.here}`, 'ready'];
  return RESOURCES.flatMap((good, r) => {
    const own = seatOr(seat, at, `good/${good}`);
    const motion: Motion = {
      picture: { good },
      from: gained ? there : own,
      to: gained ? own : there,
      how: 'fly',
    };
    return Array.from({ length: Math.min(MOST, goods[r] ?? 0) }, () => motion);
  });
}

/** The number beside a name. */
const scoreOf = (seat: number): readonly string[] => [`score/${seat}`, `player/${seat}`];

/** What a Dwelling there counts: Ruins and Dwellings around it. */
const neighboursWorth = (view: View, realm: RealmView | undefined): readonly string[] =>
  realm === undefined ? [] : dwellingNeighbours(view, realm).map(({ tile }) => tile);

/** The element whose highest space was reached just now. */
function topOf({ before, after }: Moment, seat: number): readonly string[] {
  const risen = ELEMENTS.filter(
    (element) =>
      (after.seats[seat]?.power[element] ?? 0) > (before.seats[seat]?.power[element] ?? 0),
  );
  return risen.map((element) => `power/${element}`);
}

const newIn = (after: readonly string[], before: readonly string[]): string | undefined =>
  after.find((id) => !before.includes(id));

/** A Monster that has moved stands now where it was not before. */
function monsterMoving(event: Of<'monster'>, { before, after }: Moment): readonly Motion[] {
  const realm = after.realms[event.realm];
  const from = tileAt(before, event.from);
  const figure = realm?.figures.find(({ unit }) => /^(base|legendary)-/.test(unit));
  if (figure === undefined || from === null) return [];
  const there = `figure/${realm.tile}/${figure.seat ?? ''}/${figure.unit}`;
  const to = [there, `realm/${realm.tile}`];
  const leap: Motion = { picture: { figure }, from: [`realm/${from}`], to, how: 'leap' };
  if (event.how !== 'rush') return [leap];
  const target = [`realm/${realm.tile}`];
  return [
    { picture: { good: 'claw' }, from: target, to: target, how: 'claw' },
    { ...leap, after: CLAWS },
    ...ofTile(realm.tile, 'shake', CLAWS + LEAP),
  ];
}

/** Claw marks on the Realm, then the Monster leaps, then the ground shakes. */
const CLAWS = 350;
const LEAP = 420;

/** The ground itself moves, and what is on it. */
const ofTile = (tile: string, how: 'shake' | 'rise', after: number): readonly Motion[] =>
  ['ground', 'contents'].map((part) => {
    const at = [`${part}/${tile}`];
    return { picture: null, from: at, to: at, how, after };
  });

const cards = (event: { readonly seat: number; readonly count: number }, at: Moment) =>
  Array.from({ length: Math.min(MOST, event.count) }, (): Motion => ({
    picture: { good: 'magic' },
    from: at.here === null ? ['ready'] : [`realm/${at.here}`, 'ready'],
    to: seatOr(event.seat, at, 'hand'),
    how: 'fly',
  }));

/** Every kind of event has its movement, or the reason why there is none. */
export const MOVES: Moves = {
  turn: 'the panel of whoever acts is marked',
  element: 'chosen before the table is laid',
  faction: 'chosen before the table is laid',
  setup: 'the table is laid at once',
  shuffle: 'the count of the deck changes',
  regroup: 'each Unit moves by itself',
  peaceOver: 'Monsters open their eyes',
  copy: 'what it does is seen',
  fallback: 'the resource flies by itself',
  cash: 'what it brings flies by itself',
  reveal: 'the tile is laid next',
  turnUp: 'the card lies there',
  loseCard: 'the card is gone',
  orbReward: 'the reward is marked as used',
  store: 'it lies on the card',
  die: 'told in the log',
  battle: 'the battle opens',
  dice: 'told by the battle',
  battleEnd: 'told by the battle',
  noBattle: 'told in the log',
  ability: 'told by the dice it changes',
  beastAbility: 'told by the dice it changes',
  hire: (event, at) => pulse(...seatOr(event.seat, at, 'ready')),
  keepHired: (event, at) => pulse(...seatOr(event.seat, at, 'ready')),
  release: 'it is seen leaving',
  tactics: 'the token is turned',
  refresh: 'the token is turned',
  quest: 'the card lies face up',
  prophecy: 'the score sheet tells it',
  endTriggered: 'the prompt tells it',
  end: 'the score sheet opens',
  discard: 'the card is gone',
  keep: 'the card is in hand',
  storeMagic: 'it lies on the card',
  vp: (event, at) =>
    // Those of a Dwelling come with it.
    event.n <= 0 || event.why === 'dwelling'
      ? []
      : [
          {
            picture: { good: 'vp' },
            from: at.here === null ? ['ready'] : [`realm/${at.here}`, 'ready'],
            to: scoreOf(event.seat),
            how: 'fly',
          },
        ],
  gain: (event, at) => goodsMoving(event, at, true),
  pay: (event, at) => goodsMoving(event, at, false),
  draw: cards,
  place: (event, at) => arriving(event, at, seatOr(event.seat, at, 'ready')),
  join: (event, at) => arriving(event, at, stoodAt(at, event.seat, unitName(event.unit) ?? '')),
  move: (event, at) => {
    const from = tileAt(at.before, event.from);
    return arriving(event, at, from === null ? [] : [`realm/${from}`]);
  },
  ready: 'they are seen leaving the map, the card or the Underworld',
  withdraw: (event, at) => {
    const unit = unitName(event.unit);
    const tile = tileAt(at.after, event.realm);
    if (unit === null || tile === null) return [];
    const to = seatOr(event.seat, at, 'ready');
    const figure = { seat: event.seat, unit };
    return [{ picture: { figure }, from: [`realm/${tile}`], to, how: 'fly' }];
  },
  use: (event, at) => {
    const card = at.after.seats[event.seat]?.tableau.find(({ units }) => units.length > 0)?.card;
    return event.seat === at.me && card !== undefined ? pulse(`own/${card}`) : [];
  },
  underworld: (event, at) =>
    event.units.flatMap((each): Motion[] => {
      const unit = unitName(each);
      if (unit === null) return [];
      const from = stoodAt(at, event.seat, unit);
      const figure = { seat: event.seat, unit };
      const to = seatOr(event.seat, at, 'underworld');
      return [{ picture: { figure }, from, to, how: 'sink' }];
    }),
  summon: (event, at) => {
    const unit = unitName(event.unit);
    if (unit === null) return [];
    const figure = { seat: event.seat, unit };
    const from = at.here === null ? [`unit/${unit}`] : [`realm/${at.here}`];
    return [{ picture: { figure }, from, to: seatOr(event.seat, at, 'ready'), how: 'hop' }];
  },
  build: (event, at) => {
    const tile = tileAt(at.after, event.realm);
    const element = at.after.seats[event.seat]?.element;
    if (tile === null || !element) return [];
    const to = [`dwelling/${tile}`, `realm/${tile}`];
    return [
      { picture: { dwelling: element }, from: to, to, how: 'drop' },
      ...neighboursWorth(at.after, at.after.realms[event.realm]).map((near): Motion => ({
        picture: { good: 'vp' },
        from: [`realm/${near}`],
        to: scoreOf(event.seat),
        how: 'fly',
        after: 400,
      })),
    ];
  },
  token: (event, at) => {
    const tile = tileAt(at.after, event.realm);
    const token = at.after.seats[event.seat]?.tokens.at(-1);
    if (tile === null || token === undefined) return [];
    const from = [`stack/${tile}/0`, `realm/${tile}`];
    return [{ picture: { token }, from, to: seatOr(event.seat, at, 'tokens'), how: 'fly' }];
  },
  slot: (event, at) => pulse(...seatOr(event.seat, at, 'tableau')),
  lay: (event, at) => {
    const tile = tileAt(at.after, event.realm);
    return tile === null ? [] : ofTile(tile, 'rise', 0);
  },
  acquire: (event, at) => {
    const ids = (view: View): string[] =>
      view.seats[event.seat]?.tableau.map(({ card }) => card) ?? [];
    const card = newIn(ids(at.after), ids(at.before));
    if (card === undefined) return [];
    const from = [`adventure/${card}`, 'ready'];
    return [{ picture: { card }, from, to: seatOr(event.seat, at, 'tableau'), how: 'fly' }];
  },
  burn: 'the card is gone',
  attach: (event, at) => pulse(...seatOr(event.seat, at, 'tableau')),
  power: (event) => pulse(`power/${ELEMENTS[event.element]}`),
  glory: (event) => pulse(`glory/${Math.min(10, event.steps)}`),
  orb: (event, at) => [
    {
      picture: { orb: true },
      from: [...(event.from === 'track' ? topOf(at, event.seat) : []), 'ready'],
      to: seatOr(event.seat, at, 'orbs'),
      how: 'fly',
    },
  ],
  orbCard: (event, at) => pulse(...seatOr(event.seat, at, 'tableau')),
  cast: (event, at) => pulse(...seatOr(event.seat, at, 'hand')),
  monster: monsterMoving,
  ghostCard: 'told by the panel of the Ghosts',
  chill: 'told by the panel of the Ghosts',
  fade: 'told by the panel of the Ghosts',
  rank: 'the score sheet tells it',
  watcher: (event, at) => {
    const tile = tileAt(at.after, event.realm);
    return tile === null ? [] : pulse(`realm/${tile}`);
  },
  tokenGone: 'the stack is lower',
  trove: 'what it gives flies by itself',
  trade: (event, at) => pulse(...seatOr(event.seat, at, 'hand')),
  dominate: (event, at) => pulse(...seatOr(event.seat, at, 'ready')),
};

export function motionsOf(
  events: readonly GameEvent[],
  before: View,
  after: View,
  me: number,
): readonly Motion[] {
  let here: string | null = null;
  const found: Motion[] = [];
  for (const event of events) {
    if (event.type === 'place') here = tileAt(after, event.realm);
    const move = MOVES[event.type];
    if (move === undefined || typeof move === 'string') continue;
    const moves = move as (event: GameEvent, at: Moment) => readonly Motion[];
    found.push(...moves(event, { before, after, me, here }));
  }
  return found;
}
