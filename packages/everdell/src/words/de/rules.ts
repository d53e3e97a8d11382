/** Standing rules on cards: scoring, cost, city, locations, requirements. */
import { count, select } from '@evervale/kernel/text';
import { color, points, yourAcc, yourDat } from './grammar.ts';

const eachKind = select('kind', {
  critter: 'jedes Wesen',
  construction: 'jedes Bauwerk',
  other: 'jede Karte',
});

const strong = select('rarity', {
  common: 'gewöhnliches',
  legendary: 'legendäres',
  other: 'einzigartiges',
});

const slot = select('slot', {
  cell: 'die {n}. Zelle',
  plot: 'die {n}. Grabstelle',
  room: 'das {n}. Feld',
  other: 'den {n}. Platz',
});

const atPlaces = select('loc', {
  basic: 'an Einfachen Orten',
  forest: 'an Waldorten',
  event: 'auf Ereignissen',
  other: 'auf Zielkarten',
});

const homes = select('color', {
  construction: '1 beliebigen Bauwerk',
  other: `1 beliebigen Bauwerk vom Typ ${color}`,
});

export const rules = {
  // Scoring.
  'score.flat': points,
  'score.each': `${points} {each}`,
  'score.part': `${points} {each}`,
  'score.if': `${points}, {cond}`,
  'score.extraIf': `${count('Bonuspunkt', 'Bonuspunkte')}, {cond}`,
  'score.max': `{text}, höchstens ${points}`,
  'score.negative': `sie zählt dort −${points}`,
  'score.copyOpponent': 'zählt wie {what}',
  'score.tokensStay': 'Punkte-Marker, die hier liegen bleiben, zählen bei Spielende',
  'score.tokensHere': 'Punkte-Marker auf dieser Karte zählen bei Spielende',

  // Cost.
  'cost.occupied': 'kostenlos mit 1 Besetzt-Marker {card}',
  'cost.extra': `${eachKind} kostet beim Ausspielen {what} mehr`,
  'cost.toOpponent': 'was du für diese Karte zahlst, geht an eine andere Person deiner Wahl',
  'cost.lost': 'nicht genutzte Ermäßigung verfällt',
  'cost.single': 'nur 1 Vorteil beim Ausspielen je Karte',

  // City, workers, locations.
  'city.noSpace': 'belegt keinen Platz in deiner Stadt',
  'city.shares': 'darf sich den Platz mit 1 {noun} teilen',
  'city.kin': 'beliebig viele {many} teilen sich 1 Platz',
  'city.mustShare': `muss sich den Platz mit ${select('kind', { critter: '1 Wesen', other: '1 Bauwerk' })} teilen`,
  'city.extraSpace': `deine Stadt hat ${count('Platz', 'Plätze')} mehr`,
  'city.housesAnyone': 'darf besetzt werden, um 1 beliebiges Wesen kostenlos auszuspielen',
  'city.takesItsSpace': 'diese Karte kommt auf den frei gewordenen Platz',
  'city.prisoners': 'Wesen unter dieser Karte zählen nicht mehr zu deiner Stadt',
  'city.limit': select('rarity', { unique: 'nur 1× pro Stadt', other: 'beliebig oft pro Stadt' }),
  'hand.limitEach': 'dein Handkartenlimit steigt um {n} {each}',
  unlock: `schaltet ${slot} ${select('slot', { plot: 'auf', other: 'in' })} ${yourDat} frei`,
  'spots.lastNeeds': `für ${slot} brauchst du 1 {noun} in deiner Stadt`,
  'worker.max': `höchstens ${count('Tier', 'Tiere')} hier`,
  'worker.any': 'beliebig viele Tiere hier',
  'worker.forest': '1 Tier; ab 4 Personen 2 Tiere verschiedener Personen',
  'worker.onePerPlayer': '1 Tier pro Person',
  'worker.new': `du erhältst ${count('neues Tier', 'neue Tiere')}`,
  'open.reward': 'offen: Setzt hier eine andere Person 1 Tier ein, nimmst du dir {what}',
  'loc.blocked': `du darfst keine Tiere ${atPlaces} einsetzen`,
  'loc.less': `${select('loc', { forest: 'Waldorte', other: 'Einfache Orte' })} bringen ${count('Ressource', 'Ressourcen')} weniger`,
  'card.countsAs': 'gilt als {nom}',
  'card.replaces': `statt zu zahlen, darfst du ${yourAcc} abwerfen`,
  'card.safe': 'kann weder abgeworfen noch kopiert werden',
  'card.notCopied': 'andere dürfen diese Karte nicht kopieren',

  // Beside the text.
  'fact.kind': select('kind', {
    critter: `<up>${strong} Wesen</up>`,
    other: `<up>${strong} Bauwerk</up>`,
  }),
  'fact.noCost': 'keine Kosten',
  'fact.houses': 'kann besetzt werden für: {cards}',
  'fact.livesInAny': `kostenlos mit 1 Besetzt-Marker auf ${homes}`,
  'fact.housesAny': `kann für jedes Wesen vom Typ ${color} besetzt werden`,
  'fact.original': 'eigener Entwurf, die gedruckte Karte ist nicht bekannt',

  // Requirements and other players.
  'req.city': 'benötigt {what} in deiner Stadt',
  'req.everyType': `mindestens ${count('Karte', 'Karten')} von jedem Typ`,
  'req.cityCards': `mindestens ${count('Karte', 'Karten')} in deiner Stadt`,
  'opp.gains': 'diese Person nimmt sich {what}',
  'opp.mayPlay': 'alle dürfen diese Karten ausspielen',

  // For whom a box is, before a game starts.
  'advice.experienced': 'Nur für Erfahrene empfohlen',

  // Market and royal award.
  'city.below': 'teilt sich den Platz mit dem Bauwerk darauf',
  'score.onIt': 'so viele Punkte, wie auf dem Bauwerk auf dieser Karte aufgedruckt sind',
};
