/** What is heard when something happens in Eldervale. Every kind of event has its sound, or is told by another. */
import type { GameEvent } from '@evervale/eldervale';
import type { SoundName } from '../../../sound/index.ts';

type Kind = GameEvent['type'];

/** Null: told by what it brings, or by the turn itself. */
const HEARD: Readonly<Record<Exclude<Kind, 'power'>, SoundName | null>> = {
  turn: null,
  element: 'turn',
  faction: 'steps',
  setup: 'tile',
  gain: 'coin',
  pay: 'coin',
  vp: 'coin',
  draw: 'paper',
  discard: 'paper',
  storeMagic: 'paper',
  keep: 'paper',
  shuffle: 'shuffle',
  place: 'stone',
  move: 'stone',
  ready: 'steps',
  withdraw: 'steps',
  use: 'card',
  copy: 'card',
  regroup: 'steps',
  peaceOver: 'rush',
  underworld: 'breath',
  summon: 'steps',
  build: 'roof',
  token: 'pebble',
  fallback: 'coin',
  cash: 'coin',
  slot: 'pebble',
  reveal: 'tile',
  lay: 'tile',
  acquire: 'card',
  burn: 'paper',
  turnUp: 'paper',
  loseCard: 'paper',
  attach: 'spell',
  glory: 'glory',
  orb: 'orb',
  orbReward: 'orb',
  orbCard: 'orb',
  store: 'pebble',
  cast: 'spell',
  monster: 'rush',
  dominate: 'orb',
  battle: 'swords',
  noBattle: null,
  ability: null,
  beastAbility: null,
  hire: 'steps',
  keepHired: 'orb',
  release: 'steps',
  tactics: 'pebble',
  refresh: 'pebble',
  join: 'stone',
  dice: 'dice',
  battleEnd: null,
  die: 'die',
  quest: 'event',
  prophecy: 'spell',
  ghostCard: 'paper',
  chill: 'breath',
  watcher: 'breath',
  fade: 'breath',
  tokenGone: 'pebble',
  trove: 'pearl',
  trade: 'paper',
  rank: null,
  endTriggered: 'glory',
  end: null,
};

const RINGS = ['glass1', 'glass2', 'glass3', 'glass4', 'glass5'] as const;

function heard(event: GameEvent): readonly SoundName[] {
  if (event.type === 'power') return [RINGS[Math.min(Math.max(event.space, 1), RINGS.length) - 1]];
  const name = HEARD[event.type];
  return name === null ? [] : [name];
}

/** More than that at once is noise. */
const MOST = 6;

/** The sounds of what happened, in order, each of them once. */
export const soundsOf = (events: readonly GameEvent[]): readonly SoundName[] =>
  [...new Set(events.flatMap(heard))].slice(0, MOST);
