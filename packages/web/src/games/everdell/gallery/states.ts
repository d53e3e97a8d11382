/**
 * A table that no game would ever show: every card, place and Event at once, all in the same state. Built
 * from the view of a real game, so that a state that the rules do not know does not compile.
 */
import {
  ADORNMENTS,
  BASIC_LOCATIONS,
  CARDS,
  everdell,
  FORESTS,
  GOODS,
  MAP_TILES,
  CARS,
  DISCOVERIES,
  RIVER_CARDS,
  SPECIAL_EVENT_LIST,
  VISITORS,
  WEATHERS,
  type CityCardView,
  type PlaceView,
  type PlayerView,
  type View,
} from '@evervale/everdell';
import { Play, type Blocked } from '@evervale/kernel';
import type { Option } from '../model/targets.ts';

export const STATES = [
  'free',
  'glowing',
  'refused',
  'occupied',
  'visited',
  'points',
  'goods',
  'prisoners',
  'guarded',
] as const;
export type State = (typeof STATES)[number];

const BOXES = [
  'pearlbrook',
  'market',
  'royal-award',
  'legends',
  'powers',
  'newleaf',
  'tickets',
  'reservation',
  'spirecrest',
];
const REFUSED = { key: 'reason.noPlay' };

/** A fresh game with everything that can lie on a table. */
function freshView(): View {
  const play = new Play(everdell, everdell.readOptions({ players: 2, boxes: BOXES }), 1);
  return everdell.view(play.state, 0);
}

/** What lies and stands on the cards of a city. */
const ON_CARD: Partial<Record<State, Partial<CityCardView>>> = {
  occupied: { occupied: true },
  visited: { workers: [1], joining: [0] },
  points: { golden: true, tokens: 3, workers: [0] },
  goods: { resources: { twig: 2, berry: 1 }, workers: [1] },
  prisoners: { occupied: true, prisoners: ['king', 'fool'] },
};

function cityIn(state: State): CityCardView[] {
  return CARDS.list.map(({ id }, slot) => ({
    slot,
    card: id,
    occupied: false,
    golden: false,
    tokens: 0,
    resources: {},
    prisoners: [],
    workers: [],
    aside: [],
    joining: [],
    paired: false,
    sharesWith: null,
    under: null,
    used: false,
    ...ON_CARD[state],
  }));
}

function playerIn(player: PlayerView, state: State): PlayerView {
  const city = cityIn(state);
  const adorned = ADORNMENTS.map(({ id }) => id);
  return {
    ...player,
    city,
    spaces: { used: city.length, size: city.length },
    hand: CARDS.list.slice(0, 8).map(({ id }) => id),
    handCount: 8,
    guests: VISITORS.map(({ id }, i) => ({ visitor: id, content: i % 2 === 0 })),
    travel: player.travel && {
      ...player.travel,
      hare: state === 'visited' ? 'home' : 'foothills',
      expedition: MAP_TILES.map(({ id }) => ({ tile: id, reached: state === 'visited' })),
      discoveries: DISCOVERIES.map(({ id, type }) => ({ id, type, workers: [], cards: [] })),
    },
    ticket: state === 'occupied' ? 'return' : 'outbound',
    reservation: { card: state === 'prisoners' ? 'king' : null, used: state === 'occupied' },
    pearlbrook: player.pearlbrook && {
      ...player.pearlbrook,
      adorned: state === 'occupied' ? adorned : [],
      adornments: adorned,
      frog: state === 'visited' ? { at: 'city', city: player.seat, slot: 0 } : { at: 'ready' },
    },
  };
}

