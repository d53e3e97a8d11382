/** What a power says beside its hand limit and what stands in for others. */
export const powers = {
  'power.axolotls':
    'mise en place : un jeton se trouve sur chaque lieu de base ; votre premier ouvrier sur chacun d’eux vous rapporte 1 ressource au choix en plus',
  'power.cardinals': 'chaque fois que vous piochez des cartes, vous pouvez en piocher 1 de plus',
  'power.foxes':
    'un ouvrier que vous placez sur une carte Forêt peut utiliser à la place n’importe quel lieu où se trouve un ouvrier adverse (ni Événement, ni Cimetière, Monastère, Chapelle ou Entrepôt)',
  'power.hedgehogs':
    'si un ouvrier placé sur un lieu de base ou de Forêt ne vous a rapporté aucune baie, gagnez 1 baie',
  'power.lizards':
    'mise en place : les cartes Forêt inutilisées forment votre pile ; au début de la partie et de chaque saison, piochez-en 3 et posez-en 1 devant vous ; vous seul pouvez la visiter et personne ne peut la copier',
  'power.mice':
    'après avoir placé un ouvrier sur un lieu de base ou de Forêt, vous pouvez gagner 1 ressource d’un type que vous n’avez pas',
  'power.moles':
    'quand un ouvrier que vous placez vous rapporte des ressources, vous pouvez en rendre 1 pour gagner 1 galet',
  'power.owls':
    'après avoir placé un ouvrier, vous pouvez défausser 1 carte et piocher 1 carte ; si vous donnez la carte piochée à un adversaire, piochez 2 cartes',
  'power.platypuses':
    'mise en place : posez 5 jetons Point sur ce pouvoir ; une fois par tour, avant votre action, vous pouvez en rendre 1 pour gagner 1 ressource au choix et piocher 1 carte ou prendre 1 carte de la Prairie ; les jetons restants comptent',
  'power.rats':
    'mise en place : posez votre jeton sur une carte de la Prairie ; chaque fois que quelqu’un joue cette carte, gagnez 1 ressource d’un type que vous n’avez pas et déplacez le jeton sur une autre carte de la Prairie',
  'power.squirrels':
    'quand un ouvrier que vous placez vous rapporte au moins 1 brindille, gagnez 1 brindille de plus',
  'power.starlings':
    'chaque fois que vous piochez des cartes, chacune peut venir de la pioche ou de la Prairie',
  'power.toads':
    'après avoir joué une carte Production, vous pouvez défausser 1 carte pour l’activer une seconde fois',
  'power.turtles':
    'après avoir joué une carte, vous pouvez poser 1 ressource sur ce pouvoir s’il est vide, ou reprendre celle qui s’y trouve avec 1 autre du même type',
  'power.bats':
    'après avoir joué une carte, vous pouvez mettre de côté 1 carte de la Prairie ; vous pouvez jouer les cartes mises de côté comme des cartes de votre main ou de la Prairie',
  'power.cats':
    'vous pouvez placer des ouvriers sur les lieux de base, les lieux de Forêt et les cartes Destination même si un ouvrier adverse s’y trouve (sauf sur la Chapelle)',
  'power.honey-bees':
    'après avoir joué une carte qui n’est pas une carte Production, sauf en automne, vous pouvez défausser 1 carte pour activer 1 carte Production de votre ville',
  'power.snails':
    'mise en place : 7 cartes que personne ne regarde forment votre pile ; après qu’un adversaire a joué une carte Production, vous pouvez lui donner la carte du dessus pour utiliser vous aussi cette carte',
  'power.butterflies':
    'vous commencez avec autant de cartes que le permet votre limite de main, et vous jouez en premier',
  'power.pigs':
    'mise en place : toutes les Fermes forment une pile devant vous ; au début de la partie et de chaque saison, vous pouvez mettre gratuitement en jeu celle du dessus ; vos Fermes n’occupent aucune case ; chacun peut jouer celle du dessus, et vous gagnez 2 jetons Point quand un adversaire le fait',
  'power.spiders':
    'mise en place : posez votre jeton sur un lieu de base, un lieu de Forêt ou le Havre de paix ; chaque fois que quelqu’un y place un ouvrier, gagnez 1 ressource d’un type que vous n’avez pas, piochez 1 carte et déplacez le jeton ; vous jouez en dernier',
  'power.stoats':
    'après avoir joué une carte, vous pouvez défausser 2 cartes pour gagner 1 brindille, 1 résine ou 1 baie, ou 3 cartes pour gagner 1 galet',
};
