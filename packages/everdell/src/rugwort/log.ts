/** What Rugwort does, as events and as lines of the log. */
import { whereName, type LogWords } from '../log/text.ts';
import { cardNoun, eventName, playerName, t } from '../say.ts';

declare module '../log/event.ts' {
  interface BoxEvents {
    automatPlays: { type: 'automatPlays'; seat: number; card: number; position: number };
    automatMoves: { type: 'automatMoves'; seat: number; from: Where; at: Where };
    automatEvent: { type: 'automatEvent'; seat: number; special: number };
  }
}

export const rugwortLog: LogWords = {
  // The line of the die has said which position.
  automatPlays: ({ seat, card, position }) =>
    t('log.play', {
      player: playerName(seat),
      of: cardNoun(card),
      from: position < 0 ? 'revealed' : 'meadow',
    }),
  automatMoves: ({ seat, from, at }, s) =>
    t('log.move', {
      player: playerName(seat),
      from: whereName(s, from, seat),
      place: whereName(s, at, seat),
    }),
  automatEvent: ({ seat, special }, s) =>
    t('log.rugwort.takesEvent', { player: playerName(seat), event: eventName(s, special) }),
};
