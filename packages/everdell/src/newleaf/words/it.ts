/** Newleaf: what only this box says, in Italian. */
import { count, select } from '@evervale/kernel/text';
import { color, rarity, theCard, verb } from '../../words/it/grammar.ts';

const cards = count('carta', 'carte');
const place = select('from', { meadow: 'Prato', other: 'Stazione' });
const side = select('side', { outbound: 'andata', other: 'ritorno' });
/** Masculine: Animale. */
const sort = select('color', {
  none: select('rarity', { common: 'Comune', other: 'Unico' }),
  other: color,
});

export const it = {
  // On cards, Events, visitors and places.
  'n.topVisitor': count('visitatore visibile', 'visitatori visibili'),
  'v.welcome': verb('mettere', 'metti', '{what} accanto alla tua città'),
  'v.refillBoth': verb('rifornire', 'rifornisci', 'entrambi'),
  'note.both': '{a}; {b}',
  'card.stays': 'non può essere rimossa, copiata né attivata',
  // color none: the rarity decides.
  'cost.golden': `gratis con un segnalino occupato dorato su una Costruzione ${select('color', { none: rarity, other: color })}`,
  'fact.goldenFor': `riceve un segnalino occupato dorato per un Animale ${sort}`,
  'req.achievedBefore': 'richiede {what} già al tuo attivo',
  'if.oneType': `se la tua città contiene almeno ${cards} di uno stesso tipo diverso da Produzione`,

  // For whom a box is, before a game starts.
  'advice.largeTogether': 'Più di una grande espansione è possibile, ma sconsigliato',
  'advice.typeEvents': 'Meglio con Eventi speciali che non nominano carte precise',

  // Prompts.
  'prompt.displayTake': `Prendi ${cards} dal Prato o dalla Stazione`,
  'prompt.displayDiscard': `Scarta ${cards} dal Prato o dalla Stazione`,
  'prompt.trainCar': 'Di quale vagone ottieni la ricompensa?',
  'prompt.visitorDiscard': 'Quale visitatore scarti?',
  'prompt.visitorKeep': 'Quale visitatore metti accanto alla tua città?',
  'prompt.visitorOf': 'Quale visitatore riceve {player}?',
  'prompt.unload': 'Quali risorse prendi da questa carta? (ancora {n})',
  'prompt.copyCard': 'Quale carta copi?',
  'prompt.reserved': 'Tieni prenotata la carta {card}?',
  'prompt.rugwortPlays': 'Quale carta gioca {player}?',

  // Options.
  'option.playStation': `Gioca ${theCard} dalla Stazione ({n})`,
  'option.stationCard': '{card} (Stazione, {n})',
  'option.trainCar': '{car}',
  'option.visitor': '{visitor}',
  'option.golden': 'Segnalino dorato {card}',
  'option.ticket': `Usa il tuo biglietto (${side})`,
  'option.reserve': `Prenota {card} (${place}, {n})`,
  'option.playReserved': 'Gioca la carta prenotata {card} {less}',
  'option.keepReserved': 'Tienila prenotata',
  'option.dropReserved': 'Scartala',

  // Reasons.
  'reason.ticketEarly': 'Il ritorno è possibile solo in estate e in autunno',

  // Log.
  'log.golden': '{player} mette un segnalino occupato dorato: {card}',
  'log.stationFill': 'Novità alla Stazione: {card}',
  'log.stationTake': '{player} prende dalla Stazione: {card}',
  'log.stationDiscard': '{player} scarta dalla Stazione: {card}',
  'log.carCame': 'Un vagone arriva alla Stazione: {car}',
  'log.carTaken': '{player} usa un vagone: {car}',
  'log.visitor': '{visitor} visita la città di {player}',
  'log.visitorGone': '{player} scarta il visitatore {visitor}',
  'log.visitorsShuffled': 'I visitatori scartati vengono mescolati nei mazzi',
  'log.ticket': `{player} usa il biglietto (${side})`,
  'log.reserve': '{player} prenota: {card}',
  'log.reserveDrop': '{player} scarta la carta prenotata {card}',

  // Things on cards.
  'n.stationCard': count('carta della Stazione', 'carte della Stazione'),
  'n.worker': count('lavoratore', 'lavoratori'),
  'n.basicEvent': count('Evento base', 'Eventi base'),
  'n.specialEvent': count('Evento speciale', 'Eventi speciali'),
  'q.atMost': 'al massimo {what}',

  // Clauses.
  'each.spaces': 'ogni {n} slot occupati nella tua città',
  'if.more': 'se la tua città ha più {a} che {b}',

  // What a card lets you do.
  'v.takeTrainCar': verb('ottenere', 'ottieni', 'la ricompensa di un vagone a scelta'),

  // Rules on cards.
  'req.leftover': '{what} nella tua riserva',

  // The form of a new table.
  'form.house.golden': 'Due segnalini su una Costruzione',
  'form.house.goldenNote':
    'Una Costruzione può portare un segnalino occupato di ogni tipo, uno marrone e uno dorato.',
  'form.box.newleaf':
    'Una stazione con treni, visitatori e due nuovi luoghi; porta con sé le sue carte.',
  'form.box.newleaf-cards': '24 carte con stendardo dorato, anche senza la stazione.',
  'form.box.newleaf-forest': 'Altre carte Foresta dove mandare lavoratori.',
  'form.box.newleaf-events': 'Eventi speciali che richiedono tipi e numeri di carte.',
  'form.box.newleaf-basic-events': 'Due Eventi base: una grande città e tre carte Prosperità.',
  'form.box.tickets': 'Sposta un lavoratore una volta all’andata e una al ritorno.',
  'form.box.reservation': 'Metti da parte una carta e giocala più tardi a meno.',
};
