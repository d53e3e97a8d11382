/** Warum etwas nicht geht: why something is not possible, in German. */
import { count, select } from '@evervale/kernel/text';
import { theDat, yourDat } from './grammar.ts';

export const reasons = {
  // Turn.
  'reason.onlyAutumn': 'Nur im Herbst',
  'reason.notAutumn': 'Nach dem Herbst kommt keine Jahreszeit mehr',

  // Playing cards.
  'reason.short': '{what} zu wenig',
  'reason.shortWith': `{what} zu wenig, auch mit ${yourDat}`,
  'reason.shortOrNamed': `{what} zu wenig, und ${select('g', { m: 'kein {nom}', f: 'keine {nom}', n: 'kein {nom}', other: 'keine Karte {nom}' })} zum Abwerfen`,
  'reason.cityFull': 'Deine Stadt ist voll',
  'reason.unique': '{card} ist einzigartig und liegt schon in deiner Stadt',
  'reason.noPlay': 'Auf diese Weise lässt sich keine Karte ausspielen',
  'reason.noCityForIt': 'Keine fremde Stadt kann diese Karte aufnehmen',
  'reason.noConstruction': 'In deiner Stadt ist kein Bauwerk, das du ersetzen kannst',

  // Workers and places.
  'reason.noWorker': 'Kein Tier mehr übrig',
  'reason.occupied': 'Schon besetzt',
  'reason.ownWorkerThere': 'Dort steht schon 1 deiner Tiere',
  'reason.notOpen': 'Nicht offen für andere',
  'reason.secondSpot': 'Für das zweite Feld brauchst du 1 {noun} in deiner Stadt',
  'reason.nothingOn': `Auf ${theDat} liegt nichts`,
  'reason.noEffect': 'Dort würde nichts geschehen',
  'reason.meadowEmpty': 'Auf der Wiese liegt keine Karte dafür',
  'reason.cityShort': 'Zu wenige Karten in deiner Stadt',
  'reason.noProduction': 'Keine Produktionskarte zu aktivieren',
  'reason.noLocation': 'Kein Ort kann genutzt werden',
  'reason.noMovable': 'Keines deiner Tiere kann versetzt werden',
  'reason.workersLeft': `Du kannst noch ${count('Tier', 'Tiere')} einsetzen`,

  // Hand, city and piles.
  'reason.handShort': `${count('Handkarte', 'Handkarten')} zu wenig`,
  'reason.handFull': 'Deine Hand ist voll',
  'reason.handEmpty': 'Du hast keine Handkarten',
  'reason.pilesEmpty': 'Nachziehstapel und Ablagestapel sind leer',
  'reason.meadowBlocked': 'Auf dieser Karte der Wiese steht 1 Tier von {player}',

  // Events.
  'reason.achieved': 'Schon von {player} erledigt',
  'reason.missing': 'Du brauchst in deiner Stadt noch: {what}',
  'reason.legendThere': '{card} ist in deiner Stadt an ihre Stelle getreten',
  'reason.noEvent': 'Kein Ereignis kann erledigt werden',
};
