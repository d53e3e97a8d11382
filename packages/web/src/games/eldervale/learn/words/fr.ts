/** What the lessons of Eldervale say, in French. */
import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'first.title': 'Une première manche d’Eldervale',
  'first.about':
    'Placer des Unités, prendre des trésors, descendre au Donjon, se regrouper, bâtir une Demeure.',
  'first.welcome':
    'Bienvenue en Eldervale. Vous menez les Blaireaux ; trois de vos Ouvriers attendent au bas de la carte. Quelqu’un joue avec vous.',
  'first.map':
    'La carte est faite de Royaumes. Les Royaumes de couleur appartiennent à un élément et portent des trésors, les gris sont des Ruines avec leur propre action. Ce qui vous est ouvert maintenant est éclairé ; votre première Unité peut aller partout où il n’y a personne.',
  'first.place':
    'Placez un Ouvrier dans un Royaume élémentaire. Vous prenez aussitôt le jeton de trésor du dessus. Si l’on vous demande quelle pile, choisissez.',
  'first.cash':
    'Le jeton est sur votre Plateau, qui en tient quatre. Vous pouvez l’encaisser à tout moment, même au milieu d’un paiement. Encaissez-le et regardez vos ressources.',
  'first.end':
    'Votre tour est joué. Les actions gratuites restent possibles tant qu’il dure ; puis terminez-le. Voyez ce que fait l’autre joueur.',
  'first.next':
    'Désormais une Unité doit être à côté d’une des vôtres, et pas là où vous êtes déjà. Placez un autre Ouvrier dans un Royaume élémentaire.',
  'first.end2': 'Terminez encore votre tour.',
  'first.dungeon':
    'Sans Unité sur la carte, vous pouvez commencer partout où il n’y a personne. Allez au Donjon souterrain : chaque visite agrandit le pays et allonge votre Tableau.',
  'first.lay':
    'Un nouveau Royaume est révélé. Posez-le sur une des cases marquées, contre deux autres au moins. Plus tard vos Demeures voudront des Ruines et d’autres Demeures pour voisines.',
  'first.acquire':
    'Achetez maintenant une des cartes Aventure visibles. Elle rejoint votre Tableau, et vous gagnez 1 point de puissance dans son élément. Les Portes sont les moins chères.',
  'first.burn':
    'Une seconde carte si vous pouvez la payer ; sinon brûlez-en une, peut-être une que quelqu’un d’autre convoite : elle va sous son paquet.',
  'first.end3': 'Terminez votre tour.',
  'first.regroup':
    'Vos Unités sont dehors. Regroupez-vous : toutes rentrent, et en chemin chacune peut utiliser une de vos cartes.',
  'first.withdraw':
    'Les Unités reviennent une à une. Retirez-en une ; laissez-en une autre dans un Royaume élémentaire dont vous pouvez payer le prix, elle va se transformer.',
  'first.dwell':
    'Posez l’Unité sur Bâtir : un autre Ouvrier, encore dans un Royaume élémentaire, devient une Demeure. Vous payez le prix de la tuile, marquez 2 points par Ruine et par Demeure voisine, et gagnez sa puissance.',
  'first.another': 'Retirez l’Unité suivante.',
  'first.gather':
    'Posez-la sur Récolter : elle rapporte une ressource à chaque Regroupement. Un jeton dans son emplacement la rend meilleure.',
  'first.rest':
    'Faites aussi rentrer les autres : utilisez une carte avec elles ou envoyez-les dans la Zone d’attente.',
  'first.third':
    'Vous avez un troisième Ouvrier. Placez-le aussi et prenez un autre trésor : ce que vous tenez paiera bientôt une Demeure.',
  'first.end4': 'Le Regroupement est fait. Terminez le tour.',
  'first.done':
    'Voilà tout le rythme : envoyer, se regrouper, bâtir. Avec la sixième Demeure de quelqu’un ou le dernier Royaume, la partie s’achève ; puissance, Demeures et cartes comptent alors une fois de plus. À la prochaine leçon, on se bat.',
  'battle.title': 'Combat',
  'battle.about': 'Qui rejoint, comment on compte les dés, qui gagne et ce que l’on perd.',
  'battle.why':
    'Tant que tous ne se sont pas regroupés une fois, Eldervale est en paix. C’est fini : qui place une Unité là où d’autres se trouvent se bat, après avoir pris ce que donne le Royaume.',
  'battle.dice':
    'Vos dés : Ouvrier et Mage 1, Guerrier 2, Dragon 3 ; 1 de plus pour chacune de vos Demeures ici et à côté ; 1 de plus par Épée payée. Jamais plus de six.',
  'battle.attack':
    'Placez une Unité là où se trouve l’autre joueur ou un Monstre. Le combat va pas à pas : les Unités voisines peuvent rejoindre le combat, on ajoute des dés, tous lancent. Répondez jusqu’à la fin.',
  'battle.verdict':
    'Le plus haut dé décide ; à égalité le deuxième, et ainsi de suite. Plus de dés, plus de chances d’un six. Si les meilleurs sont égaux en tout, tous perdent.',
  'battle.after':
    'Le vainqueur avance d’une case sur la piste de Gloire et prend sa récompense. Les Unités des perdants vont dans l’Outre-monde et reviennent au prochain Regroupement ; chacune rapporte une Épée : qui perd aujourd’hui frappe plus fort demain.',
  'battle.done':
    'Vous savez tenir votre place. Avant d’attaquer, voyez d’où viennent les dés : c’est affiché avant votre choix.',
  'magic.title': 'Magie et Orbes',
  'magic.about': 'Sorts, Quêtes, Prophéties ; puissance, Orbes et emplacements.',
  'magic.kinds':
    'Il y a trois sortes de cartes Magie. On lance les Sorts ; les Quêtes s’accomplissent d’elles-mêmes et marquent aussitôt ; les Prophéties comptent à la fin si vous les avez encore. Toutes sont aussi des ressources pour payer.',
  'magic.cast':
    'Lancez un Sort de votre main. Avec assez de puissance dans son élément il est gratuit, sinon vous payez son prix.',
  'magic.tower':
    'D’autres cartes attendent à la Tour des mages : payez deux ressources au choix, piochez trois cartes, défaussez-en une. Placez-y une Unité.',
  'magic.power':
    'La puissance vient des cartes et des Demeures. Chaque élément a cinq cases, qui valent 2, 2, 3, 4 et 5 points : pour le marqueur lui-même, et encore pour chaque Demeure et chaque carte comptée de cet élément.',
  'magic.orbs':
    'Qui atteint le premier le sommet d’une piste prend son Orbe. Un Orbe achète une récompense à côté de la piste de Gloire, rend le prix d’une carte gratuit à jamais, ou éveille une carte à emplacement d’Orbe. Inutilisé, il vaut 1 point.',
  'magic.slots':
    'On n’est pas obligé d’encaisser les jetons : dans un emplacement ils servent encore et encore. Une Porte donne ce que montre son jeton quand vous êtes en tête sans égalité dans son élément.',
  'magic.done':
    'Vous connaissez maintenant tout ce que vous avez en main et sur vos cartes. Restent ceux qui étaient là avant vous.',
  'monsters.title': 'Monstres et modules',
  'monsters.about': 'Repaires, assauts, domination ; ce qu’apportent les autres boîtes.',
  'monsters.lairs':
    'Chaque élément en jeu a un Repaire, et dedans un Monstre. Pendant le Début paisible il dort. Maintenant il est éveillé.',
  'monsters.rush':
    'Placez une Unité à côté d’un Monstre et il fonce, toujours, après l’action du Royaume ; puis c’est le combat. S’il y en a plusieurs, vous choisissez lequel vient.',
  'monsters.dare':
    'Osez : placez une Unité à côté d’un Monstre ou là où il se trouve. Répondez jusqu’à la fin du combat.',
  'monsters.beaten':
    'Qui vainc un Monstre gagne une case de Gloire ou 1 point de puissance dans son élément, et le Monstre quitte Eldervale. Certaines cartes permettent plutôt de le dominer : il rejoint alors votre Zone d’attente et se bat pour vous.',
  'monsters.modules':
    'En préparant une table vous pouvez ajouter des modules : l’Oracle vend des cartes, les Mercenaires se battent pour de l’Or, la Mère des dragons garde ses trésors, le Géant de givre tient le pont Bifröst, les Monstres légendaires remplacent les autres. On joue aussi à deux contre deux et en solo contre les Fantômes.',
  'monsters.done':
    'C’était la dernière leçon. Le pays est à vous : jouez une première partie contre l’ordinateur.',
};
