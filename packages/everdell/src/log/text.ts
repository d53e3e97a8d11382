/** Log lines: events in words. */
import type { State, Text } from '@evervale/kernel';
import { BASIC_EVENT_LIST } from '../content/board.ts';
import { CARDS } from '../content/tables.ts';
import { COLOR_NAMES, SEASON_NAMES } from '../content/terms.ts';
import { CITY_PLACE } from '../state/place.ts';
import { cardIn } from '../state/city.ts';
import {
  amountText,
  cardName,
  cardNoun,
  cardPlace,
  eventName,
  placeName,
  playerName,
  t,
} from '../say.ts';
import { amounts, name, names } from '../words/index.ts';
import type { BaseEvent, BoxEvents, GameEvent, Where } from './event.ts';

const idsOf = (kinds: readonly number[]): string[] => kinds.map((kind) => CARDS.of(kind).id);
const some = (of: readonly number[]): boolean => of.some((n) => n > 0);

/** The lines of a box for its own events. */
export type LogWords = {
  readonly [type in keyof BoxEvents]?: (event: BoxEvents[type], s: State) => Text | null;
};

const OF_BOXES = new Map<string, (event: GameEvent, s: State) => Text | null>();

export function registerLog(words: LogWords): void {
  for (const [type, line] of Object.entries(words)) {
    if (OF_BOXES.has(type)) throw new Error(`events of type ${type} have words already`);
    OF_BOXES.set(type, line as (event: GameEvent, s: State) => Text | null);
  }
}

/** The event as a line, or null if it says nothing worth a line of its own. */
export function eventText(event: GameEvent, s: State): Text | null {
  const ofBox = OF_BOXES.get(event.type);
  return ofBox === undefined ? lineOf(event as BaseEvent, s) : ofBox(event, s);
}

/** A place of an event; a card of a city is told to whose eyes `seat` are. */
export function whereName(s: State, at: Where, seat?: number): Text {
  return at.card === undefined
    ? placeName(s, at.place, 0)
    : cardPlace(at.place - CITY_PLACE, at.card, seat);
}

