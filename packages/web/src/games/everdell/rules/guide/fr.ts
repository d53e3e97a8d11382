/** Le jeu sur une page : the game on one page, in French. */
import type { Guide } from '../../../common/guide.ts';

export const fr: Guide = [
  {
    title: 'De quoi s’agit-il ?',
    text: [
      'Vous fondez une ville dans une vallée boisée et vous avez un an pour cela, de la fin de l’hiver à la dernière feuille d’automne. Une ville a 15 cases. À la fin, qui a le plus de points gagne.',
    ],
    rules: ['10.1', '10.5'],
  },
  {
    title: 'À votre tour : une action sur trois',
    text: [
      'Envoyez un ouvrier, jouez une carte ou préparez-vous pour la saison suivante. Puis c’est au joueur suivant. Chacun a sa propre saison : chez l’un c’est encore l’hiver quand l’autre profite déjà de l’été.',
    ],
    rules: ['4.2', '4.6'],
  },
  {
    title: 'Les ouvriers rapportent des ressources',
    text: [
      'Un ouvrier va sur un lieu libre et fait aussitôt ce qui y est indiqué : récolter brindilles, résine, galets ou baies, piocher des cartes, et plus encore. Un anneau fermé n’accueille qu’un ouvrier, un anneau ouvert autant qu’on veut. Au Havre de paix, deux cartes de votre main deviennent une ressource au choix.',
    ],
    rules: ['5.1', '5.4', '5.5', '5.23'],
  },
  {
    title: 'Les cartes deviennent votre ville',
    text: [
      'Payez le coût et jouez une carte de votre main ou l’une des huit de la Prairie, qui est à tout le monde. Les Créatures coûtent des baies, les Constructions de quoi bâtir. La plupart des cartes prennent une case ; une carte unique ne peut être qu’une fois dans votre ville.',
      'Cinq couleurs : brun, le Voyage agit une fois, quand on joue la carte. Vert, la Production agit alors aussi, puis encore au printemps et en automne. Rouge, les Destinations sont des lieux pour vos ouvriers. Bleu, la Gouvernance vous aide dès lors. Violet, la Prospérité donne des points de plus à la fin.',
    ],
    rules: ['6.1', '6.3'],
  },
  {
    title: 'Les amis emménagent gratuitement',
    text: [
      'Chaque Créature a une maison. Si cette Construction est dans votre ville et que personne n’y habite encore, vous pouvez jouer la Créature sans payer : la maison est alors occupée pour de bon.',
    ],
    rules: ['6.14', '6.15'],
  },
  {
    title: 'Les Événements',
    text: [
      'Là-haut dans l’arbre sont accrochés des Événements. Qui a le premier les bonnes cartes et y envoie un ouvrier garde l’Événement et ses points. Personne d’autre ne peut plus l’obtenir.',
    ],
    rules: ['5.40', '5.41'],
  },
  {
    title: 'Les saisons',
    text: [
      'Quand tous vos ouvriers sont dehors, préparez-vous pour la saison suivante : ils rentrent et de nouveaux les rejoignent. Au printemps et en automne, toutes vos cartes vertes produisent encore une fois ; en été vous prenez deux cartes de la Prairie.',
    ],
    rules: ['8.1', '8.6', '8.7', '8.8'],
  },
  {
    title: 'L’automne et la fin',
    text: [
      'En automne, des ouvriers peuvent partir en Voyage : défaussez autant de cartes que l’étape vaut de points. Quand il ne reste rien à faire, passez. Quand tout le monde a passé, comptez : points des cartes, jetons Point, bonus violets, Voyage et Événements.',
    ],
    rules: ['5.25', '9.1', '10.1'],
  },
  {
    title: 'En solo contre Paillasson',
    text: [
      'Le vieux rat reçoit une carte de la Prairie pour chaque carte que vous jouez, bloque des lieux et des cartes, et prend les Événements pour lesquels vous tardez trop. Dépassez son score trois années de suite, chacune plus dure que la précédente.',
    ],
    rules: ['21.4', '21.17', '22.3'],
  },
];
