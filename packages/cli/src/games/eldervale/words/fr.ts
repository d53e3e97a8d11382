/** What the terminal says about Eldervale, in French. */
import { count } from '@evervale/kernel/text';
import type { EldervaleWords } from './index.ts';

export const fr: EldervaleWords = {
  'ui.map': 'Eldervale',
  'ui.decks': 'Cartes Aventure',
  'ui.tableau': 'Votre Tableau',
  'ui.cards': count('carte', 'cartes'),
  'ui.stack': `${count('Royaume', 'Royaumes')} dans la pile`,
  'ui.turnedUp': 'Révélé',
  'ui.peace': 'Début paisible',
  'ui.lastTurns': `encore ${count('tour', 'tours')}`,
  'ui.glory': 'Gloire {n}',
  'ui.ready': 'prêtes',
  'ui.tray': 'à invoquer',
  'ui.underworld': 'Outre-monde',
  'ui.tokens': 'trésors',
  'ui.place': 'Placer une Unité',
  'ui.free': 'Actions gratuites',
  'ui.dwellings.one': 'Demeure',
  'ui.battle': 'Combat',
  'ui.battle.about': 'va commencer',
  'ui.battle.join': 'qui rejoint le combat ?',
  'ui.battle.count': 'on compte les dés',
  'ui.battle.add': 'Épées et Sorts',
  'ui.battle.rolled': 'dés lancés',
  'ui.battle.decided': 'décidé',
  'ui.battle.wins': 'gagne',
  'ui.battle.cards': 'cartes et capacités',
  'ui.dice': count('dé', 'dés'),
  'ui.do.look': 'montrer le Tableau d’un joueur',
  'ui.help.goal':
    'À votre tour, placez une Unité ou regroupez-vous. Bâtissez des Demeures, réunissez des cartes et de la puissance, gagnez des combats : qui a le plus de points à la fin l’emporte.',
  'ui.help.monster': 'Monstre',
  'ui.help.treasure': 'trésors restants',
  'ui.help.threat': 'dés que vous y affronteriez',
  'ui.help.orb': 'Orbe',
  'ui.help.vp': 'points',
  'ui.help.map':
    'Chaque hexagone est un Royaume avec son numéro et son nom ; au-dessous, la Demeure, les Unités par joueur (Aww : deux Ouvriers de A), le danger et les trésors.',
};
