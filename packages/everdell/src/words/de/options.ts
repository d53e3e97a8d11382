/** Was man wählen kann: what a player can pick, in German. */
import { select } from '@evervale/kernel/text';
import { points, season, theAcc, yourAcc, yourDat } from './grammar.ts';

export const options = {
  // Where a worker can stand.
  'spot.basic': 'Einfacher Ort ({place})',
  'spot.forest': 'Waldort ({place})',
  'spot.haven': 'Zuflucht',
  'spot.named': '{place}',
  'spot.journey': `Reise (${points})`,
  'spot.event': 'Ereignis „{event}“',
  'spot.card': '{card}',
  'spot.cardOf': '{card} in der Stadt von {player}',
  'spot.aside': 'neben dem Spielplan',

  // What tells copies of a card apart.
  'card.detailed': '{card} ({details})',
  'detail.occupied': 'besetzt',
  'detail.paired': 'zu zweit',
  'detail.worker': 'Tier von {player}',
  'detail.guest': 'geteilter Platz',
  'detail.aside': 'ohne sie zu nutzen',
  'detail.place': 'Platz {n}',

  // Actions.
  'option.place': 'Tier einsetzen: {place}',
  'option.playHand': '{noun} von der Hand ausspielen',
  'option.playMeadow': '{noun} von der Wiese ausspielen ({n})',
  'option.prepare': `Sich auf den ${season} vorbereiten`,
  'option.pass': 'Aufhören: Das Spiel ist für dich zu Ende',

  // Ways to pay for a card.
  'option.pay': '{what} zahlen',
  'option.free': 'Kostenlos ausspielen',
  // What a way leaves to pay: the `pay` of the options below.
  'pay.less': '{what} zahlen',
  'pay.nothing': 'nichts zahlen',
  'for.less': 'für {what}',
  'for.free': 'kostenlos',
  'option.occupy': `<up>${yourAcc}</up> besetzen`,
  'option.discardForLess': `<up>${yourAcc}</up> abwerfen und {pay}`,
  'option.prisoner': `{card} in ${yourAcc} sperren und {pay}`,
  'option.swapAny': `<up>${yourAcc}</up> nutzen: 1 Ressource ersetzen`,

  // Answers.
  'option.done': 'Fertig',
  'option.none': 'Verzichten',

  // Things.
  'option.payFor': '{what} zahlen, {gain} nehmen',
  'option.giveFor': '{what} abgeben, {gain} nehmen',
  'option.resource': '{what}',
  'option.card': '{card}',
  'option.meadowCard': '{card} (Wiese, {n})',
  'option.opponent': '{player}',
  'option.location': '<up>{place}</up>',
  'option.worker': 'Tier: {place}',
  'option.workerOfKind': '{worker} einsetzen',
  'option.workerOfKindAt': '{worker} ({place})',
  'option.pile': select('pile', { discard: 'Ablagestapel', other: 'Nachziehstapel' }),

  // Deeds.
  'option.put': '{what} darauflegen',
  'option.copy': `<up>${theAcc}</up> in der Stadt von {player} kopieren`,
  'option.copyOwn': `<up>${theAcc}</up> in deiner eigenen Stadt kopieren`,
  'option.intoCity': 'In die Stadt von {player}',
  'option.toHand': 'Auf die Hand',
  'option.underEvent': 'Unter das Ereignis „{event}“',
  'option.toDiscard': 'Auf den Ablagestapel',

  // Boxes.
  'option.effect': '<up>{text}</up>',
  'option.type': '{type}',
  'option.replaceNamed': `Dafür ${yourAcc} abwerfen`,
  'option.layOn': `Auf ${yourAcc} legen und {pay}`,
  'option.spendTokens': `{tokens} von ${yourDat} zurückgeben und {pay}`,
  'option.standIn': '{what} statt {any}',
};
