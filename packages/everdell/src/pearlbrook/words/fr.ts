/** Pearlbrook: what only this box says, in French. */
import { count, select } from '@evervale/kernel/text';
import { the, upTo, verb, your } from '../../words/fr/grammar.ts';

export const fr = {
  // On cards, adornments and along the river.
  'n.opponentAdornment': 'l’effet d’une parure jouée par un adversaire',
  'v.showThem': verb('montrer', 'montrez', 'ces cartes à tous'),
  'v.playFound': verb('la jouer', 'jouez-la', 'gratuitement'),
  'note.freeRiver': 'sans en remplir l’exigence, même si une grenouille s’y trouve',
  'city.guestType': 'pour la rivière, compte comme une carte du type de cette Construction',
  'stored.together': 'ils sont pris avec les ressources',
  'open.rewardFrog': 'ouverte : si un adversaire envoie sa grenouille ici, vous gagnez {what}',
  'frog.one': 'au plus 1 grenouille ambassadrice ici',
  'frog.any': 'nombre de grenouilles ambassadrices illimité',

  // Prompts.
  'prompt.discardShown': 'Défaussez de votre main {what}',
  'prompt.riverCard': 'Utilisez-vous cette carte : {card} ?',
  'prompt.useRiver': 'Quelle destination de rivière utilisez-vous ?',
  'prompt.copyAdornment': 'Quelle parure utilisez-vous ?',
  'prompt.activateTraveler': 'Quelle carte Voyage activez-vous ?',
  'prompt.costOf': 'De quelle carte gagnez-vous le coût ?',
  'prompt.moveIn': `Quelle Construction accueille ${the} ?`,
  'prompt.moveTo': `Dans quelle ville va ${the} ?`,
  'prompt.giveSpread': `Quelles cartes donnez-vous ?${upTo}`,
  'prompt.tokensOn': `${select('g', { f: 'Quelle', other: 'Quel' })} {noun} reçoit les jetons Point ?`,

  // Options.
  'spot.river': 'destination de rivière ({place})',
  'spot.riverCard': '{card} ({place})',
  'option.frog': 'Envoyer votre grenouille ambassadrice : {place}',
  'option.adorn': 'Jouer la parure {adornment} pour 1 perle',

  // Reasons.
  'reason.noFrog': 'Votre grenouille ambassadrice est en mission',
  'reason.handKind': 'Il manque dans votre main : {what}',
  'reason.noRiverCard': select('open', {
    none: 'Aucune destination de rivière n’est visible',
    other: 'Aucune destination de rivière visible n’est utilisable',
  }),
  'reason.built': 'Déjà construite par {player}',
  'reason.noHost': `Aucune Construction de votre ville ne peut accueillir ${the}`,

  // Log.
  'log.frog': '{player} envoie sa grenouille ambassadrice : {place}',
  'log.frogBack': '{player} récupère sa grenouille ambassadrice',
  'log.uncover': '{player} dévoile : {card}',
  'log.useRiver': '{player} utilise {card}',
  'log.adorn': '{player} joue la parure {adornment}',
  'log.copyAdornment': '{player} utilise la parure adverse {adornment}',
  'log.build': '{player} construit la merveille {wonder}',
  'log.sail': '{player} déplace dans la ville de {owner} : {card}',
  'log.moveIn': '{card} et {host} partagent une case dans la ville de {player}',
  'log.search': select('found', {
    yes: '{player} cherche dans la pioche et trouve : {card}',
    other: '{player} cherche en vain dans la pioche : {card}',
  }),

  // Things on cards.
  'n.riverDestination': count('destination de rivière visible', 'destinations de rivière visibles'),
  'q.max': '{what} ({max} au plus)',
  'q.differentTypes': '{what} de types différents',
  'q.anotherType': '{what} d’un autre type',

  // Clauses.
  'each.pearl': `pour chaque perle que ${select('who', { opponent: 'possède cet adversaire', other: 'vous avez' })}`,
  'each.type': 'pour chaque type de carte différent de votre ville',
  'each.resourceOn': 'pour chaque ressource {card}',
  'each.boxCard': 'pour chaque carte {box} de votre ville',

  // What a card lets you do.
  'v.putOn': verb('poser', 'posez', `{what} sur ${your}`),
  'v.moveToOpponent': verb(
    'déplacer',
    'déplacez',
    'cette carte sur une case libre d’une ville adverse',
  ),
  'v.search': verb('chercher', 'cherchez', '{what} dans la pioche'),

  // Options.
  'detail.river': 'rivière',

  // The form of a new table.
  'form.box.pearlbrook':
    'Une rivière avec perles, grenouilles ambassadrices, parures et merveilles.',
};
