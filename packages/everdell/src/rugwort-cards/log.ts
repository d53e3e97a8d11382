/** What happens with the Rugwort cards, as events and as lines of the log. */
import type { LogWords } from '../log/text.ts';
import { cardNoun, playerName, t } from '../say.ts';

declare module '../log/event.ts' {
  interface BoxEvents {
    swapHands: { type: 'swapHands'; seat: number; other: number };
    takeOver: { type: 'takeOver'; seat: number; city: number; card: number; slot: number };
  }
}

export const rugwortCardsLog: LogWords = {
  swapHands: ({ seat, other }) =>
    t('log.swapHands', { player: playerName(seat), receiver: playerName(other) }),
  takeOver: ({ seat, city, card }) =>
    t('log.takeOver', { player: playerName(seat), of: cardNoun(card), owner: playerName(city) }),
};
