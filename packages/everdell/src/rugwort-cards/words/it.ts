/** What only the Rugwort cards say, in Italian. */
import { theCard, verb } from '../../words/it/grammar.ts';

export const it = {
  // Clauses.
  'seq.bothActivate': 'poi entrambe le carte agiscono nella loro nuova città',

  // What a card lets you do.
  'v.steal': verb('spostare', 'sposta', '{what} da una città avversaria alla tua'),
  'v.leaveThere': verb('lasciare', 'lascia', 'questa carta al suo posto'),
  'v.swapHands': verb('scambiare', 'scambia', 'la tua mano con quella di un avversario'),

  // Rules on cards.
  'advice.confrontation': 'Consigliato solo a gruppi che amano lo scontro',

  // Prompts.
  'prompt.exchange': `Quale carta prendi in cambio? ({noun})`,
  'prompt.swapHands': 'Con chi scambi la mano?',

  // The log.
  'log.swapHands': '{player} e {receiver} si scambiano le carte in mano',
  'log.takeOver': `{player} prende ${theCard} dalla città di {owner}`,

  // The form of a new table.
  'form.box.rugwort-cards': '3 carte che attaccano briga con gli altri.',
};
