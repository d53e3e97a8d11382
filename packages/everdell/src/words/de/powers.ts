/** What stands on a power: its moments, what it lays out, and the abilities that last. */
import { select } from '@evervale/kernel/text';
import { colorCard } from './grammar.ts';

export const powers = {
  // When: labels for `frame.label`.
  't.firstVisit': 'Mit deinem ersten Tier an jedem Einfachen Ort, zusätzlich zu dessen Ertrag',
  't.afterPlayOther': `Nachdem du eine Karte ausgespielt hast, die keine ${colorCard} ist${select('autumn', { no: ' (nicht im Herbst)', other: '' })}`,
  't.startAndSeasons': 'Zu Spielbeginn und zu Beginn jeder deiner Jahreszeiten',
  't.tokenPlayed': 'Immer wenn jemand die Karte mit deinem Marker ausspielt',
  't.tokenPlaced': 'Immer wenn jemand ein Tier dort einsetzt, wo dein Marker liegt',
  't.forToken':
    'Einmal pro Zug, vor deiner Aktion, darfst du {what} von dieser Fähigkeit zurückgeben',

  // Setup.
  'power.putToken': `lege deinen Marker auf ${select('where', { meadow: '1 Wiesenkarte', other: 'einen Einfachen Ort, einen Waldort oder die Zuflucht' })}`,
  'power.treasure': 'lege {what} auf diese Fähigkeit',
  'power.snailPile': '{n} ungesehene Karten sind dein Stapel',
  'power.forestPile': 'die nicht benutzten Waldkarten sind dein Stapel',
  'power.farmPile': 'alle Farmen liegen als Stapel vor dir',

  // What a power does at its moment.
  'if.gaveSome': 'wenn dir das mindestens {what} gebracht hat',
  'power.swapGained':
    'du darfst 1 Ressource, die dir das gebracht hat, zurückgeben und dir {what} nehmen',
  'power.owls':
    'du darfst {drop} abwerfen und/oder {first} ziehen; gibst du die gezogene Karte einer anderen Person, ziehe {more}',
  'power.oneMore': 'du darfst 1 weitere vom Nachziehstapel ziehen',
  'power.layForest': 'ziehe {n} Waldkarten von deinem Stapel und lege 1 davon vor dir aus',
  'power.freeFarm': 'du darfst die oberste Farm des Stapels kostenlos ins Spiel bringen',
  'power.alsoResolve':
    'du darfst ihr die oberste Karte deines Stapels geben, um jene Karte auch zu nutzen',
  'power.invest':
    'du darfst 1 Ressource auf diese Fähigkeit legen, wenn sie leer ist, oder die dort liegende zusammen mit 1 weiteren dieser Art zurücknehmen',
  'power.putAside': 'du darfst 1 Wiesenkarte beiseitelegen',

  // What lasts.
  'power.elsewhere':
    'ein Tier, das du auf einer Waldkarte einsetzt, darf stattdessen einen beliebigen Ort nutzen, an dem ein Tier einer anderen Person steht (kein Ereignis; nicht: {cards})',
  'power.shares':
    'du darfst Tiere auf Einfachen Orten, Waldorten und Zielkarten auch dann einsetzen, wenn dort ein Tier einer anderen Person steht (nicht: {cards})',
  'power.fromMeadow':
    'immer wenn du Karten ziehst, darfst du jede davon vom Nachziehstapel oder von der Wiese nehmen; Karten, die gezeigt werden, kommen vom Nachziehstapel',
  'power.archive': 'beiseitegelegte Karten darfst du wie Handkarten oder Wiesenkarten ausspielen',
  'power.ownForest': 'nur du darfst diese Waldkarten nutzen, niemand darf sie kopieren',
  'power.farms':
    'deine Farmen belegen keinen Platz; alle dürfen die oberste Farm des Stapels ausspielen, und tut es eine andere Person, nimmst du dir {what}',
  'power.first':
    'du beginnst mit so vielen Karten, wie dein Handkartenlimit erlaubt, und bist als Erstes an der Reihe',
  'power.last': 'du bist als Letztes an der Reihe',
  'power.notSolo': 'nicht im Spiel gegen {player}',
};
