/** Eldervale on one page, in our words. */
import type { Guide } from '../../../common/guide.ts';

export const fr: Guide = [
  {
    title: 'Le but',
    text: [
      'Votre peuple arrive en Eldervale, terre de huit éléments dont seuls quelques-uns sont en jeu. Vous envoyez des Unités, prenez des trésors, gagnez en puissance et bâtissez jusqu’à six Demeures. La fin vient avec la sixième Demeure de quelqu’un ou le dernier Royaume ; qui a le plus de points l’emporte.',
    ],
    rules: ['E19.1', 'E20.13'],
  },
  {
    title: 'Votre tour : une action sur deux',
    text: [
      'Placez une Unité de la Zone d’attente dans un Royaume et faites aussitôt ce qu’il offre, ou regroupez-vous : ramenez toutes vos Unités et servez-vous de vos cartes. On ne passe jamais. Les actions gratuites (encaisser un jeton, le ranger, lancer un Sort, utiliser un Orbe) s’ajoutent à volonté.',
    ],
    rules: ['E4.1', 'E4.2', 'E5.1'],
  },
  {
    title: 'Où placer',
    text: [
      'La première là où il n’y a personne. Les suivantes à côté d’une de vos Unités, mais pas là où vous êtes déjà. Le Dragon vole à deux Royaumes, le Mage apparaît dans tout Royaume vide, le Guerrier peut commencer chez les autres.',
    ],
    rules: ['E5.5', 'E5.6', 'E5.11', 'E5.12', 'E5.13'],
  },
  {
    title: 'Trésors',
    text: [
      'Dans un Royaume élémentaire, prenez le jeton du dessus d’une pile sur votre Plateau, quatre au plus. Encaissez-le quand vous voulez, ou posez-le dans l’emplacement d’une carte, où il sert encore et encore. Un espace vide donne toujours la ressource imprimée.',
    ],
    rules: ['E6.1', 'E6.2', 'E11.2', 'E11.4'],
  },
  {
    title: 'Ruines',
    text: [
      'Tour des mages : payez 2 ressources, piochez 3 cartes Magie, défaussez-en une. Portail : invoquez une autre Unité. Moulin : bâtissez une Demeure. Forteresse : 2 ressources contre 2 Or. L’Or remplace tout.',
    ],
    rules: ['E6.5', 'E6.6', 'E6.7', 'E6.8'],
  },
  {
    title: 'Le Donjon souterrain',
    text: [
      'Révélez un nouveau Royaume et posez-le contre deux autres ; achetez une des cartes Aventure visibles pour votre Tableau et gagnez de la puissance dans son élément ; puis achetez-en une seconde ou glissez-en une sous son paquet.',
    ],
    rules: ['E7.1', 'E7.2', 'E7.8', 'E7.9'],
  },
  {
    title: 'Se regrouper',
    text: [
      'Reprenez vos Unités une à une. Chacune peut aller sur une carte de votre Tableau et faire son action, une Unité par action, ou directement dans la Zone d’attente. Les Unités de l’Outre-monde reviennent aussi. Votre carte de départ permet d’invoquer, de récolter et de bâtir.',
    ],
    rules: ['E8.3', 'E8.5', 'E8.6', 'E9.1'],
  },
  {
    title: 'Demeures',
    text: [
      'Un Ouvrier dans un Royaume élémentaire devient une Demeure au prix de la tuile. Aussitôt : 2 points par Ruine et par Demeure voisine, et de la puissance par sceau. Elle reste pour toujours, ajoute un dé aux combats voisins et compte encore à la fin.',
    ],
    rules: ['E10.2', 'E10.7', 'E10.9'],
  },
  {
    title: 'Combat',
    text: [
      'Qui place une Unité parmi d’autres se bat. Les Unités voisines peuvent rejoindre le combat ; comptez les dés (Ouvrier 1, Guerrier 2, Dragon 3, vos Demeures 1 chacune), un de plus par Épée payée, six au plus. Tous lancent ; le plus haut dé gagne, à égalité le suivant. Le vainqueur avance en Gloire ; les Unités des perdants vont dans l’Outre-monde, et chacune rapporte une Épée.',
    ],
    rules: ['E15.1', 'E15.8', 'E15.13', 'E15.23', 'E15.29', 'E15.36'],
  },
  {
    title: 'Monstres',
    text: [
      'Un Monstre voisin du Royaume où vous placez une Unité y fonce, et c’est le combat. Tant que tous ne se sont pas regroupés une fois, ils dorment : c’est le Début paisible. Un Monstre vaincu quitte Eldervale ; certains effets permettent d’en dominer un, qui se bat alors pour vous.',
    ],
    rules: ['E18.1', 'E18.10', 'E18.13'],
  },
  {
    title: 'Puissance, Gloire, Orbes',
    text: [
      'Chaque élément a une piste de cinq cases, qui valent 2, 2, 3, 4 et 5. Le premier au sommet prend un Orbe : il achète une récompense, rend un prix gratuit à jamais ou éveille un emplacement d’Orbe. La piste de Gloire donne quelque chose à chaque case.',
    ],
    rules: ['E17.2', 'E17.4', 'E17.11', 'E16.3'],
  },
  {
    title: 'Décompte',
    text: [
      'Un point par Orbe inutilisé ; la valeur de chacun de vos marqueurs de puissance ; pour chaque Demeure et pour vos cartes, la valeur de votre marqueur dans cet élément, trois cartes au plus par Demeure ; puis Chambres fortes et Prophéties.',
    ],
    rules: ['E20.2', 'E20.4', 'E20.5', 'E20.6'],
  },
];
