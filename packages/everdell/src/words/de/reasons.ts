/** Warum etwas nicht geht: why something is not possible, in German. */
import { count } from '@evervale/kernel/text';

export const reasons = {
  // Turn.
  'reason.notYourTurn': 'Du bist nicht am Zug',
  'reason.finished': 'Du hast das Spiel beendet',
  'reason.gameOver': 'Das Spiel ist zu Ende',
  'reason.notOffered': 'Das steht nicht zur Wahl',
  'reason.onlyAutumn': 'Nur im Herbst',
  'reason.notAutumn': 'Nicht im Herbst',

  // Playing cards.
  'reason.short': '{what} zu wenig',
  'reason.oneAdvantage': 'Nur 1 Vorteil je ausgespielter Karte',
  'reason.worthTooMuch': `Mehr als ${count('Punkt', 'Punkte')} wert`,
  'reason.cityFull': 'Deine Stadt ist voll',
  'reason.unique': '{card} ist einzigartig und liegt schon in deiner Stadt',
  'reason.noPlay': 'Auf diese Weise lässt sich keine Karte ausspielen',
  'reason.noCityForIt': 'Keine fremde Stadt kann diese Karte aufnehmen',
  'reason.noConstruction': 'In deiner Stadt ist kein Bauwerk, das du ersetzen kannst',
  'reason.noCritter': 'In deiner Stadt ist kein Wesen, das du einsperren kannst',
  'reason.secondCell': 'Für die zweite Zelle brauchst du 1 {noun} in deiner Stadt',
  'reason.noProduction': 'Keine Produktionskarte zum Aktivieren',
  'reason.nothingToCopy': 'Keine Produktionskarte zum Kopieren',

  // Workers and places.
  'reason.noWorker': 'Kein Tier mehr übrig',
  'reason.occupied': 'Schon besetzt',
  'reason.ownWorkerThere': 'Dort steht schon 1 deiner Tiere',
  'reason.workerThere': 'Dort steht 1 Tier von {player}',
  'reason.notOpen': 'Nicht offen für andere',
  'reason.secondSpot': 'Für das zweite Feld brauchst du 1 {noun} in deiner Stadt',
  'reason.nothingOn': 'Auf der Karte {card} liegt nichts',
  'reason.noEffect': 'Dort würde nichts geschehen',
  'reason.workersLeft': `Du kannst noch ${count('Tier', 'Tiere')} einsetzen`,
  'reason.noMovable': 'Keines deiner Tiere lässt sich versetzen',
  'reason.noRepeat': 'Keines deiner Tiere steht an einem Einfachen Ort oder Waldort',
  'reason.noLocation': 'Es gibt keinen Ort, den du nutzen könntest',
  'reason.notHere': 'Dort lässt sich kein Tier einsetzen',
  'reason.permanent': 'Dieses Tier bleibt bis zum Spielende',

  // Hand, city and piles.
  'reason.handShort': `${count('Handkarte', 'Handkarten')} zu wenig`,
  'reason.handFull': 'Deine Hand ist voll',
  'reason.handEmpty': 'Du hast keine Handkarten',
  'reason.cityShort': `${count('Karte', 'Karten')} zu wenig in deiner Stadt`,
  'reason.meadowEmpty': 'Die Wiese ist leer',
  'reason.pilesEmpty': 'Nachziehstapel und Ablagestapel sind leer',
  'reason.meadowBlocked': 'Auf dieser Karte der Wiese steht 1 Tier von {player}',
  'reason.noReceiver': 'Niemand kann etwas bekommen',

  // Events.
  'reason.achieved': 'Schon von {player} erledigt',
  'reason.missing': 'Du brauchst in deiner Stadt noch: {what}',
};
