/** Standing rules on cards: scoring, cost, city, locations, requirements. */
import { count, select } from '@evervale/kernel/text';
import { color, kind, ofYour, points, rarity, yourCard } from './grammar.ts';

const slot = select('slot', {
  cell: 'la {n}ª cella',
  plot: 'la {n}ª casella',
  room: 'la {n}ª casella',
  other: 'il {n}° posto',
});

const onPlaces = select('loc', {
  basic: 'sui luoghi Base',
  forest: 'sui luoghi Foresta',
  event: 'sugli Eventi',
  other: 'sulle carte Destinazione',
});

const homes = select('color', { construction: 'Costruzione', other: `Costruzione ${color}` });

export const rules = {
  // Scoring.
  'score.flat': `vale ${points}`,
  'score.each': `vale ${points} {each}`,
  'score.part': `${points} {each}`,
  'score.if': `vale ${points} {cond}`,
  'score.extraIf': `vale ${count('punto bonus', 'punti bonus')} {cond}`,
  'score.max': `{text}, al massimo ${points}`,
  'score.negative': `lì vale −${points}`,
  'score.copyOpponent': 'conta come {what}',
  'score.tokensStay': 'i segnalini punto che restano su questa carta contano a fine partita',
  'score.tokensHere': 'i segnalini punto su questa carta contano a fine partita',

  // Cost.
  'cost.occupied': 'gratis con un segnalino occupato {card}',
  'cost.extra': `ogni ${kind} che giochi costa {what} in più`,
  'cost.toOpponent': 'ciò che paghi per questa carta va a un avversario a tua scelta',
  'cost.lost': 'lo sconto non usato va perso',
  'cost.single': 'una sola abilità per carta giocata',

  // City, workers, locations.
  'city.noSpace': 'non occupa slot nella tua città',
  'city.shares': 'può condividere lo slot con 1 {noun}',
  'city.kin': 'tutti i {many}, in qualsiasi numero, condividono 1 slot',
  'city.mustShare': select('kind', {
    critter: 'deve condividere lo slot di un Animale',
    other: 'deve condividere lo slot di una Costruzione',
  }),
  'city.extraSpace': 'la tua città ha {n} slot in più',
  'city.housesAnyone': 'può essere occupata per giocare gratis un Animale qualsiasi',
  'city.takesItsSpace': 'questa carta occupa lo slot liberato',
  'city.prisoners': 'gli Animali sotto questa carta non fanno più parte della tua città',
  'city.limit': select('rarity', { unique: 'solo 1 per città', other: 'senza limiti per città' }),
  'hand.limitEach': 'il tuo limite di mano aumenta di {n} {each}',
  unlock: `sblocca ${slot} ${ofYour}`,
  'spots.lastNeeds': `${slot} richiede 1 {noun} nella tua città`,
  'worker.max': `al massimo ${count('lavoratore', 'lavoratori')} qui`,
  'worker.any': 'numero di lavoratori illimitato',
  'worker.forest': '1 lavoratore; con 4 o più giocatori, 2 lavoratori di giocatori diversi',
  'worker.onePerPlayer': '1 lavoratore per giocatore',
  'worker.new': `ottieni ${count('nuovo lavoratore', 'nuovi lavoratori')}`,
  'open.reward': 'aperta: se un avversario la visita, ottieni {what}',
  'loc.blocked': `non puoi collocare lavoratori ${onPlaces}`,
  'loc.less': `i ${select('loc', { forest: 'luoghi Foresta', other: 'luoghi Base' })} danno ${count('risorsa', 'risorse')} in meno`,
  'card.countsAs': 'conta come {noun}',
  'card.replaces': `invece di pagare, puoi scartare ${yourCard}`,
  'card.safe': 'non può essere né scartata né copiata',
  'card.notCopied': 'gli avversari non possono copiare questa carta',

  // Beside the text.
  'fact.kind': select('kind', {
    critter: `Animale ${select('rarity', { common: 'Comune', legendary: 'Leggendario', other: 'Unico' })}`,
    other: `Costruzione ${select('rarity', { legendary: 'Leggendaria', other: rarity })}`,
  }),
  'fact.noCost': 'nessun costo',
  'fact.houses': 'può essere occupata per: {cards}',
  'fact.livesInAny': `gratis con un segnalino occupato su una qualsiasi ${homes}`,
  'fact.housesAny': `può essere occupata per un qualsiasi Animale ${color}`,
  'fact.original': 'di nostra creazione, la carta stampata non è nota',

  // Requirements and other players.
  'req.city': 'richiede {what} nella tua città',
  'req.everyType': `almeno ${count('carta', 'carte')} di ogni tipo`,
  'req.cityCards': `almeno ${count('carta', 'carte')} nella tua città`,
  'opp.gains': 'quell’avversario ottiene {what}',
  'opp.mayPlay': 'tutti i giocatori possono giocare queste carte',

  // For whom a box is, before a game starts.
  'advice.experienced': 'Consigliato solo a giocatori esperti',

  // Market and royal award.
  'city.below': 'condivide il suo slot con la Costruzione che vi sta sopra',
  'score.onIt': 'vale tanti punti quanti i punti base della Costruzione che vi sta sopra',
};
