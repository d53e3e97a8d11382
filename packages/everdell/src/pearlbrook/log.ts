/** What happens with Pearlbrook, as events and as lines of the log. */
import type { Text } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import type { LogWords } from '../log/text.ts';
import { cardName, cardPlace, playerName, t } from '../say.ts';
import { amounts, name } from '../words/index.ts';

/** Where a frog ambassador stands: a spot of the river, the Shoal, or a card. */
export type FrogPlace =
  | { readonly place: string }
  | { readonly city: number; readonly slot: number; readonly card: string };

declare module '../log/event.ts' {
  interface BoxEvents {
    frog: { type: 'frog'; seat: number; at: FrogPlace };
    frogBack: { type: 'frogBack'; seat: number };
    pearls: { type: 'pearls'; seat: number; n: number };
    uncover: { type: 'uncover'; seat: number; spot: string; card: string };
    useRiver: { type: 'useRiver'; seat: number; card: string };
    adorn: { type: 'adorn'; seat: number; adornment: string };
    copyAdornment: { type: 'copyAdornment'; seat: number; adornment: string };
    build: { type: 'build'; seat: number; wonder: string };
    sail: {
      type: 'sail';
      seat: number;
      from: number;
      slot: number;
      city: number;
      at: number;
      card: number;
    };
    moveIn: {
      type: 'moveIn';
      seat: number;
      card: number;
      slot: number;
      host: number;
      at: number;
    };
    search: { type: 'search'; seat: number; card: number; found: boolean };
  }
}

export const pearlbrookLog: LogWords = {
  frog: ({ seat, at }) => t('log.frog', { player: playerName(seat), place: frogText(seat, at) }),
  frogBack: ({ seat }) => t('log.frogBack', { player: playerName(seat) }),
  pearls: ({ seat, n }) =>
    n > 0
      ? t('log.gain', { player: playerName(seat), what: amounts({ pearl: n }) })
      : t('log.pay', { player: playerName(seat), what: amounts({ pearl: -n }) }),
  uncover: ({ seat, card }) => t('log.uncover', { player: playerName(seat), card: name(card) }),
  useRiver: ({ seat, card }) => t('log.useRiver', { player: playerName(seat), card: name(card) }),
  adorn: ({ seat, adornment }) =>
    t('log.adorn', { player: playerName(seat), adornment: name(adornment) }),
  copyAdornment: ({ seat, adornment }) =>
    t('log.copyAdornment', { player: playerName(seat), adornment: name(adornment) }),
  build: ({ seat, wonder }) => t('log.build', { player: playerName(seat), wonder: name(wonder) }),
  sail: ({ seat, card, city }) =>
    t('log.sail', { player: playerName(seat), card: cardName(card), owner: playerName(city) }),
  moveIn: ({ seat, card, host }) =>
    t('log.moveIn', { player: playerName(seat), card: cardName(card), host: cardName(host) }),
  search: ({ seat, card, found }) =>
    t('log.search', {
      player: playerName(seat),
      card: cardName(card),
      found: found ? 'yes' : 'no',
    }),
};

function frogText(seat: number, at: FrogPlace): Text {
  if ('city' in at) return cardPlace(at.city, CARDS.kindOf(at.card), seat);
  const place = name(at.place);
  return at.place === 'shoal' ? t('spot.named', { place }) : t('spot.river', { place });
}
