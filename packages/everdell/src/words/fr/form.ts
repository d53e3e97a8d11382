/** What is asked when a table is set up, and answers given ahead, in French. */
export const form = {
  'form.boxes': 'Boîtes',
  'form.house.prepare': 'Saisons anticipées',
  'form.house.prepareNote':
    'On peut se préparer pour la saison suivante avec des ouvriers encore à la maison.',
  'form.house.advantage': 'Le Juge aussi à l’Auberge',
  'form.house.advantageNote':
    'Le Juge peut s’ajouter à la réduction de l’Auberge ou d’un lieu de Forêt.',
  'form.mix.title': 'Événements spéciaux',
  'form.mix.mixed': 'Tous mélangés',
  'form.mix.half': 'Moitié-moitié',
  'form.mix.only': 'Ceux de la boîte seulement',
  'standing.pass': 'Passer dès que c’est mon tour',
};
