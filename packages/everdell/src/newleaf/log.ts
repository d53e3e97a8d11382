/** What happens with Newleaf, as events and as lines of the log. */
import type { LogWords } from '../log/text.ts';
import { cardName, playerName, t } from '../say.ts';
import { name } from '../words/index.ts';

declare module '../log/event.ts' {
  interface BoxEvents {
    golden: { type: 'golden'; seat: number; card: number; slot: number };
    stationFill: { type: 'stationFill'; place: number; card: number };
    stationGo: {
      type: 'stationGo';
      seat: number;
      place: number;
      card: number;
      where: 'hand' | 'discard';
    };
    carCame: { type: 'carCame'; place: number; car: string };
    carTaken: { type: 'carTaken'; seat: number; place: number; car: string };
    visitor: { type: 'visitor'; seat: number; visitor: string; pile: number };
    visitorGone: { type: 'visitorGone'; seat: number; visitor: string; pile: number };
    visitorsShuffled: { type: 'visitorsShuffled' };
    ticket: { type: 'ticket'; seat: number; side: string };
    reserve: {
      type: 'reserve';
      seat: number;
      card: number;
      from: 'meadow' | 'station';
      position: number;
    };
    reserveDrop: { type: 'reserveDrop'; seat: number; card: number };
  }
}

export const goldenLog: LogWords = {
  golden: ({ seat, card }) => t('log.golden', { player: playerName(seat), card: cardName(card) }),
};

export const stationLog: LogWords = {
  stationFill: ({ card }) => t('log.stationFill', { card: cardName(card) }),
  stationGo: ({ seat, card, where }) =>
    t(where === 'hand' ? 'log.stationTake' : 'log.stationDiscard', {
      player: playerName(seat),
      card: cardName(card),
    }),
  carCame: ({ car }) => t('log.carCame', { car: name(car) }),
  carTaken: ({ seat, car }) => t('log.carTaken', { player: playerName(seat), car: name(car) }),
  visitor: ({ seat, visitor }) =>
    t('log.visitor', { player: playerName(seat), visitor: name(visitor) }),
  visitorGone: ({ seat, visitor }) =>
    t('log.visitorGone', { player: playerName(seat), visitor: name(visitor) }),
  visitorsShuffled: () => t('log.visitorsShuffled'),
};

export const ticketLog: LogWords = {
  ticket: ({ seat, side }) => t('log.ticket', { player: playerName(seat), side }),
};

export const reservationLog: LogWords = {
  reserve: ({ seat, card }) => t('log.reserve', { player: playerName(seat), card: cardName(card) }),
  reserveDrop: ({ seat, card }) =>
    t('log.reserveDrop', { player: playerName(seat), card: cardName(card) }),
};
