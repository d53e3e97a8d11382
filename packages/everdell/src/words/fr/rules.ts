/** Standing rules on cards: scoring, cost, city, locations, requirements. */
import { count, select } from '@evervale/kernel/text';
import { color, kind, points, rarity, your } from './grammar.ts';

const nth = '{n, selectordinal, one {#re} other {#e}}';
const slot = select('slot', {
  cell: `la ${nth} cellule`,
  plot: `la ${nth} concession`,
  room: `la ${nth} salle`,
  other: 'le {n, selectordinal, one {#er} other {#e}} emplacement',
});

const places = select('loc', {
  basic: 'lieux de base',
  forest: 'lieux de Forêt',
  event: 'Événements',
  other: 'cartes Destination',
});

const homes = select('color', { construction: 'Construction', other: `Construction ${color}` });

export const rules = {
  // Scoring.
  'score.flat': `vaut ${points}`,
  'score.each': `vaut ${points} {each}`,
  'score.part': `${points} {each}`,
  'score.if': `vaut ${points} {cond}`,
  'score.extraIf': `vaut ${count('point bonus', 'points bonus')} {cond}`,
  'score.max': `{text}, ${points} au plus`,
  'score.negative': `elle y vaut −${points}`,
  'score.copyOpponent': 'compte comme {what}',
  'score.tokensStay': 'les jetons Point qui restent sur cette carte comptent en fin de partie',
  'score.tokensHere': 'les jetons Point sur cette carte comptent en fin de partie',

  // Cost.
  'cost.occupied': 'gratuite avec un jeton Occupé {card}',
  'cost.extra': `chaque ${kind} que vous jouez coûte {what} de plus`,
  'cost.toOpponent': 'ce que vous payez pour cette carte revient à un adversaire de votre choix',
  'cost.lost': 'toute réduction non utilisée est perdue',
  'cost.single': 'une seule capacité par carte jouée',

  // City, workers, locations.
  'city.noSpace': 'n’occupe aucune case de votre ville',
  'city.shares': 'peut partager sa case avec 1 {noun}',
  'city.kin': 'les {many} partagent tous 1 case, quel que soit leur nombre',
  'city.mustShare': select('kind', {
    critter: 'doit partager la case d’une Créature',
    other: 'doit partager la case d’une Construction',
  }),
  'city.extraSpace': `votre ville compte ${count('case', 'cases')} de plus`,
  'city.housesAnyone': 'peut être occupée pour jouer gratuitement n’importe quelle Créature',
  'city.takesItsSpace': 'cette carte prend la case libérée',
  'city.prisoners': 'les Créatures sous cette carte ne font plus partie de votre ville',
  'city.limit': select('rarity', { unique: '1 seule par ville', other: 'sans limite par ville' }),
  'hand.limitEach': 'votre limite de main augmente de {n} {each}',
  unlock: `déverrouille ${slot} de ${your}`,
  'spots.lastNeeds': `${slot} exige 1 {noun} dans votre ville`,
  'worker.max': `au plus ${count('ouvrier', 'ouvriers')} ici`,
  'worker.any': 'nombre d’ouvriers illimité',
  'worker.forest': '1 ouvrier ; à 4 joueurs ou plus, 2 ouvriers de joueurs différents',
  'worker.onePerPlayer': '1 ouvrier par joueur',
  'worker.new': `gagnez ${count('nouvel ouvrier', 'nouveaux ouvriers')}`,
  'open.reward': 'ouverte : si un adversaire vient ici, vous gagnez {what}',
  'loc.blocked': `vous ne pouvez pas placer d’ouvrier sur les ${places}`,
  'loc.less': `les ${places} donnent ${count('ressource', 'ressources')} de moins`,
  'card.countsAs': 'compte comme {noun}',
  'card.replaces': `au lieu de payer, vous pouvez défausser ${your}`,
  'card.safe': 'ne peut être ni défaussée ni copiée',
  'card.notCopied': 'vos adversaires ne peuvent pas copier cette carte',

  // Beside the text.
  'fact.kind': `${kind} ${select('rarity', { legendary: 'légendaire', other: rarity })}`,
  'fact.noCost': 'aucun coût',
  'fact.houses': 'peut être occupée pour : {cards}',
  'fact.livesInAny': `gratuite avec un jeton Occupé sur n’importe quelle ${homes}`,
  'fact.housesAny': `peut être occupée pour n’importe quelle Créature ${color}`,
  'fact.original': 'création maison, la carte imprimée n’est pas connue',

  // Requirements and other players.
  'req.city': 'exige {what} dans votre ville',
  'req.everyType': `au moins ${count('carte', 'cartes')} de chaque type`,
  'req.cityCards': `au moins ${count('carte', 'cartes')} dans votre ville`,
  'opp.gains': 'cet adversaire gagne {what}',
  'opp.mayPlay': 'tous les joueurs peuvent jouer ces cartes',

  // For whom a box is, before a game starts.
  'advice.experienced': 'Conseillé aux joueurs expérimentés uniquement',

  // Market and royal award.
  'city.below': 'partage sa case avec la Construction posée dessus',
  'score.onIt': 'vaut autant de points que les points de base de la Construction posée dessus',
};
