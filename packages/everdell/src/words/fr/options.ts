/** Ce que l’on peut choisir : what a player can pick, in French. */
import { select } from '@evervale/kernel/text';
import { points, the, theSeason, your } from './grammar.ts';

export const options = {
  // Where a worker can stand.
  'spot.basic': 'lieu de base ({place})',
  'spot.forest': 'lieu de Forêt ({place})',
  'spot.haven': 'Havre de paix',
  'spot.named': '{place}',
  'spot.journey': `Voyage (${points})`,
  'spot.event': 'Événement « {event} »',
  'spot.card': '{card}',
  'spot.cardOf': '{card} dans la ville de {player}',
  'spot.aside': 'à côté du plateau',

  // What tells copies of a card apart.
  'card.detailed': '{card} ({details})',
  'detail.occupied': 'occupée',
  'detail.paired': 'en couple',
  'detail.worker': 'ouvrier de {player}',
  'detail.guest': 'case partagée',
  'detail.aside': 'sans l’utiliser',
  'detail.place': 'case {n}',

  // Actions.
  'option.place': 'Placer un ouvrier : {place}',
  'option.playHand': `Jouer ${the} depuis votre main`,
  'option.playMeadow': `Jouer ${the} depuis la Prairie ({n})`,
  'option.prepare': `Se préparer pour ${theSeason}`,
  'option.pass': 'Passer : la partie est finie pour vous',

  // Ways to pay for a card.
  'option.pay': 'Payer {what}',
  'option.free': 'Jouer gratuitement',
  // What a way leaves to pay: the `pay` of the options below.
  'pay.less': 'payer {what}',
  'pay.nothing': 'ne rien payer',
  'for.less': 'pour {what}',
  'for.free': 'gratuitement',
  'option.occupy': 'Occuper : {noun}',
  'option.discardForLess': `Défausser ${your} et {pay}`,
  'option.prisoner': `Emprisonner {card} dans ${your} et {pay}`,
  'option.swapAny': `Utiliser ${your} : remplacer 1 ressource`,

  // Answers.
  'option.done': 'Terminé',
  'option.none': 'Y renoncer',

  // Things.
  'option.payFor': 'Payer {what}, gagner {gain}',
  'option.giveFor': 'Donner {what}, gagner {gain}',
  'option.resource': '{what}',
  'option.card': '{card}',
  'option.meadowCard': '{card} (Prairie, {n})',
  'option.opponent': '{player}',
  'option.location': '<up>{place}</up>',
  'option.worker': 'Ouvrier : {place}',
  'option.workerOfKind': 'Placer {worker}',
  'option.workerOfKindAt': '{worker} ({place})',
  'option.pile': select('pile', { discard: 'Défausse', other: 'Pioche' }),

  // Deeds.
  'option.put': 'Y poser {what}',
  'option.copy': `Copier ${the} dans la ville de {player}`,
  'option.copyOwn': `Copier ${the} dans votre propre ville`,
  'option.intoCity': 'Dans la ville de {player}',
  'option.toHand': 'Dans votre main',
  'option.underEvent': 'Sous l’Événement « {event} »',
  'option.toDiscard': 'Dans la défausse',

  // Boxes.
  'option.effect': '<up>{text}</up>',
  'option.type': '{type}',
  'option.replaceNamed': `Défausser ${your} à la place`,
  'option.layOn': `Poser sur ${your} et {pay}`,
  'option.spendTokens': `Rendre {tokens} de ${your} et {pay}`,
  'option.standIn': '{what} au lieu de {any}',
};
