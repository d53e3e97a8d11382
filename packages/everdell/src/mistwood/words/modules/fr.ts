/** Ses personnages, ruses et plans en français : ce dont est fait ce qu’ils disent. */
import { count, select } from '@evervale/kernel/text';
import { left } from '../../../words/fr/grammar.ts';

const tokens = count('jeton Point', 'jetons Point');
const cards = count('carte', 'cartes');
const each = (one: string, many: string): string =>
  `{n, plural, =1 {par ${one}} other {par tranche de # ${many}}}`;
const eachM = (one: string, many: string): string =>
  `{n, plural, =1 {par ${one}} other {tous les # ${many}}}`;

/** Ce qu’elle fait, selon sa place dans la phrase. */
const elle = (fait: string, suite = ''): string =>
  select('stand', {
    instead: `elle ${fait} à la place${suite}`,
    also: `${fait}${suite}`,
    other: `elle ${fait}${suite}`,
  });
/** Un prix : un ordre, ou une question. */
const prix = (verbe: string, quoi: string): string =>
  `${select('mood', { ask: verbe, other: verbe.replace(/er$/, 'ez') })} ${quoi}`;

export const fr = {
  // What she gains.
  'nw.gains': select('stand', {
    instead: `elle gagne ${tokens} à la place`,
    also: tokens,
    other: `elle gagne ${tokens}`,
  }),
  'nw.gainsStar': 'elle gagne autant de jetons Point que l’indique l’étoile de sa carte Points',
  'nw.gainsEach': `${select('stand', { also: '', other: 'elle gagne ' })}${tokens} {each}{bounds}`,
  'nw.gainsBest': 'elle gagne autant de jetons Point que {best}{bounds}',
  'nw.flattery':
    'elle gagne 1 jeton Point si la carte a une valeur imprimée de 2 ou 3, et 2 à partir de 4',
  'nw.plus': '{a}, plus {b}',
  'nw.and': '{a}, puis {b}',
  'nw.andShe': '{a} et {b}',
  'nw.then': '{a}. Ensuite, {b}',
  'nw.nothing': select('stand', { other: 'il ne se passe rien' }),
  'nw.bounds.none': '',
  'nw.bounds.least': ', au moins {least}',
  'nw.bounds.most': ', au plus {most}',
  'nw.bounds.both': ', au moins {least} et au plus {most}',
  'nw.cap': '{text} (au plus {n} pendant cette ruse)',
  'nw.each.resources': each('ressource que vous possédez', 'ressources que vous possédez'),
  'nw.each.hand': each('carte de votre main', 'cartes de votre main'),
  'nw.each.workersOnBasic': eachM(
    'ouvrier que vous avez sur des lieux de base',
    'ouvriers que vous avez sur des lieux de base',
  ),
  'nw.each.workersOnBasicOrHaven': eachM(
    'ouvrier que vous avez sur des lieux de base ou sur le Havre de paix',
    'ouvriers que vous avez sur des lieux de base ou sur le Havre de paix',
  ),
  'nw.each.workersPlaced': eachM('ouvrier que vous avez placé', 'ouvriers que vous avez placés'),
  'nw.each.locations': each('carte à lieu de votre ville', 'cartes à lieu de votre ville'),
  'nw.each.events': eachM('Événement que vous avez accompli', 'Événements que vous avez accomplis'),
  'nw.each.constructions': each('Construction de votre ville', 'Constructions de votre ville'),
  'nw.each.production': each('carte Production de votre ville', 'cartes Production de votre ville'),
  'nw.each.unique': each('carte unique de votre ville', 'cartes uniques de votre ville'),
  'nw.each.occupied': eachM('jeton Occupé de votre ville', 'jetons Occupé de votre ville'),
  'nw.each.emptySpaces': each('case vide de votre ville', 'cases vides de votre ville'),
  'nw.each.herCards': each('carte de sa ville', 'cartes de sa ville'),
  'nw.each.herProsperity': each('carte Prospérité de sa ville', 'cartes Prospérité de sa ville'),
  'nw.each.herProduction': each('carte Production de sa ville', 'cartes Production de sa ville'),
  'nw.each.moreProsperity': 'par carte Prospérité que vous avez de plus qu’elle',
  'nw.each.unachieved': eachM(
    'Événement que personne n’a accompli',
    'Événements que personne n’a accomplis',
  ),
  'nw.each.worthyUpper':
    'par carte d’une valeur imprimée d’au moins 3 sur les emplacements 1 à 4 de la Prairie',
  'nw.each.worthyLower':
    'par carte d’une valeur imprimée d’au moins 3 sur les emplacements 5 à 8 de la Prairie',
  'nw.best.bestMeadow': 'la plus haute valeur imprimée de la Prairie',
  'nw.best.bestCritter': 'la plus haute valeur imprimée d’une Créature de votre ville',

  // What else she does.
  'nw.deed.draw': elle(`pioche ${cards}`),
  'nw.deed.collect':
    'elle pioche 1 carte ; si son paquet compte déjà 3 cartes ou plus, ou si sa partie est finie, elle gagne 1 jeton Point à la place',
  'nw.deed.shadow':
    'elle prend dans son paquet la carte marquée suivante de la Prairie, vers l’avant, et gagne 1 jeton Point si sa valeur imprimée est d’au moins 2 ; s’il n’y en a pas, ou si sa partie est finie, elle gagne 1 jeton Point',
  'nw.deed.gamble':
    'on lance le dé à 8 faces ; de 4 à 6, elle gagne 1 jeton Point, sur 7 ou 8, elle en gagne 2',
  'nw.deed.keepEmpty':
    'l’emplacement de la carte reste vide jusqu’à la fin de sa saison ou de sa partie et lui rapporte alors 1 jeton Point ; s’il devait rester moins de 5 cartes dans la Prairie, il est complété et elle gagne aussitôt 1 jeton Point',
  'nw.deed.web':
    'une toile y reste jusqu’à la fin de la partie ; s’il y en a déjà une, elle gagne 1 jeton Point',
  'nw.deed.nextCharacter': 'le personnage suivant de la pile cachée s’applique',
  'nw.deed.afterFigure': elle(
    'prend dans son paquet la première carte de la Prairie après la figurine dans le sens de la flèche',
  ),
  'nw.deed.giveAtRandom': `vous lui donnez ${cards} de votre main au hasard ; pour chaque carte donnée ou manquante, elle gagne 1 jeton Point`,
  'nw.deed.lureWorker': `1 de vos ouvriers non placés va dans son repaire jusqu’à votre prochaine préparation de saison ; si vous n’en avez pas, elle gagne ${tokens}`,
  'nw.deed.takeBest': elle(
    'prend dans son paquet la carte de la Prairie de plus haute valeur imprimée (à égalité, la première vers l’avant)',
  ),
  'nw.deed.playBest':
    'elle joue la carte de la Prairie de plus haute valeur imprimée (à égalité, la première vers l’avant) ; si sa ville est pleine, la carte est défaussée et elle gagne autant de jetons Point que sa valeur imprimée',
  'nw.deed.playRolled': elle(
    'joue la carte d’un emplacement de la Prairie tiré au dé',
    ' ; si sa ville est pleine, elle gagne 1 jeton Point',
  ),
  'nw.deed.clearMeadow': 'toutes les cartes restantes de la Prairie sont défaussées et remplacées',
  'nw.deed.reveal': `${select('stand', { instead: 'seulement ', other: '' })}${cards} de la pioche sont révélées puis défaussées ; elle gagne autant de jetons Point que la plus haute valeur imprimée parmi elles`,
  'nw.deed.playTop': `elle joue ${cards} de la pioche ; pour chacune qui ne trouve pas de case, elle gagne 2 jetons Point`,
  'nw.deed.takeEvent': `elle prend le premier Événement spécial vers l’avant que personne n’a accompli ; s’il n’y en a pas, elle gagne ${tokens}`,
  'nw.loseConstruction':
    'défaussez de votre ville une Construction d’une valeur imprimée de 0 ou 1 ; si vous n’en avez pas, {otherwise}',

  // What can be paid.
  'nw.cost.any': prix('payer', count('ressource au choix', 'ressources au choix')),
  'nw.cost.byCard': prix(
    'payer',
    '1 baie pour une Créature, 1 brindille, résine ou galet pour une Construction',
  ),
  'nw.cost.cards': prix('défausser', `${cards} de votre main`),
  'nw.cost.critters': prix('défausser', `${count('Créature', 'Créatures')} de votre main`),
  'nw.cost.handDownTo': prix('défausser', 'des cartes jusqu’à en avoir {n} en main'),
  'nw.cost.resourcesDownTo': prix('défausser', 'des ressources au choix jusqu’à en posséder {n}'),
  'nw.cost.eachCard': prix(
    'défausser',
    'autant de cartes de votre main que vous voulez (elle gagne 1 jeton Point de moins pour chacune)',
  ),
  'nw.cost.eachTwo': prix(
    'défausser',
    'autant de ressources et de cartes de votre main que vous voulez (elle gagne 1 jeton Point de moins par paire)',
  ),
  'nw.payOr': '{cost} ; sinon {otherwise}',
  'nw.payFor': '{cost}, et {instead} ; sinon {otherwise}',
  'nw.foil': 'Déjouer : {cost} ; dans ce cas, {instead}',
  'nw.foilEach': 'Déjouer : {cost}',

  // When it happens.
  'nw.when.placeWorker': 'Chaque fois que vous placez un ouvrier sur {place} : {then}',
  'nw.when.afterPlacing':
    'Chaque fois que vous avez placé un ouvrier sur {place}, après son action : {then}',
  'nw.when.play.construction': 'Chaque fois que vous jouez une Construction : {then}',
  'nw.when.play.production':
    'Chaque fois que vous jouez une carte Production, avant son effet : {then}',
  'nw.when.play.prosperity': 'Chaque fois que vous jouez une carte Prospérité : {then}',
  'nw.when.play.unique': 'Chaque fois que vous jouez une carte unique : {then}',
  'nw.when.occupy': 'Chaque fois que vous placez un jeton Occupé : {then}',
  'nw.when.achieve': 'Chaque fois que vous accomplissez {place} : {then}',
  'nw.when.prepare': 'Chaque fois que vous vous préparez pour une saison, avant tout : {then}',
  'nw.when.endTurn.hand':
    'À la fin de chacun de vos tours avec plus de {n} cartes en main : {then}',
  'nw.when.endTurn.resources':
    'À la fin de chacun de vos tours avec plus de {n} ressources : {then}',
  'nw.when.getMeadow':
    'Chaque fois que vous prenez ou jouez une carte des emplacements {from} à {to} de la Prairie : {then}',
  'nw.when.getMeadow.web':
    'Chaque fois que vous prenez ou jouez une carte de la Prairie avec une toile : {then}',
  'nw.when.getMarked':
    'Chaque fois que vous prenez ou jouez une carte de la Prairie à côté de la figurine, avant tout : {then}',
  'nw.when.spider': 'Chaque fois qu’elle place une araignée sur {place} : {then}',
  'nw.when.figure': 'Chaque fois que la figurine est placée : {then}',
  'nw.when.herCard': 'Chaque fois qu’elle joue une carte dans sa ville : {then}',
  'nw.when.herCard.cheap':
    'Chaque fois qu’elle joue dans sa ville une carte d’une valeur imprimée de {n} ou moins : {then}',
  'nw.when.herPrepare': 'Chaque fois qu’elle se prépare pour une saison : {then}',
  'nw.when.herEnd': 'Quand sa partie finit : {then}',
  'nw.when.scoring': 'Avant le décompte : {then}',
  'nw.now': 'Aussitôt : {then}',
  'nw.last': 'Comme dernière ruse : {then}',
  'nw.on.forest': 'un lieu de Forêt',
  'nw.on.exclusive-shared': 'un lieu de base',
  'nw.on.shared-haven': 'un lieu de base sans limite d’ouvriers ou sur le Havre de paix',
  'nw.on.city': 'une carte à lieu',
  'nw.on.webbed': 'un lieu avec une toile',
  'nw.on.exclusive-forest': 'un lieu de base ou de Forêt',
  'nw.on.exclusive-forest-haven': 'un lieu de base, un lieu de Forêt ou le Havre de paix',
  'nw.on.basicEvent': 'un Événement de base',
  'nw.on.specialEvent': 'un Événement spécial',
  'nw.on.event': 'un Événement',
  'nw.closes':
    'Vous ne pouvez pas placer d’ouvriers sur le lieu de Forêt en haut à gauche ni sur le lieu de base aux 3 brindilles',
  'nw.creeps':
    'Une toile se trouve à côté de l’emplacement 1 de la Prairie, et de 2 autres à chacune de ses saisons',
  'nw.bringsPlots':
    'Les ruses sont aussi en jeu : chaque fois, 2 sont révélées et vous choisissez celle qui s’applique',
  'nw.bringsCharacters':
    'Déjouer : avant ce que fait un personnage, défaussez 2 cartes de votre main ; dans ce cas, il ne se passe rien',

  // Questions.
  'prompt.foil': '{card} : {cost} ? Dans ce cas, {instead}.',
  'prompt.foilOnly': '{card} : {cost} ?',
  'prompt.foilPay': `{card} : avec quoi payez-vous ?${left}`,
  'prompt.plot': 'Laquelle des deux ruses s’applique ?',
  'option.letHappen': 'Ne rien payer : {otherwise}',
  'option.plot': '{card}',
  'reason.webbed': 'Fermé par « {card} »',

  // The table form.
  'form.nightweave.character':
    'Ce que coûtent les cartes à côté de sa figurine ; pas avec d’autres boîtes',
  'form.nightweave.scheme':
    'Une règle en sa faveur pour toute la partie ; seulement en solo, et pas avec d’autres boîtes',
  'form.nightweave.no.character': 'Aucun personnage',
  'form.nightweave.no.scheme': 'Aucun plan',
  'form.nightweave.plots': 'Ruses',
  'form.nightweave.plotsNote':
    'Une mauvaise surprise à chacune de ses saisons ; seulement en solo, et pas avec d’autres boîtes',

  // Log.
  'log.herCharacter': '{player} est maintenant « {card} »',
  'log.plot': `${select('last', { yes: 'Sa dernière ruse', other: 'Sa ruse' })} : « {card} »`,
  'log.herModule': '« {card} » s’applique',
  'log.foiled': '{player} paie contre « {card} »',
  'log.web': '{player} laisse une toile : {place}',
  'log.keptEmpty': 'L’emplacement {n} de la Prairie reste vide',
  'log.lured': 'Un ouvrier de {player} est attiré dans le repaire',
};
