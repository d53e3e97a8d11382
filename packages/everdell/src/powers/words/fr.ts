/** What only the powers say, in French. */
import { aLocation } from '../../words/fr/clauses.ts';
import { color, verb } from '../../words/fr/grammar.ts';
import { count, plural, select } from '@evervale/kernel/text';

export const fr = {
  // Things on cards.
  'n.missing': count(
    'ressource d’un type que vous n’avez pas',
    'ressources de types que vous n’avez pas',
  ),

  // Clauses.
  't.setup': 'Mise en place',
  't.afterPlayColor': `Après avoir joué une carte ${color}`,
  't.opponentPlays': `Après qu’un adversaire a joué une carte ${color}`,
  't.placeAt': `Quand vous placez un ouvrier sur ${aLocation}`,
  'if.gaveNone': `si le lieu ne vous a donné ${select('g', { f: 'aucune', other: 'aucun' })} {noun}`,

  // What a card lets you do.
  'v.activateAgain': verb('activer', 'activez', 'cette carte une seconde fois'),
  'v.moveToken': verb(
    'déplacer',
    'déplacez',
    `le jeton sur ${select('where', { meadow: 'une autre carte de la Prairie', other: 'un autre lieu' })}`,
  ),

  // Rules on cards.
  'cost.standIn': `{a} ${plural('compte', 'comptent')} comme {b} pour payer une Construction`,
  'hand.limit': 'votre limite de main augmente de {n}',
  'advice.rugwortModule': 'Contre Paillasson, de préférence avec au moins un de ses modules',

  // Powers.
  't.firstVisit':
    'Avec votre premier ouvrier sur chaque lieu de base, en plus de ce qu’il rapporte',
  't.afterPlayOther': `Après avoir joué une carte qui n’est pas une carte ${color}${select('autumn', { no: ', sauf en automne', other: '' })}`,
  't.startAndSeasons': 'Au début de la partie et de chacune de vos saisons',
  't.tokenPlayed': 'Chaque fois que quelqu’un joue la carte qui porte votre jeton',
  't.tokenPlaced': 'Chaque fois que quelqu’un place un ouvrier là où se trouve votre jeton',
  't.forToken': 'Une fois par tour, avant votre action, vous pouvez rendre {what} de ce pouvoir',
  'power.putToken': `posez votre jeton sur ${select('where', { meadow: 'une carte de la Prairie', other: 'un lieu de base, un lieu de Forêt ou le Havre de paix' })}`,
  'power.treasure': 'posez {what} sur ce pouvoir',
  'power.snailPile': '{n} cartes que personne ne regarde forment votre pile',
  'power.forestPile': 'les cartes Forêt inutilisées forment votre pile',
  'power.farmPile': 'toutes les Fermes forment une pile devant vous',
  'if.gaveSome': 'si cela vous a rapporté au moins {what}',
  'power.swapGained': 'vous pouvez rendre 1 ressource que cela vous a rapportée pour gagner {what}',
  'power.owls':
    'vous pouvez défausser {drop} et/ou piocher {first} ; si vous donnez la carte piochée à un adversaire, piochez {more}',
  'power.oneMore': 'vous pouvez en piocher 1 de plus',
  'power.layForest': 'piochez {n} cartes Forêt de votre pile et posez-en 1 devant vous',
  'power.freeFarm': 'vous pouvez mettre gratuitement en jeu la Ferme du dessus de la pile',
  'power.alsoResolve':
    'vous pouvez lui donner la carte du dessus de votre pile pour utiliser vous aussi cette carte',
  'power.invest':
    'vous pouvez poser 1 ressource sur ce pouvoir s’il est vide, ou reprendre celle qui s’y trouve avec 1 autre du même type',
  'power.putAside': 'vous pouvez mettre de côté 1 carte de la Prairie',
  'power.elsewhere':
    'un ouvrier que vous placez sur une carte Forêt peut utiliser à la place n’importe quel lieu où se trouve un ouvrier adverse (sauf Événement, {cards})',
  'power.shares':
    'vous pouvez placer des ouvriers sur les lieux de base, les lieux de Forêt et les cartes Destination même si un ouvrier adverse s’y trouve (sauf {cards})',
  'power.fromMeadow':
    'chaque fois que vous piochez des cartes, chacune peut venir de la pioche ou de la Prairie ; les cartes à montrer viennent de la pioche',
  'power.archive':
    'vous pouvez jouer les cartes mises de côté comme des cartes de votre main ou de la Prairie',
  'power.ownForest': 'personne d’autre ne peut visiter ces cartes Forêt, ni les copier',
  'power.farms':
    'vos Fermes n’occupent aucune case ; chacun peut jouer la Ferme du dessus de la pile, et vous gagnez {what} quand un adversaire le fait',
  'power.first':
    'vous commencez avec autant de cartes que le permet votre limite de main, et vous jouez en premier',
  'power.last': 'vous jouez après tous les autres',
  'power.notSolo': 'ne sert pas contre {player}',

  // Prompts.
  'prompt.power': 'Quel pouvoir gardez-vous ?',
  'prompt.oneMore': 'Piocher 1 carte de plus ?',
  'prompt.swapGained': 'Rendre 1 des ressources gagnées contre 1 galet ?',
  'prompt.invest': 'Quelle ressource posez-vous sur votre pouvoir ?',
  'prompt.takeBack': 'Reprendre la ressource posée sur votre pouvoir ?',
  'prompt.putAside': 'Quelle carte de la Prairie mettez-vous de côté ?',
  'prompt.alsoResolve': 'Utiliser aussi {card} ({player}) ?',
  'prompt.token': select('where', {
    meadow: 'Sur quelle carte de la Prairie va votre jeton ?',
    other: 'Où va votre jeton ?',
  }),
  'prompt.ownForest': 'Quelle carte Forêt posez-vous devant vous ?',
  'prompt.freeFarm': 'Mettre gratuitement en jeu la Ferme du dessus ?',

  // Options.
  'option.playArchive': 'Jouer {card} depuis vos cartes mises de côté',
  'option.playPile': 'Jouer {card} depuis la pile',
  'option.power': '{power}',
  'option.treasure': 'Rendre {what} de votre pouvoir : une ressource et une carte',
  'option.drawOne': 'Piocher 1 carte',
  'option.takeDouble': 'Reprendre {what} et une autre du même type',
  'option.giveTop': 'Donner la carte du dessus de votre pile (pour {player})',

  // The log.
  'log.power': '{player} choisit un pouvoir : {power}',
  'log.putAside': '{player} met de côté : {cards}',
  'log.token': '{player} déplace un jeton : {place}',
  'log.tokenMeadow': '{player} déplace un jeton : carte {n} de la Prairie',
  'log.ownForest': '{player} pose une carte Forêt : {place}',

  // The form of a new table.
  'form.box.powers': 'Chacun a un pouvoir à soi.',
};
