/** Pearlbrook: what only this box says, in Italian. */
import { count, select } from '@evervale/kernel/text';
import { onYour, theCard, upTo, verb } from '../../words/it/grammar.ts';

export const it = {
  // On cards, adornments and along the river.
  'n.opponentAdornment': 'l’effetto di 1 ornamento giocato da un avversario',
  'v.showThem': verb('mostrare', 'mostra', 'queste carte a tutti'),
  'v.playFound': verb('giocarla', 'giocala', 'gratis'),
  'note.freeRiver': 'senza soddisfarne il requisito, anche se c’è una rana',
  'city.guestType': 'per il fiume conta come una carta del tipo di quella Costruzione',
  'stored.together': 'si prendono insieme alle risorse',
  'open.rewardFrog': 'aperta: se un avversario invia qui la sua rana, ottieni {what}',
  'frog.one': 'al massimo 1 rana ambasciatrice qui',
  'frog.any': 'numero di rane ambasciatrici illimitato',

  // Prompts.
  'prompt.discardShown': 'Scarta dalla tua mano {what}',
  'prompt.riverCard': 'Usi questa carta: {card}?',
  'prompt.useRiver': 'Quale destinazione fluviale usi?',
  'prompt.copyAdornment': 'Quale ornamento usi?',
  'prompt.activateTraveler': 'Quale carta Viaggiatore attivi?',
  'prompt.costOf': 'Di quale carta ottieni il costo?',
  'prompt.moveIn': `Con quale Costruzione condivide lo slot ${theCard}?`,
  'prompt.moveTo': `In quale città va ${theCard}?`,
  'prompt.giveSpread': `Quali carte dai via?${upTo}`,
  'prompt.tokensOn': 'Quale {noun} riceve i segnalini punto?',

  // Options.
  'spot.river': 'destinazione fluviale ({place})',
  'spot.riverCard': '{card} ({place})',
  'option.frog': 'Invia la tua rana ambasciatrice: {place}',
  'option.adorn': 'Gioca l’ornamento {adornment} per 1 perla',

  // Reasons.
  'reason.noFrog': 'La tua rana ambasciatrice è in missione',
  'reason.handKind': 'Carte mancanti nella tua mano: {what}',
  'reason.noRiverCard': select('open', {
    none: 'Nessuna destinazione fluviale è scoperta',
    other: 'Nessuna destinazione fluviale scoperta si può usare',
  }),
  'reason.built': 'Già costruita da {player}',
  'reason.noHost': `Nessuna Costruzione della tua città può condividere lo slot con ${theCard}`,

  // Log.
  'log.frog': '{player} invia la rana ambasciatrice: {place}',
  'log.frogBack': '{player} riprende la rana ambasciatrice',
  'log.uncover': '{player} scopre: {card}',
  'log.useRiver': '{player} usa {card}',
  'log.adorn': '{player} gioca l’ornamento {adornment}',
  'log.copyAdornment': '{player} usa l’ornamento avversario {adornment}',
  'log.build': '{player} costruisce la meraviglia {wonder}',
  'log.sail': '{player} sposta nella città di {owner}: {card}',
  'log.moveIn': '{card} e {host} condividono uno slot nella città di {player}',
  'log.search': select('found', {
    yes: '{player} cerca nel mazzo e trova: {card}',
    other: '{player} cerca invano nel mazzo: {card}',
  }),

  // Things on cards.
  'n.riverDestination': count('destinazione fluviale scoperta', 'destinazioni fluviali scoperte'),
  'q.max': '{what} (al massimo {max})',
  'q.differentTypes': '{what} di tipi diversi',
  'q.anotherType': '{what} di un altro tipo',

  // Clauses.
  'each.pearl': `per ogni perla che ${select('who', { opponent: 'ha quell’avversario', other: 'hai' })}`,
  'each.type': 'per ogni tipo di carta diverso nella tua città',
  'each.resourceOn': 'per ogni risorsa {card}',
  'each.boxCard': 'per ogni carta {box} nella tua città',

  // What a card lets you do.
  'v.putOn': verb('mettere', 'metti', `{what} ${onYour}`),
  'v.moveToOpponent': verb(
    'spostare',
    'sposta',
    'questa carta su uno slot libero di una città avversaria',
  ),
  'v.search': verb('cercare', 'cerca', '{what} nel mazzo'),

  // Options.
  'detail.river': 'fiume',

  // The form of a new table.
  'form.box.pearlbrook': 'Un fiume con perle, rane ambasciatrici, ornamenti e meraviglie.',
};
