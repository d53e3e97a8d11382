/**
 * What happened, as typed data. Fields named in `secret` are only for the seats in `to`; everybody
 * else sees the event without. Cards, tiles and tokens by their numbers, Realms by theirs.
 */
export type GameEvent =
  | { type: 'turn'; seat: number }
  | { type: 'element'; seat: number; element: number }
  | { type: 'faction'; seat: number; faction: number }
  | { type: 'setup'; first: number; elements: readonly number[] }
  | { type: 'gain'; seat: number; goods: readonly number[] }
  | { type: 'pay'; seat: number; goods: readonly number[] }
  | { type: 'vp'; seat: number; n: number; why: string }
  | {
      type: 'draw' | 'discard' | 'storeMagic' | 'keep';
      seat: number;
      count: number;
      cards: readonly number[];
      to: readonly number[];
      secret: true;
    }
  | { type: 'shuffle' }
  | { type: 'place'; seat: number; unit: number; realm: number }
  | { type: 'move'; seat: number; unit: number; from: number; realm: number; how?: 'charge' }
  | { type: 'ready'; seat: number; unit: number }
  | { type: 'withdraw'; seat: number; unit: number; realm: number }
  | { type: 'use'; seat: number; unit: number; card: number }
  | { type: 'copy'; seat: number; card: number; owner: number }
  | { type: 'regroup'; seat: number }
  | { type: 'peaceOver' }
  | { type: 'underworld'; seat: number; units: readonly number[]; swords: number }
  | { type: 'summon'; seat: number; unit: number }
  | { type: 'build'; seat: number; realm: number; vp: number }
  | { type: 'token'; seat: number; token: number; realm: number }
  | { type: 'fallback'; seat: number; good: number; realm: number }
  | { type: 'cash'; seat: number; token: number }
  | { type: 'slot'; seat: number; token: number; card: number; replaced: number }
  | { type: 'reveal'; seat: number; tile: number }
  | { type: 'lay'; seat: number; tile: number; realm: number }
  | { type: 'acquire'; seat: number; card: number }
  | { type: 'burn'; seat: number; card: number }
  | { type: 'turnUp'; card: number }
  | { type: 'loseCard'; seat: number; card: number }
  | { type: 'attach'; seat: number; card: number; host: number }
  | { type: 'power'; seat: number; element: number; space: number; from: number }
  | { type: 'glory'; seat: number; steps: number }
  | { type: 'orb'; seat: number; from: 'track' | 'glory' }
  | { type: 'orbReward'; seat: number; reward: number }
  | { type: 'orbCard'; seat: number; card: number }
  | { type: 'store'; seat: number; card: number; good: number }
  | { type: 'cast'; seat: number; card: number }
  | { type: 'monster'; figure: number; from: number; realm: number; how?: 'rush' }
  | { type: 'dominate'; seat: number; figure: number }
  | { type: 'battle'; seat: number; realm: number }
  /** It was about to happen, and does not (E15.7, E15.35). */
  | { type: 'noBattle'; realm: number }
  /** What changes a battle: an ability by its id, of a player or of the wild Monster. */
  | { type: 'ability'; seat: number; id: string }
  | { type: 'beastAbility'; figure: number; id: string }
  | { type: 'hire'; seat: number; unit: number }
  | { type: 'release'; seat: number; unit: number }
  /** With an Orb, for good. */
  | { type: 'keepHired'; seat: number; unit: number }
  | { type: 'tactics' | 'refresh'; seat: number }
  | { type: 'join'; seat: number; unit: number; realm: number }
  | { type: 'dice'; side: number; faces: readonly number[] }
  | { type: 'battleEnd'; winner: number }
  | { type: 'die'; seat: number; value: number }
  | { type: 'quest'; seat: number; card: number; vp: number }
  | { type: 'prophecy'; seat: number; card: number }
  | { type: 'ghostCard'; card: number }
  | { type: 'chill'; n: number }
  | { type: 'watcher'; realm: number }
  | { type: 'fade' }
  | { type: 'tokenGone'; token: number; realm: number }
  | { type: 'trove'; seat: number; trove: number }
  | {
      type: 'trade';
      seat: number;
      partner: number;
      count: number;
      cards: readonly number[];
      to: readonly number[];
      secret: true;
    }
  | { type: 'rank'; rank: number }
  | { type: 'endTriggered'; seat: number }
  | { type: 'end' };

/** The event as one seat (or nobody in particular: null) may see it. */
export function eventFor(event: GameEvent, seat: number | null): GameEvent {
  if (!('secret' in event)) return event;
  return seat !== null && event.to.includes(seat) ? event : { ...event, cards: [] };
}
