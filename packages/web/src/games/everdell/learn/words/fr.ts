/** Les leçons en français. */
import type { en } from './en.ts';

export const fr: { readonly [key in keyof typeof en]: string } = {
  'first.title': 'Votre première année',
  'first.about': 'Ouvriers, cartes, saisons, Événements et points : tout ce qu’il faut pour jouer.',
  'first.welcome':
    'Bienvenue dans la vallée ! Au milieu, la Prairie et ses huit cartes pour tous ; autour, des lieux où vos ouvriers récoltent. En bas votre ville, encore vide, et à côté votre main. Vous êtes l’écureuil.',
  'first.turn':
    'À votre tour, vous faites une seule chose : envoyer un ouvrier, jouer une carte ou vous préparer pour la saison suivante. C’est l’hiver et vous avez deux ouvriers. Tout ce que vous pouvez faire brille.',
  'first.twigs':
    'Envoyez votre premier ouvrier chercher 3 brindilles : choisissez la souche aux trois brindilles. Un anneau fermé n’accueille qu’un ouvrier : personne ne viendra après vous.',
  'first.forest':
    'Oakley va chercher de la résine. À votre second ouvrier : dans la forêt, un lieu donne 1 brindille, 1 résine et 1 baie. La forêt change à chaque partie.',
  'first.farm':
    'Vos deux ouvriers sont dehors. Vous pouvez jouer des cartes ! La {farm} de votre main coûte 2 brindilles et 1 résine, et vous les avez. Choisissez-la.',
  'first.wife':
    'La {farm} est verte : elle a aussitôt produit 1 baie. Regardez la Prairie : l’{wife} coûte 2 baies, mais elle habite la {farm}. Jouez-la.',
  'first.occupy':
    'Vous pourriez payer 2 baies. Mieux : qu’elle emménage gratuitement dans votre {farm}. Celle-ci est alors occupée pour de bon, mais vous gardez vos baies.',
  'first.prepare':
    'Chez Oakley, c’est déjà le printemps : chacun a ses propres saisons. Vos ouvriers sont tous dehors, préparez-vous donc aussi pour le printemps. Le bouton est parmi les réponses.',
  'first.spring':
    'Vos ouvriers sont rentrés et un troisième les a rejoints. Au printemps, toutes les cartes vertes produisent encore une fois : la {farm} vous a donné une autre baie. Il en va de même en automne.',
  'first.any':
    'Trois ouvriers ! Envoyez-en un au lieu de forêt qui donne deux ressources au choix : les deux disques de toutes les couleurs.',
  'first.gain': 'Prenez deux fois de la résine : il en faut pour la carte suivante.',
  'first.inn':
    'Construisez maintenant l’{inn} de votre main. Elle est rouge : une Destination ne fait rien d’elle-même, mais vos ouvriers peuvent s’y rendre.',
  'first.visit':
    'Envoyez un ouvrier à votre {inn} : choisissez-la dans votre ville. Vous pouvez y jouer une carte de la Prairie pour 3 ressources de moins.',
  'first.mine':
    'La {mine} coûte exactement 3 : elle est donc gratuite. Choisissez-la : encore une carte verte pour votre ville.',
  'first.event':
    'Le temps passe, c’est l’automne. Vous avez maintenant quatre cartes vertes : c’est ce que demande l’Événement « {festival} » dans l’arbre. Envoyez-y un ouvrier : l’Événement et ses 3 points sont rien qu’à vous.',
  'first.journey':
    'Il reste un ouvrier, et trois cartes que vous ne pouvez plus payer. En automne, elles servent encore : envoyez l’ouvrier en {journey}, à l’étape à 3 points. Elle vous coûte justement ces trois cartes.',
  'first.score':
    'Vos ouvriers sont dehors et votre main est vide. En automne seulement, vous pouvez passer : la partie est alors finie pour vous.',
  'first.end':
    'Voilà comment on compte : les points imprimés sur vos cartes, les jetons Point, les bonus violets, le {journey} et les Événements. Vous avez gagné ! Vous savez jouer ; les leçons courtes montrent quelques finesses.',

  'discounts.title': 'Payer moins',
  'discounts.about': '{crane}, {innkeeper} et {inn} font baisser le coût des cartes.',
  'discounts.intro':
    'Certaines cartes de votre ville en rendent d’autres moins chères. Pour chaque carte jouée, vous pouvez utiliser un seul de ces avantages, jamais deux à la fois.',
  'discounts.mine':
    'Jouez la {mine} de votre main. Elle coûterait une brindille, une résine et un galet.',
  'discounts.crane':
    'Vous pourriez payer. Mais la {crane} retire 3 ressources au coût d’une Construction si vous la défaussez pour cela. Utilisez-la : une case se libère aussi dans votre ville.',
  'discounts.historian': 'Jouez ensuite l’{historian}, qui coûte 2 baies.',
  'discounts.innkeeper':
    'L’{innkeeper} fait pour les Créatures ce que la {crane} fait pour les Constructions : 3 baies de moins, et la carte quitte la ville.',
  'discounts.inn':
    'L’{inn} reste : chaque visite permet de jouer une carte de la Prairie pour 3 ressources de moins. Envoyez-y un ouvrier.',
  'discounts.lookout':
    'Le {lookout} coûte 3 en tout : il est donc gratuit. Et comme l’{historian} est là, vous piochez une carte pour chaque carte jouée.',
  'discounts.end':
    'Trois cartes, et vous avez encore toutes vos ressources. Retenez : un avantage par carte, et ce qui reste d’une réduction est perdu. Le {dungeon} agit de façon semblable.',

  'events.title': 'Les Événements',
  'events.about': 'Comment obtenir un Événement, et pourquoi il faut être rapide.',
  'events.intro':
    'À chaque partie, quatre Événements de base sont accrochés dans l’arbre, et quatre spéciaux qui changent. Chacun est à qui a ce qu’il demande et envoie un ouvrier le premier.',
  'events.chipSweep':
    'L’Événement « {wellRun} » demande le {clockTower} et le {chipSweep}. Le premier est déjà dans votre ville ; jouez le {chipSweep} de votre main.',
  'events.activate':
    'Le {chipSweep} est vert et fait travailler une autre carte verte : choisissez la {mine}.',
  'events.wellRun':
    'Vous avez les deux cartes. Envoyez un ouvrier à l’Événement « {wellRun} » avant qu’un autre ne le fasse.',
  'events.recall':
    'L’Événement est à vous, avec ses points. Celui-ci vous rend aussi un ouvrier : choisissez lequel.',
  'events.festival':
    'Vous avez aussi quatre cartes vertes : l’Événement « {festival} » vous est ouvert également. Envoyez un ouvrier.',
  'events.end':
    'Deux Événements en deux tours. Ils ne prennent pas de case dans votre ville, et vous les gardez même si les cartes demandées la quittent.',

  'journey.title': 'L’automne',
  'journey.about': 'Que faire des cartes qu’on ne peut pas jouer : {haven} et {journey}.',
  'journey.intro':
    'Fin d’automne : il reste deux ouvriers, beaucoup de cartes et presque rien d’autre. Dans le {haven}, deux cartes défaussées deviennent une ressource au choix.',
  'journey.haven': 'Envoyez un ouvrier vers ce lieu : {haven}.',
  'journey.two':
    'Défaussez deux cartes que vous ne pourrez jamais payer : le {palace} et le {king}.',
  'journey.enough': 'Deux cartes suffisent : dites que vous avez fini.',
  'journey.gain': 'Prenez ce que vous voulez.',
  'journey.five':
    'Maintenant le {journey} : ses étapes valent de 2 à 5 points et coûtent autant de cartes. Vous en avez six. Visez 5 points !',
  'journey.discard': 'Défaussez cinq cartes.',
  'journey.end':
    'Cinq points pour des cartes inutiles. Les ouvriers en {journey} y restent jusqu’à la fin. Seule l’étape à 2 points a de la place pour tous : ne tardez pas trop.',

  'bellfaire.title': 'Bellfaire',
  'bellfaire.about': 'Le {market}, la {flowers} et la récompense royale.',
  'bellfaire.intro':
    'Bellfaire a des modules que l’on mêle comme on veut. En bas, près du chemin, se tient le {market} avec quatre marchandises : celles de gauche s’achètent, celles de droite se vendent.',
  'bellfaire.market': 'Chacun peut avoir un ouvrier au {market}. Envoyez-en un.',
  'bellfaire.sell':
    'Quelqu’un a acheté « {jam} » : on peut donc en vendre. Vendre coûte ce que montre le jeton et rapporte 3 points et deux ressources au choix. Vendez.',
  'bellfaire.discard':
    'Le jeton montre deux baies et une carte. Les baies sont payées ; défaussez une carte.',
  'bellfaire.gain': 'Trois points sont à vous. Prenez deux ressources à votre goût.',
  'bellfaire.moved':
    'Voyez : « {jam} » est passé du côté achat. Qui l’achète reçoit deux baies et une carte, puis on peut de nouveau vendre.',
  'bellfaire.festival':
    'Tout en haut se trouve la {flowers} : elle veut une carte de chacune des cinq couleurs. Vous les avez toutes. Envoyez un ouvrier.',
  'bellfaire.award':
    'À côté se trouve la récompense royale, ici « {agriculture} » : à la fin, celui qui a le plus de cartes vertes gagne 6 points, le deuxième 3. Les petits animaux montrent qui en a combien. Oakley est devant : construisez du vert !',
  'pearlbrook.title': 'Pearlbrook',
  'pearlbrook.about': 'Grenouilles, perles, parures et merveilles au bord de la rivière.',
  'pearlbrook.intro':
    'Une rivière coule maintenant près du chemin. Seule votre grenouille ambassadrice peut y aller, et nulle part ailleurs. Elle rapporte des perles, qui ne sont pas des ressources : elles paient parures et merveilles.',
  'pearlbrook.frog':
    'Quatre cartes sont face cachée au bord de l’eau, chacune avec une perle. La première veut trois cartes vertes dans votre ville, et vous les avez. Envoyez-y la grenouille.',
  'pearlbrook.use':
    'La perle est à vous, et la carte est retournée : {watermill}. Pour un point et une brindille, elle donne deux cartes et une autre perle. Utilisez-la.',
  'pearlbrook.adorn':
    'À côté de votre ville se trouvent deux parures que personne d’autre ne connaît. Chacune coûte une perle. Jouez « {amulet} ».',
  'pearlbrook.gain':
    '« {amulet} » rapporte trois ressources au choix, un point et deux cartes. Prenez une brindille, une résine et un galet, ou ce que vous voulez.',
  'pearlbrook.wonder':
    'Dans l’arbre, quatre merveilles remplacent les Événements de base. « {gate} » vaut 10 points. Vous avez tout ce qu’elle coûte : envoyez un ouvrier.',
  'pearlbrook.discard': 'Une merveille coûte aussi des cartes : défaussez-en deux.',
  'pearlbrook.end':
    'Dix points ! Votre grenouille rentre avec les ouvriers quand vous vous préparez. À la fin, chaque perle restante vaut 2 points, et les parures ce qu’elles indiquent. Et qui ne trouve rien à la rivière peut toujours échanger au {shoal}.',
  'newleaf.title': 'Newleaf',
  'newleaf.about': 'Un train plein de cartes, des jetons dorés et des visiteurs exigeants.',
  'newleaf.intro':
    'Le chemin de fer arrive dans la vallée ! Sous la Prairie attend un train avec trois cartes. Tout le monde peut les jouer comme celles de la Prairie, et le wagon où se trouve la carte rapporte quelque chose en plus : une baie, un point ou une ressource au choix.',
  'newleaf.play':
    'Dans le premier wagon se trouve « {refinery} ». Elle coûte une résine et un galet, et vous les avez. Jouez-la.',
  'newleaf.gain':
    'La carte a agi d’abord : vous avez reçu une résine. Vient ensuite son wagon, avec une ressource au choix. Prenez ce que vous voulez ; puis un nouveau wagon et une nouvelle carte arrivent.',
  'newleaf.golden':
    'Les cartes de Newleaf ont une bannière dorée au lieu d’un partenaire. Celle de « {inventor} », dans votre main, est bleue : pour un jeton doré, la carte s’installe dans n’importe quelle Construction bleue. Jouez-la.',
  'newleaf.token':
    'Vous n’avez pas de baies, mais une Construction bleue : posez un jeton doré sur « {clockTower} ». L’inverse est vrai aussi : une Construction à bannière dorée accueille qui lui convient. Vous avez trois de ces jetons pour toute la partie, et ils ne reviennent jamais.',
  'newleaf.platform':
    'Sur le {platform} attendent des visiteurs ; on en voit deux. Envoyez-y un ouvrier.',
  'newleaf.away':
    'D’abord l’un des deux repart, et le suivant s’avance. Renvoyez « {dune} », qui voudrait six cartes violettes.',
  'newleaf.stay':
    'Un visiteur s’installe maintenant à côté de votre ville, sans prendre de place. « {mossy} » vaut 5 points si vous avez cinq cartes vertes à la fin. Vous les avez déjà : la coche le montrera.',
  'newleaf.car': 'Après le {platform}, on décharge encore un wagon au choix. Choisissez-en un.',
  'newleaf.end':
    'L’autre nouveau lieu est la {knoll} : on y défausse trois cartes de la Prairie et du train, on en prend trois parmi les nouvelles et on décharge un wagon. Les visiteurs ne comptent qu’à la fin, et seulement si leur souhait est alors exaucé. Les modules de Newleaf permettent aussi de réserver des cartes et de voyager avec un billet.',
  'spirecrest.title': 'Spirecrest',
  'spirecrest.about':
    'Des lièvres sur un sentier de montagne, des découvertes, la météo et des créatures géantes à chevaucher.',
  'spirecrest.intro':
    'Sous la vallée se dressent les montagnes. Un sentier traverse les contreforts, les sommets et les crêtes, et votre lièvre s’y tient. Après chaque préparation, il explore : il vous apporte une tuile Carte et une découverte, puis avance.',
  'spirecrest.weather':
    'Attention à la météo ! Chaque saison a la sienne, et elle s’impose à qui est dans cette saison. C’est maintenant « {rain} » : tant que vous êtes en hiver, la forêt vous est fermée. Vous le voyez tout autour de vous.',
  'spirecrest.prepare': 'Vos ouvriers sont tous sortis : préparez-vous pour le printemps.',
  'spirecrest.tile':
    'Votre lièvre explore les contreforts. Choisissez d’abord une tuile Carte pour votre expédition : « {littledell} » vaut 3 points si vous payez à la fin un galet et une baie pour le chemin. Prenez-la.',
  'spirecrest.discover':
    'On révèle maintenant trois découvertes. Celle de gauche est gratuite, la suivante coûte une carte ou une ressource, celle de droite deux. À gauche se trouve « {stubblehoof} », une créature géante. Choisissez-la.',
  'spirecrest.mount':
    'Une créature géante remplace un de vos ouvriers, qui la chevauche désormais. Regardez vos ouvriers : la voilà, sous une selle à votre couleur.',
  'spirecrest.mud':
    'Votre lièvre est passé aux sommets. Première personne au printemps, vous avez aussi révélé sa météo : « {mud} ». Les lieux de base vous donnent une ressource de moins, mais la forêt est de nouveau ouverte.',
  'spirecrest.send':
    'Envoyez « {stubblehoof} » : choisissez la carte à côté de votre ville, comme vous choisiriez un ouvrier.',
  'spirecrest.forest':
    'Et maintenant le lieu. La boue n’atteint pas la forêt : allez chercher les trois baies.',
  'spirecrest.pass':
    'Bien plus tard, à la fin de l’automne. Votre lièvre est rentré, trois tuiles Carte devant lui. Il ne reste rien à faire : passez, et votre expédition commence.',
  'spirecrest.first':
    'Tuile par tuile, en partant de la gauche, vous décidez de payer ou non. « {littledell} » demande un galet et une baie : allez-y.',
  'spirecrest.second':
    '« {burrowdale} » coûte deux brindilles et un galet, et c’est juste ce que vous avez. Continuez !',
  'spirecrest.end':
    'Sept points. La troisième tuile demande trois galets, l’expédition s’arrête donc ici : ses points sont perdus, comme ceux de toutes les tuiles suivantes. Gardez de quoi payer le dernier voyage, et choisissez des tuiles à votre portée, dans le bon ordre.',

  'nightweave.title': 'Contre {nightweave}',
  'nightweave.about': 'L’araignée joue selon ses cartes, contre une personne ou deux.',
  'nightweave.intro':
    '{nightweave} est une adversaire à part, avec des araignées pour ouvriers et une ville. À chaque tour, elle révèle une carte Action et fait la première chose possible. C’est toujours elle qui commence.',
  'nightweave.twigs':
    'Sa prochaine carte veut les trois brindilles. Soyez plus rapide : placez-y un ouvrier.',
  'nightweave.card':
    'Regardez son repaire : pour chaque saison, sa carte a une première et une seconde option. Les trois brindilles étaient prises, son araignée est donc allée au prochain lieu libre dans le sens de la flèche. Elle n’y gagne rien, mais elle vous gêne.',
  'nightweave.berry':
    'Quelques tours plus tard, au printemps : les quatre lieux pour un seul ouvrier sont pris. Prenez une baie et voyez ce qu’elle fait.',
  'nightweave.second':
    'Ce qu’elle n’a pas pu faire est barré, avec la raison. Elle a donc pris sa seconde option. Si celle-ci échoue aussi, il y a l’action de repli en bas, dont elle fait ce qu’elle peut.',
  'nightweave.figure':
    'Certaines cartes amènent sa figurine dans la Prairie. Prenez encore une baie.',
  'nightweave.gap':
    'Le dé a choisi un emplacement. La carte est allée dans sa ville et la figurine a pris sa place : aucune carte n’y vient avant la fin de sa saison.',
  'nightweave.season':
    'La figurine et les araignées sont toutes placées. Si elle révèle maintenant une carte à araignée ou à figurine, sa saison finit. Prenez une baie.',
  'nightweave.spring':
    'Tout est rentré, elle a une araignée de plus et des cartes, et désormais la case du printemps compte sur toutes ses cartes. Vous vous préparez quand vous voulez ; ses saisons sont les siennes.',
  'nightweave.toll':
    'Elle peut être pire : avec des personnages, des ruses et des plans. « {tollTaker} » marque de toiles les cartes à côté de la figurine. Jouez la {mine}, qui est marquée.',
  'nightweave.pay':
    'Avant tout, elle demande une ressource, sinon elle gagne deux jetons Point. Vous pouvez vous passer de la baie : payez-la.',
  'nightweave.end':
    'À la fin, elle compte les points imprimés de ses cartes, ses jetons, Événements et Voyages, et ce que donne la carte Points de sa difficulté. Toute égalité est à elle. Commencez par la difficulté 0 : il y en a cinq.',

  'solo.title': 'En solo contre {rugwort}',
  'solo.about': 'Le vieux rat bâtit aussi, sans jamais payer.',
  'solo.intro':
    '{rugwort} n’a ni main ni ressources. Mais ses ouvriers vous barrent le chemin : l’un aux 3 brindilles, l’autre dans la forêt. Là où il se tient, vous ne pouvez pas aller.',
  'solo.place': 'Allez chercher un galet, ce lieu est libre.',
  'solo.farm': 'Jouez la {farm} et voyez ce que {rugwort} fait alors.',
  'solo.die':
    'Chaque fois que vous jouez une carte, un dé décide quelle carte de la Prairie il reçoit, pour rien. Peu importe ce qui y est écrit : il marque 2 points pour chacune, 3 pour les violettes.',
  'solo.wife':
    'Choisissez donc bien ce que vous jouez. L’{wife} habite votre {farm} : jouez-la gratuitement de la Prairie. Il reçoit une autre carte en échange.',
  'solo.forest': 'Votre second ouvrier peut prendre deux ressources au choix dans la forêt.',
  'solo.gain': 'Prenez ce que vous voulez.',
  'solo.prepare':
    'Tous les ouvriers sont dehors : préparez-vous pour le printemps. Il fera de même.',
  'solo.moved':
    'Voyez : ses ouvriers ont avancé, et un nouveau se tient sur une carte de la Prairie, que vous ne pouvez plus jouer. Il prend aussi les Événements de base quand il a les cartes voulues.',
  'solo.end':
    'À la fin, il compte ses cartes, ses Événements et 3 points pour chaque Événement spécial que vous n’avez pas. Faites mieux que lui, et l’année suivante sera plus dure.',
};
