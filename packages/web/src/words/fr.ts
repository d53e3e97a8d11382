/** Français. */
import { count } from '@evervale/kernel/text';
import type { en } from './en.ts';

export const fr: { readonly [key in keyof typeof en]: string } = {
  close: 'Fermer',

  'home.subtitle': 'Bâtissez une ville dans les bois avant le retour de l’hiver',
  'home.start': 'Jouer',
  'home.play': 'Jouer maintenant',
  'home.playNote': 'contre l’ordinateur',
  'home.solo': 'Jouer en solo',
  'home.soloNote': 'contre Rugwort, le rat',
  'home.continue': 'Reprendre',
  'home.moves': count('coup', 'coups'),
  'home.forget': 'Retirer cette partie',
  'home.unofficial': 'Un projet de fans non officiel, sans lien avec les éditeurs.',

  'settings.language': 'Langue',

  'table.valley': 'Vallée',
  'table.city': 'Ville',
  'table.hand': 'Main',
  'table.log': 'Journal',
  'table.deck': 'Pioche',
  'table.discard': 'Défausse',
  'table.prompt': 'Que faire maintenant',
  'table.players': 'Autour de la table',
  'table.parts': 'Parties de la table',
  'table.cityOf': 'La ville de {player}',
  'table.spaces': '{used} emplacements sur {size}',
  'table.handOf': '{n} cartes sur {limit}',
  'table.workers': '{ready} ouvriers sur {all} à la maison',

  'player.points': 'points',
  'player.city': 'ville',
  'player.hand': 'main',

  'prompt.turn': 'À vous, {player}',
  'prompt.places': `{n, plural, =0 {Aucun lieu pour un ouvrier} one {Envoyer un ouvrier : # lieu brille} other {Envoyer un ouvrier : # lieux brillent}}`,
  'prompt.plays': `{n, plural, =0 {Aucune carte à jouer} one {Jouer une carte : # carte brille} other {Jouer une carte : # cartes brillent}}`,
  'prompt.waiting': '{player} réfléchit…',
  'prompt.picked': '{n} sur {max}',
  'prompt.revealed': 'Révélées :',
  'prompt.prepareLater': 'Saison suivante : {why}',

  'log.empty': 'Il ne s’est encore rien passé.',
  'card.seen': `{n, plural, =0 {Aucun exemplaire visible} one {# exemplaire visible} other {# exemplaires visibles}}`,
  'keys.line': '← → parmi ce qui brille · Entrée choisir · 1–9 répondre · U annuler · Échap fermer',

  'score.winner': `{n, plural, one {{players} l’emporte} other {{players} partagent la victoire}}`,
  'score.growth': 'Les points, coup par coup',
  'score.again': 'Rejouer',
  'score.home': 'Retour à l’accueil',

  'handover.title': 'Passez l’écran à {player}',
  'handover.text': 'Que personne d’autre ne regarde.',
  'handover.go': 'Je suis {player}',
};
