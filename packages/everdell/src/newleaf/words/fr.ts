/** Newleaf: what only this box says, in French. */
import { count, select } from '@evervale/kernel/text';
import { color, rarity, the, verb } from '../../words/fr/grammar.ts';

const cards = count('carte', 'cartes');
const place = select('from', { meadow: 'Prairie', other: 'Gare' });
const side = select('side', { outbound: 'aller', other: 'retour' });

export const fr = {
  // On cards, Events, visitors and places.
  'n.topVisitor': count('visiteur visible', 'visiteurs visibles'),
  'v.welcome': verb('poser', 'posez', '{what} à côté de votre ville'),
  'v.refillBoth': verb('compléter', 'complétez', 'les deux'),
  'note.both': '{a} ; {b}',
  'card.stays': 'ne peut être ni retirée, ni copiée, ni activée',
  // color none: the rarity decides.
  'cost.golden': `gratuite avec un jeton Occupé doré sur une Construction ${select('color', { none: rarity, other: color })}`,
  'fact.goldenFor': `reçoit un jeton Occupé doré pour une Créature ${select('color', { none: rarity, other: color })}`,
  'req.achievedBefore': 'exige {what} déjà à votre actif',
  'if.oneType': `si votre ville compte au moins ${cards} d’un même type autre que Production`,

  // For whom a box is, before a game starts.
  'advice.largeTogether': 'Plus d’une grande extension est possible, mais déconseillé',
  'advice.typeEvents': 'Mieux avec des Événements spéciaux qui ne nomment pas de cartes précises',

  // Prompts.
  'prompt.displayTake': `Prenez ${cards} de la Prairie ou de la Gare`,
  'prompt.displayDiscard': `Défaussez ${cards} de la Prairie ou de la Gare`,
  'prompt.trainCar': 'De quel wagon gagnez-vous la récompense ?',
  'prompt.visitorDiscard': 'Quel visiteur défaussez-vous ?',
  'prompt.visitorKeep': 'Quel visiteur posez-vous à côté de votre ville ?',
  'prompt.visitorOf': 'Quel visiteur {player} reçoit-il ?',
  'prompt.unload': 'Quelles ressources prenez-vous sur cette carte ? (encore {n})',
  'prompt.copyCard': 'Quelle carte copiez-vous ?',
  'prompt.reserved': 'Gardez-vous la carte {card} réservée ?',
  'prompt.rugwortPlays': 'Quelle carte {player} joue-t-il ?',

  // Options.
  'option.playStation': `Jouer ${the} depuis la Gare ({n})`,
  'option.stationCard': '{card} (Gare, {n})',
  'option.trainCar': '{car}',
  'option.visitor': '{visitor}',
  'option.golden': 'Jeton doré {card}',
  'option.ticket': `Utiliser votre billet (${side})`,
  'option.reserve': `Réserver {card} (${place}, {n})`,
  'option.playReserved': 'Jouer votre carte réservée {card} {less}',
  'option.keepReserved': 'La garder réservée',
  'option.dropReserved': 'La défausser',

  // Reasons.
  'reason.ticketEarly': 'Le retour n’est possible qu’en été et en automne',

  // Log.
  'log.golden': '{player} pose un jeton Occupé doré : {card}',
  'log.stationFill': 'Nouveau à la Gare : {card}',
  'log.stationTake': '{player} prend à la Gare : {card}',
  'log.stationDiscard': '{player} défausse de la Gare : {card}',
  'log.carCame': 'Un wagon arrive à la Gare : {car}',
  'log.carTaken': '{player} utilise un wagon : {car}',
  'log.visitor': '{visitor} visite la ville de {player}',
  'log.visitorGone': '{player} défausse le visiteur {visitor}',
  'log.visitorsShuffled': 'Les visiteurs défaussés sont mélangés aux piles',
  'log.ticket': `{player} utilise son billet (${side})`,
  'log.reserve': '{player} réserve : {card}',
  'log.reserveDrop': '{player} défausse la carte réservée {card}',

  // Things on cards.
  'n.stationCard': count('carte de la Gare', 'cartes de la Gare'),
  'n.worker': count('ouvrier', 'ouvriers'),
  'n.basicEvent': count('Événement de base', 'Événements de base'),
  'n.specialEvent': count('Événement spécial', 'Événements spéciaux'),
  'q.atMost': 'au plus {what}',

  // Clauses.
  'each.spaces': 'par tranche de {n} cases occupées de votre ville',
  'if.more': 'si votre ville compte plus de {a} que de {b}',

  // What a card lets you do.
  'v.takeTrainCar': verb('gagner', 'gagnez', 'la récompense d’un wagon au choix'),

  // Rules on cards.
  'req.leftover': '{what} dans votre réserve',

  // The form of a new table.
  'form.house.golden': 'Deux jetons sur une Construction',
  'form.house.goldenNote':
    'Une Construction peut porter un jeton Occupé de chaque sorte, un brun et un doré.',
  'form.box.newleaf':
    'Une gare avec trains, visiteurs et deux nouveaux lieux ; ses cartes l’accompagnent.',
  'form.box.newleaf-cards': '24 cartes à bannière dorée, même sans la gare.',
  'form.box.newleaf-forest': 'D’autres cartes Forêt où envoyer des ouvriers.',
  'form.box.newleaf-events':
    'Des Événements spéciaux qui exigent des types et des nombres de cartes.',
  'form.box.newleaf-basic-events':
    'Deux Événements de base : une grande ville et trois cartes Prospérité.',
  'form.box.tickets': 'Déplacez un ouvrier une fois à l’aller, une fois au retour.',
  'form.box.reservation': 'Mettez une carte de côté et jouez-la plus tard à moindre coût.',
};
