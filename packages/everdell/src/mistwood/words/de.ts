/** Mistwood: was nur diese Schachtel sagt, auf Deutsch. */
import { count, select } from '@evervale/kernel/text';
import { season, theAcc } from '../../words/de/grammar.ts';
import { de as modules } from './modules/de.ts';

const tokens = count('Punkte-Marker', 'Punkte-Marker');
const which = select('part', {
  first: 'Erste Aktionsmöglichkeit',
  second: 'Zweite Aktionsmöglichkeit',
  other: 'Ersatzaktion',
});

export const de = {
  ...modules,
  // Her point cards, which are of our own design.
  'nw.difficulty.0': 'Schläfrig',
  'nw.difficulty.1': 'Neugierig',
  'nw.difficulty.2': 'Gerissen',
  'nw.difficulty.3': 'Unerbittlich',
  'nw.difficulty.4': 'Gnadenlos',

  // What her cards can ask for, as a list of things done.
  'nw.step.basic': '1 Spinne an den Einfachen Ort „{place}“',
  'nw.step.forest': `1 Spinne an den Waldort ${select('clearing', {
    upperLeft: 'oben links',
    upperRight: 'oben rechts',
    lowerRight: 'unten rechts',
    other: 'unten links',
  })}`,
  'nw.step.journey': '1 Spinne an den Reise-Ort mit {n} Punkten',
  'nw.step.own': '1 Spinne an einen nicht offenen Ort ihrer eigenen Stadt',
  'nw.step.open': '1 Spinne an einen offenen Ort',
  'nw.step.basicEvent': '1 Spinne auf ein Einfaches Ereignis',
  'nw.step.specialEvent': '1 Spinne auf ein Besonderes Ereignis',
  'nw.step.haven': '1 Spinne in die Zuflucht',
  'nw.step.market': '1 Spinne auf den Markt, und eine Ware wechselt die Seite',
  'nw.step.wonder': '1 Spinne auf ein Wunder, dazu 1 Schmuckstück',
  'nw.step.figure': 'die Figur auf die Wiese und die Karte dort in ihre Stadt',
  'nw.step.frog': 'ihr Frosch an den Fluss',
  'nw.step.draw': '1 Karte vom Nachziehstapel in ihr Deck',
  'nw.step.discard': '1 Karte ihres Decks auf den Ablagestapel',
  'nw.step.playDeck': '1 Karte ihres Decks in ihre Stadt',
  'nw.step.playMeadow': '1 ausgewürfelte Karte der Wiese in ihre Stadt',
  'nw.step.points': tokens,
  'nw.step.anyStar': 'Punkte-Marker nach dem Stern ihrer Punkte-Karte',
  'nw.step.star': `${tokens} (nach Schwierigkeitsgrad)`,

  // Why an option cannot be carried out.
  'nw.why.noSpider': 'Sie hat keine Spinne mehr',
  'nw.why.basicTaken': 'Alle vier Einfachen Orte für 1 Tier sind besetzt',
  'nw.why.basicClosed': 'Mit Newleaf kommen ihre Spinnen an keinen Einfachen Ort',
  'nw.why.forestTaken': 'Alle Waldorte sind besetzt',
  'nw.why.journeyTaken': 'Die Reise-Orte sind besetzt',
  'nw.why.noOwn': 'In ihrer Stadt ist kein Ort frei',
  'nw.why.noOpen': 'Es gibt keinen freien offenen Ort',
  'nw.why.noBasicEvent': 'Es gibt kein Einfaches Ereignis mehr',
  'nw.why.noSpecialEvent': 'Es gibt kein Besonderes Ereignis mehr',
  'nw.why.specialDone': 'Sie hat in dieser Jahreszeit schon ein Besonderes Ereignis',
  'nw.why.noPearls': 'Sie hat zu wenige Perlen',
  'nw.why.figurePlaced': 'Die Figur liegt schon aus',
  'nw.why.noFrog': 'Sie hat keinen Frosch zum Einsetzen',
  'nw.why.deckEmpty': 'Ihr Deck ist leer',
  'nw.why.cityFull': 'Ihre Stadt ist voll',
  'nw.why.pilesEmpty': 'Es gibt keine Karten mehr',

  // An action card in words.
  'nw.option': `${which}: {steps}`,
  'nw.season': `${season}: {first}; sonst {second}`,
  'nw.substitute': 'Ersatzaktion: {steps}',
  'nw.steps.and': '{a}, dazu {b}',
  'nw.arrow': select('arrow', { forward: 'Pfeil vorwärts', other: 'Pfeil rückwärts' }),
  'nw.icon': select('icon', {
    spider: 'Karte mit Spinne',
    figure: 'Karte mit Figur',
    other: 'Karte ohne Symbol',
  }),
  'nw.pointCard':
    'Schwierigkeitsgrad {n}, {name}: Stern {star}, Besonderes Ereignis {special}, Karte mit Wert 0 {zero}, Wohlstandskarte {prosperity}',

  // Prompts.
  'prompt.spiderOwn': 'An welchem Ort ihrer Stadt setzt {player} ihre Spinne ein?',
  'prompt.spiderOpen': 'An welchem deiner offenen Orte setzt {player} ihre Spinne ein?',
  'prompt.rowdyTakes': 'Welche Karte gibst du für {card} her?',

  // The score sheet.
  'score.tie.nightweave': '{player} gewinnt jeden Gleichstand',
  'score.line.pointCard': 'Punkte-Karte',

  // The table form.
  'form.nightweave': 'Phantomia, die Spinne',
  'form.nightweaveNote':
    'Die Spinne spielt gegen eine oder zwei Personen, die auch gegeneinander spielen',
  'form.nightweave.none': 'Spielt nicht mit',
  'form.nightweave.level': '{n}: {name}',
  'form.house.easySpring': 'Leichterer Frühling gegen Phantomia',
  'form.house.easySpringNote': 'Im Frühling kommt 1 Tier dazu, obwohl Fähigkeiten im Spiel sind',

  // Log.
  'log.nightweaveCard': `{player} deckt „{card}“ auf (${season}, {arrow})`,
  'log.nightweavePrepares':
    '{player} deckt „{card}“ auf: Figur und Spinnen sind alle eingesetzt, ihre Jahreszeit endet',
  'log.nightweaveFails': `${which}: {steps}. Nicht möglich: {why}`,
  'log.nightweaveActs': `{player} – ${which}: {steps}`,
  'log.nightweaveEnds': '{player} hört auf',
  'log.spider': '{player} setzt 1 Spinne ein: {place}',
  'log.figure': 'Die Figur von {player} liegt auf Platz {n} der Wiese',
  'log.figureStation': 'Die Figur von {player} liegt auf Platz {n} des Bahnhofs',
  'log.spidersBack': 'Figur und Spinnen kommen ins Versteck zurück',
  'log.newSpiders': `{player} bekommt ${count('neue Spinne', 'neue Spinnen')}`,
  'log.nightweavePlays': `{player} spielt ${theAcc}${select('from', {
    meadow: ' von der Wiese',
    deck: ' aus ihrem Deck',
    pile: ' vom Nachziehstapel',
    other: ' vom Bahnhof',
  })} aus`,
  'log.nightweaveDiscards': '{card} findet keinen Platz und wird abgeworfen',
  'log.toLair': '{player} legt in ihr Versteck: {card}',
  'log.intoDeck': '{player} nimmt in ihr Deck: {card}',
  'log.legendToDeck': '{player} bekommt 1 Legendäre Karte in ihr Deck',
  'log.adornmentToLair': '{player} legt 1 Schmuckstück in ihr Versteck',
  'log.goodMoved': `{player} verschiebt {good} auf die ${select('act', { sell: 'Verkaufsseite', other: 'Kaufseite' })}`,
};
