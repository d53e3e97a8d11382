/** Joining, moments, “for each” and conditions. */
import { select } from '@evervale/kernel/text';
import { aKind, ofYour, rarity, season } from './grammar.ts';

export const aLocation = select('loc', {
  basic: 'un luogo Base',
  forest: 'un luogo Foresta',
  either: 'un luogo Base o Foresta',
  event: 'un Evento',
  other: 'un luogo',
});

const rareKind = select('kind', {
  critter: `Animale ${select('rarity', { common: 'Comune', other: 'Unico' })}`,
  construction: `Costruzione ${rarity}`,
  other: `carta ${rarity}`,
});

const done = select('act', {
  pay: select('g', { f: 'pagata', other: 'pagato' }),
  give: select('g', { f: 'data', other: 'dato' }),
  discard: select('g', { f: 'scartata', other: 'scartato' }),
  take: select('g', { f: 'presa', other: 'preso' }),
  return: select('g', { f: 'rimessa', other: 'rimesso' }),
  other: select('g', { f: 'rivelata', other: 'rivelato' }),
});

const doneMany = select('act', {
  pay: select('g', { f: 'pagate', other: 'pagati' }),
  give: select('g', { f: 'date', other: 'dati' }),
  other: select('g', { f: 'scartate', other: 'scartati' }),
});

export const clauses = {
  // Joining.
  'seq.and': '{a} e {b}',
  'seq.then': '{a}, {b}',
  'seq.to': '{cost} per {gain}',
  'seq.ifYouDo': 'se lo fai, {text}',
  'seq.noted': '{text} {note}',
  'seq.sortRevealed': 'prendi in mano ciascuna di esse, infilala sotto questo Evento o scartala',
  'choose.one': 'scegli un’opzione. <up>{options}</up>',
  'choose.mayOne': 'se vuoi, {options}',
  'choose.or': '{a}, oppure {b}',
  'choose.item': '({letter}) <up>{text}</up>',
  'choose.either': '{a} oppure {b}',
  'frame.if': '{cond}, {text}',
  'frame.each': '{each}, {text}',
  'note.mandatory': '(obbligatorio)',
  'note.self': 'inclusa questa carta',
  'note.faceDown': 'a faccia in giù',
  'note.evenOccupied': 'anche se occupato',
  'note.notCards': 'tranne {cards}',
  'note.asYours': 'come se fosse nella tua città',

  // When: labels for `frame.label`.
  't.play': 'Quando la giochi',
  't.production': 'Produzione',
  't.visit': 'Visita',
  't.visitStay': 'Visita (il lavoratore resta fino alla fine)',
  't.frog': 'Visita della rana',
  't.end': 'Fine partita',
  't.achieve': 'Quando lo realizzi',
  't.price': 'Costo',
  't.whenPlay': `Quando giochi ${aKind}`,
  't.afterPlay': `Dopo aver giocato ${aKind}`,
  't.opponentVisits': 'Quando un avversario visita questa carta',
  't.prepare': 'Quando ti prepari per una stagione, prima di riprendere i lavoratori',
  't.seasonStart': select('season', {
    winter: 'All’inizio del tuo inverno',
    spring: 'All’inizio della tua primavera',
    summer: 'All’inizio della tua estate',
    autumn: 'All’inizio del tuo autunno',
    other: 'All’inizio di ogni tua stagione',
  }),
  't.gain': 'Ogni volta che ottieni {what}',
  't.draw': 'Ogni volta che peschi carte',
  't.achieveEvent': 'Ogni volta che realizzi un Evento',
  't.once': `Una volta per ${select('per', { turn: 'turno', season: 'stagione', other: 'partita' })}`,

  // For each: tails for `q.per` and `score.each`.
  'each.card': 'per ogni {noun} {place}',
  'each.other': `per ogni ${select('g', { f: 'altra', other: 'altro' })} {noun} {place}`,
  'each.rarityKind': `per ogni ${rareKind} {place}`,
  'each.n': 'ogni {n} {many} {place}',
  'each.nOther': 'ogni {n} altre {many} {place}',
  'each.done': `per ogni {noun} ${done}`,
  'each.given': 'per ogni carta o risorsa data',
  'each.doneN': `ogni {n} {many} ${doneMany}`,
  'each.tokenHere': 'per ogni segnalino punto su questa carta',
  'each.tokenOn': 'per ogni segnalino punto {card}',
  'each.event': select('type', {
    basic: 'per ogni Evento base realizzato',
    special: 'per ogni Evento speciale realizzato',
    other: 'per ogni Evento realizzato',
  }),
  'each.opponentEvent': 'per ogni Evento realizzato da quell’avversario',
  'each.leftover': `per ogni {noun} ${select('g', { f: 'rimasta', other: 'rimasto' })}`,
  'each.workerHere': 'per ogni lavoratore su questa carta',
  'each.workerOn': 'per ogni lavoratore {card}',
  'each.prisoner': `per ogni prigioniero ${ofYour}`,
  'each.underEvent': 'per ogni carta sotto questo Evento',
  'each.onEvent': 'per {what} su questo Evento',
  'each.pair': 'per ogni coppia {a} e {b} {place}',
  'each.noted': '{each}, {note}',

  // Conditions: the front of `frame.if`, tails for `q.instead` and `score.if`.
  'if.city': 'se la tua città contiene {what}',
  'if.alsoCity': 'se la tua città contiene {what}',
  'if.own': 'se hai {what}',
  'if.paired': 'se questa carta condivide lo slot con 1 {noun}',
  'if.here': 'se su questa carta ci sono {what}',
  'if.achieved': 'se hai realizzato {what}',
  'if.total': 'se la somma dei loro punti base è almeno {n}',
  'if.fromSeason': select('season', {
    spring: 'dalla primavera in poi',
    summer: 'dall’estate in poi',
    other: 'dall’autunno in poi',
  }),
  'if.onlySeason': `solo in ${season}`,
  'note.once': '(una volta per partita)',
  'note.atMost': 'al massimo {n}',
};
