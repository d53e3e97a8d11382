/** Mistwood: ciò che dice solo questa scatola, in italiano. */
import { count, select } from '@evervale/kernel/text';
import { season, theCard } from '../../words/it/grammar.ts';
import { it as modules } from './modules/it.ts';

const tokens = count('segnalino punto', 'segnalini punto');
const which = select('part', {
  first: 'Prima opzione',
  second: 'Seconda opzione',
  other: 'Azione di riserva',
});

export const it = {
  ...modules,
  // Her point cards, which are of our own design.
  'nw.difficulty.0': 'Assonnata',
  'nw.difficulty.1': 'Curiosa',
  'nw.difficulty.2': 'Astuta',
  'nw.difficulty.3': 'Inflessibile',
  'nw.difficulty.4': 'Spietata',

  // What her cards can ask for, as a list of things done.
  'nw.step.basic': 'collocare un ragno sul luogo Base «{place}»',
  'nw.step.forest': `collocare un ragno sul luogo Foresta ${select('clearing', {
    upperLeft: 'in alto a sinistra',
    upperRight: 'in alto a destra',
    lowerRight: 'in basso a destra',
    other: 'in basso a sinistra',
  })}`,
  'nw.step.journey': 'collocare un ragno in Viaggio, alla tappa da {n} punti',
  'nw.step.own': 'collocare un ragno su un luogo non aperto della sua città',
  'nw.step.open': 'collocare un ragno su un luogo aperto',
  'nw.step.basicEvent': 'collocare un ragno su un Evento base',
  'nw.step.specialEvent': 'collocare un ragno su un Evento speciale',
  'nw.step.haven': 'collocare un ragno al Rifugio',
  'nw.step.market': 'collocare un ragno al Mercato e far cambiare lato a una merce',
  'nw.step.wonder': 'collocare un ragno su una meraviglia e prendere un ornamento',
  'nw.step.figure': 'mettere la pedina sul Prato e giocare la carta che vi si trova',
  'nw.step.frog': 'mandare la sua rana al fiume',
  'nw.step.draw': 'prendere 1 carta del mazzo di pesca nel suo mazzo',
  'nw.step.discard': 'scartare 1 carta del suo mazzo',
  'nw.step.playDeck': 'giocare 1 carta del suo mazzo',
  'nw.step.playMeadow': 'giocare una carta del Prato scelta con il dado',
  'nw.step.points': `ottenere ${tokens}`,
  'nw.step.anyStar': 'ottenere segnalini punto secondo la stella della sua carta punti',
  'nw.step.star': `ottenere ${tokens} (secondo la difficoltà)`,

  // Why an option cannot be carried out.
  'nw.why.noSpider': 'non ha più ragni',
  'nw.why.basicTaken': 'i quattro luoghi Base per un solo lavoratore sono occupati',
  'nw.why.basicClosed': 'con Newleaf i suoi ragni non vanno su alcun luogo Base',
  'nw.why.forestTaken': 'tutti i luoghi Foresta sono occupati',
  'nw.why.journeyTaken': 'le tappe del Viaggio sono occupate',
  'nw.why.noOwn': 'nella sua città non c’è un luogo libero',
  'nw.why.noOpen': 'non c’è un luogo aperto libero',
  'nw.why.noBasicEvent': 'non resta alcun Evento base',
  'nw.why.noSpecialEvent': 'non resta alcun Evento speciale',
  'nw.why.specialDone': 'ha già preso un Evento speciale in questa stagione',
  'nw.why.noPearls': 'ha troppo poche perle',
  'nw.why.figurePlaced': 'la pedina è già in gioco',
  'nw.why.noFrog': 'non ha una rana da inviare',
  'nw.why.deckEmpty': 'il suo mazzo è vuoto',
  'nw.why.cityFull': 'la sua città è piena',
  'nw.why.pilesEmpty': 'non ci sono più carte',

  // An action card in words.
  'nw.option': `${which}: {steps}`,
  'nw.season': `<up>${season}</up>: {first}; altrimenti {second}`,
  'nw.substitute': 'Azione di riserva: {steps}',
  'nw.steps.and': '{a}, poi {b}',
  'nw.arrow': select('arrow', { forward: 'freccia in avanti', other: 'freccia all’indietro' }),
  'nw.icon': select('icon', {
    spider: 'Carta con il ragno',
    figure: 'Carta con la pedina',
    other: 'Carta senza simbolo',
  }),
  'nw.pointCard':
    'Difficoltà {n}, {name}: stella {star}, Evento speciale {special}, carta di valore 0 {zero}, carta Prosperità {prosperity}',

  // Prompts.
  'prompt.spiderOwn': 'Su quale luogo della sua città {player} colloca il suo ragno?',
  'prompt.spiderOpen': 'Su quale dei tuoi luoghi aperti {player} colloca il suo ragno?',
  'prompt.rowdyTakes': 'Quale carta dai in cambio di {card}?',

  // The score sheet.
  'score.tie.nightweave': '{player} vince ogni pareggio',
  'score.line.pointCard': 'Carta punti',

  // The table form.
  'form.nightweave': 'Nightweave il ragno',
  'form.nightweaveNote':
    'Il ragno gioca contro uno o due giocatori, che giocano anche l’uno contro l’altro',
  'form.nightweave.none': 'Non gioca',
  'form.nightweave.level': '{n}: {name}',
  'form.house.easySpring': 'Primavera più facile contro Nightweave',
  'form.house.easySpringNote': 'Un lavoratore in primavera anche se si usano i poteri',

  // Log.
  'log.nightweaveCard': `{player} rivela «{card}» (${season}, {arrow})`,
  'log.nightweavePrepares':
    '{player} rivela «{card}»: pedina e ragni sono tutti in gioco, la sua stagione finisce',
  'log.nightweaveFails': `${which}: {steps}. Impossibile: {why}`,
  'log.nightweaveActs': `{player} – ${which}: {steps}`,
  'log.nightweaveEnds': '{player} ha finito',
  'log.spider': '{player} colloca un ragno: {place}',
  'log.figure': 'La pedina di {player} si trova nella posizione {n} del Prato',
  'log.figureStation': 'La pedina di {player} si trova nella posizione {n} della Stazione',
  'log.spidersBack': 'Pedina e ragni tornano nel covo',
  'log.newSpiders': `{player} ottiene ${count('nuovo ragno', 'nuovi ragni')}`,
  'log.nightweavePlays': `{player} gioca ${theCard}${select('from', {
    meadow: ' dal Prato',
    deck: ' dal suo mazzo',
    pile: ' dal mazzo di pesca',
    other: ' dalla Stazione',
  })}`,
  'log.nightweaveDiscards': '{card} non trova spazio e viene scartata',
  'log.toLair': '{player} mette nel suo covo: {card}',
  'log.intoDeck': '{player} prende nel suo mazzo: {card}',
  'log.legendToDeck': '{player} riceve una carta Leggendaria nel suo mazzo',
  'log.adornmentToLair': '{player} mette un ornamento nel suo covo',
  'log.goodMoved': `{player} sposta {good} sul lato ${select('act', { sell: 'vendita', other: 'acquisto' })}`,
};