/** The whole table in one state. */
export function viewIn(state: State): View {
  const view = freshView();
  const standing = state === 'visited' ? [0, 1] : [];
  const place = ({ id }: { readonly id: string }): PlaceView => ({ id, workers: standing });
  const owner = state === 'visited' ? 1 : null;
  const events = SPECIAL_EVENT_LIST.list.map(({ id }) => ({
    id,
    owner,
    resources: state === 'goods' ? { berry: 2 } : {},
    cards: state === 'prisoners' ? ['king'] : [],
  }));
  const { pearlbrook, market, station, mountain } = view;
  const goods = GOODS.map(({ id }) => id);
  return {
    ...view,
    rugwort: state === 'guarded' ? { seat: 1, year: 1, modules: [], lastRoll: 5 } : null,
    meadow: CARDS.list.map(({ id }) => id),
    meadowBlocked: CARDS.list.map(() => state === 'guarded'),
    basic: BASIC_LOCATIONS.map(place),
    forest: FORESTS.list.map(place),
    haven: place(view.haven),
    journey: view.journey.map((stage) => ({ ...stage, workers: standing })),
    specialEvents: events,
    market: market && { ...market, workers: standing, buying: goods, selling: goods.slice(0, 2) },
    mountain: mountain && {
      ...mountain,
      weather: mountain.weather.map((one, i) => ({ ...one, weather: WEATHERS[i * 3].id })),
      offer: state === 'glowing' ? DISCOVERIES.slice(0, 3).map(({ id }) => id) : mountain.offer,
    },
    station: station && {
      ...station,
      places: station.places.map((_, i) => ({ card: CARDS.list[i].id, car: CARS[i].id })),
      knoll: place(station.knoll),
      platform: place(station.platform),
    },
    pearlbrook: pearlbrook && {
      river: RIVER_CARDS.map(({ id: card }, i) => {
        const { id, needs } = pearlbrook.river[i % pearlbrook.river.length];
        const frog = state === 'visited' ? i % 2 : null;
        const covered = state === 'free';
        return { id, needs, covered, card: covered ? null : card, frog };
      }),
      shoal: { ...pearlbrook.shoal, frogs: standing },
      wonders: pearlbrook.wonders.map(({ id, workers }) => ({ id, workers, owner })),
    },
    players: view.players.map((player) => playerIn(player, state)),
  };
}

/** What each thing of the table is called by the options. */
function targetsOf({
  seat,
  meadow,
  players,
  pearlbrook,
  station,
  mountain,
  ...view
}: View): string[] {
  const places = [...view.basic, ...view.forest, ...view.journey, view.haven, view.market];
  const events = [...view.basicEvents, ...view.specialEvents, ...(pearlbrook?.wonders ?? [])];
  const river = pearlbrook === null ? [] : [...pearlbrook.river, pearlbrook.shoal];
  const own = players[seat ?? 0];
  return [
    ...[...places, ...events, ...river].flatMap((one) => (one === null ? [] : `place/${one.id}`)),
    ...meadow.map((_, i) => `meadow/${i}`),
    ...(station?.places ?? []).flatMap(({ car }, i) => [`station/${i}`, `car/${car}`]),
    ...(station?.visitors ?? []).map(({ visitor }) => `visitor/${visitor}`),
    ...(mountain?.sections ?? []).flatMap(({ tiles }) => tiles.map((id) => `tile/${id}`)),
    ...(mountain?.offer ?? []).map((id) => `discover/${id}`),
    ...MAP_TILES.map(({ id }) => `travel/${id}`),
    ...DISCOVERIES.flatMap(({ id }) => [`place/${id}`, `worker/${id}`]),
    'place/knoll',
    'place/station-platform',
    `ticket/${own.ticket}`,
    `reserved/${own.reservation?.card}`,
    ...own.city.map(({ slot }) => `city/${own.seat}/${slot}`),
    ...(own.hand ?? []).map((id) => `hand/${id}`),
    ...ADORNMENTS.map(({ id }) => `adornment/${id}`),
    ...GOODS.map(({ id }) => `good/${id}`),
    ...players.map((player) => `player/${player.seat}`),
  ];
}

/** Where everything glows: something can be done with each thing. */
export function optionsIn(state: State, view: View): ReadonlyMap<string, readonly Option[]> {
  if (state !== 'glowing') return new Map();
  const option: Option = { code: 0, key: 'none', text: { key: 'option.none' } };
  return new Map(targetsOf(view).map((target) => [target, [option]]));
}

/** Where nothing is possible: each thing says why. */
export function reasonsIn(state: State, view: View): ReadonlyMap<string, Blocked> {
  if (state !== 'refused') return new Map();
  const blocked: Blocked = { key: 'play', reason: 'no-card-to-play', text: REFUSED };
  return new Map(targetsOf(view).map((target) => [target, blocked]));
}
