/** What is asked when a table is set up, and answers given ahead, in French. */
export const form = {
  'form.boxes': 'Boîtes',
  'form.year': 'Quelle année ?',
  'form.modules': 'Rendre Paillasson plus fort',
  'form.module.haste':
    'À chacune de ses saisons, il prend l’Événement spécial libre le plus à gauche.',
  'form.module.fullness': 'Il marque 2 points par case vide de votre ville.',
  'form.module.glitter': 'Ses cartes Prospérité valent 5 points.',
  'form.module.luck': 'Deux jets identiques de suite lui donnent un point.',
  'form.module.grump': 'S’il fait 8, vous perdez une carte au hasard.',
  'form.house.prepare': 'Saisons anticipées',
  'form.house.prepareNote':
    'On peut préparer la saison suivante avec des ouvriers encore à la maison.',
  'form.house.advantage': 'Le Juge aussi à l’Auberge',
  'form.house.advantageNote':
    'Le Juge peut s’ajouter à la réduction de l’Auberge ou d’un lieu de Forêt.',
  'form.house.golden': 'Deux jetons sur une Construction',
  'form.house.goldenNote':
    'Une Construction peut porter un jeton Occupé de chaque sorte, un brun et un doré.',
  'form.house.clockwise': 'Paillasson marche dans le sens horaire',
  'form.house.clockwiseNote': 'Dans la forêt, il avance dans l’autre sens.',
  'form.house.tie': 'Égalité',
  'form.house.tie.tiebreak': 'Événements, puis ressources',
  'form.house.tie.rugwortWins': 'Paillasson gagne',
  'form.house.tie.playerWins': 'Vous gagnez',
  'form.mix.title': 'Événements spéciaux',
  'form.mix.mixed': 'Tous mélangés',
  'form.mix.half': 'Moitié-moitié',
  'form.mix.only': 'Ceux de la boîte seulement',
  'form.box.extra': '6 nouvelles cartes de foire et de gazette, 15 exemplaires en tout.',
  'form.box.corrin': '5 cartes d’une souris légendaire.',
  'form.box.rugwort-cards': '3 cartes qui cherchent querelle aux autres.',
  'form.box.farms': '8 fermes des saisons, de notre conception.',
  'form.box.bellfaire-forest': 'D’autres cartes Forêt où envoyer des ouvriers.',
  'form.box.bellfaire-events': 'Des Événements spéciaux qui demandent des types de cartes.',
  'form.box.flower-festival': 'Un Événement de base pour une ville aux cinq types de cartes.',
  'form.box.royal-award': 'Des points à la fin pour qui a le plus de cartes d’une sorte.',
  'form.box.market': 'Un lieu où l’on achète et vend des marchandises.',
  'form.box.legends': 'Des Créatures et Constructions légendaires, à la place des ordinaires.',
  'form.box.powers': 'Chacun a un pouvoir à soi.',
  'form.box.pearlbrook':
    'Une rivière avec perles, grenouilles ambassadrices, parures et merveilles.',
  'form.box.spirecrest':
    'Des montagnes à explorer : tuiles Carte pour une expédition, découvertes, créatures géantes et météo.',
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
  'standing.pass': 'Passer dès que c’est mon tour',
};
