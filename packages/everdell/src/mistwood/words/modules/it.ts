/** I suoi personaggi, tranelli e piani in italiano: di che cosa è fatto quel che dicono. */
import { count, select } from '@evervale/kernel/text';
import { left } from '../../../words/it/grammar.ts';

const tokens = count('segnalino punto', 'segnalini punto');
const cards = count('carta', 'carte');
const each = (one: string, many: string): string =>
  `{n, plural, =1 {per ogni ${one}} other {ogni # ${many}}}`;

/** Che cosa fa, secondo il posto nella frase. */
const lei = (fa: string, resto = ''): string =>
  select('stand', {
    instead: `lei invece ${fa}${resto}`,
    also: `${fa}${resto}`,
    other: `lei ${fa}${resto}`,
  });
/** Un prezzo: un ordine, o una domanda. */
const prezzo = (verbo: string, cosa: string): string =>
  `${select('mood', { ask: verbo, other: verbo.replace(/re$/, '') })} ${cosa}`;

export const it = {
  // What she gains.
  'nw.gains': select('stand', {
    instead: `lei ottiene invece ${tokens}`,
    also: tokens,
    other: `lei ottiene ${tokens}`,
  }),
  'nw.gainsStar':
    'lei ottiene tanti segnalini punto quanti ne indica la stella della sua carta punti',
  'nw.gainsEach': `${select('stand', { also: '', other: 'lei ottiene ' })}${tokens} {each}{bounds}`,
  'nw.gainsBest': 'lei ottiene tanti segnalini punto quanto {best}{bounds}',
  'nw.flattery':
    'lei ottiene 1 segnalino punto se la carta ha un valore stampato di 2 o 3, e 2 da 4 in su',
  'nw.plus': '{a}, più {b}',
  'nw.and': '{a}, poi {b}',
  'nw.andShe': '{a} e {b}',
  'nw.then': '{a}. Poi {b}',
  'nw.nothing': select('stand', { other: 'non succede nulla' }),
  'nw.bounds.none': '',
  'nw.bounds.least': ', almeno {least}',
  'nw.bounds.most': ', al massimo {most}',
  'nw.bounds.both': ', almeno {least} e al massimo {most}',
  'nw.cap': '{text} (al massimo {n} durante questo tranello)',
  'nw.each.resources': each('risorsa che possiedi', 'risorse che possiedi'),
  'nw.each.hand': each('carta nella tua mano', 'carte nella tua mano'),
  'nw.each.workersOnBasic': each('tuo lavoratore su luoghi Base', 'tuoi lavoratori su luoghi Base'),
  'nw.each.workersOnBasicOrHaven': each(
    'tuo lavoratore su luoghi Base o sul Rifugio',
    'tuoi lavoratori su luoghi Base o sul Rifugio',
  ),
  'nw.each.workersPlaced': each('tuo lavoratore collocato', 'tuoi lavoratori collocati'),
  'nw.each.locations': each(
    'carta con un luogo nella tua città',
    'carte con un luogo nella tua città',
  ),
  'nw.each.events': each('Evento che hai realizzato', 'Eventi che hai realizzato'),
  'nw.each.constructions': each('Costruzione nella tua città', 'Costruzioni nella tua città'),
  'nw.each.production': each(
    'carta Produzione nella tua città',
    'carte Produzione nella tua città',
  ),
  'nw.each.unique': each('carta Unica nella tua città', 'carte Uniche nella tua città'),
  'nw.each.occupied': each(
    'segnalino occupato nella tua città',
    'segnalini occupato nella tua città',
  ),
  'nw.each.emptySpaces': each('slot vuoto nella tua città', 'slot vuoti nella tua città'),
  'nw.each.herCards': each('carta nella sua città', 'carte nella sua città'),
  'nw.each.herProsperity': each(
    'carta Prosperità nella sua città',
    'carte Prosperità nella sua città',
  ),
  'nw.each.herProduction': each(
    'carta Produzione nella sua città',
    'carte Produzione nella sua città',
  ),
  'nw.each.moreProsperity': 'per ogni carta Prosperità che hai in più di lei',
  'nw.each.unachieved': each(
    'Evento che nessuno ha realizzato',
    'Eventi che nessuno ha realizzato',
  ),
  'nw.each.worthyUpper':
    'per ogni carta con un valore stampato di almeno 3 nelle posizioni da 1 a 4 del Prato',
  'nw.each.worthyLower':
    'per ogni carta con un valore stampato di almeno 3 nelle posizioni da 5 a 8 del Prato',
  'nw.best.bestMeadow': 'il valore stampato più alto del Prato',
  'nw.best.bestCritter': 'il valore stampato più alto di un Animale nella tua città',

  // What else she does.
  'nw.deed.draw': lei(`pesca ${cards}`),
  'nw.deed.collect':
    'lei pesca 1 carta; se il suo mazzo ha già 3 o più carte, o se la sua partita è finita, ottiene invece 1 segnalino punto',
  'nw.deed.shadow':
    'lei prende nel suo mazzo la carta segnata successiva del Prato, in avanti, e se il suo valore stampato è almeno 2 ottiene 1 segnalino punto; se non ce n’è, o se la sua partita è finita, ottiene 1 segnalino punto',
  'nw.deed.gamble':
    'si tira il dado a 8 facce; da 4 a 6 lei ottiene 1 segnalino punto, con 7 o 8 ne ottiene 2',
  'nw.deed.keepEmpty':
    'la posizione della carta resta vuota finché non termina la sua stagione o la sua partita, e allora le porta 1 segnalino punto; se nel Prato restassero meno di 5 carte, viene rifornita e lei ottiene subito 1 segnalino punto',
  'nw.deed.web':
    'vi resta una ragnatela per il resto della partita; se ce n’è già una, lei ottiene 1 segnalino punto',
  'nw.deed.nextCharacter': 'vale il personaggio successivo della pila coperta',
  'nw.deed.afterFigure': lei(
    'prende nel suo mazzo la prima carta del Prato dopo la pedina nella direzione della freccia',
  ),
  'nw.deed.giveAtRandom': `le dai ${cards} della tua mano a caso; per ogni carta data o mancante lei ottiene 1 segnalino punto`,
  'nw.deed.lureWorker': `1 dei tuoi lavoratori non collocati va nel suo covo finché non ti prepari per una stagione; se non ne hai, lei ottiene ${tokens}`,
  'nw.deed.takeBest': lei(
    'prende nel suo mazzo la carta del Prato con il valore stampato più alto (a parità, la prima in avanti)',
  ),
  'nw.deed.playBest':
    'lei gioca la carta del Prato con il valore stampato più alto (a parità, la prima in avanti); se la sua città è piena, la carta viene scartata e lei ottiene tanti segnalini punto quanto il suo valore stampato',
  'nw.deed.playRolled': lei(
    'gioca la carta di una posizione del Prato scelta con il dado',
    '; se la sua città è piena, ottiene 1 segnalino punto',
  ),
  'nw.deed.clearMeadow': 'tutte le carte rimaste nel Prato vengono scartate e sostituite',
  'nw.deed.reveal': `${select('stand', { instead: 'solo ', other: '' })}${cards} del mazzo di pesca vengono rivelate e scartate; lei ottiene tanti segnalini punto quanto il valore stampato più alto tra esse`,
  'nw.deed.playTop': `lei gioca ${cards} del mazzo di pesca; per ognuna che non trova spazio ottiene 2 segnalini punto`,
  'nw.deed.takeEvent': `lei prende il primo Evento speciale in avanti che nessuno ha realizzato; se non ce n’è, ottiene ${tokens}`,
  'nw.loseConstruction':
    'scarta dalla tua città una Costruzione con un valore stampato di 0 o 1; se non ne hai, {otherwise}',

  // What can be paid.
  'nw.cost.any': prezzo('pagare', count('risorsa a scelta', 'risorse a scelta')),
  'nw.cost.byCard': prezzo(
    'pagare',
    '1 bacca per un Animale, 1 rametto, resina o ciottolo per una Costruzione',
  ),
  'nw.cost.cards': prezzo('scartare', `${cards} dalla tua mano`),
  'nw.cost.critters': prezzo('scartare', `${count('Animale', 'Animali')} dalla tua mano`),
  'nw.cost.handDownTo': prezzo('scartare', 'carte finché non te ne restano {n} in mano'),
  'nw.cost.resourcesDownTo': prezzo('scartare', 'risorse a scelta finché non ne possiedi {n}'),
  'nw.cost.eachCard': prezzo(
    'scartare',
    'quante carte vuoi dalla tua mano (per ognuna lei ottiene 1 segnalino punto in meno)',
  ),
  'nw.cost.eachTwo': prezzo(
    'scartare',
    'quante risorse e carte della mano vuoi (ogni 2 lei ottiene 1 segnalino punto in meno)',
  ),
  'nw.payOr': '{cost}; altrimenti {otherwise}',
  'nw.payFor': '{cost}, e {instead}; altrimenti {otherwise}',
  'nw.foil': 'Sventare: {cost}; in tal caso {instead}',
  'nw.foilEach': 'Sventare: {cost}',

  // When it happens.
  'nw.when.placeWorker': 'Ogni volta che collochi un lavoratore su {place}: {then}',
  'nw.when.afterPlacing':
    'Ogni volta che hai collocato un lavoratore su {place}, dopo la sua azione: {then}',
  'nw.when.play.construction': 'Ogni volta che giochi una Costruzione: {then}',
  'nw.when.play.production':
    'Ogni volta che giochi una carta Produzione, prima del suo effetto: {then}',
  'nw.when.play.prosperity': 'Ogni volta che giochi una carta Prosperità: {then}',
  'nw.when.play.unique': 'Ogni volta che giochi una carta Unica: {then}',
  'nw.when.occupy': 'Ogni volta che collochi un segnalino occupato: {then}',
  'nw.when.achieve': 'Ogni volta che realizzi {place}: {then}',
  'nw.when.prepare': 'Ogni volta che ti prepari per una stagione, prima di tutto: {then}',
  'nw.when.endTurn.hand': 'Alla fine di ogni tuo turno con più di {n} carte in mano: {then}',
  'nw.when.endTurn.resources': 'Alla fine di ogni tuo turno con più di {n} risorse: {then}',
  'nw.when.getMeadow':
    'Ogni volta che prendi o giochi una carta delle posizioni da {from} a {to} del Prato: {then}',
  'nw.when.getMeadow.web':
    'Ogni volta che prendi o giochi una carta del Prato con una ragnatela: {then}',
  'nw.when.getMarked':
    'Ogni volta che prendi o giochi una carta del Prato accanto alla pedina, prima di tutto: {then}',
  'nw.when.spider': 'Ogni volta che lei colloca un ragno su {place}: {then}',
  'nw.when.figure': 'Ogni volta che la pedina viene collocata: {then}',
  'nw.when.herCard': 'Ogni volta che lei gioca una carta nella sua città: {then}',
  'nw.when.herCard.cheap':
    'Ogni volta che lei gioca nella sua città una carta con un valore stampato di {n} o meno: {then}',
  'nw.when.herPrepare': 'Ogni volta che lei si prepara per una stagione: {then}',
  'nw.when.herEnd': 'Quando la sua partita finisce: {then}',
  'nw.when.scoring': 'Prima del conteggio: {then}',
  'nw.now': 'Subito: {then}',
  'nw.last': 'Come suo ultimo tranello: {then}',
  'nw.on.forest': 'un luogo Foresta',
  'nw.on.exclusive-shared': 'un luogo Base',
  'nw.on.shared-haven': 'un luogo Base senza limite di lavoratori o sul Rifugio',
  'nw.on.city': 'una carta con un luogo',
  'nw.on.webbed': 'un luogo con una ragnatela',
  'nw.on.exclusive-forest': 'un luogo Base o Foresta',
  'nw.on.exclusive-forest-haven': 'un luogo Base o Foresta, o sul Rifugio',
  'nw.on.basicEvent': 'un Evento base',
  'nw.on.specialEvent': 'un Evento speciale',
  'nw.on.event': 'un Evento',
  'nw.closes':
    'Non puoi collocare lavoratori né sul luogo Foresta in alto a sinistra né sul luogo Base con 3 rametti',
  'nw.creeps':
    'Una ragnatela si trova accanto alla posizione 1 del Prato, e in ogni sua stagione accanto ad altre 2',
  'nw.bringsPlots':
    'Sono in gioco anche i tranelli: ogni volta se ne rivelano 2 e scegli quale vale',
  'nw.bringsCharacters':
    'Sventare: prima di ciò che fa un personaggio, scarta 2 carte dalla tua mano; in tal caso non succede nulla',

  // Questions.
  'prompt.foil': '{card}: {cost}? In tal caso {instead}.',
  'prompt.foilOnly': '{card}: {cost}?',
  'prompt.foilPay': `{card}: con che cosa paghi?${left}`,
  'prompt.plot': 'Quale dei due tranelli vale?',
  'option.letHappen': 'Non pagare nulla: {otherwise}',
  'option.plot': '{card}',
  'reason.webbed': 'Chiuso da «{card}»',

  // The table form.
  'form.nightweave.character':
    'Quanto costano le carte accanto alla sua pedina; non con altre scatole',
  'form.nightweave.scheme':
    'Una regola a suo favore per tutta la partita; solo in solitario, e non con altre scatole',
  'form.nightweave.no.character': 'Nessun personaggio',
  'form.nightweave.no.scheme': 'Nessun piano',
  'form.nightweave.plots': 'Tranelli',
  'form.nightweave.plotsNote':
    'Una brutta sorpresa in ogni sua stagione; solo in solitario, e non con altre scatole',

  // Log.
  'log.herCharacter': '{player} è ora «{card}»',
  'log.plot': `${select('last', { yes: 'Il suo ultimo tranello', other: 'Il suo tranello' })}: «{card}»`,
  'log.herModule': '«{card}» ha effetto',
  'log.foiled': '{player} paga contro «{card}»',
  'log.web': '{player} lascia una ragnatela: {place}',
  'log.keptEmpty': 'La posizione {n} del Prato resta vuota',
  'log.lured': 'Un lavoratore di {player} viene attirato nel covo',
};
