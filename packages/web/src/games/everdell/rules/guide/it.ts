/** Il gioco in una pagina: the game on one page, in Italian. */
import type { Guide } from '../../../common/guide.ts';

export const it: Guide = [
  {
    title: 'Di che si tratta',
    text: [
      'Fondi una città in una valle boscosa e hai un anno di tempo, dalla fine dell’inverno all’ultima foglia d’autunno. Una città ha 15 slot. Alla fine vince chi ha più punti.',
    ],
    rules: ['10.1', '10.5'],
  },
  {
    title: 'Il tuo turno: una cosa su tre',
    text: [
      'Manda un lavoratore, gioca una carta oppure preparati per la stagione successiva. Poi tocca al giocatore seguente. Ognuno ha la propria stagione: per uno è ancora inverno mentre un altro si gode già l’estate.',
    ],
    rules: ['4.2', '4.6'],
  },
  {
    title: 'I lavoratori portano risorse',
    text: [
      'Un lavoratore va in un luogo libero e fa subito ciò che vi è indicato: raccogliere rametti, resina, ciottoli o bacche, pescare carte e altro ancora. Un anello chiuso accoglie un solo lavoratore, uno aperto quanti se ne vuole. Al Rifugio due carte della mano diventano una risorsa a scelta.',
    ],
    rules: ['5.1', '5.4', '5.5', '5.23'],
  },
  {
    title: 'Le carte diventano la tua città',
    text: [
      'Paga il costo e gioca una carta dalla mano o una delle otto del Prato, che è di tutti. Gli Animali costano bacche, le Costruzioni ciò con cui si costruisce. Quasi tutte le carte occupano uno slot; di una carta Unica puoi averne una sola.',
      'Cinque colori: marrone, il Viaggiatore agisce una volta, quando si gioca. Verde, la Produzione agisce quando si gioca e di nuovo in primavera e in autunno. Rosso, le Destinazioni sono luoghi per i tuoi lavoratori. Blu, il Governo ti aiuta da lì in poi. Viola, la Prosperità dà punti in più alla fine.',
    ],
    rules: ['6.1', '6.3'],
  },
  {
    title: 'Gli amici vengono gratis',
    text: [
      'Ogni Animale ha una casa. Se quella Costruzione è nella tua città e non ci abita ancora nessuno, puoi giocare l’Animale senza pagare: la casa resta occupata per sempre.',
    ],
    rules: ['6.14', '6.15'],
  },
  {
    title: 'Gli Eventi',
    text: [
      'In alto sull’albero sono appesi gli Eventi. Chi per primo ha le carte giuste e vi manda un lavoratore tiene l’Evento con i suoi punti. Nessun altro potrà più averlo.',
    ],
    rules: ['5.40', '5.41'],
  },
  {
    title: 'Le stagioni',
    text: [
      'Quando tutti i tuoi lavoratori sono fuori, preparati: tornano a casa e se ne aggiungono di nuovi. In primavera e in autunno tutte le tue carte verdi producono ancora una volta; in estate prendi due carte dal Prato.',
    ],
    rules: ['8.1', '8.6', '8.7', '8.8'],
  },
  {
    title: 'L’autunno e la fine',
    text: [
      'In autunno i lavoratori possono partire per il Viaggio: scarta tante carte quanti punti vale la tappa. Quando non resta nulla da fare, passa. Quando tutti hanno passato si conta: punti sulle carte, segnalini punto, bonus viola, Viaggio ed Eventi.',
    ],
    rules: ['5.25', '9.1', '10.1'],
  },
  {
    title: 'In solitario contro Rugwort',
    text: [
      'Il vecchio ratto riceve una carta dal Prato per ognuna che giochi, blocca luoghi e carte e prende gli Eventi per cui tardi troppo. Supera il suo punteggio in tre anni, ognuno più duro del precedente.',
    ],
    rules: ['21.4', '21.17', '22.3'],
  },
];
