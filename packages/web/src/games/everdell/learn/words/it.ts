/** Le lezioni in italiano. */
import type { en } from './en.ts';

export const it: { readonly [key in keyof typeof en]: string } = {
  'first.title': 'Il tuo primo anno',
  'first.about': 'Lavoratori, carte, stagioni, Eventi e punti: tutto ciò che serve per giocare.',
  'first.welcome':
    'Ti diamo il benvenuto nella valle! Al centro c’è il Prato con otto carte per tutti, intorno i luoghi dove i tuoi lavoratori raccolgono qualcosa. In basso la tua città, ancora vuota, e accanto la tua mano. Tu sei lo scoiattolo.',
  'first.turn':
    'Nel tuo turno fai una cosa sola: mandi un lavoratore, giochi una carta o ti prepari per la stagione successiva. È inverno e hai due lavoratori. Tutto ciò che puoi fare brilla.',
  'first.twigs':
    'Manda il primo lavoratore a prendere 3 rametti: scegli il ceppo con tre rametti. Un anello chiuso accoglie un solo lavoratore, quindi nessuno potrà venire dopo di te.',
  'first.forest':
    'Oakley va a prendere la resina. Ora il tuo secondo lavoratore: nella foresta c’è un luogo che dà 1 rametto, 1 resina e 1 bacca. La foresta cambia in ogni partita.',
  'first.farm':
    'I due lavoratori sono fuori. Ora puoi giocare carte! La {farm} nella tua mano costa 2 rametti e 1 resina, e tu li hai. Sceglila.',
  'first.wife':
    'La {farm} è verde: ha prodotto subito 1 bacca. Guarda il Prato: la {wife} costa 2 bacche, ma abita nella {farm}. Giocala.',
  'first.occupy':
    'Potresti pagare 2 bacche. Meglio: falla venire gratis nella tua {farm}. Questa resta occupata per sempre, ma le bacche restano a te.',
  'first.prepare':
    'Per Oakley è già primavera: ognuno ha le proprie stagioni. I tuoi lavoratori sono tutti fuori, quindi preparati anche tu per la primavera. Il pulsante è tra le risposte.',
  'first.spring':
    'I tuoi lavoratori sono di nuovo a casa e se n’è aggiunto un terzo. In primavera tutte le carte verdi producono ancora: la {farm} ti ha dato un’altra bacca. Lo stesso accade in autunno.',
  'first.any':
    'Tre lavoratori! Mandane uno al luogo della foresta che dà due risorse a scelta: i due dischi variopinti.',
  'first.gain': 'Prendi due volte la resina: ti servirà per la prossima carta.',
  'first.inn':
    'Ora costruisci la {inn} che hai in mano. È rossa: una Destinazione da sola non fa nulla, ma i tuoi lavoratori possono visitarla.',
  'first.visit':
    'Manda un lavoratore alla tua {inn}: scegli la carta nella tua città. Lì puoi giocare una carta del Prato per 3 risorse in meno.',
  'first.mine':
    'La {mine} costa esattamente 3, quindi ora è gratis. Scegli quella: un’altra carta verde per la tua città.',
  'first.event':
    'Il tempo vola, è autunno. Ora hai quattro carte verdi, ed è ciò che chiede l’Evento «{festival}» sull’albero. Manda un lavoratore: l’Evento e i suoi 3 punti sono solo tuoi.',
  'first.journey':
    'Resta un lavoratore, e tre carte che non puoi più pagare. In autunno servono ancora a qualcosa: manda il lavoratore in {journey}, alla tappa da 3 punti. Ti costa proprio queste tre carte.',
  'first.score':
    'I lavoratori sono fuori e la mano è vuota. Solo in autunno puoi passare: allora per te la partita è finita.',
  'first.end':
    'Così si contano i punti: quelli stampati sulle carte, i segnalini punto, i bonus viola, il {journey} e gli Eventi. Hai vinto! Ora sai giocare; le lezioni brevi mostrano qualche finezza.',

  'discounts.title': 'Pagare meno',
  'discounts.about': '{crane}, {innkeeper} e {inn} abbassano il costo delle carte.',
  'discounts.intro':
    'Alcune carte della tua città rendono meno care le altre. Per ogni carta che giochi puoi usare uno solo di questi vantaggi, mai due insieme.',
  'discounts.mine': 'Gioca la {mine} dalla mano. Costerebbe un rametto, una resina e un ciottolo.',
  'discounts.crane':
    'Potresti pagare. Ma la {crane} toglie 3 risorse dal costo di una Costruzione, se per questo la scarti. Usala: si libera anche uno slot nella tua città.',
  'discounts.historian': 'Poi lo {historian}, che costa 2 bacche.',
  'discounts.innkeeper':
    'Il {innkeeper} fa per gli Animali ciò che la {crane} fa per le Costruzioni: 3 bacche in meno, e lascia la città.',
  'discounts.inn':
    'La {inn} resta: a ogni visita puoi giocare una carta del Prato per 3 risorse in meno. Manda un lavoratore.',
  'discounts.lookout':
    'La {lookout} costa 3 in tutto, quindi è gratis. E poiché ora c’è lo {historian}, peschi una carta per ogni carta che giochi.',
  'discounts.end':
    'Tre carte, e hai ancora tutte le tue risorse. Ricorda: un vantaggio per carta, e ciò che avanza di uno sconto va perso. Il {dungeon} agisce in modo simile.',

  'events.title': 'Eventi',
  'events.about': 'Come ottenere un Evento e perché conviene essere veloci.',
  'events.intro':
    'In ogni partita sull’albero sono appesi quattro Eventi base e quattro speciali che cambiano. Ognuno è di chi ha ciò che chiede e manda per primo un lavoratore.',
  'events.chipSweep':
    'L’Evento «{wellRun}» chiede la {clockTower} e lo {chipSweep}. La prima è già nella tua città; gioca lo {chipSweep} dalla mano.',
  'events.activate': 'Lo {chipSweep} è verde e fa lavorare un’altra carta verde: scegli la {mine}.',
  'events.wellRun':
    'Ora hai entrambe le carte. Manda un lavoratore all’Evento «{wellRun}» prima che lo faccia un altro.',
  'events.recall':
    'L’Evento è tuo, con i suoi punti. Questo ti restituisce anche un lavoratore: scegli quale.',
  'events.festival':
    'Hai anche quattro carte verdi: pure l’Evento «{festival}» è aperto per te. Manda un lavoratore.',
  'events.end':
    'Due Eventi in due turni. Non occupano slot nella tua città e li tieni anche se le carte richieste la lasciano.',

  'journey.title': 'Autunno',
  'journey.about': 'Che fare delle carte che non puoi giocare: {haven} e {journey}.',
  'journey.intro':
    'Tardo autunno: restano due lavoratori, molte carte e quasi nessuna risorsa. Al {haven} ogni due carte scartate diventano una risorsa a scelta.',
  'journey.haven': 'Manda un lavoratore al {haven}.',
  'journey.two': 'Scarta due carte che non potrai mai pagare: {palace} e {king}.',
  'journey.enough': 'Due carte bastano: di’ che hai finito.',
  'journey.gain': 'Prendi ciò che vuoi.',
  'journey.five':
    'Ora il {journey}: le tappe valgono da 2 a 5 punti e costano altrettante carte. Ne hai sei. Punta ai 5 punti!',
  'journey.discard': 'Scarta cinque carte.',
  'journey.end':
    'Cinque punti per carte che non servivano. I lavoratori in {journey} restano lì fino alla fine. Solo la tappa da 2 punti ha posto per tutti, quindi meglio non tardare.',

  'bellfaire.title': 'Bellfaire',
  'bellfaire.about': '{market}, {flowers} e il premio reale.',
  'bellfaire.intro':
    'Bellfaire ha moduli che si mescolano come si vuole. In basso, lungo il sentiero, c’è il {market} con quattro merci: quelle a sinistra si comprano, quelle a destra si vendono.',
  'bellfaire.market': 'Al {market} ognuno può avere un lavoratore. Mandane uno.',
  'bellfaire.sell':
    'Qualcuno ha comprato «{jam}», quindi ora si può vendere. Vendere costa ciò che mostra il segnalino e porta 3 punti e due risorse a scelta. Vendi.',
  'bellfaire.discard':
    'Il segnalino mostra due bacche e una carta. Le bacche sono pagate; scarta una carta.',
  'bellfaire.gain': 'Tre punti sono tuoi. Prendi due risorse che ti piacciono.',
  'bellfaire.moved':
    'Guarda: «{jam}» è passato sul lato acquisto. Chi compra riceve due bacche e una carta, e poi si può vendere di nuovo.',
  'bellfaire.festival':
    'Lassù c’è {flowers}: vuole una carta di ognuno dei cinque colori. Le hai tutte. Manda un lavoratore.',
  'bellfaire.award':
    'Accanto c’è il premio reale, qui «{agriculture}»: alla fine chi ha più carte verdi ottiene 6 punti, il secondo 3. I piccoli animali mostrano chi ne ha quante. Oakley è in testa: costruisci verde!',
  'pearlbrook.title': 'Pearlbrook',
  'pearlbrook.about': 'Rane, perle, ornamenti e meraviglie sul fiume.',
  'pearlbrook.intro':
    'Lungo il sentiero ora scorre un fiume. Solo la tua rana ambasciatrice può andarci, e in nessun altro posto. Porta perle, che non sono risorse: con esse si pagano ornamenti e meraviglie.',
  'pearlbrook.frog':
    'Quattro carte stanno a faccia in giù sul fiume, ognuna con una perla. Il primo posto vuole tre carte verdi nella tua città, e le hai. Manda lì la rana.',
  'pearlbrook.use':
    'La perla è tua e la carta è scoperta: {watermill}. Per un punto e un rametto dà due carte e un’altra perla. Usala.',
  'pearlbrook.adorn':
    'Accanto alla tua città ci sono due ornamenti che solo tu conosci. Ognuno costa una perla. Gioca «{amulet}».',
  'pearlbrook.gain':
    '«{amulet}» porta tre risorse a scelta, un punto e due carte. Prendi un rametto, una resina e un ciottolo, o ciò che vuoi.',
  'pearlbrook.wonder':
    'Nell’albero ci sono quattro meraviglie al posto degli Eventi base. «{gate}» vale 10 punti. Hai tutto ciò che costa: manda un lavoratore.',
  'pearlbrook.discard': 'Una meraviglia costa anche carte: scartane due.',
  'pearlbrook.end':
    'Dieci punti! La tua rana torna con i lavoratori quando ti prepari. Alla fine ogni perla rimasta vale 2 punti, e gli ornamenti ciò che vi è scritto. E chi non trova nulla sul fiume può sempre scambiare alla {shoal}.',
  'newleaf.title': 'Newleaf',
  'newleaf.about': 'Un treno pieno di carte, segnalini dorati e visitatori con desideri.',
  'newleaf.intro':
    'Nella valle è arrivata la ferrovia! Sotto il Prato c’è un treno con tre carte. Tutti possono giocarle come quelle del Prato, e il vagone in cui sta la carta porta qualcosa in più: una bacca, un punto o una risorsa a scelta.',
  'newleaf.play':
    'Nel primo vagone c’è «{refinery}». Costa una resina e un ciottolo, e li hai. Giocala.',
  'newleaf.gain':
    'Prima ha agito la carta: hai ricevuto una resina. Ora tocca al suo vagone, con una risorsa a scelta. Prendi ciò che vuoi; poi arrivano un nuovo vagone e una nuova carta.',
  'newleaf.golden':
    'Le carte di Newleaf hanno uno stendardo dorato al posto di un compagno. Quello di «{inventor}», nella tua mano, è blu: per un segnalino dorato la carta va ad abitare in qualsiasi Costruzione blu. Giocala.',
  'newleaf.token':
    'Non hai bacche, ma una Costruzione blu: metti un segnalino dorato su «{clockTower}». Vale anche il contrario: una Costruzione con lo stendardo dorato accoglie chi le si addice. Hai tre di questi segnalini per tutta la partita, e non tornano mai.',
  'newleaf.platform':
    'Alla {platform} aspettano dei visitatori; se ne vedono due. Manda lì un lavoratore.',
  'newleaf.away':
    'Prima uno dei due riparte, e si fa avanti il prossimo. Manda via «{dune}», che vorrebbe sei carte viola.',
  'newleaf.stay':
    'Ora un visitatore si ferma accanto alla tua città, senza occupare spazio. «{mossy}» vale 5 punti se alla fine hai cinque carte verdi. Le hai già: lo mostrerà la spunta.',
  'newleaf.car': 'Chi è stato alla {platform} scarica anche un vagone a scelta. Prendine uno.',
  'newleaf.end':
    'L’altro luogo nuovo è il {knoll}: lì scarti tre carte del Prato e del treno, ne prendi tre tra le nuove e scarichi un vagone. I visitatori contano solo alla fine, e solo se allora il loro desiderio è esaudito. Con i moduli di Newleaf puoi anche prenotare carte e viaggiare con un biglietto.',
  'spirecrest.title': 'Spirecrest',
  'spirecrest.about':
    'Lepri su un sentiero di montagna, scoperte, meteo e animali giganti da cavalcare.',
  'spirecrest.intro':
    'Sotto la valle si alzano le montagne. Un sentiero attraversa pendici, vette e creste, e lì sta la tua lepre. Ogni volta che ti prepari per una stagione, esplora: ti porta una tessera mappa e una scoperta, e va avanti.',
  'spirecrest.weather':
    'Attenzione al meteo! Ogni stagione ha il suo, e vale per chi si trova in quella stagione. Adesso è «{rain}»: finché sei in inverno non puoi andare nella foresta. Lo vedi tutt’intorno.',
  'spirecrest.prepare': 'I tuoi lavoratori sono tutti fuori: preparati per la primavera.',
  'spirecrest.tile':
    'La tua lepre esplora le pendici. Scegli prima una tessera mappa per la tua spedizione: «{littledell}» vale 3 punti se alla fine paghi un ciottolo e una bacca per il viaggio. Prendila.',
  'spirecrest.discover':
    'Ora si scoprono tre scoperte. Quella a sinistra è gratuita, la seguente costa una carta o una risorsa, quella a destra due. A sinistra c’è «{stubblehoof}», un animale gigante. Scegli questa.',
  'spirecrest.mount':
    'Un animale gigante prende il posto di uno dei tuoi lavoratori, che d’ora in poi lo cavalca. Guarda i tuoi lavoratori: eccolo, con una sella del tuo colore.',
  'spirecrest.mud':
    'La tua lepre è passata alle vette. Come prima persona in primavera hai anche scoperto il suo meteo: «{mud}». I luoghi Base ti danno ora una risorsa in meno, ma la foresta è di nuovo aperta.',
  'spirecrest.send':
    'Manda «{stubblehoof}»: scegli la carta accanto alla tua città, come sceglieresti un lavoratore.',
  'spirecrest.forest': 'E ora il luogo. Il fango non arriva nella foresta: prendi le tre bacche.',
  'spirecrest.pass':
    'Molto più tardi, a fine autunno. La tua lepre è a casa, con tre tessere mappa davanti. Non resta nulla da fare: passa, e la tua spedizione comincia.',
  'spirecrest.first':
    'Tessera per tessera, da sinistra, decidi se pagare. «{littledell}» vuole un ciottolo e una bacca: va’ lì.',
  'spirecrest.second':
    '«{burrowdale}» costa due rametti e un ciottolo, proprio ciò che hai. Avanti!',
  'spirecrest.end':
    'Sette punti. La terza tessera vuole tre ciottoli, quindi la spedizione finisce qui: i suoi punti sono persi, come quelli di tutte le tessere seguenti. Conserva qualcosa per l’ultimo viaggio, e scegli tessere che potrai pagare, nell’ordine giusto.',

  'nightweave.title': 'Contro {nightweave}',
  'nightweave.about': 'Il ragno gioca secondo le sue carte, contro una persona o due.',
  'nightweave.intro':
    '{nightweave} è un’avversaria a sé, con ragni al posto dei lavoratori e una città. A ogni turno rivela una carta azione e fa la prima cosa possibile. Comincia sempre lei.',
  'nightweave.twigs':
    'La sua prossima carta vuole i tre rametti. Sii più veloce: colloca lì un lavoratore.',
  'nightweave.card':
    'Guarda il suo covo: per ogni stagione la carta ha una prima e una seconda opzione. I tre rametti erano presi, così il suo ragno è andato al luogo libero successivo nella direzione della freccia. Lì non ottiene nulla, ma ti intralcia.',
  'nightweave.berry':
    'Qualche turno dopo, in primavera: i quattro luoghi per un solo lavoratore sono presi. Prendi una bacca e guarda che cosa fa.',
  'nightweave.second':
    'Barrato è ciò che non ha potuto fare, con il motivo. Così ha preso la seconda opzione. Se fallisce anche quella, in fondo c’è l’azione di riserva, di cui fa quanto può.',
  'nightweave.figure': 'Alcune carte portano la sua pedina nel Prato. Prendi ancora una bacca.',
  'nightweave.gap':
    'Il dado ha scelto una posizione. La carta è andata nella sua città e la pedina sta al suo posto: lì non arriva alcuna carta finché non finisce la sua stagione.',
  'nightweave.season':
    'Pedina e ragni sono tutti in gioco. Se ora rivela una carta con il ragno o la pedina, la sua stagione finisce. Prendi una bacca.',
  'nightweave.spring':
    'Tutto è tornato a casa, ha un ragno nuovo e delle carte, e d’ora in poi su tutte le sue carte vale il campo della primavera. Tu ti prepari quando vuoi; le sue stagioni sono sue.',
  'nightweave.toll':
    'Può essere peggio: con personaggi, tranelli e piani. «{tollTaker}» segna con ragnatele le carte accanto alla pedina. Gioca la {mine}, che è segnata.',
  'nightweave.pay':
    'Prima di tutto chiede una risorsa, altrimenti ottiene due segnalini punto. Puoi fare a meno della bacca: paga con quella.',
  'nightweave.end':
    'Alla fine conta i punti stampati delle sue carte, i segnalini, gli Eventi e i Viaggi, e ciò che dà la carta punti della sua difficoltà. Ogni pareggio è suo. Comincia dalla difficoltà 0: ce ne sono cinque.',

  'solo.title': 'In solitario contro {rugwort}',
  'solo.about': 'Anche il vecchio ratto costruisce, senza mai pagare.',
  'solo.intro':
    '{rugwort} non ha mano né risorse. Ma i suoi lavoratori ti sbarrano la strada: uno ai 3 rametti, uno nella foresta. Dove sta lui tu non puoi andare.',
  'solo.place': 'Prendi un ciottolo, quel luogo è libero.',
  'solo.farm': 'Gioca la {farm} e guarda che cosa fa {rugwort}.',
  'solo.die':
    'Ogni volta che giochi una carta, un dado decide quale carta del Prato riceve lui, gratis. Ciò che c’è scritto non conta: per ognuna ha 2 punti, per le viola 3.',
  'solo.wife':
    'Scegli dunque bene che cosa giocare. La {wife} abita nella tua {farm}: giocala gratis dal Prato. Lui in cambio riceve un’altra carta.',
  'solo.forest': 'Il tuo secondo lavoratore può prendere due risorse a scelta nella foresta.',
  'solo.gain': 'Prendi ciò che vuoi.',
  'solo.prepare': 'Tutti i lavoratori sono fuori: preparati per la primavera. Lui farà lo stesso.',
  'solo.moved':
    'Guarda: i suoi lavoratori sono andati avanti e uno nuovo sta su una carta del Prato, che ora non puoi giocare. Prende anche gli Eventi base quando ha le carte richieste.',
  'solo.end':
    'Alla fine conta le sue carte, i suoi Eventi e 3 punti per ogni Evento speciale che tu non hai. Fai più punti di lui, e l’anno dopo sarà più duro.',
};
