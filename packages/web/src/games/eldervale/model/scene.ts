/** What is shown in the middle before the table changes: a battle that was fought, or a card that somebody else uses. */
import type { GameEvent, View } from '@evervale/eldervale';
import { filmOf, filmTime, type Film } from './film.ts';

export interface CardScene {
  readonly kind: 'card';
  readonly card: string;
  readonly seat: number;
  /** As the log has it. */
  readonly line: 'log.acquire' | 'log.cast' | 'log.quest' | 'log.ghostCard';
}

export type Scene = { readonly kind: 'battle'; readonly film: Film } | CardScene;

const newIn = (after: readonly string[], before: readonly string[]): string | undefined =>
  after.find((id, i) => id !== before[i] && !before.includes(id)) ??
  (after.length > before.length ? after.at(-1) : undefined);

const tableauOf = (view: View, seat: number): readonly string[] =>
  view.seats[seat]?.tableau.map(({ card }) => card) ?? [];

/** The card of one event, found in what has changed. */
function cardOfEvent(event: GameEvent, before: View, after: View): CardScene | null {
  const scene = (
    card: string | null | undefined,
    seat: number,
    line: CardScene['line'],
  ): CardScene | null => (card ? { kind: 'card', card, seat, line } : null);
  switch (event.type) {
    case 'acquire': {
      const { seat } = event;
      return scene(newIn(tableauOf(after, seat), tableauOf(before, seat)), seat, 'log.acquire');
    }
    case 'cast':
      return scene(newIn(after.magic.discard, before.magic.discard), event.seat, 'log.cast');
    case 'quest': {
      const quests = (view: View): readonly string[] => view.seats[event.seat]?.quests ?? [];
      return scene(newIn(quests(after), quests(before)), event.seat, 'log.quest');
    }
    case 'ghostCard':
      return scene(after.ghosts?.current ?? after.ghosts?.last, after.players, 'log.ghostCard');
    default:
      return null;
  }
}

/** The own cards need not be shown to oneself; a battle concerns everybody. */
export function sceneOf(
  events: readonly GameEvent[],
  before: View,
  after: View,
  me: number,
): Scene | null {
  const film = filmOf(events, before, after);
  if (film !== null) return { kind: 'battle', film };
  for (const event of events) {
    if ('seat' in event && event.seat === me) continue;
    const found = cardOfEvent(event, before, after);
    if (found !== null) return found;
  }
  return null;
}

/** In milliseconds; cards as long as the person wants to look at them. */
export const sceneTime = (scene: Scene, cardTime: number): number =>
  scene.kind === 'battle' ? filmTime(scene.film) : cardTime * 1000;
