/** Warum etwas nicht geht: why something is not possible, in German. */
import { count } from '@evervale/kernel/text';

export const reasons = {
  // Turn.
  'reason.not-your-turn': 'Du bist nicht am Zug',
  'reason.finished': 'Du hast das Spiel beendet',
  'reason.game-over': 'Das Spiel ist zu Ende',
  'reason.not-offered': 'Das steht nicht zur Wahl',
  'reason.only-in-autumn': 'Nur im Herbst',
  'reason.not-in-autumn': 'Nicht im Herbst',

  // Playing cards.
  'reason.resources-short': '{what} zu wenig',
  'reason.one-advantage': 'Nur 1 Vorteil je ausgespielter Karte',
  'reason.worth-too-much': `Mehr als ${count('Punkt', 'Punkte')} wert`,
  'reason.city-full': 'Deine Stadt ist voll',
  'reason.unique-in-city': 'Diese Karte ist einzigartig und liegt schon in deiner Stadt',
  'reason.no-card-to-play': 'Auf diese Weise lässt sich keine Karte ausspielen',
  'reason.no-city-for-it': 'Keine fremde Stadt kann diese Karte aufnehmen',
  'reason.no-construction': 'In deiner Stadt ist kein Bauwerk, das du ersetzen kannst',
  'reason.no-critter': 'In deiner Stadt ist kein Wesen, das du einsperren kannst',
  'reason.second-cell': 'Für die zweite Zelle brauchst du 1 {noun} in deiner Stadt',
  'reason.nothing-to-activate': 'Keine Produktionskarte zum Aktivieren',
  'reason.nothing-to-copy': 'Keine Produktionskarte zum Kopieren',

  // Workers and places.
  'reason.no-worker': 'Kein Tier mehr übrig',
  'reason.occupied': 'Schon besetzt',
  'reason.already-there': 'Dort steht schon 1 deiner Tiere',
  'reason.worker-there': 'Dort steht 1 Tier von {player}',
  'reason.not-open': 'Nicht offen für andere',
  'reason.second-spot': 'Für das zweite Feld brauchst du 1 {noun} in deiner Stadt',
  'reason.nothing-stored': 'Auf dieser Karte liegt nichts',
  'reason.no-effect': 'Dort würde nichts geschehen',
  'reason.workers-left': `Du kannst noch ${count('Tier', 'Tiere')} einsetzen`,
  'reason.no-worker-to-move': 'Keines deiner Tiere lässt sich versetzen',
  'reason.no-location': 'Es gibt keinen Ort, den du nutzen könntest',
  'reason.no-location-here': 'Dort lässt sich kein Tier einsetzen',
  'reason.permanent': 'Dieses Tier bleibt bis zum Spielende',

  // Hand, city and piles.
  'reason.hand-short': `${count('Handkarte', 'Handkarten')} zu wenig`,
  'reason.hand-full': 'Deine Hand ist voll',
  'reason.hand-empty': 'Du hast keine Handkarten',
  'reason.city-cards-short': `${count('Karte', 'Karten')} zu wenig in deiner Stadt`,
  'reason.meadow-empty': 'Die Wiese ist leer',
  'reason.piles-empty': 'Nachziehstapel und Ablagestapel sind leer',
  'reason.meadow-blocked': 'Auf dieser Karte der Wiese steht 1 Tier von Fusselwürz',
  'reason.no-receiver': 'Niemand kann etwas bekommen',

  // Events.
  'reason.achieved': 'Schon von {player} erledigt',
  'reason.requirement': 'Du brauchst in deiner Stadt noch: {what}',
};
