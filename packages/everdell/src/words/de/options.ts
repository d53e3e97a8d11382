/** Was man wählen kann: what a player can pick, in German. */
import { points, season } from './grammar.ts';

export const options = {
  // Where a worker can stand.
  'place.basic': 'Einfacher Ort ({place})',
  'place.forest': 'Waldort ({place})',
  'place.journey': `Reise (${points})`,
  'place.event': 'Ereignis „{event}“',
  'place.card': '{card} in der Stadt von {player}',
  'place.meadow': 'Karte {n} der Wiese',
  'place.beside': 'neben dem Spielplan',
  'place.supply': 'noch nicht eingesetzt',

  // Actions.
  'option.place': 'Tier einsetzen: {place}',
  'option.playHand': '{card} von der Hand ausspielen',
  'option.playMeadow': '{card} von der Wiese ausspielen ({n})',
  'option.prepare': `Auf den ${season} vorbereiten`,
  'option.pass': 'Das Spiel für dich beenden',

  // Ways to pay for a card.
  'option.pay': 'Die Kosten zahlen',
  'option.payWhat': '{what} zahlen',
  'option.paySwap': 'Die Kosten zahlen und 1 Ressource ersetzen',
  'option.swap': '{a} statt {b} zahlen',
  'option.occupy': '1 Besetzt-Marker auf deine Karte {card} legen',
  'option.sacrifice': 'Deine Karte {card} abwerfen und weniger zahlen',
  'option.imprison': '{card} einsperren und weniger zahlen',
  'option.free': 'Kostenlos ausspielen',

  // Answers.
  'option.done': 'Fertig',
  'option.none': 'Keine',
  'option.skip': 'Überspringen',
  'option.yes': 'Ja',
  'option.no': 'Nein',

  // Things.
  'option.amount': '{n}',
  'option.resource': '<up>{resource}</up>',
  'option.store': '{what}',
  'option.card': '{card}',
  'option.meadowCard': '{card} (Wiese, {n})',
  'option.copy': '{card} in der Stadt von {player}',
  'option.under': '{card}: unter das Ereignis',
  'option.player': '{player}',
  'option.location': '<up>{place}</up>',
  'option.worker': 'Tier: {place}',
  'option.pile.deck': 'Nachziehstapel',
  'option.pile.discard': 'Ablagestapel',
};
