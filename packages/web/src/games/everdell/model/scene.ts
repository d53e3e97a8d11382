/** What is shown in the middle before it goes to its place: the card that somebody else plays. */
import {
  CARDS,
  RESOURCE_NAMES,
  type GameEvent,
  type NightweaveView,
  type Resource,
} from '@evervale/everdell';

/** A card that somebody plays, or one that Nightweave turns up, with what becomes of it. */
export type Scene = PlayScene | NightweaveScene;

interface NightweaveScene {
  readonly kind: 'nightweave';
  readonly seat: number;
  readonly card: string;
  readonly her: NightweaveView;
  /** A plot that she has turned up as well. */
  readonly plot: string | null;
}

interface PlayScene {
  readonly kind: 'play';
  readonly seat: number;
  readonly card: string;
  /** What it cost them. */
  readonly paid: Readonly<Partial<Record<Resource, number>>>;
  /** The card that it occupied instead. */
  readonly home: string | null;
}

const isPlay = (event: GameEvent): event is Extract<GameEvent, { card: number; seat: number }> =>
  event.type === 'play' || event.type === 'automatPlays';

/** A token was put on it, brown or golden. */
const isHome = (event: GameEvent): event is Extract<GameEvent, { type: 'occupy' | 'golden' }> =>
  event.type === 'occupy' || event.type === 'golden';

function paidBy(events: readonly GameEvent[], seat: number): PlayScene['paid'] {
  const paid: Partial<Record<Resource, number>> = {};
  for (const event of events) {
    if (event.type !== 'pay' || event.seat !== seat) continue;
    RESOURCE_NAMES.forEach((good, i) => {
      const n = event.amounts[i] ?? 0;
      if (n > 0) paid[good] = (paid[good] ?? 0) + n;
    });
  }
  return paid;
}

/** The action card that Nightweave has turned up last, if she did. */
export function nightweaveScene(
  events: readonly GameEvent[],
  her: NightweaveView | null,
): Scene | null {
  const turned = events.findLast((event) => event.type === 'nightweaveCard');
  if (turned?.type !== 'nightweaveCard' || her === null) return null;
  const plot = events.findLast((event) => event.type === 'plot');
  return {
    kind: 'nightweave',
    seat: turned.seat,
    card: turned.card,
    her,
    plot: plot?.type === 'plot' ? plot.card : null,
  };
}

/** Null where nobody else has played a card. */
export function sceneOf(events: readonly GameEvent[], me: number): Scene | null {
  const played = events.find((event) => isPlay(event) && event.seat !== me);
  if (played === undefined || !isPlay(played)) return null;
  const { seat, card } = played;
  const home = events.find((event) => isHome(event) && event.seat === seat);
  return {
    kind: 'play',
    seat,
    card: CARDS.of(card).id,
    paid: paidBy(events, seat),
    home: home !== undefined && isHome(home) ? CARDS.of(home.card).id : null,
  };
}

/** Who did it: whoever the first event names. */
export function actorOf(events: readonly GameEvent[]): number | null {
  for (const event of events) {
    if ('seat' in event && event.type !== 'turn') return event.seat;
  }
  return null;
}
