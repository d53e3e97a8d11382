/** What only the powers say, in Italian. */
import { aLocation } from '../../words/it/clauses.ts';
import { color, verb } from '../../words/it/grammar.ts';
import { count, plural, select } from '@evervale/kernel/text';

export const it = {
  // Things on cards.
  'n.missing': count('risorsa di un tipo che non hai', 'risorse di tipi che non hai'),

  // Clauses.
  't.setup': 'Preparazione',
  't.afterPlayColor': `Dopo aver giocato una carta ${color}`,
  't.opponentPlays': `Dopo che un avversario ha giocato una carta ${color}`,
  't.placeAt': `Quando collochi un lavoratore su ${aLocation}`,
  'if.gaveNone': 'se il luogo non ti ha dato {many}',

  // What a card lets you do.
  'v.activateAgain': verb('attivare', 'attiva', 'la carta una seconda volta'),
  'v.moveToken': verb(
    'spostare',
    'sposta',
    `il segnalino su ${select('where', { meadow: 'un’altra carta del Prato', other: 'un altro luogo' })}`,
  ),

  // Rules on cards.
  'cost.standIn': `{a} ${plural('vale', 'valgono')} come {b} per pagare una Costruzione`,
  'hand.limit': 'il tuo limite di mano aumenta di {n}',
  'advice.rugwortModule': 'Contro Rugwort, meglio con almeno uno dei suoi moduli',

  // Powers.
  't.firstVisit': 'Con il tuo primo lavoratore su ogni luogo Base, oltre a ciò che dà',
  't.afterPlayOther': `Dopo aver giocato una carta che non sia ${color}${select('autumn', { no: ', tranne in autunno', other: '' })}`,
  't.startAndSeasons': 'All’inizio della partita e di ogni tua stagione',
  't.tokenPlayed': 'Ogni volta che qualcuno gioca la carta con il tuo segnalino',
  't.tokenPlaced': 'Ogni volta che qualcuno colloca un lavoratore dove si trova il tuo segnalino',
  't.forToken':
    'Una volta per turno, prima della tua azione, puoi restituire {what} da questo potere',
  'power.putToken': `metti il tuo segnalino su ${select('where', { meadow: 'una carta del Prato', other: 'un luogo Base, un luogo Foresta o il Rifugio' })}`,
  'power.treasure': 'metti {what} su questo potere',
  'power.snailPile': '{n} carte che nessuno guarda formano la tua pila',
  'power.forestPile': 'le carte Foresta non usate formano la tua pila',
  'power.farmPile': 'tutte le Fattorie formano una pila davanti a te',
  'if.gaveSome': 'se ti ha dato almeno {what}',
  'power.swapGained': 'puoi restituire 1 risorsa che ti ha dato per ottenere {what}',
  'power.owls':
    'puoi scartare {drop} e/o pescare {first}; se dai la carta pescata a un avversario, pesca {more}',
  'power.oneMore': 'puoi pescarne 1 in più dal mazzo',
  'power.layForest': 'pesca {n} carte Foresta dalla tua pila e mettine 1 davanti a te',
  'power.freeFarm': 'puoi mettere in gioco gratis la prima Fattoria della pila',
  'power.alsoResolve': 'puoi dargli la prima carta della tua pila per usare anche tu quella carta',
  'power.invest':
    'puoi mettere 1 risorsa su questo potere se è vuoto, oppure riprendere quella che vi si trova insieme a 1 altra dello stesso tipo',
  'power.putAside': 'puoi mettere da parte 1 carta del Prato',
  'power.elsewhere':
    'un lavoratore che collochi su una carta Foresta può usare invece qualsiasi luogo dove un avversario ha un lavoratore (tranne Eventi, {cards})',
  'power.shares':
    'puoi collocare lavoratori su luoghi Base, luoghi Foresta e carte Destinazione anche se vi si trova un lavoratore avversario (tranne {cards})',
  'power.fromMeadow':
    'ogni volta che peschi carte, ciascuna può venire dal mazzo o dal Prato; le carte da mostrare vengono dal mazzo',
  'power.archive': 'puoi giocare le carte messe da parte come carte della tua mano o del Prato',
  'power.ownForest': 'nessun altro può visitare queste carte Foresta né copiarle',
  'power.farms':
    'le tue Fattorie non occupano slot; tutti possono giocare la prima Fattoria della pila, e tu ottieni {what} quando lo fa un avversario',
  'power.first':
    'inizi con tante carte quante ne consente il tuo limite di mano e il primo turno è tuo',
  'power.last': 'il tuo turno viene dopo quelli di tutti gli altri',
  'power.notSolo': 'non si usa contro {player}',

  // Prompts.
  'prompt.power': 'Quale potere tieni?',
  'prompt.oneMore': 'Pescare 1 altra carta?',
  'prompt.swapGained': 'Restituire 1 delle risorse ottenute per 1 ciottolo?',
  'prompt.invest': 'Quale risorsa metti sul tuo potere?',
  'prompt.takeBack': 'Riprendere la risorsa sul tuo potere?',
  'prompt.putAside': 'Quale carta del Prato metti da parte?',
  'prompt.alsoResolve': 'Usare anche {card} ({player})?',
  'prompt.token': select('where', {
    meadow: 'Su quale carta del Prato va il tuo segnalino?',
    other: 'Dove va il tuo segnalino?',
  }),
  'prompt.ownForest': 'Quale carta Foresta metti davanti a te?',
  'prompt.freeFarm': 'Mettere in gioco gratis la prima Fattoria?',

  // Options.
  'option.playArchive': 'Gioca {card} dalle carte messe da parte',
  'option.playPile': 'Gioca {card} dalla pila',
  'option.power': '{power}',
  'option.treasure': 'Restituisci {what} dal tuo potere: una risorsa e una carta',
  'option.drawOne': 'Pesca 1 carta',
  'option.takeDouble': 'Riprendi {what} e un’altra dello stesso tipo',
  'option.giveTop': 'Dai la prima carta della tua pila (a {player})',

  // The log.
  'log.power': '{player} sceglie un potere: {power}',
  'log.putAside': '{player} mette da parte: {cards}',
  'log.token': '{player} sposta un segnalino: {place}',
  'log.tokenMeadow': '{player} sposta un segnalino: carta {n} del Prato',
  'log.ownForest': '{player} mette in gioco una carta Foresta: {place}',

  // The form of a new table.
  'form.box.powers': 'Ognuno ha un potere tutto suo.',
};
