/** Spirecrest: was nur diese Box sagt, auf Deutsch. */
import { count, select } from '@evervale/kernel/text';
import { color, points, season, verb } from '../../words/de/grammar.ts';

const schieben = verb('schiebe', 'schieben');
const ziehen = verb('ziehe', 'ziehen');
const aufdecken = verb('decke', 'decken', 'auf');
const abwerfen = verb('wirf', 'werfen', 'ab');
const ausspielen = verb('spiele', 'spielen', 'aus');
const nennen = verb('nenne', 'nennen');
const cards = count('Karte', 'Karten');
const kinds = select('kind', { critter: 'Wesen', other: 'Bauwerke' });
const aKind = select('kind', { critter: '1 Wesen', other: '1 Bauwerk' });

export const de = {
  // On discoveries.
  'v.tuckBeside': schieben(
    `bis zu {n} ${kinds} von der Hand und/oder von der Wiese unter diese Karte`,
  ),
  'find.playTucked': 'Du darfst Karten darunter für {what} ausspielen',
  'v.fillHand': ziehen(
    'Karten von der Wiese und/oder vom Ablagestapel, bis deine Hand voll ist; du darfst früher aufhören',
  ),
  'v.dig': aufdecken(
    'nacheinander Karten vom Nachziehstapel',
    ', höchstens so viele, wie auf deine Hand passen',
  ),
  'find.dig':
    'Du darfst jederzeit aufhören: Nimm diese Karten auf die Hand und nimm dir für jede 1 Punkte-Marker. Liegt eine davon aber auch auf der Wiese, wirf alle ab',
  'v.brew': abwerfen('beliebig viele Handkarten'),
  'v.brewPlay': ausspielen('1 Karte', ' (für 1 beliebige Ressource weniger je abgeworfener Karte)'),
  'v.searchDeck': nennen(aKind, ' und suche es im Nachziehstapel'),
  'find.searched':
    'Ist es dort, nimm es auch über dein Handkartenlimit hinaus und wirf danach bis zum Limit ab',
  'v.dance': aufdecken(`${cards} vom Nachziehstapel`),
  'find.danceAll': 'Nimm dir für jede aufgedeckte Karte je nach Typ: {list}',
  'find.danceItem': `${color} {what}`,
  'find.danceKeep': 'Behalte beliebig viele davon und wirf den Rest ab',
  'each.caravan': 'für jedes Tier auf dieser Karte',
  'find.forager': 'In deinem Zug: Ziehe für jede Beere, die du dir nimmst, 1 Karte',
  'find.mountaineer':
    'Das Frühlingswetter gilt nicht für dich. Wenn du die Gipfel erkundest, darfst du 2 Entdeckungen machen und bezahlst jede',
  'find.prospector':
    'In deinem Zug: Für jeden Punkte-Marker, den du dir nimmst, darfst du 1 Karte abwerfen und/oder 1 Karte ziehen',
  'find.stormvale':
    'Lege 3 Karten vom Nachziehstapel offen neben diese Karte und fülle sie sofort wieder auf. Alle dürfen sie ausspielen; immer wenn eine andere Person das tut, nimmst du dir 1 Punkte-Marker',
  'find.stubblehoof':
    'Wenn du dich auf eine Jahreszeit vorbereitest, darf {me} stehen bleiben: Nutze den Ort noch einmal, ziehe 1 Karte und nimm dir 1 beliebige Ressource',
  'find.truffle':
    'Setze {me} auf 1 Produktionskarte in einer beliebigen Stadt ein (außer {cards}) und nutze sie wie deine eigene. Nimm dir dann 1 beliebige Ressource und ziehe 1 Karte',
  'find.corliander':
    'Setzt du {me} auf einem Ereignis ein, brauchst du nur die Hälfte der verlangten Karten (aufgerundet)',
  'find.firebeak':
    'Setze {me} auf dem Ablagestapel ein und ziehe 3 Karten davon. Solange er dort steht: Sieh dir nach jedem Zug einer anderen Person die Karten an, die darin abgeworfen wurden, und nimm beliebig viele davon',
  'find.grey-cloaks-hideout':
    'Als Aktion: Versetze 1 deiner eingesetzten Tiere hierher und nutze den Ort, den es verlassen hat, noch einmal',
  'find.honeypaw':
    'Bringt dir der Ort, an dem du {me} einsetzt, keine Beeren, nimm dir für jede andere Ressource von dort 1 Beere, höchstens 3',
  'find.king-rhun':
    'Setze {me} auf 1 Wohlstandskarte in deiner Stadt ein und nimm dir so viele beliebige Ressourcen, wie auf ihr Punkte aufgedruckt sind',
  'find.whisper':
    'Darf auch an einem schon besetzten Ort eingesetzt werden, aber nicht auf einem Ereignis',
  'find.windlore':
    'Setze {me} auf dem Nachziehstapel ein und ziehe 3 Karten. Solange er dort steht: Ziehe nach jedem Zug, in dem eine andere Person vom Nachziehstapel gezogen hat, 2 Karten, auch über dein Handkartenlimit hinaus, und wirf danach bis zum Limit ab',
  'find.tile': `Wird das ${select('place', { first: 'erste', other: 'letzte' })} Kartenstück deiner Expedition. Kosten: {what}. Wert: ${points}`,
  'if.lastTile': 'wenn dein Hase das letzte Kartenstück deiner Expedition erreicht hat',
  'score.journeyAgain': 'so viele Punkte, wie deine Reise zählt, höchstens {n}',
  'score.rarest': `${points}, zuzüglich 1 für jede Karte des Typs, von dem du die wenigsten in deiner Stadt hast`,

  // On tiles and weather.
  'tile.text': `Kosten: {what}. Wert: ${points}`,
  'weather.closes': `du darfst keine Tiere ${select('what', {
    forest: 'an Waldorten',
    cityCards: 'an Orten in Städten einsetzen, auch nicht auf Entdeckungen',
    events: 'auf Ereignissen',
    other: 'an Einfachen Orten für beliebig viele Tiere',
  })}${select('what', { cityCards: '', other: ' einsetzen' })}`,
  'weather.dearer': `${select('cards', {
    critter: 'jedes Wesen',
    construction: 'jedes Bauwerk',
    production: 'jede Produktionskarte',
    other: 'jede einzigartige Karte',
  })}, ${select('cards', { critter: 'das', construction: 'das', other: 'die' })} du ausspielst, kostet {what} mehr`,
  'weather.discard': `wirf am Ende jedes Zuges, in dem du 1 Tier${select('after', { forest: ' an einem Waldort', other: '' })} eingesetzt hast, ${cards} ab`,
  'weather.downTo': `wirf am Ende jedes deiner Züge Karten ab, bis du nur noch ${cards} hast`,
  'weather.less': 'jeder Einfache Ort bringt dir 1 Ressource weniger',

  // Places.
  'spot.discardPile': 'Ablagestapel',
  'spot.drawPile': 'Nachziehstapel',

  // Prompts.
  'prompt.mapTile': 'Welches Kartenstück nimmst du?',
  'prompt.mapTileOf': 'Welches Kartenstück bekommt {player}?',
  'prompt.discover': 'Welche Entdeckung machst du?',
  'prompt.discoverMore': 'Machst du noch eine Entdeckung?',
  'prompt.payTravel': `{me}: Bezahle mit ${select('what', {
    either: count('Karte oder Ressource', 'Karten und/oder Ressourcen'),
    resource: count('Ressource', 'Ressourcen'),
    other: cards,
  })}`,
  'prompt.travel': `Reist dein Hase weiter zu {tile}? (${points})`,
  'prompt.prospect': `{me}: Wirfst du bis zu ${cards} ab?`,
  'prompt.prospectDraw': '{me}: Wie viele Karten ziehst du?',
  'prompt.mount': 'Welches Tier ersetzt {critter}?',
  'prompt.stayPut': 'Bleibt {me} stehen und nutzt den Ort noch einmal? ({place})',
  'prompt.tuckBeside': `Welche ${kinds} schiebst du unter die Karte? (bis zu {n})`,
  'prompt.fillHand': 'Ziehe von der Wiese und vom Ablagestapel (bis zu {n})',
  'prompt.dig': `{me}: bisher ${cards}. Machst du weiter?`,
  'prompt.brew':
    '{me}: Wirf Handkarten ab; für jede kostet die Karte, die du dann ausspielst, 1 Ressource weniger',
  'prompt.brewPlay': `Spiele 1 Karte für ${count('Ressource', 'Ressourcen')} weniger aus`,
  'prompt.searchDeck': `Nenne ${aKind}`,
  'prompt.keepRevealed': 'Welche Karten behältst du?',
  'prompt.weatherTakes': `Das Wetter: Wirf ${cards} ab`,
  'prompt.firebeak': '{me}: Welche der abgeworfenen Karten nimmst du?',

  // Options.
  'option.mapTile': `{tile} (${points})`,
  'option.discover': `{find}${select('n', { 0: '', 1: ' (für 1 Karte oder Ressource)', other: ' (für {n} Karten und/oder Ressourcen)' })}`,
  'option.travel': 'Weiterreisen für {what}',
  'option.travelStop': 'Expedition beenden',
  'option.readyWorker': '1 Tier aus deinem Vorrat',
  'option.stayPut': 'Es bleibt stehen',
  'option.hide': '{me}: 1 Tier dorthin versetzen ({place})',
  'option.playStorm': '{card} ausspielen ({me})',
  'option.playTucked': '{card} {less} ausspielen',
  'option.brewNone': 'Keine abwerfen',
  'option.dig': 'Noch 1 Karte aufdecken',
  'option.digStop': `Aufhören: ${cards} und ebenso viele Punkte-Marker nehmen`,

  // Reasons.
  'reason.weather': 'Das Wetter lässt es nicht zu: {weather}',

  // Log.
  'log.mapTile': '{player} nimmt das Kartenstück {tile}',
  'log.finds': '{player} erkundet: {finds}',
  'log.discover': '{player} entdeckt {find}',
  'log.hare': `Der Hase von {player} ${select('where', {
    foothills: 'zieht weiter ins Vorgebirge',
    peaks: 'zieht weiter zu den Gipfeln',
    ridges: 'zieht weiter zum Gebirgskamm',
    other: 'kommt auf das Everdell-Kartenstück',
  })}`,
  'log.tilesShown': `Kartenstücke ${select('where', {
    foothills: 'des Vorgebirges',
    peaks: 'der Gipfel',
    ridges: 'des Gebirgskamms',
    other: '',
  })}: {tiles}`,
  'log.weather': 'Das Wetter schlägt um: {weather}',
  'log.bigCritter': '{critter} kommt zu {player}',
  'log.travel': 'Der Hase von {player} reist weiter: {tile}',
  'log.stormFill': '{me}: {card}',
  'log.tuckBeside': '{player} schiebt unter eine Entdeckung: {card}',
  'log.caveIn': '{card} liegt auf der Wiese: {player} verliert alles ({me})',
  'log.fromDiscard': `{player} zieht ${cards} vom Ablagestapel`,
  'log.fromDiscardSeen': '{player} zieht {cards} vom Ablagestapel',

  // Clauses.
  't.taken': 'Beim Nehmen',
  't.inSeason': `Im ${season}`,

  // Rules on cards.
  'score.minus': `${points}, abzüglich {less} {each}`,

  // The form of a new table.
  'form.box.spirecrest':
    'Ein Gebirge zum Erkunden: Kartenstücke für eine Expedition, Entdeckungen, Riesenwesen und Wetter.',
};
