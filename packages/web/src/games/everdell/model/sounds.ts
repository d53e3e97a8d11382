/** What is heard when something happens. Every kind of event has its sound, or is told by another one. */
import { RESOURCE_NAMES, SEASON_NAMES, type GameEvent } from '@evervale/everdell';
import type { SoundName } from '../../../sound/index.ts';

type Heard = readonly SoundName[];
type Kind = GameEvent['type'];

const GOODS: readonly SoundName[] = [...RESOURCE_NAMES, 'coin'];
/** One sound for each kind of goods, not for each piece. */
const goods = (amounts: readonly number[]): Heard => GOODS.filter((_, i) => (amounts[i] ?? 0) > 0);

/** Told by what they bring, or by the turn itself. */
const SILENT: ReadonlySet<Kind> = new Set<Kind>([
  'turn',
  'useLocation',
  'activate',
  'trigger',
  'end',
  'nightweaveFails',
  'nightweaveActs',
]);

const HEARD: Partial<Record<Kind, SoundName>> = {
  draw: 'paper',
  discard: 'paper',
  giveCards: 'paper',
  reveal: 'paper',
  revealedGo: 'paper',
  shuffle: 'shuffle',
  meadowTake: 'paper',
  meadowDiscard: 'paper',
  meadowFill: 'paper',
  place: 'wood',
  moveWorker: 'wood',
  recall: 'steps',
  newWorkers: 'steps',
  play: 'card',
  lay: 'card',
  takeOver: 'card',
  automatPlays: 'card',
  automatMoves: 'wood',
  automatEvent: 'event',
  nightweaveCard: 'paper',
  plot: 'paper',
  herCharacter: 'paper',
  web: 'wood',
  lured: 'steps',
  nightweavePlays: 'card',
  nightweaveDiscards: 'paper',
  spidersBack: 'steps',
  newSpiders: 'steps',
  intoDeck: 'paper',
  legendToDeck: 'paper',
  leave: 'paper',
  visited: 'coin',
  achieve: 'event',
  market: 'coin',
  swapHands: 'shuffle',
  die: 'die',
  pearls: 'pearl',
  adorn: 'pearl',
  build: 'event',
  search: 'shuffle',
  golden: 'coin',
  mapTile: 'paper',
  finds: 'paper',
  discover: 'event',
  hare: 'steps',
  tilesShown: 'paper',
  weather: 'wind',
  bigCritter: 'steps',
  travel: 'steps',
  stormFill: 'paper',
  tuckBeside: 'paper',
  caveIn: 'die',
  fromDiscard: 'paper',
  stationFill: 'paper',
  stationGo: 'paper',
  carCame: 'train',
  carTaken: 'train',
  visitor: 'steps',
  visitorGone: 'steps',
  visitorsShuffled: 'shuffle',
  ticket: 'train',
  reserve: 'card',
  reserveDrop: 'paper',
};

function heard(event: GameEvent): Heard {
  if (event.type === 'season') return [SEASON_NAMES[event.season]];
  if ('amounts' in event) return goods(event.amounts);
  if (SILENT.has(event.type)) return [];
  return [HEARD[event.type] ?? 'wood'];
}

/** More than that at once is noise. */
const MOST = 6;

/** The sounds of what happened, in order, each of them once. */
export const soundsOf = (events: readonly GameEvent[]): Heard =>
  [...new Set(events.flatMap(heard))].slice(0, MOST);
