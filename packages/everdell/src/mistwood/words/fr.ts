/** Mistwood : ce que seule cette boîte dit, en français. */
import { count, select } from '@evervale/kernel/text';
import { the } from '../../words/fr/grammar.ts';
import { fr as modules } from './modules/fr.ts';

const season = select('season', {
  winter: 'hiver',
  spring: 'printemps',
  summer: 'été',
  other: 'automne',
});
const tokens = count('jeton Point', 'jetons Point');
const which = select('part', {
  first: 'Première option',
  second: 'Deuxième option',
  other: 'Action de repli',
});

export const fr = {
  ...modules,
  // Her point cards, which are of our own design.
  'nw.difficulty.0': 'Somnolente',
  'nw.difficulty.1': 'Curieuse',
  'nw.difficulty.2': 'Rusée',
  'nw.difficulty.3': 'Implacable',
  'nw.difficulty.4': 'Impitoyable',

  // What her cards can ask for, as a list of things done.
  'nw.step.basic': 'placer une araignée sur le lieu de base « {place} »',
  'nw.step.forest': `placer une araignée sur le lieu de Forêt ${select('clearing', {
    upperLeft: 'en haut à gauche',
    upperRight: 'en haut à droite',
    lowerRight: 'en bas à droite',
    other: 'en bas à gauche',
  })}`,
  'nw.step.journey': 'placer une araignée en Voyage, à l’étape à {n} points',
  'nw.step.own': 'placer une araignée sur un lieu non ouvert de sa propre ville',
  'nw.step.open': 'placer une araignée sur un lieu ouvert',
  'nw.step.basicEvent': 'placer une araignée sur un Événement de base',
  'nw.step.specialEvent': 'placer une araignée sur un Événement spécial',
  'nw.step.haven': 'placer une araignée au Havre de paix',
  'nw.step.market': 'placer une araignée au Marché et faire changer une marchandise de côté',
  'nw.step.wonder': 'placer une araignée sur une merveille et prendre une parure',
  'nw.step.figure': 'poser la figurine sur la Prairie et jouer la carte qui s’y trouve',
  'nw.step.frog': 'envoyer sa grenouille à la rivière',
  'nw.step.draw': 'prendre 1 carte de la pioche dans son paquet',
  'nw.step.discard': 'défausser 1 carte de son paquet',
  'nw.step.playDeck': 'jouer 1 carte de son paquet',
  'nw.step.playMeadow': 'jouer une carte de la Prairie tirée au dé',
  'nw.step.points': `gagner ${tokens}`,
  'nw.step.anyStar': 'gagner des jetons Point selon l’étoile de sa carte Points',
  'nw.step.star': `gagner ${tokens} (selon sa difficulté)`,

  // Why an option cannot be carried out.
  'nw.why.noSpider': 'elle n’a plus d’araignée',
  'nw.why.basicTaken': 'les quatre lieux de base à un seul ouvrier sont occupés',
  'nw.why.basicClosed': 'avec Newleaf, ses araignées ne vont sur aucun lieu de base',
  'nw.why.forestTaken': 'tous les lieux de Forêt sont occupés',
  'nw.why.journeyTaken': 'les étapes du Voyage sont occupées',
  'nw.why.noOwn': 'aucun lieu n’est libre dans sa ville',
  'nw.why.noOpen': 'il n’y a pas de lieu ouvert libre',
  'nw.why.noBasicEvent': 'il ne reste aucun Événement de base',
  'nw.why.noSpecialEvent': 'il ne reste aucun Événement spécial',
  'nw.why.specialDone': 'elle a déjà pris un Événement spécial cette saison',
  'nw.why.noPearls': 'elle n’a pas assez de perles',
  'nw.why.figurePlaced': 'la figurine est déjà en jeu',
  'nw.why.noFrog': 'elle n’a pas de grenouille à envoyer',
  'nw.why.deckEmpty': 'son paquet est vide',
  'nw.why.cityFull': 'sa ville est pleine',
  'nw.why.pilesEmpty': 'il ne reste plus de cartes',

  // An action card in words.
  'nw.option': `${which} : {steps}`,
  'nw.season': `<up>${season}</up> : {first} ; sinon {second}`,
  'nw.substitute': 'Action de repli : {steps}',
  'nw.steps.and': '{a}, puis {b}',
  'nw.arrow': select('arrow', { forward: 'flèche vers l’avant', other: 'flèche vers l’arrière' }),
  'nw.icon': select('icon', {
    spider: 'Carte à l’araignée',
    figure: 'Carte à la figurine',
    other: 'Carte sans symbole',
  }),
  'nw.pointCard':
    'Difficulté {n}, {name} : étoile {star}, Événement spécial {special}, carte de valeur 0 {zero}, carte Prospérité {prosperity}',

  // Prompts.
  'prompt.spiderOwn': 'Sur quel lieu de sa ville {player} place-t-elle son araignée ?',
  'prompt.spiderOpen': 'Sur lequel de vos lieux ouverts {player} place-t-elle son araignée ?',
  'prompt.rowdyTakes': 'Quelle carte donnez-vous contre {card} ?',

  // The score sheet.
  'score.tie.nightweave': '{player} remporte toutes les égalités',
  'score.line.pointCard': 'Carte Points',

  // The table form.
  'form.nightweave': 'Tissenuit l’araignée',
  'form.nightweaveNote':
    'L’araignée joue contre un ou deux joueurs, qui jouent aussi l’un contre l’autre',
  'form.nightweave.none': 'Ne joue pas',
  'form.nightweave.level': '{n} : {name}',
  'form.house.easySpring': 'Printemps plus facile contre Tissenuit',
  'form.house.easySpringNote': 'Un ouvrier au printemps bien que les pouvoirs soient en jeu',

  // Log.
  'log.nightweaveCard': `{player} révèle « {card} » (${season}, {arrow})`,
  'log.nightweavePrepares':
    '{player} révèle « {card} » : la figurine et toutes les araignées sont placées, sa saison s’achève',
  'log.nightweaveFails': `${which} : {steps}. Impossible : {why}`,
  'log.nightweaveActs': `{player} – ${which} : {steps}`,
  'log.nightweaveEnds': '{player} a terminé',
  'log.spider': '{player} place une araignée : {place}',
  'log.figure': 'La figurine de {player} est sur l’emplacement {n} de la Prairie',
  'log.figureStation': 'La figurine de {player} est sur l’emplacement {n} de la Gare',
  'log.spidersBack': 'La figurine et les araignées retournent au repaire',
  'log.newSpiders': `{player} gagne ${count('nouvelle araignée', 'nouvelles araignées')}`,
  'log.nightweavePlays': `{player} joue ${the}${select('from', {
    meadow: ' de la Prairie',
    deck: ' de son paquet',
    pile: ' de la pioche',
    other: ' de la Gare',
  })}`,
  'log.nightweaveDiscards': '{card} ne trouve pas de place : la carte est défaussée',
  'log.toLair': '{player} pose dans son repaire : {card}',
  'log.intoDeck': '{player} prend dans son paquet : {card}',
  'log.legendToDeck': '{player} reçoit une carte Légendaire dans son paquet',
  'log.adornmentToLair': '{player} pose une parure dans son repaire',
  'log.goodMoved': `{player} déplace {good} du côté ${select('act', { sell: 'vente', other: 'achat' })}`,
};
