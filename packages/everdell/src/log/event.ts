/**
 * What happened, as typed data. Events drive the log, the animation and the history of a table.
 * Fields named in `secret` are only for the seats in `to`; everybody else sees the event without.
 */
/** A place; on a card also which slot and, since cards come and go, which card. */
export type Where = { readonly place: number; readonly slot?: number; readonly card?: number };

/** Events of boxes, by their type: each box declares its own beside its words for them. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxEvents {}

export type GameEvent = BaseEvent | BoxEvents[keyof BoxEvents];

export type BaseEvent =
  | { type: 'turn'; seat: number }
  | { type: 'gain'; seat: number; amounts: readonly number[] }
  | {
      type: 'pay';
      seat: number;
      amounts: readonly number[];
      to?: number;
      /** One unit of several: the last one says what they come to. */
      unit?: 'more' | 'last';
      sum?: readonly number[];
    }
  | { type: 'give'; seat: number; to: number | null; amounts: readonly number[] }
  | {
      type: 'draw';
      seat: number;
      count: number;
      cards: readonly number[];
      to: readonly number[];
      secret: readonly ['cards'];
    }
  | {
      type: 'discard';
      seat: number;
      count: number;
      cards: readonly number[];
      to: readonly number[];
      secret: readonly ['cards'];
    }
  | {
      type: 'giveCards';
      seat: number;
      receiver: number | null;
      count: number;
      cards: readonly number[];
      to: readonly number[];
      secret: readonly ['cards'];
    }
  | { type: 'reveal'; seat: number; cards: readonly number[]; from: 'deck' | 'discard' | 'hand' }
  | {
      type: 'revealedGo';
      seat: number;
      cards: readonly number[];
      where: 'discard' | 'hand' | 'event';
    }
  | { type: 'shuffle' }
  | { type: 'meadowTake'; seat: number; position: number; card: number }
  | { type: 'meadowDiscard'; seat: number; position: number; card: number }
  | { type: 'meadowFill'; position: number; card: number }
  /** `moved`: from another place, which has been told. */
  /** `worker`: one of this kind. */
  | { type: 'place'; seat: number; at: Where; moved?: boolean; worker?: string }
  | { type: 'moveWorker'; seat: number; from: Where; at: Where }
  | { type: 'recall'; seat: number; count: number }
  | { type: 'newWorkers'; seat: number; count: number }
  /** For the rest of the game; a worker that goes along belongs to `along`, or has been told. */
  | { type: 'workerLost'; seat: number; along?: number; told?: boolean }
  /** The card below it has left. */
  | { type: 'workerAside'; seat: number }
  | {
      type: 'play';
      seat: number;
      card: number;
      /** Hand, Meadow, turned up, or a source of a box. */
      from: string;
      position?: number;
      way: string;
    }
  | { type: 'occupy'; seat: number; card: number; slot: number }
  | { type: 'lay'; seat: number; city: number; card: number; slot: number }
  | {
      type: 'leave';
      city: number;
      card: number;
      slot: number;
      where: 'discard' | 'prison' | 'event';
    }
  | { type: 'visited'; owner: number; seat: number }
  | { type: 'activate'; seat: number; city: number; card: number; slot: number }
  | { type: 'useLocation'; seat: number; place: number; slot?: number; card?: number }
  | { type: 'trigger'; seat: number; card: number }
  | {
      type: 'put';
      seat: number;
      city: number;
      slot: number;
      tokens: number;
      amounts: readonly number[];
    }
  | {
      type: 'putOnEvent';
      seat: number;
      event: number;
      amounts: readonly number[];
      cards: readonly number[];
    }
  | { type: 'achieve'; seat: number; basic?: number; special?: number }
  | { type: 'nameType'; seat: number; color: number }
  | { type: 'season'; seat: number; season: number }
  | { type: 'pass'; seat: number }
  | { type: 'die'; value: number }
  | { type: 'end' };

/** The event as one seat (or nobody in particular: null) may see it. */
export function eventFor(event: GameEvent, seat: number | null): GameEvent {
  if (!('secret' in event)) return event;
  if (seat !== null && event.to.includes(seat)) return event;
  return { ...event, cards: [] };
}
