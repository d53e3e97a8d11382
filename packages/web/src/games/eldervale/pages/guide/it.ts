/** Eldervale on one page, in our words. */
import type { Guide } from '../../../common/guide.ts';

export const it: Guide = [
  {
    title: 'Lo scopo',
    text: [
      'Il tuo popolo arriva a Eldervale, terra di otto elementi di cui solo alcuni sono in gioco. Mandi fuori Unità, prendi tesori, guadagni potere e costruisci fino a sei Dimore. La fine arriva con la sesta Dimora di qualcuno o l’ultimo Reame; vince chi ha più punti.',
    ],
    rules: ['E19.1', 'E20.13'],
  },
  {
    title: 'Il tuo turno: una cosa su due',
    text: [
      'Piazza un’Unità dell’Area pronta in un Reame e fa’ subito ciò che offre, oppure fai un Richiamo: riporta a casa tutte le Unità e usa le tue carte. Non si passa mai. Le azioni gratuite (riscuotere un segnalino, metterlo in uno slot, lanciare un Incantesimo, usare una Sfera) si aggiungono a piacere.',
    ],
    rules: ['E4.1', 'E4.2', 'E5.1'],
  },
  {
    title: 'Dove piazzare',
    text: [
      'La prima va dove non c’è nessuno, le altre accanto a una tua Unità, ma non dove sei già. Il Drago vola a due Reami, il Mago appare in qualsiasi Reame vuoto, il Guerriero può cominciare dove ci sono altri.',
    ],
    rules: ['E5.5', 'E5.6', 'E5.11', 'E5.12', 'E5.13'],
  },
  {
    title: 'Tesori',
    text: [
      'In un Reame elementale prendi nel Vassoio il segnalino in cima a una pila, quattro al massimo. Riscuotilo quando vuoi, o mettilo nello slot di una carta, dove rende più e più volte. Uno spazio vuoto dà comunque la risorsa stampata.',
    ],
    rules: ['E6.1', 'E6.2', 'E11.2', 'E11.4'],
  },
  {
    title: 'Rovine',
    text: [
      'Torre dei maghi: paga 2 risorse, pesca 3 carte Magia, scartane una. Portale: evoca un’altra Unità. Mulino: costruisci una Dimora. Fortezza: 2 risorse per 2 Oro. L’Oro sostituisce tutto.',
    ],
    rules: ['E6.5', 'E6.6', 'E6.7', 'E6.8'],
  },
  {
    title: 'Le Segrete',
    text: [
      'Rivela un nuovo Reame e posalo accanto ad altri due; compra una delle carte Avventura scoperte per la tua Plancia e guadagna potere nel suo elemento; poi comprane una seconda o metti una carta sotto il suo mazzo.',
    ],
    rules: ['E7.1', 'E7.2', 'E7.8', 'E7.9'],
  },
  {
    title: 'Il Richiamo',
    text: [
      'Riprendi le Unità una a una. Ognuna può andare su una carta della tua Plancia ed eseguirne l’azione, un’Unità per azione, o subito nell’Area pronta. Tornano anche le Unità dell’Inframondo. La tua carta iniziale sa evocare, raccogliere e costruire.',
    ],
    rules: ['E8.3', 'E8.5', 'E8.6', 'E9.1'],
  },
  {
    title: 'Dimore',
    text: [
      'Un Lavoratore in un Reame elementale diventa una Dimora al prezzo della tessera. Subito: 2 punti per ogni Rovina e Dimora vicina, e potere per ogni sigillo. Resta per sempre, aggiunge un dado alle battaglie vicine e conta di nuovo alla fine.',
    ],
    rules: ['E10.2', 'E10.7', 'E10.9'],
  },
  {
    title: 'Battaglia',
    text: [
      'Chi piazza un’Unità fra altre combatte. Le Unità vicine possono unirsi; conta i dadi (Lavoratore 1, Guerriero 2, Drago 3, ogni tua Dimora 1), uno in più per ogni Spada pagata, sei al massimo. Tutti tirano; vince il dado più alto, in parità il successivo. Chi vince avanza nella Gloria; le Unità di chi perde vanno nell’Inframondo, e ognuna porta una Spada.',
    ],
    rules: ['E15.1', 'E15.8', 'E15.13', 'E15.23', 'E15.29', 'E15.36'],
  },
  {
    title: 'Mostri',
    text: [
      'Un Mostro accanto al Reame dove piazzi irrompe, ed è battaglia. Finché tutti non hanno fatto un Richiamo, dormono: è l’Inizio pacifico. Un Mostro sconfitto se ne va; alcuni effetti ne dominano uno, che allora combatte per te.',
    ],
    rules: ['E18.1', 'E18.10', 'E18.13'],
  },
  {
    title: 'Potere, Gloria, Sfere',
    text: [
      'Ogni elemento ha un tracciato di cinque spazi, che valgono 2, 2, 3, 4 e 5. Il primo in cima prende una Sfera: compra una ricompensa, rende gratuito per sempre un prezzo o risveglia uno slot Sfera. Il tracciato della Gloria dà qualcosa a ogni casella.',
    ],
    rules: ['E17.2', 'E17.4', 'E17.11', 'E16.3'],
  },
  {
    title: 'Conteggio',
    text: [
      'Un punto per ogni Sfera non usata; il valore di ogni tuo segnalino potere; per ogni Dimora e per le tue carte il valore del tuo segnalino in quell’elemento, al massimo tre carte per Dimora; poi Forzieri e Profezie.',
    ],
    rules: ['E20.2', 'E20.4', 'E20.5', 'E20.6'],
  },
];
