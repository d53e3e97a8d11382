/** Che cosa chiede il gioco: what the game asks, in Italian. */
import { count, select } from '@evervale/kernel/text';

const cards = count('carta', 'carte');
const resources = count('risorsa', 'risorse');

export const prompts = {
  // Turn.
  'prompt.action': 'Tocca a te: scegli un’azione',
  'prompt.order': 'Quale effetto viene dopo?',

  // Paying.
  'prompt.payment': 'Come paghi la carta {card}?',
  'prompt.payWhich': 'Quali risorse paghi? (ancora {n})',
  'prompt.payAmount': select('resource', {
    twig: 'Quanti rametti paghi?',
    resin: 'Quante resine paghi?',
    pebble: 'Quanti ciottoli paghi?',
    other: 'Quante bacche paghi?',
  }),

  // Playing cards.
  'prompt.replace': 'Quale Costruzione lascia il posto alla carta {card}?',
  'prompt.intoCity': 'In quale città giochi la carta {card}?',
  'prompt.playFree': 'Quale carta giochi gratis?',
  'prompt.playLess': `Quale carta giochi pagando ${resources} in meno?`,
  'prompt.playRevealed': 'Quale delle carte rivelate giochi gratis?',
  'prompt.playTaken': `Quale delle carte appena prese giochi pagando ${resources} in meno?`,

  // Cards in the city.
  'prompt.discardCity': 'Quale carta scarti dalla tua città? (ancora {n})',
  'prompt.removeFrom': 'Quale carta lascia la città di {player}?',
  'prompt.production': 'Quale carta Produzione attivi adesso?',
  'prompt.activate': 'Quale carta Produzione attivi?',
  'prompt.copy': 'Quale carta Produzione copi?',
  'prompt.storehouse': 'Che cosa metti sulla tua carta {card}?',
  'prompt.clockTower':
    'Vuoi rimettere nella riserva 1 segnalino punto dalla tua carta {card} per riusare un luogo?',

  // Hand.
  'prompt.discard': `Scarta ${cards} dalla tua mano`,
  'prompt.discardUpTo': `Scarta fino a ${cards} dalla tua mano`,
  'prompt.discardAny': 'Scarta quante carte vuoi dalla tua mano',
  'prompt.keep': 'Quale carta tieni?',

  // Giving.
  'prompt.giveCards': `Dai ${cards} dalla tua mano`,
  'prompt.giveWhich': 'Quali risorse dai? (ancora {n})',
  'prompt.giveAmount': 'Quante bacche dai?',
  'prompt.receiver': select('what', {
    card: 'Chi riceve la carta?',
    cards: 'Chi riceve le carte?',
    resource: 'Chi riceve la risorsa?',
    berries: 'Chi riceve le bacche?',
    payment: 'Chi riceve il pagamento?',
    other: 'Chi riceve le risorse?',
  }),

  // Resources.
  'prompt.gain': 'Quale risorsa ottieni? (ancora {n})',
  'prompt.trade': 'Quali risorse scambi? (fino a {n})',
  'prompt.tradeFor': 'Che cosa prendi in cambio? (ancora {n})',

  // Workers and locations.
  'prompt.location': 'Quale luogo usi?',
  'prompt.workerMove': 'Quale lavoratore sposti?',
  'prompt.workerTo': 'Dove va il lavoratore?',
  'prompt.workerBack': 'Quale lavoratore riprendi?',

  // Meadow and piles.
  'prompt.meadowDiscard': 'Quali carte del Prato scarti? (ancora {n})',
  'prompt.meadowTake': 'Quali carte del Prato prendi? (ancora {n})',
  'prompt.meadowTakeUpTo': 'Quali carte del Prato prendi? (fino a {n})',
  'prompt.pile': 'Da quale pila riveli le carte?',

  // Events.
  'prompt.onEvent': 'Che cosa metti sull’Evento «{event}»? (fino a {n})',
  'prompt.underEvent': select('kind', {
    critter: 'Quali Animali infili sotto l’Evento «{event}»? (fino a {n})',
    other: 'Quali carte infili sotto l’Evento «{event}»? (fino a {n})',
  }),
  'prompt.revealed': 'Che cosa fai della carta {card}?',

  // Boxes.
  'prompt.choose': 'Che cosa scegli?',
  'prompt.market': 'Quale merce compri o vendi?',
  'prompt.juggle': 'Rivelare un’altra carta? (punti finora: {n}, necessari: {of})',
  'prompt.nameType': 'Quale tipo di carta nomini?',
  'prompt.giveItems': 'Che cosa dai? (fino a {n})',
  'prompt.exchange': 'Quale carta prendi in cambio di {card}?',
  'prompt.swapHands': 'Con chi scambi la mano?',
  'prompt.achieve': 'Quale Evento realizzi?',
  'prompt.discardSome': 'Quali carte scarti dalla tua città? (fino a {n})',
  'prompt.slideUnder': 'Sotto quale Costruzione va la carta {card}?',
  'prompt.power': 'Quale potere tieni?',
  'prompt.drawFrom': 'Da dove viene la prossima carta? (ancora {n})',
  'prompt.oneMore': 'Pescare 1 altra carta?',
  'prompt.swapGained': 'Restituire 1 delle risorse ottenute per 1 ciottolo?',
  'prompt.invest': 'Quale risorsa metti sul tuo potere?',
  'prompt.takeBack': 'Riprendere la risorsa sul tuo potere?',
  'prompt.putAside': 'Quale carta del Prato metti da parte?',
  'prompt.alsoResolve': 'Usare anche la carta {card} ({player})?',
  'prompt.token': select('where', {
    meadow: 'Su quale carta del Prato va il tuo segnalino?',
    other: 'Dove va il tuo segnalino?',
  }),
  'prompt.ownForest': 'Quale carta Foresta metti davanti a te?',
  'prompt.freeFarm': 'Mettere in gioco gratis la prima Fattoria?',
};
