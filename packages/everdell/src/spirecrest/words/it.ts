/** Spirecrest: what only this box says, in Italian. */
import { count, select } from '@evervale/kernel/text';
import { color, points, season, verb } from '../../words/it/grammar.ts';

const cards = count('carta', 'carte');
const kinds = select('kind', { critter: 'Animali', other: 'Costruzioni' });
const aKind = select('kind', { critter: 'un Animale', other: 'una Costruzione' });

export const it = {
  // On discoveries.
  'v.tuckBeside': verb(
    'infilare',
    'infila',
    `fino a {n} ${kinds} dalla tua mano e/o dal Prato sotto questa carta`,
  ),
  'find.playTucked': 'Puoi giocare le carte infilate sotto pagando {what}',
  'v.fillHand': verb(
    'pescare',
    'pesca',
    'carte dal Prato e/o dalla pila degli scarti finché la tua mano non è piena; puoi fermarti prima',
  ),
  'v.dig': verb(
    'rivelare',
    'rivela',
    'carte dal mazzo una alla volta, quante ne possono stare nella tua mano',
  ),
  'find.dig':
    'Fermati quando vuoi: prendile e ottieni 1 segnalino punto per ciascuna. Se una è uguale a una carta del Prato, scartale tutte',
  'v.brew': verb('scartare', 'scarta', 'quante carte vuoi dalla tua mano'),
  'v.brewPlay': verb(
    'giocare',
    'gioca',
    '1 carta pagando 1 risorsa in meno, a scelta, per ogni carta scartata',
  ),
  'v.searchDeck': verb('nominare', 'nomina', `${aKind} e cerca la carta nel mazzo`),
  'find.searched': 'Se c’è, prendila anche oltre il tuo limite di mano, poi scarta fino al limite',
  'v.dance': verb('rivelare', 'rivela', `${cards} dal mazzo`),
  'find.danceAll': 'Ottieni per ogni carta rivelata, secondo il suo tipo: {list}',
  'find.danceItem': `${color} {what}`,
  'find.danceKeep': 'Tieni quelle che vuoi e scarta le altre',
  'each.caravan': 'per ogni lavoratore su questa carta',
  'find.forager': 'Nel tuo turno, pesca 1 carta per ogni bacca che ottieni',
  'find.mountaineer':
    'Il meteo della primavera non ti riguarda. Quando esplori le vette puoi fare 2 scoperte, pagando ciascuna',
  'find.prospector':
    'Nel tuo turno, per ogni segnalino punto che ottieni puoi scartare 1 carta e/o pescarne 1',
  'find.stormvale':
    'Metti 3 carte del mazzo, scoperte, accanto a questa carta e rimpiazzale subito. Tutti possono giocarle; quando lo fa un avversario, ottieni 1 segnalino punto',
  'find.stubblehoof':
    'Quando ti prepari per una stagione, {me} può restare dov’è: usa di nuovo quel luogo, pesca 1 carta e ottieni 1 risorsa a scelta',
  'find.truffle':
    'Colloca {me} su 1 carta Produzione di una città qualsiasi (tranne {cards}) e usala come se fosse tua. Poi ottieni 1 risorsa a scelta e pesca 1 carta',
  'find.corliander':
    'Collocato su un Evento, {me} richiede solo la metà delle carte necessarie, arrotondata per eccesso',
  'find.firebeak':
    'Colloca {me} sulla pila degli scarti e pesca 3 carte da lì. Finché vi resta, dopo il turno di ogni avversario guarda le carte scartate in quel turno e prendi quelle che vuoi',
  'find.grey-cloaks-hideout':
    'Come azione, sposta qui 1 dei tuoi lavoratori già collocati e usa ancora una volta il luogo che ha lasciato',
  'find.honeypaw':
    'Se il luogo visitato da {me} non ti dà bacche, ottieni 1 bacca per ogni altra risorsa ricevuta, al massimo 3',
  'find.king-rhun':
    'Colloca {me} su 1 carta Prosperità della tua città e ottieni tante risorse a scelta quanti sono i punti base della carta',
  'find.whisper': 'Può essere collocato su un luogo già occupato, ma non su un Evento',
  'find.windlore':
    'Colloca {me} sul mazzo e pesca 3 carte. Finché vi resta, dopo ogni turno in cui un avversario ha pescato dal mazzo, pesca 2 carte, anche oltre il tuo limite di mano, poi scarta fino al limite',
  'find.tile': `Diventa ${select('place', { first: 'la prima', other: 'l’ultima' })} tessera della tua spedizione. Costo: {what}. Valore: ${points}`,
  'if.lastTile': 'se la tua lepre ha raggiunto l’ultima tessera della tua spedizione',
  'score.journeyAgain': 'vale tanti punti quanti il tuo Viaggio, al massimo {n}',
  'score.rarest': `vale ${points}, più 1 per ogni carta del tipo che hai di meno nella tua città`,

  // On tiles and weather.
  'tile.text': `Costo: {what}. Valore: ${points}`,
  'weather.closes': `non puoi collocare lavoratori ${select('what', {
    forest: 'sui luoghi Foresta',
    cityCards: 'sui luoghi delle città, scoperte comprese',
    events: 'sugli Eventi',
    other: 'sui luoghi Base senza limite di lavoratori',
  })}`,
  'weather.dearer': `ogni ${select('cards', {
    critter: 'Animale',
    construction: 'Costruzione',
    production: 'carta Produzione',
    other: 'carta Unica',
  })} che giochi costa {what} in più`,
  'weather.discard': `alla fine di ogni turno in cui hai collocato un lavoratore${select('after', { forest: ' su un luogo Foresta', other: '' })}, scarta ${cards}`,
  'weather.downTo': `alla fine di ogni tuo turno scarta finché non ti restano ${cards}`,
  'weather.less': 'ogni luogo Base ti dà 1 risorsa in meno',

  // Places.
  'spot.discardPile': 'pila degli scarti',
  'spot.drawPile': 'mazzo',

  // Prompts.
  'prompt.mapTile': 'Quale tessera mappa prendi?',
  'prompt.mapTileOf': 'Quale tessera mappa riceve {player}?',
  'prompt.discover': 'Quale scoperta fai?',
  'prompt.discoverMore': 'Fai un’altra scoperta?',
  'prompt.payTravel': `{me}: paga ${select('what', {
    either: count('carta o risorsa', 'carte e/o risorse'),
    resource: count('risorsa', 'risorse'),
    other: cards,
  })}`,
  'prompt.travel': `La tua lepre prosegue verso {tile}? (${points})`,
  'prompt.prospect': '{me}: {n, plural, =1 {scarti 1 carta} other {scarti fino a # carte}}?',
  'prompt.prospectDraw': '{me}: quante carte peschi?',
  'prompt.mount': 'Quale lavoratore viene sostituito da {critter}?',
  'prompt.stayPut': '{me} resta e usa di nuovo il suo luogo: {place}?',
  'prompt.tuckBeside': `${select('kind', { critter: 'Quali Animali', other: 'Quali Costruzioni' })} infili sotto? (fino a {n})`,
  'prompt.fillHand': 'Pesca dal Prato e dalla pila degli scarti (fino a {n})',
  'prompt.dig': `{me}: finora ${cards}. Continui?`,
  'prompt.brew':
    '{me}: scarta carte dalla tua mano; per ognuna, la carta che giochi poi costa 1 risorsa in meno',
  'prompt.brewPlay': `Gioca 1 carta pagando ${count('risorsa', 'risorse')} in meno`,
  'prompt.searchDeck': `Nomina ${aKind}`,
  'prompt.keepRevealed': 'Quali carte tieni?',
  'prompt.weatherTakes': `Il meteo: scarta ${cards}`,
  'prompt.firebeak': '{me}: quali carte scartate prendi?',

  // Options.
  'option.mapTile': `{tile} (${points})`,
  'option.discover': `{find}${select('n', { 0: '', 1: ' (per 1 carta o risorsa)', other: ' (per {n} carte e/o risorse)' })}`,
  'option.travel': 'Prosegui pagando {what}',
  'option.travelStop': 'Termina la spedizione',
  'option.readyWorker': 'Un lavoratore della tua riserva',
  'option.stayPut': 'Resta',
  'option.hide': '{me}: sposta lì un lavoratore ({place})',
  'option.playStorm': 'Gioca {card} ({me})',
  'option.playTucked': 'Gioca {card} {less}',
  'option.brewNone': 'Non scartarne',
  'option.dig': 'Rivela un’altra carta',
  'option.digStop': `Fermati: prendi ${cards} e altrettanti segnalini punto`,

  // Reasons.
  'reason.weather': 'Il meteo non lo permette: {weather}',

  // Log.
  'log.mapTile': '{player} prende la tessera mappa {tile}',
  'log.finds': '{player} esplora: {finds}',
  'log.discover': '{player} scopre: {find}',
  'log.hare': `La lepre di {player} ${select('where', {
    foothills: 'prosegue verso le pendici',
    peaks: 'prosegue verso le vette',
    ridges: 'prosegue verso le creste',
    other: 'raggiunge la tessera Everdell',
  })}`,
  'log.tilesShown': `Tessere ${select('where', {
    foothills: 'delle pendici',
    peaks: 'delle vette',
    ridges: 'delle creste',
    other: '',
  })}: {tiles}`,
  'log.weather': 'Il meteo cambia: {weather}',
  'log.bigCritter': '{critter} si unisce a {player}',
  'log.travel': 'La lepre di {player} prosegue: {tile}',
  'log.stormFill': '{me}: {card}',
  'log.tuckBeside': '{player} infila sotto una scoperta: {card}',
  'log.caveIn': '{card} è nel Prato: {player} perde tutto ({me})',
  'log.fromDiscard': `{player} pesca ${cards} dalla pila degli scarti`,
  'log.fromDiscardSeen': '{player} pesca {cards} dalla pila degli scarti',

  // Clauses.
  't.taken': 'Quando la prendi',
  't.inSeason': `In ${season}`,

  // Rules on cards.
  'score.minus': `vale ${points}, meno {less} {each}`,

  // The form of a new table.
  'form.box.spirecrest':
    'Montagne da esplorare: tessere mappa per una spedizione, scoperte, animali giganti e il meteo.',
};
