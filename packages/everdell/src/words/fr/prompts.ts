/** Ce que le jeu demande : what the game asks, in French. */
import { count } from '@evervale/kernel/text';
import { points } from './grammar.ts';

const cards = count('carte', 'cartes');
const resources = count('ressource', 'ressources');

export const prompts = {
  // Turn.
  'prompt.turn': 'À vous de jouer : choisissez une action',
  'prompt.waiting': 'En attente de {player}',
  'prompt.choose': 'Choisissez une possibilité',
  'prompt.trigger': 'Quel est le prochain effet ?',

  // Paying.
  'prompt.way': 'Comment payez-vous la carte {card} ?',
  'prompt.payUnits': 'Choisissez les ressources qui paient la carte {card} (encore {n})',
  'prompt.payUnitsSwapped':
    'Choisissez les ressources qui paient la carte {card} (encore {n}, dont 1 au choix)',
  'prompt.leaveOut': 'Choisissez les ressources économisées pour la carte {card} (encore {n})',
  'prompt.swapFor': 'Que payez-vous à la place de {what} ?',
  'prompt.imprison': 'Quelle Créature glissez-vous sous votre carte {card} ?',
  'prompt.payReceiver': 'Qui reçoit ce que vous payez pour la carte {card} ?',
  'prompt.payUpTo': 'Combien de {many} payez-vous ?',
  'prompt.payFor': 'Payer {what} pour gagner {gain} ?',

  // Playing cards.
  'prompt.replace': 'Quelle Construction cède sa place à la carte {card} ?',
  'prompt.whoseCity': 'Dans quelle ville jouez-vous la carte {card} ?',
  'prompt.playFree': `Quelle carte valant au plus ${points} jouez-vous gratuitement ?`,
  'prompt.playLess': `Quelle carte jouez-vous pour ${resources} de moins ?`,
  'prompt.playRevealed': 'Laquelle des cartes révélées jouez-vous gratuitement ?',

  // Cards in the city.
  'prompt.discardCity': `Défaussez ${cards} de votre ville`,
  'prompt.foolRugwort': 'Quelle carte quitte la ville de Paillasson ?',
  'prompt.production': 'Quelle carte Production activez-vous ensuite ?',
  'prompt.activate': 'Quelle carte Production activez-vous ?',
  'prompt.copy': 'Quelle carte Production copiez-vous ?',
  'prompt.store': 'Que posez-vous sur cette carte ?',
  'prompt.clockTower': 'Remettre 1 jeton Point dans la réserve pour réutiliser un de vos lieux ?',

  // Hand.
  'prompt.discardExactly': `Défaussez ${cards} de votre main`,
  'prompt.discardUpTo': `Défaussez jusqu’à ${cards} de votre main`,
  'prompt.discardAny': 'Défaussez autant de cartes de votre main que vous voulez',
  'prompt.teach': 'Quelle carte gardez-vous ?',

  // Giving.
  'prompt.giveCards': `Donnez ${cards} de votre main`,
  'prompt.giveCardsUpTo': `Donnez jusqu’à ${cards} de votre main`,
  'prompt.giveResources': `Donnez ${resources}`,
  'prompt.giveUpTo': 'Combien de {many} donnez-vous ?',
  'prompt.spread': `Donnez jusqu’à ${resources} à vos adversaires`,
  'prompt.giveFor': 'Donner {what} à un adversaire pour gagner {gain} ?',
  'prompt.receiver': 'À qui donnez-vous ?',
  'prompt.opponent': 'Choisissez un adversaire',

  // Resources.
  'prompt.gainAny': `Gagnez ${count('ressource au choix', 'ressources au choix')}`,
  'prompt.trade': `Échangez jusqu’à ${resources}`,

  // Workers and locations.
  'prompt.location': 'Quel lieu utilisez-vous ?',
  'prompt.moveWorker': 'Quel ouvrier déplacez-vous ?',
  'prompt.moveWhere': 'Où va l’ouvrier ?',
  'prompt.recallOne': 'Quel ouvrier récupérez-vous ?',
  'prompt.workerLost': 'Lequel de vos ouvriers quitte la partie ?',

  // Meadow and piles.
  'prompt.discardMeadow': `Défaussez ${cards} de la Prairie`,
  'prompt.takeMeadow': `Prenez ${cards} de la Prairie`,
  'prompt.takeMeadowUpTo': `Prenez jusqu’à ${cards} de la Prairie`,
  'prompt.drawFromMeadow': `Les piles sont vides : prenez jusqu’à ${cards} de la Prairie`,
  'prompt.whichPile': 'De quelle pile révélez-vous des cartes ?',

  // Events.
  'prompt.putOnEvent': `Posez jusqu’à ${resources} sur l’Événement`,
  'prompt.tuck': `Glissez jusqu’à ${cards} sous l’Événement`,
  'prompt.scrolls': 'Quelles cartes révélées vont dans votre main, lesquelles sous l’Événement ?',
};
