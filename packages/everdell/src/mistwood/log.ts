/** What Nightweave does, as events and as lines of the log. */
import type { State } from '@evervale/kernel';
import { boxesOf, comesWith } from '../content/boxes.ts';
import { SEASON_NAMES } from '../content/terms.ts';
import type { LogWords } from '../log/text.ts';
import { cardName, cardNoun, cardPlace, placeName, playerName, t } from '../say.ts';
import { MEADOW_SIZE } from '../state/layout.ts';
import { CITY_PLACE } from '../state/place.ts';
import { name } from '../words/index.ts';
import { ACTION_CARDS, type ActionCard } from './actionCards.ts';
import { actionCardName, optionText, partName, whyText, type TextContext } from './actionText.ts';
import { FROM_DECK, FROM_DRAW_PILE } from './places.ts';
import { SUBSTITUTE, pointCard } from './room.ts';
import type { Why } from './spiders.ts';

/** An action card, and her season. */
type OfCard = { card: string; season: number };

declare module '../log/event.ts' {
  interface BoxEvents {
    /** She turns up a card; `prepares`: everything is placed, so her season ends (27.2). */
    nightweaveCard: OfCard & {
      type: 'nightweaveCard';
      seat: number;
      arrow: 1 | -1;
      prepares: boolean;
    };
    /** An option that she cannot carry out, and why. */
    nightweaveFails: OfCard & { type: 'nightweaveFails'; seat: number; part: number; why: Why };
    /** What she does. */
    nightweaveActs: OfCard & { type: 'nightweaveActs'; seat: number; part: number };
    nightweaveEnds: { type: 'nightweaveEnds'; seat: number };
    spider: { type: 'spider'; seat: number; at: Where };
    figure: { type: 'figure'; seat: number; at: number };
    spidersBack: { type: 'spidersBack'; seat: number };
    newSpiders: { type: 'newSpiders'; seat: number; n: number };
    nightweavePlays: { type: 'nightweavePlays'; seat: number; card: number; position: number };
    nightweaveDiscards: { type: 'nightweaveDiscards'; seat: number; card: number };
    toLair: { type: 'toLair'; seat: number; card: number };
    intoDeck: { type: 'intoDeck'; seat: number; card: number; position: number };
    legendToDeck: { type: 'legendToDeck'; seat: number };
    adornmentToLair: { type: 'adornmentToLair'; seat: number };
    /** A character applies, a plot is turned up, a card of hers takes effect on somebody. */
    herCharacter: { type: 'herCharacter'; seat: number; card: string };
    plot: { type: 'plot'; seat: number; card: string; last: boolean };
    herModule: { type: 'herModule'; seat: number; person: number; card: string };
    /** Somebody paid so that it does not happen, or less of it. */
    foiled: { type: 'foiled'; seat: number; card: string };
    web: { type: 'web'; seat: number; at: Where };
    keptEmpty: { type: 'keptEmpty'; seat: number; position: number };
    lured: { type: 'lured'; seat: number };
    goodMoved: { type: 'goodMoved'; seat: number; good: string; act: 'sell' | 'buy' };
  }
}

function cardOf({ card }: OfCard): ActionCard {
  return ACTION_CARDS.find(({ id }) => id === card)!;
}

/** How her actions are put in this game. */
function contextOf(s: State): TextContext {
  return { market: comesWith(boxesOf(s), 'market'), star: pointCard(s).star };
}

function stepsOf(s: State, event: OfCard & { part: number }) {
  const { options, substitute } = cardOf(event);
  const option = event.part === SUBSTITUTE ? substitute : options[event.season]![event.part - 1];
  return optionText(option, contextOf(s));
}

function sourceOf(position: number): string {
  if (position >= 0) return 'meadow';
  return position === FROM_DECK ? 'deck' : position === FROM_DRAW_PILE ? 'pile' : 'station';
}

export const mistwoodLog: LogWords = {
  nightweaveCard: (event) =>
    t(event.prepares ? 'log.nightweavePrepares' : 'log.nightweaveCard', {
      player: playerName(event.seat),
      card: actionCardName(event.card),
      ...(!event.prepares && {
        season: SEASON_NAMES[event.season],
        arrow: t('nw.arrow', { arrow: event.arrow === 1 ? 'forward' : 'backward' }),
      }),
    }),
  nightweaveFails: (event, s) =>
    t('log.nightweaveFails', {
      part: partName(event.part),
      steps: stepsOf(s, event),
      why: whyText(event.why),
    }),
  nightweaveActs: (event, s) =>
    t('log.nightweaveActs', {
      player: playerName(event.seat),
      part: partName(event.part),
      steps: stepsOf(s, event),
    }),
  nightweaveEnds: ({ seat }) => t('log.nightweaveEnds', { player: playerName(seat) }),
  spider: ({ seat, at }, s) =>
    t('log.spider', {
      player: playerName(seat),
      place:
        at.card === undefined
          ? placeName(s, at.place, 0)
          : cardPlace(at.place - CITY_PLACE, at.card, seat),
    }),
  figure: ({ seat, at }) =>
    at > MEADOW_SIZE
      ? t('log.figureStation', { player: playerName(seat), n: at - MEADOW_SIZE })
      : t('log.figure', { player: playerName(seat), n: at }),
  spidersBack: () => t('log.spidersBack'),
  newSpiders: ({ seat, n }) =>
    n === 0 ? null : t('log.newSpiders', { player: playerName(seat), n }),
  nightweavePlays: ({ seat, card, position }) =>
    t('log.nightweavePlays', {
      player: playerName(seat),
      of: cardNoun(card),
      from: sourceOf(position),
    }),
  nightweaveDiscards: ({ card }) => t('log.nightweaveDiscards', { card: cardName(card) }),
  toLair: ({ seat, card }) => t('log.toLair', { player: playerName(seat), card: cardName(card) }),
  intoDeck: ({ seat, card }) =>
    t('log.intoDeck', { player: playerName(seat), card: cardName(card) }),
  legendToDeck: ({ seat }) => t('log.legendToDeck', { player: playerName(seat) }),
  adornmentToLair: ({ seat }) => t('log.adornmentToLair', { player: playerName(seat) }),
  herCharacter: ({ seat, card }) =>
    t('log.herCharacter', { player: playerName(seat), card: name(card) }),
  plot: ({ card, last }) => t('log.plot', { card: name(card), last: last ? 'yes' : 'no' }),
  herModule: ({ card }) => t('log.herModule', { card: name(card) }),
  foiled: ({ seat, card }) => t('log.foiled', { player: playerName(seat), card: name(card) }),
  web: ({ seat, at }, s) =>
    t('log.web', { player: playerName(seat), place: placeName(s, at.place, 0) }),
  keptEmpty: ({ position }) => t('log.keptEmpty', { n: position + 1 }),
  lured: ({ seat }) => t('log.lured', { player: playerName(seat) }),
  goodMoved: ({ seat, good, act }) =>
    t('log.goodMoved', { player: playerName(seat), good: name(good), act }),
};
