/** Che cosa chiede il gioco: what the game asks, in Italian. */
import { count, select } from '@evervale/kernel/text';
import { fromYour, left, ofYour, onYour, theCard, toThe, upTo } from './grammar.ts';

const cards = count('carta', 'carte');
const resources = count('risorsa', 'risorse');

export const prompts = {
  // Turn.
  'prompt.action': 'Tocca a te: scegli un’azione',
  'prompt.order': 'Quale effetto viene adesso?',

  // Paying.
  'prompt.payment': `Come paghi ${theCard}?`,
  'prompt.payWhich': `Quali risorse paghi?${left}`,
  'prompt.payWith': `Quali risorse paghi con l’aiuto ${ofYour}?${left}`,
  'prompt.payAmount': select('resource', {
    twig: 'Quanti rametti paghi?',
    resin: 'Quante resine paghi?',
    pebble: 'Quanti ciottoli paghi?',
    other: 'Quante bacche paghi?',
  }),

  // Playing cards.
  'prompt.replace': `Quale Costruzione lascia il posto ${toThe}?`,
  'prompt.intoCity': `In quale città giochi ${theCard}?`,
  'prompt.playFree': 'Quale carta giochi gratis?',
  'prompt.playLess': `Quale carta giochi pagando ${resources} in meno?`,
  'prompt.playRevealed': 'Quale delle carte rivelate giochi gratis?',
  'prompt.playTaken': `Quale delle carte appena prese giochi pagando ${resources} in meno?`,

  // Cards in the city.
  'prompt.discardCity': `Quale carta scarti dalla tua città?${left}`,
  'prompt.production': 'Quale carta Produzione attivi adesso?',
  'prompt.activate': 'Quale carta Produzione attivi?',
  'prompt.copy': 'Quale carta Produzione copi?',
  'prompt.storehouse': `Che cosa metti ${onYour}?`,
  'prompt.clockTower': `Restituire 1 segnalino punto ${fromYour} per riusare un luogo?`,

  // Hand.
  'prompt.discard': `Scarta ${cards} dalla tua mano`,
  'prompt.discardUpTo':
    '{n, plural, =1 {Scarta 1 carta dalla tua mano, o nessuna} other {Scarta fino a # carte dalla tua mano}}',
  'prompt.discardAny': select('least', {
    none: 'Scarta quante carte vuoi dalla tua mano',
    other: 'Scarta almeno 1 carta dalla tua mano, o quante vuoi',
  }),
  'prompt.keep': 'Quale carta tieni?',

  // Giving.
  'prompt.giveCards': `Dai ${cards} dalla tua mano`,
  'prompt.giveWhich': `Quali risorse dai?${left}`,
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
  'prompt.gain': `Quale risorsa ottieni?${left}`,
  'prompt.trade': `Quali risorse scambi?${upTo}`,
  'prompt.tradeFor': `Che cosa prendi in cambio?${left}`,

  // Workers and locations.
  'prompt.location': 'Quale luogo usi?',
  'prompt.workerMove': 'Quale lavoratore sposti?',
  'prompt.workerTo': 'Dove va il lavoratore?',
  'prompt.placeKind': 'Dove collochi {worker}?',
  'prompt.workerBack': 'Quale lavoratore riprendi?',

  // Meadow and piles.
  'prompt.meadowDiscard': `Quali carte del Prato scarti?${left}`,
  'prompt.meadowTake': `Quali carte del Prato prendi?${left}`,
  'prompt.meadowTakeUpTo': `Quali carte del Prato prendi?${upTo}`,
  'prompt.pile': 'Da quale pila riveli le carte?',

  // Events.
  'prompt.onEvent': `Che cosa metti sull’Evento «{event}»?${upTo}`,
  'prompt.underEvent': select('kind', {
    critter: `Quali Animali infili sotto l’Evento «{event}»?${upTo}`,
    other: `Quali carte infili sotto l’Evento «{event}»?${upTo}`,
  }),
  'prompt.revealed': `Che cosa fai con ${theCard}?`,

  // Boxes.
  'prompt.choose': '{source}: che cosa scegli?',
  'prompt.may': '{source}: usi questo effetto?',
  'prompt.chooseOne': 'Che cosa scegli?',
  'prompt.nameType': 'Quale tipo di carta nomini?',
  'prompt.giveItems': `Che cosa dai?${upTo}`,
  'prompt.drawFrom': `Da dove viene la prossima carta?${left}`,
};
