/** What happens with powers, as events and as lines of the log. */
import type { LogWords } from '../log/text.ts';
import { cardName, placeName, playerName, t } from '../say.ts';
import { name } from '../words/index.ts';

declare module '../log/event.ts' {
  interface BoxEvents {
    power: { type: 'power'; seat: number; power: string };
    putAside: { type: 'putAside'; seat: number; position: number; card: number };
    token: { type: 'token'; seat: number; position?: number; place?: number };
    ownForest: { type: 'ownForest'; seat: number; forest: string };
  }
}

export const powersLog: LogWords = {
  power: ({ seat, power }) => t('log.power', { player: playerName(seat), power: name(power) }),
  putAside: ({ seat, card }) =>
    t('log.putAside', { player: playerName(seat), cards: cardName(card) }),
  token: ({ seat, position, place }, s) =>
    place === undefined
      ? t('log.tokenMeadow', { player: playerName(seat), n: position! + 1 })
      : t('log.token', { player: playerName(seat), place: placeName(s, place, 0) }),
  ownForest: ({ seat, forest }) =>
    t('log.ownForest', { player: playerName(seat), place: name(forest) }),
};
