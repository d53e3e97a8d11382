/** Ce que le jeu demande : what the game asks, in French. */
import { count, select } from '@evervale/kernel/text';
import { left, the, toThe, upTo, your } from './grammar.ts';

const cards = count('carte', 'cartes');
const resources = count('ressource', 'ressources');

export const prompts = {
  // Turn.
  'prompt.action': 'À vous de jouer : choisissez une action',
  'prompt.order': 'Quel effet vient ensuite ?',

  // Paying.
  'prompt.payment': `Comment payez-vous ${the} ?`,
  'prompt.payWhich': `Quelles ressources payez-vous ?${left}`,
  'prompt.payWith': `Quelles ressources payez-vous grâce à ${your} ?${left}`,
  'prompt.payAmount': select('resource', {
    twig: 'Combien de brindilles payez-vous ?',
    resin: 'Combien de résines payez-vous ?',
    pebble: 'Combien de galets payez-vous ?',
    other: 'Combien de baies payez-vous ?',
  }),

  // Playing cards.
  'prompt.replace': `Quelle Construction cède sa place ${toThe} ?`,
  'prompt.intoCity': `Dans quelle ville jouez-vous ${the} ?`,
  'prompt.playFree': 'Quelle carte jouez-vous gratuitement ?',
  'prompt.playLess': `Quelle carte jouez-vous pour ${resources} de moins ?`,
  'prompt.playRevealed': 'Laquelle des cartes révélées jouez-vous gratuitement ?',
  'prompt.playTaken': `Laquelle des cartes que vous venez de prendre jouez-vous pour ${resources} de moins ?`,

  // Cards in the city.
  'prompt.discardCity': `Quelle carte de votre ville défaussez-vous ?${left}`,
  'prompt.production': 'Quelle carte Production activez-vous ensuite ?',
  'prompt.activate': 'Quelle carte Production activez-vous ?',
  'prompt.copy': 'Quelle carte Production copiez-vous ?',
  'prompt.storehouse': `Que posez-vous sur ${your} ?`,
  'prompt.clockTower': `Rendre 1 jeton Point de ${your} pour réutiliser un lieu ?`,

  // Hand.
  'prompt.discard': `Défaussez ${cards} de votre main`,
  'prompt.discardUpTo':
    '{n, plural, =1 {Défaussez 1 carte de votre main, ou aucune} other {Défaussez jusqu’à # cartes de votre main}}',
  'prompt.discardAny': select('least', {
    none: 'Défaussez autant de cartes de votre main que vous voulez',
    other: 'Défaussez au moins 1 carte de votre main, ou autant que vous voulez',
  }),
  'prompt.keep': 'Quelle carte gardez-vous ?',

  // Giving.
  'prompt.giveCards': `Donnez ${cards} de votre main`,
  'prompt.giveWhich': `Quelles ressources donnez-vous ?${left}`,
  'prompt.giveAmount': 'Combien de baies donnez-vous ?',
  'prompt.receiver': select('what', {
    card: 'Qui reçoit la carte ?',
    cards: 'Qui reçoit les cartes ?',
    resource: 'Qui reçoit la ressource ?',
    berries: 'Qui reçoit les baies ?',
    payment: 'Qui reçoit le paiement ?',
    other: 'Qui reçoit les ressources ?',
  }),

  // Resources.
  'prompt.gain': `Quelle ressource gagnez-vous ?${left}`,
  'prompt.trade': `Quelles ressources échangez-vous ?${upTo}`,
  'prompt.tradeFor': `Que prenez-vous en échange ?${left}`,

  // Workers and locations.
  'prompt.location': 'Quel lieu utilisez-vous ?',
  'prompt.workerMove': 'Quel ouvrier déplacez-vous ?',
  'prompt.workerTo': 'Où va l’ouvrier ?',
  'prompt.placeKind': 'Où placez-vous {worker} ?',
  'prompt.workerBack': 'Quel ouvrier récupérez-vous ?',

  // Meadow and piles.
  'prompt.meadowDiscard': `Quelles cartes de la Prairie défaussez-vous ?${left}`,
  'prompt.meadowTake': `Quelles cartes de la Prairie prenez-vous ?${left}`,
  'prompt.meadowTakeUpTo': `Quelles cartes de la Prairie prenez-vous ?${upTo}`,
  'prompt.pile': 'De quelle pile révélez-vous des cartes ?',

  // Events.
  'prompt.onEvent': `Que posez-vous sur l’Événement « {event} » ?${upTo}`,
  'prompt.underEvent': select('kind', {
    critter: `Quelles Créatures glissez-vous sous l’Événement « {event} » ?${upTo}`,
    other: `Quelles cartes glissez-vous sous l’Événement « {event} » ?${upTo}`,
  }),
  'prompt.revealed': `Que faites-vous de cette carte : {noun} ?`,

  // Boxes.
  'prompt.choose': '{source} : que choisissez-vous ?',
  'prompt.may': '{source} : utilisez-vous cet effet ?',
  'prompt.chooseOne': 'Que choisissez-vous ?',
  'prompt.nameType': 'Quel type de carte nommez-vous ?',
  'prompt.giveItems': `Que donnez-vous ?${upTo}`,
  'prompt.drawFrom': `D’où vient la prochaine carte ?${left}`,
};
