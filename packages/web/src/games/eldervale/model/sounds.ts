/** What is heard when something happens. Every kind of event has its sound, or is told by another one. */
import type { GameEvent } from '@evervale/eldervale';
import type { SoundName } from '../../../sound/index.ts';

type Kind = GameEvent['type'];

const HEARD: Partial<Record<Kind, SoundName>> = {
  place: 'wood',
  move: 'wood',
  join: 'wood',
  use: 'wood',
  withdraw: 'steps',
  summon: 'steps',
  gain: 'coin',
  token: 'pebble',
  slot: 'pebble',
  draw: 'paper',
  discard: 'paper',
  keep: 'paper',
  shuffle: 'shuffle',
  reveal: 'paper',
  lay: 'card',
  acquire: 'card',
  burn: 'paper',
  attach: 'card',
  build: 'event',
  power: 'pearl',
  glory: 'pearl',
  orb: 'bowl',
  orbReward: 'bowl',
  orbCard: 'bowl',
  cast: 'pearl',
  quest: 'event',
  monster: 'drum',
  dominate: 'drum',
  battle: 'drum',
  dice: 'die',
  die: 'die',
  underworld: 'breath',
};

/** More at once would be noise. */
const MOST = 6;

/** One of a kind, however often it happened. */
export function soundsOf(events: readonly GameEvent[]): readonly SoundName[] {
  const found = events.flatMap(({ type }) => HEARD[type] ?? []);
  return [...new Set(found)].slice(0, MOST);
}
