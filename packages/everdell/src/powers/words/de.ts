/** What only the powers say, in German. */
import { atLocation } from '../../words/de/clauses.ts';
import { colorCard } from '../../words/de/grammar.ts';
import { aktivieren, legen } from '../../words/de/verbs.ts';
import { count, plural, select } from '@evervale/kernel/text';

export const de = {
  // Things on cards.
  'n.missing': count(
    'Ressource (einer Art, die du noch nicht hast)',
    'Ressourcen (von Arten, die du noch nicht hast)',
  ),

  // Clauses.
  't.setup': 'Aufbau',
  't.afterPlayColor': `Nachdem du 1 ${colorCard} ausgespielt hast`,
  't.opponentPlays': `Nachdem eine andere Person 1 ${colorCard} ausgespielt hat`,
  't.placeAt': `Wenn du 1 Tier ${atLocation} einsetzt`,
  'if.gaveNone': 'wenn dir der Ort keine {many} gebracht hat',

  // What a card lets you do.
  'v.activateAgain': aktivieren('die ausgespielte Karte ein zweites Mal'),
  'v.moveToken': legen(
    `den Marker auf ${select('where', { meadow: 'eine andere Karte der Wiese', other: 'einen anderen Ort' })}`,
  ),

  // Rules on cards.
  'cost.standIn': `{a} ${plural('zählt', 'zählen')} beim Bezahlen von Bauwerken als {b}`,
  'hand.limit': 'dein Handkartenlimit steigt um {n}',
  'advice.rugwortModule': 'Gegen Fusselwürz besser mit mindestens einem seiner Module',

  // Powers.
  't.firstVisit': 'Mit deinem ersten Tier an jedem Einfachen Ort, zusätzlich zu dessen Ertrag',
  't.afterPlayOther': `Nachdem du 1 Karte ausgespielt hast, die keine ${colorCard} ist${select('autumn', { no: ' (nicht im Herbst)', other: '' })}`,
  't.startAndSeasons': 'Zu Spielbeginn und zu Beginn jeder deiner Jahreszeiten',
  't.tokenPlayed': 'Immer wenn jemand die Karte mit deinem Marker ausspielt',
  't.tokenPlaced': 'Immer wenn jemand 1 Tier dort einsetzt, wo dein Marker liegt',
  't.forToken':
    'Einmal pro Zug, vor deiner Aktion, darfst du {what} von dieser Fähigkeit zurückgeben',
  'power.putToken': `lege deinen Marker auf ${select('where', { meadow: '1 Karte der Wiese', other: 'einen Einfachen Ort, einen Waldort oder die Zuflucht' })}`,
  'power.treasure': 'lege {what} auf diese Fähigkeit',
  'power.snailPile': 'lege {n} Karten vom Nachziehstapel verdeckt als deinen Stapel vor dich',
  'power.forestPile': 'die nicht benutzten Waldorte sind dein Stapel',
  'power.farmPile': 'alle Farmen liegen als Stapel vor dir',
  'if.gaveSome': 'wenn dir das mindestens {what} gebracht hat',
  'power.swapGained':
    'du darfst 1 Ressource, die dir das gebracht hat, zurückgeben und dir {what} nehmen',
  'power.owls':
    'du darfst {drop} abwerfen und/oder {first} ziehen; gibst du die gezogene Karte einer anderen Person, ziehe {more}',
  'power.oneMore': 'du darfst 1 weitere vom Nachziehstapel ziehen',
  'power.layForest': 'ziehe {n} Waldorte von deinem Stapel und lege 1 davon vor dir aus',
  'power.freeFarm': 'du darfst die oberste Farm des Stapels kostenlos ins Spiel bringen',
  'power.alsoResolve':
    'du darfst ihr die oberste Karte deines Stapels geben, um jene Karte auch zu nutzen',
  'power.invest':
    'du darfst 1 Ressource auf diese Fähigkeit legen, wenn sie leer ist, oder die dort liegende zusammen mit 1 weiteren dieser Art zurücknehmen',
  'power.putAside': 'du darfst 1 Karte der Wiese beiseitelegen',
  'power.elsewhere':
    'ein Tier, das du an einem Waldort einsetzt, darf stattdessen einen beliebigen Ort nutzen, an dem ein fremdes Tier steht (außer Ereignissen sowie {cards})',
  'power.shares':
    'du darfst Tiere an Einfachen Orten, an Waldorten und auf Zielkarten auch dann einsetzen, wenn dort ein fremdes Tier steht (außer {cards})',
  'power.fromMeadow':
    'immer wenn du Karten ziehst, darfst du jede davon vom Nachziehstapel oder von der Wiese nehmen; Karten, die gezeigt werden, kommen vom Nachziehstapel',
  'power.archive':
    'beiseitegelegte Karten darfst du wie Karten auf der Hand oder der Wiese ausspielen',
  'power.ownForest': 'nur du darfst diese Waldorte nutzen, niemand darf sie kopieren',
  'power.farms':
    'deine Farmen belegen keinen Platz; alle dürfen die oberste Farm des Stapels ausspielen, und tut es eine andere Person, nimmst du dir {what}',
  'power.first':
    'du beginnst mit so vielen Karten, wie dein Handkartenlimit erlaubt, und bist als Erstes an der Reihe',
  'power.last': 'du bist als Letztes an der Reihe',
  'power.notSolo': 'nicht im Spiel gegen {player}',

  // Prompts.
  'prompt.power': 'Welche Fähigkeit behältst du?',
  'prompt.oneMore': '1 weitere Karte ziehen?',
  'prompt.swapGained': '1 der erhaltenen Ressourcen für 1 Kiesel zurückgeben?',
  'prompt.invest': 'Welche Ressource legst du auf deine Fähigkeit?',
  'prompt.takeBack': 'Die Ressource auf deiner Fähigkeit zurücknehmen?',
  'prompt.putAside': 'Welche Karte der Wiese legst du beiseite?',
  'prompt.alsoResolve': '{card} in der Stadt von {player} auch nutzen?',
  'prompt.token': select('where', {
    meadow: 'Auf welche Karte der Wiese kommt dein Marker?',
    other: 'Wohin kommt dein Marker?',
  }),
  'prompt.ownForest': 'Welchen Waldort legst du vor dir aus?',
  'prompt.freeFarm': 'Die oberste Farm kostenlos ins Spiel bringen?',

  // Options.
  'option.playArchive': '{card} aus den beiseitegelegten Karten ausspielen',
  'option.playPile': '{card} vom Stapel ausspielen',
  'option.power': '{power}',
  'option.treasure': '{what} von deiner Fähigkeit für 1 Ressource und 1 Karte zurückgeben',
  'option.drawOne': '1 Karte ziehen',
  'option.takeDouble': '{what} zurücknehmen, dazu noch einmal so viel',
  'option.giveTop': 'Die oberste Karte deines Stapels an {player} geben',

  // The log.
  'log.power': '{player} wählt eine Fähigkeit: {power}',
  'log.putAside': '{player} legt {cards} beiseite',
  'log.token': '{player} versetzt einen Marker: {place}',
  'log.tokenMeadow': '{player} versetzt einen Marker: Karte {n} der Wiese',
  'log.ownForest': '{player} legt 1 Waldort aus: {place}',

  // The form of a new table.
  'form.box.powers': 'Alle haben eine eigene Fähigkeit.',
};