function lineOf(event: BaseEvent, s: State): Text | null {
  const place = (at: Where): Text => whereName(s, at, 'seat' in event ? event.seat : undefined);
  switch (event.type) {
    case 'turn':
    case 'visited':
      return null;
    case 'lay':
      return event.city === event.seat
        ? null
        : t('log.layIn', { of: cardNoun(event.card), owner: playerName(event.city) });
    case 'gain':
      return t('log.gain', { player: playerName(event.seat), what: amountText(event.amounts) });
    case 'pay':
      return payText(event);
    case 'give':
      return event.to === null
        ? t('log.giveNobody', { player: playerName(event.seat), what: amountText(event.amounts) })
        : t('log.give', {
            player: playerName(event.seat),
            what: amountText(event.amounts),
            receiver: playerName(event.to),
          });
    case 'draw':
      return event.cards.length > 0
        ? t('log.drawThese', { player: playerName(event.seat), cards: names(idsOf(event.cards)) })
        : t('log.draw', { player: playerName(event.seat), n: event.count });
    case 'discard':
      return event.cards.length > 0
        ? t('log.discardThese', {
            player: playerName(event.seat),
            cards: names(idsOf(event.cards)),
          })
        : t('log.discard', { player: playerName(event.seat), n: event.count });
    case 'giveCards':
      return giveCardsText(event);
    case 'reveal':
      return event.cards.length === 0
        ? null
        : t('log.reveal', {
            player: playerName(event.seat),
            from: event.from,
            cards: names(idsOf(event.cards)),
          });
    case 'revealedGo':
      return event.where === 'hand'
        ? t('log.revealedHand', {
            player: playerName(event.seat),
            cards: names(idsOf(event.cards)),
          })
        : t('log.revealedDiscard', { cards: names(idsOf(event.cards)) });
    case 'shuffle':
      return t('log.shuffle');
    case 'meadowTake':
      return t('log.meadowTake', { player: playerName(event.seat), cards: cardName(event.card) });
    case 'meadowDiscard':
      return t('log.meadowDiscard', {
        player: playerName(event.seat),
        cards: cardName(event.card),
      });
    case 'meadowFill':
      return t('log.meadowFill', { cards: cardName(event.card) });
    case 'place':
      if (event.moved) return null;
      return event.worker === undefined
        ? t('log.place', { player: playerName(event.seat), place: place(event.at) })
        : t('log.placeKind', {
            player: playerName(event.seat),
            worker: name(event.worker),
            place: place(event.at),
          });
    case 'moveWorker':
      return t('log.move', {
        player: playerName(event.seat),
        from: place(event.from),
        place: place(event.at),
      });
    case 'recall':
      return t('log.recall', { player: playerName(event.seat), n: event.count });
    case 'newWorkers':
      return event.count === 0
        ? null
        : t('log.newWorkers', { player: playerName(event.seat), n: event.count });
    case 'workerLost':
      return workerLostText(event);
    case 'workerAside':
      return t('log.workerAside', { player: playerName(event.seat) });
    case 'play':
      return t('log.play', {
        player: playerName(event.seat),
        of: cardNoun(event.card),
        from: event.from,
      });
    case 'occupy':
      return t('log.occupy', { player: playerName(event.seat), of: cardNoun(event.card) });
    case 'leave':
      // What goes under an Event has a line of its own.
      if (event.where === 'event') return null;
      return t('log.leave', {
        of: cardNoun(event.card),
        owner: playerName(event.city),
        where: event.where,
      });
    case 'activate':
      return event.city === event.seat
        ? t('log.activate', { player: playerName(event.seat), of: cardNoun(event.card) })
        : t('log.copy', {
            player: playerName(event.seat),
            of: cardNoun(event.card),
            owner: playerName(event.city),
          });
    case 'useLocation':
      return t('log.use', { player: playerName(event.seat), place: place(event) });
    case 'nameType':
      return t('log.nameType', {
        player: playerName(event.seat),
        type: name(`type-${COLOR_NAMES[event.color]}`),
      });
    case 'trigger':
      return t('log.trigger', { player: playerName(event.seat), of: cardNoun(event.card) });
    case 'put':
      return putText(event, s);
    case 'putOnEvent':
      return event.cards.length > 0
        ? t('log.putTheseUnderEvent', {
            player: playerName(event.seat),
            cards: names(idsOf(event.cards)),
            event: eventName(s, event.event),
          })
        : t('log.putOnEvent', {
            player: playerName(event.seat),
            what: amountText(event.amounts),
            event: eventName(s, event.event),
          });
    case 'achieve':
      return t('log.achieve', {
        player: playerName(event.seat),
        event:
          event.basic === undefined
            ? eventName(s, event.special!)
            : name(BASIC_EVENT_LIST[event.basic].id),
      });
    case 'season':
      return t('log.season', {
        player: playerName(event.seat),
        season: SEASON_NAMES[event.season],
      });
    case 'pass':
      return t('log.pass', { player: playerName(event.seat) });
    case 'die':
      return t('log.die', { n: event.value });
    case 'end':
      return t('log.end');
  }
}

/** Units paid one by one are told once, when the last one is paid. */
function payText(event: Extract<GameEvent, { type: 'pay' }>): Text | null {
  if (event.unit === 'more') return null;
  const player = playerName(event.seat);
  const what = amountText(event.sum ?? event.amounts);
  return event.to === undefined
    ? t('log.pay', { player, what })
    : t('log.payTo', { player, what, receiver: playerName(event.to) });
}

function workerLostText({
  seat,
  along,
  told,
}: Extract<GameEvent, { type: 'workerLost' }>): Text | null {
  if (told) return null;
  const player = playerName(seat);
  return along === undefined
    ? t('log.workerLost', { player })
    : t('log.kidnap', { player, owner: playerName(along) });
}

function giveCardsText(event: Extract<GameEvent, { type: 'giveCards' }>): Text {
  const player = playerName(event.seat);
  if (event.receiver === null) return t('log.giveCardsNobody', { player, n: event.count });
  const receiver = playerName(event.receiver);
  return event.cards.length > 0
    ? t('log.giveThese', { player, cards: names(idsOf(event.cards)), receiver })
    : t('log.giveCards', { player, n: event.count, receiver });
}

function putText(event: Extract<GameEvent, { type: 'put' }>, s: State): Text {
  const what = some(event.amounts) ? amountText(event.amounts) : amounts({ point: event.tokens });
  return t('log.putOn', {
    player: playerName(event.seat),
    what,
    of: cardNoun(cardIn(s, event.city, event.slot)),
  });
}
