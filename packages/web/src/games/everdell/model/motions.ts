/** Which movement shows which kind of event. Every kind has one, or a reason why there is nothing to see. */
import { CARDS, RESOURCE_NAMES, type GameEvent, type View } from '@evervale/everdell';
import {
  cardsDrawn,
  cardsLaid,
  cardsLeft,
  cardsShed,
  glow,
  goodsGained,
  goodsSpent,
  meadowFilled,
  newWorkers,
  workersHome,
  workersInCities,
  workersPlaced,
  type Flight,
} from './flights.ts';
import {
  findGoes,
  hareGoes,
  hareTravels,
  stormFilled,
  tileGoes,
  tilesTurned,
  tuckedGoes,
} from './mountainFlights.ts';
import { cardGoes, goldenPlaced, stationFilled, visitorGoes } from './newleafFlights.ts';

type Compare = (before: View, after: View) => Flight[];
/** Fields of events differ; what is asked of one is there. */
type Told = GameEvent & Record<string, unknown>;

type Motion =
  /** What differs between the views before and after it. */
  | { readonly moves: readonly Compare[] }
  /** Something lights up where it happened. */
  | { readonly lights: (event: Told, after: View) => Flight }
  /** Something goes from one place to another, which the views alone do not tell. */
  | { readonly goes: (event: Told) => Flight }
  | { readonly nothing: string };

const moves = (...compare: readonly Compare[]): Motion => ({ moves: compare });
const lights = (where: (event: Told, after: View) => readonly string[]): Motion => ({
  lights: (event, after) => glow(...where(event, after)),
});

/** As cards drawn, but from the other pile. */
const cardsFromDiscard: Compare = (before, after) =>
  cardsDrawn(before, after).map(({ what, to }) => ({ what, to, from: ['discard'] }));

const goes = (way: (event: Told) => Flight): Motion => ({ goes: way });

const seat = ({ seat: n }: Told): string => `player/${String(n)}`;
const slot = (event: Told): readonly string[] => [
  `city/${String(event['city'] ?? event['seat'])}/${String(event['slot'])}`,
  `player/${String(event['city'] ?? event['seat'])}`,
];

/** Where a card of that kind lies in a city. */
function cardOf(event: Told, after: View): readonly string[] {
  const owner = Number(event['seat']);
  const id = CARDS.of(Number(event['card'])).id;
  const found = after.players[owner].city.find(({ card }) => card === id);
  return [...(found ? [`city/${owner}/${found.slot}`] : []), `player/${owner}`];
}

/** A frog ambassador stands at the river or on a card. */
function frogAt({ at }: Told): readonly string[] {
  const { place, city, slot: on } = at as { place?: string; city?: number; slot?: number };
  return place === undefined ? [`city/${city}/${on}`, `player/${city}`] : [`place/${place}`];
}

