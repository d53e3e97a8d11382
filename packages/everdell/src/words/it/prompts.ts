/** Che cosa chiede il gioco: what the game asks, in Italian. */
import { count, select } from '@evervale/kernel/text';
import { points } from './grammar.ts';

const cards = count('carta', 'carte');
const resources = count('risorsa', 'risorse');
const howMany = select('g', { f: 'Quante', other: 'Quanti' });

export const prompts = {
  // Turn.
  'prompt.turn': 'Tocca a te: scegli un’azione',
  'prompt.waiting': 'In attesa di {player}',
  'prompt.choose': 'Scegli una possibilità',
  'prompt.trigger': 'Quale effetto viene dopo?',

  // Paying.
  'prompt.way': 'Come paghi la carta {card}?',
  'prompt.payUnits': 'Scegli le risorse con cui paghi la carta {card} (ancora {n})',
  'prompt.payUnitsSwapped':
    'Scegli le risorse con cui paghi la carta {card} (ancora {n}, di cui 1 a scelta)',
  'prompt.leaveOut': 'Scegli le risorse che risparmi per la carta {card} (ancora {n})',
  'prompt.swapFor': 'Che cosa paghi al posto di {what}?',
  'prompt.imprison': 'Quale Animale infili sotto la tua carta {card}?',
  'prompt.payReceiver': 'Chi riceve ciò che paghi per la carta {card}?',
  'prompt.payUpTo': `${howMany} {many} paghi?`,
  'prompt.payFor': 'Vuoi pagare {what} per ottenere {gain}?',

  // Playing cards.
  'prompt.replace': 'Quale Costruzione lascia il posto alla carta {card}?',
  'prompt.whoseCity': 'In quale città giochi la carta {card}?',
  'prompt.playFree': `Quale carta del valore massimo di ${points} giochi gratis?`,
  'prompt.playLess': `Quale carta giochi pagando ${resources} in meno?`,
  'prompt.playRevealed': 'Quale delle carte rivelate giochi gratis?',

  // Cards in the city.
  'prompt.discardCity': `Scarta ${cards} dalla tua città`,
  'prompt.foolRugwort': 'Quale carta lascia la città di Rugwort?',
  'prompt.production': 'Quale carta Produzione attivi adesso?',
  'prompt.activate': 'Quale carta Produzione attivi?',
  'prompt.copy': 'Quale carta Produzione copi?',
  'prompt.store': 'Che cosa metti su questa carta?',
  'prompt.clockTower': 'Vuoi rimettere nella riserva 1 segnalino punto per riusare un tuo luogo?',

  // Hand.
  'prompt.discardExactly': `Scarta ${cards} dalla tua mano`,
  'prompt.discardUpTo': `Scarta fino a ${cards} dalla tua mano`,
  'prompt.discardAny': 'Scarta quante carte vuoi dalla tua mano',
  'prompt.teach': 'Quale carta tieni?',

  // Giving.
  'prompt.giveCards': `Dai ${cards} dalla tua mano`,
  'prompt.giveCardsUpTo': `Dai fino a ${cards} dalla tua mano`,
  'prompt.giveResources': `Dai ${resources}`,
  'prompt.giveUpTo': `${howMany} {many} dai?`,
  'prompt.spread': `Dai fino a ${resources} agli avversari`,
  'prompt.giveFor': 'Vuoi dare {what} a un avversario per ottenere {gain}?',
  'prompt.receiver': 'A chi dai?',
  'prompt.opponent': 'Scegli un avversario',

  // Resources.
  'prompt.gainAny': `Ottieni ${count('risorsa a scelta', 'risorse a scelta')}`,
  'prompt.trade': `Scambia fino a ${resources}`,

  // Workers and locations.
  'prompt.location': 'Quale luogo usi?',
  'prompt.moveWorker': 'Quale lavoratore sposti?',
  'prompt.moveWhere': 'Dove va il lavoratore?',
  'prompt.recallOne': 'Quale lavoratore riprendi?',
  'prompt.workerLost': 'Quale dei tuoi lavoratori lascia la partita?',

  // Meadow and piles.
  'prompt.discardMeadow': `Scarta ${cards} dal Prato`,
  'prompt.takeMeadow': `Prendi ${cards} dal Prato`,
  'prompt.takeMeadowUpTo': `Prendi fino a ${cards} dal Prato`,
  'prompt.drawFromMeadow': `Le pile sono vuote: prendi fino a ${cards} dal Prato`,
  'prompt.whichPile': 'Da quale pila riveli le carte?',

  // Events.
  'prompt.putOnEvent': `Metti fino a ${resources} sull’Evento`,
  'prompt.tuck': `Infila fino a ${cards} sotto l’Evento`,
  'prompt.scrolls': 'Quali carte rivelate vanno nella tua mano, quali sotto l’Evento?',
};
