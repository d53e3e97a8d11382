/** Was man wählen kann: what a player can pick, in German. */
import { select } from '@evervale/kernel/text';
import { points, season } from './grammar.ts';

export const options = {
  // Where a worker can stand.
  'spot.basic': 'Einfacher Ort ({place})',
  'spot.forest': 'Waldort ({place})',
  'spot.haven': 'Zuflucht',
  'spot.journey': `Reise (${points})`,
  'spot.event': 'Ereignis „{event}“',
  'spot.card': '{card}',
  'spot.cardOf': '{card} in der Stadt von {player}',
  'spot.meadow': 'Karte {n} der Wiese',
  'spot.aside': 'neben dem Spielplan',
  'spot.supply': 'noch nicht eingesetzt',

  // Actions.
  'option.place': 'Tier einsetzen: {place}',
  'option.playHand': '{card} von der Hand ausspielen',
  'option.playMeadow': '{card} von der Wiese ausspielen ({n})',
  'option.prepare': `Auf den ${season} vorbereiten`,
  'option.pass': 'Das Spiel für dich beenden',

  // Ways to pay for a card.
  'option.pay': '{what} zahlen',
  'option.free': 'Kostenlos ausspielen',
  'option.occupy': '1 Besetzt-Marker auf deine Karte {card} legen',
  'option.discardForLess': 'Deine Karte {card} abwerfen und {what} weniger zahlen',
  'option.prisonForLess': '1 Wesen unter deine Karte {card} legen und {what} weniger zahlen',
  'option.prisoner': '{card} unter deine Karte {prison} legen und weniger zahlen',
  'option.swap': 'Deine Karte {card} nutzen: {a} statt {b}',
  'option.swapAny': 'Deine Karte {card} nutzen: 1 Ressource ersetzen',
  'option.leaveOut': '{what} sparen',

  // Answers.
  'option.done': 'Fertig',
  'option.none': 'Keine',
  'option.skip': 'Überspringen',
  'option.yes': 'Ja',
  'option.no': 'Nein',

  // Things.
  'option.amount': '{n}',
  'option.resource': '{what}',
  'option.card': '{card}',
  'option.meadowCard': '{card} (Wiese, {n})',
  'option.cityCard': '{card} in der Stadt von {player}',
  'option.opponent': '{player}',
  'option.location': '<up>{place}</up>',
  'option.worker': 'Tier: {place}',
  'option.pile': select('pile', { discard: 'Ablagestapel', other: 'Nachziehstapel' }),

  // Deeds.
  'option.discard': '{card} abwerfen',
  'option.keep': '{card} behalten',
  'option.give': '{what} abgeben',
  'option.gain': '{what} nehmen',
  'option.put': '{what} darauflegen',
  'option.activate': '{card} aktivieren',
  'option.copy': '{card} in der Stadt von {player} kopieren',
  'option.useLocation': 'Nutzen: {place}',
  'option.moveTo': 'Versetzen: {place}',
  'option.takeBack': 'Zurückholen: {place}',
  'option.intoCity': 'In die Stadt von {player}',
  'option.toHand': 'Auf die Hand',
  'option.underEvent': 'Unter das Ereignis „{event}“',
  'option.toDiscard': 'Auf den Ablagestapel',
};