export const MOTIONS: Readonly<Record<string, Motion>> = {
  turn: { nothing: 'the card of the player lights up as long as the turn lasts' },
  gain: moves(goodsGained),
  pay: moves(goodsSpent),
  give: moves(goodsSpent),
  draw: moves(cardsDrawn),
  discard: moves(cardsShed),
  giveCards: moves(cardsShed),
  reveal: lights(({ from }) => [from === 'discard' ? 'discard' : 'deck']),
  revealedGo: lights((event) =>
    event['where'] === 'discard' ? ['discard'] : [`hand/${String(event['seat'])}`, seat(event)],
  ),
  shuffle: { moves: [() => [{ what: 'card', from: ['discard'], to: ['deck'] }]] },
  meadowTake: moves(meadowFilled),
  meadowDiscard: lights(({ position }) => [`meadow/${String(position)}`]),
  meadowFill: moves(meadowFilled),
  place: moves(workersPlaced, workersInCities),
  moveWorker: moves(workersPlaced, workersInCities),
  recall: moves(workersHome),
  newWorkers: moves(newWorkers),
  workerLost: moves(newWorkers),
  workerAside: lights((event) => [seat(event)]),
  play: moves(cardsLaid),
  occupy: lights(slot),
  lay: moves(cardsLaid),
  leave: moves(cardsLeft),
  visited: lights(({ owner }) => [`player/${String(owner)}`]),
  activate: lights(slot),
  useLocation: { nothing: 'what it brings is shown by what is gained' },
  trigger: lights(cardOf),
  put: lights(slot),
  putOnEvent: lights((event) => [seat(event)]),
  achieve: moves(workersPlaced),
  nameType: lights((event) => [seat(event)]),
  market: lights(({ good }) => [`good/${String(good)}`, 'place/market']),
  swapHands: lights((event) => [`hand/${String(event['seat'])}`, seat(event)]),
  takeOver: moves(cardsLaid),
  season: lights((event) => [`season/${String(event['seat'])}`, seat(event)]),
  pass: lights((event) => [seat(event)]),
  die: lights(() => ['die']),
  automatPlays: moves(cardsLaid),
  automatMoves: moves(workersPlaced),
  automatEvent: moves(workersPlaced),
  nightweaveCard: lights(() => ['lair']),
  nightweaveFails: { nothing: 'the lair shows what she tried' },
  nightweaveActs: lights(() => ['lair']),
  nightweaveEnds: lights((event) => [seat(event)]),
  spider: moves(workersPlaced, workersInCities),
  figure: lights(({ at }) => [`meadow/${Number(at) - 1}`, `station/${Number(at) - 9}`]),
  spidersBack: moves(workersHome),
  newSpiders: moves(newWorkers),
  nightweavePlays: moves(cardsLaid),
  nightweaveDiscards: lights(() => ['discard']),
  toLair: lights(() => ['lair']),
  intoDeck: lights(() => ['lair']),
  legendToDeck: lights(() => ['lair']),
  adornmentToLair: lights(() => ['lair']),
  herCharacter: lights(() => ['lair']),
  plot: lights(() => ['lair']),
  herModule: lights(() => ['lair']),
  foiled: lights(() => ['lair']),
  web: lights(() => ['lair']),
  keptEmpty: lights(({ position }) => [`meadow/${String(position)}`]),
  lured: moves(workersHome),
  goodMoved: lights(({ good }) => [`good/${String(good)}`, 'place/market']),
  frog: lights(frogAt),
  frogBack: lights((event) => [`home/${String(event['seat'])}`, seat(event)]),
  pearls: lights((event) => [`supply/${String(event['seat'])}`, seat(event)]),
  uncover: lights(({ spot }) => [`place/${String(spot)}`]),
  useRiver: lights((event) => [seat(event)]),
  adorn: lights((event) => [`adornment/${String(event['adornment'])}`, seat(event)]),
  copyAdornment: lights((event) => [`adornment/${String(event['adornment'])}`, seat(event)]),
  build: lights(({ wonder }) => [`place/${String(wonder)}`]),
  sail: moves(cardsLaid),
  moveIn: lights(slot),
  search: lights(() => ['deck']),
  power: lights((event) => [`power/${String(event['seat'])}`, seat(event)]),
  putAside: lights(({ position }) => [`meadow/${String(position)}`]),
  token: lights((event) => {
    const { position } = event as { position?: number };
    return position === undefined ? [seat(event)] : [`meadow/${position}`];
  }),
  ownForest: lights((event) => [seat(event)]),
  golden: moves(goldenPlaced),
  stationFill: moves(stationFilled),
  stationGo: goes((event) => ({
    what: 'card',
    from: [`station/${String(event['place'])}`],
    to: event['where'] === 'discard' ? ['discard'] : [`hand/${String(event['seat'])}`, seat(event)],
  })),
  carCame: goes(({ place }) => ({ what: 'car', from: ['bag'], to: [`car/${String(place)}`] })),
  carTaken: lights(({ place }) => [`car/${String(place)}`]),
  visitor: goes((event) =>
    visitorGoes(String(event['visitor']), {
      from: [`pile/${String(event['pile'])}`],
      to: [`guest/${String(event['seat'])}/${String(event['visitor'])}`, seat(event)],
    }),
  ),
  visitorGone: goes(({ visitor, pile }) =>
    visitorGoes(String(visitor), { from: [`pile/${String(pile)}`], to: ['discard'] }),
  ),
  visitorsShuffled: lights(() => ['pile/0', 'pile/1']),
  ticket: lights((event) => [`ticket/${String(event['seat'])}`, seat(event)]),
  reserve: goes((event) =>
    cardGoes(Number(event['card']), {
      from: [`${String(event['from'])}/${String(event['position'])}`],
      to: [`reserved/${String(event['seat'])}`, seat(event)],
    }),
  ),
  reserveDrop: goes((event) =>
    cardGoes(Number(event['card']), {
      from: [`reserved/${String(event['seat'])}`, seat(event)],
      to: ['discard'],
    }),
  ),
  mapTile: goes((event) => tileGoes(event['seat'], event['tile'])),
  finds: lights(() => ['finds/foothills']),
  discover: goes((event) => findGoes(event['seat'], event['find'])),
  hare: goes((event) => hareGoes(event['seat'], event['section'])),
  tilesShown: goes(({ section }) => tilesTurned(section)),
  weather: lights(({ weather }) => [`weather/${String(weather)}`]),
  bigCritter: lights((event) => [`home/${String(event['seat'])}`, seat(event)]),
  travel: goes((event) => hareTravels(event['seat'], event['tile'])),
  stormFill: moves(stormFilled),
  tuckBeside: goes((event) => tuckedGoes(event['seat'], event['card'], event['from'])),
  caveIn: lights(() => ['discard']),
  fromDiscard: { moves: [cardsFromDiscard] },
  end: { nothing: 'the score sheet opens' },
};

/** What a card brings that works: what its owner gains right after it. */
function brought(events: readonly GameEvent[], from: number): Flight['brings'] {
  const [working, next] = events.slice(from, from + 2);
  if (working.type !== 'activate' || next === undefined) return undefined;
  if (next.type === 'draw' && next.seat === working.seat) return { card: next.count };
  if (next.type !== 'gain' || next.seat !== working.seat) return undefined;
  const goods = [...RESOURCE_NAMES, 'point'] as const;
  return Object.fromEntries(
    goods.map((good, i) => [good, next.amounts[i] ?? 0]).filter(([, n]) => n !== 0),
  );
}

/** Everything that moves for these events; views alone tell what they can. */
export function flightsOf(events: readonly GameEvent[], before: View, after: View): Flight[] {
  const compares = new Set<Compare>();
  const glows: Flight[] = [];
  const ways: Flight[] = [];
  events.forEach((event, i) => {
    const motion = MOTIONS[event.type];
    if (motion === undefined || 'nothing' in motion) return;
    if ('moves' in motion) motion.moves.forEach((compare) => compares.add(compare));
    else if ('goes' in motion) ways.push(motion.goes(event));
    else {
      const brings = brought(events, i);
      glows.push({ ...motion.lights(event, after), ...(brings && { brings }) });
    }
  });
  return [...[...compares].flatMap((compare) => compare(before, after)), ...ways, ...glows];
}
