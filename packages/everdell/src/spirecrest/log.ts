/** What happens in the mountains, as events and as lines of the log. */
import { CARDS } from '../content/tables.ts';
import type { LogWords } from '../log/text.ts';
import { cardName, playerName, t } from '../say.ts';
import { name, names } from '../words/index.ts';
import { SECTIONS } from './room.ts';

declare module '../log/event.ts' {
  interface BoxEvents {
    mapTile: { type: 'mapTile'; seat: number; tile: string };
    finds: { type: 'finds'; seat: number; finds: readonly string[] };
    discover: { type: 'discover'; seat: number; find: string };
    /** 3 = home to the Everdell tile. */
    hare: { type: 'hare'; seat: number; section: number };
    tilesShown: { type: 'tilesShown'; section: number; tiles: readonly string[] };
    weather: { type: 'weather'; weather: string };
    bigCritter: { type: 'bigCritter'; seat: number; critter: string };
    travel: { type: 'travel'; seat: number; tile: string };
    stormFill: { type: 'stormFill'; card: number };
    tuckBeside: { type: 'tuckBeside'; seat: number; card: number; from: 'hand' | 'meadow' };
    caveIn: { type: 'caveIn'; seat: number; card: number };
    fromDiscard: {
      type: 'fromDiscard';
      seat: number;
      count: number;
      cards: readonly number[];
      to: readonly number[];
      secret: readonly ['cards'];
    };
  }
}

/** As `where` of the texts. */
const sectionName = (section: number): string => SECTIONS[section] ?? 'home';

export const spirecrestLog: LogWords = {
  mapTile: ({ seat, tile }) => t('log.mapTile', { player: playerName(seat), tile: name(tile) }),
  finds: ({ seat, finds }) =>
    t('log.finds', { player: playerName(seat), finds: names([...finds]) }),
  discover: ({ seat, find }) => t('log.discover', { player: playerName(seat), find: name(find) }),
  hare: ({ seat, section }) =>
    t('log.hare', { player: playerName(seat), where: sectionName(section) }),
  tilesShown: ({ section, tiles }) =>
    t('log.tilesShown', { where: sectionName(section), tiles: names([...tiles]) }),
  weather: ({ weather }) => t('log.weather', { weather: name(weather) }),
  bigCritter: ({ seat, critter }) =>
    t('log.bigCritter', { player: playerName(seat), critter: name(critter) }),
  travel: ({ seat, tile }) => t('log.travel', { player: playerName(seat), tile: name(tile) }),
  stormFill: ({ card }) => t('log.stormFill', { card: cardName(card), me: name('stormvale') }),
  tuckBeside: ({ seat, card }) =>
    t('log.tuckBeside', { player: playerName(seat), card: cardName(card) }),
  caveIn: ({ seat, card }) =>
    t('log.caveIn', { player: playerName(seat), card: cardName(card), me: name('moleia-mines') }),
  fromDiscard: ({ seat, count, cards }) =>
    cards.length === 0
      ? t('log.fromDiscard', { player: playerName(seat), n: count })
      : t('log.fromDiscardSeen', {
          player: playerName(seat),
          cards: names(cards.map((kind) => CARDS.of(kind).id)),
        }),
};
