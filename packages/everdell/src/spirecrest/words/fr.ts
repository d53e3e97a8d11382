/** Spirecrest: what only this box says, in French. */
import { count, select } from '@evervale/kernel/text';
import { color, inSeason, points, verb } from '../../words/fr/grammar.ts';

const cards = count('carte', 'cartes');
const kinds = select('kind', { critter: 'Créatures', other: 'Constructions' });
const aKind = select('kind', { critter: 'une Créature', other: 'une Construction' });

export const fr = {
  // On discoveries.
  'v.tuckBeside': verb(
    'glisser',
    'glissez',
    `jusqu’à {n} ${kinds} de votre main et/ou de la Prairie sous cette carte`,
  ),
  'find.playTucked': 'Vous pouvez jouer les cartes glissées dessous pour {what}',
  'v.fillHand': verb(
    'piocher',
    'piochez',
    'des cartes de la Prairie et/ou de la défausse jusqu’à remplir votre main ; vous pouvez vous arrêter avant',
  ),
  'v.dig': verb(
    'révéler',
    'révélez',
    'des cartes de la pioche une à une, tant que votre main peut les accueillir',
  ),
  'find.dig':
    'Arrêtez-vous quand vous voulez : prenez-les et gagnez 1 jeton Point pour chacune. Si l’une d’elles est aussi dans la Prairie, défaussez-les toutes',
  'v.brew': verb('défausser', 'défaussez', 'autant de cartes de votre main que vous voulez'),
  'v.brewPlay': verb(
    'jouer',
    'jouez',
    '1 carte pour 1 ressource de moins, au choix, par carte défaussée',
  ),
  'v.searchDeck': verb('nommer', 'nommez', `${aKind} et cherchez-la dans la pioche`),
  'find.searched':
    'Si elle y est, prenez-la même au-delà de votre limite de main, puis défaussez jusqu’à cette limite',
  'v.dance': verb('révéler', 'révélez', `${cards} de la pioche`),
  'find.danceAll': 'Gagnez pour chaque carte révélée, selon son type : {list}',
  'find.danceItem': `${color} {what}`,
  'find.danceKeep': 'Gardez celles que vous voulez et défaussez le reste',
  'each.caravan': 'par ouvrier sur cette carte',
  'find.forager': 'À votre tour, piochez 1 carte pour chaque baie que vous gagnez',
  'find.mountaineer':
    'La météo du printemps ne vous concerne pas. Quand vous explorez les sommets, vous pouvez faire 2 découvertes en payant chacune',
  'find.prospector':
    'À votre tour, pour chaque jeton Point que vous gagnez, vous pouvez défausser 1 carte et/ou en piocher 1',
  'find.stormvale':
    'Posez 3 cartes de la pioche face visible à côté de cette carte et complétez-les aussitôt. Tout le monde peut les jouer ; quand un adversaire le fait, vous gagnez 1 jeton Point',
  'find.stubblehoof':
    'Quand vous vous préparez pour une saison, {me} peut rester sur place : utilisez ce lieu de nouveau, piochez 1 carte et gagnez 1 ressource au choix',
  'find.truffle':
    'Placez {me} sur 1 carte Production de n’importe quelle ville (sauf {cards}) et utilisez-la comme la vôtre. Gagnez ensuite 1 ressource au choix et piochez 1 carte',
  'find.corliander':
    'Placé sur un Événement, {me} n’exige que la moitié des cartes demandées, arrondie au supérieur',
  'find.firebeak':
    'Placez {me} sur la défausse et piochez-y 3 cartes. Tant qu’il s’y trouve, après le tour de chaque adversaire, regardez les cartes qui y ont été défaussées et prenez celles que vous voulez',
  'find.grey-cloaks-hideout':
    'Comme action, déplacez ici 1 de vos ouvriers déjà placés et utilisez encore une fois le lieu qu’il a quitté',
  'find.honeypaw':
    'Si le lieu que visite {me} ne vous donne aucune baie, gagnez 1 baie pour chaque autre ressource reçue, 3 au plus',
  'find.king-rhun':
    'Placez le {me} sur 1 carte Prospérité de votre ville et gagnez autant de ressources au choix qu’elle a de points de base',
  'find.whisper': 'Peut être placé sur un lieu déjà occupé, mais pas sur un Événement',
  'find.windlore':
    'Placez {me} sur la pioche et piochez 3 cartes. Tant qu’il s’y trouve, après chaque tour où un adversaire a pioché, piochez 2 cartes, même au-delà de votre limite de main, puis défaussez jusqu’à cette limite',
  'find.tile': `Devient la ${select('place', { first: 'première', other: 'dernière' })} tuile de votre expédition. Coût : {what}. Valeur : ${points}`,
  'if.lastTile': 'si votre lièvre a atteint la dernière tuile de votre expédition',
  'score.journeyAgain': 'vaut autant de points que votre Voyage, {n} au plus',
  'score.rarest': `vaut ${points}, plus 1 par carte du type le moins présent dans votre ville`,

  // On tiles and weather.
  'tile.text': `Coût : {what}. Valeur : ${points}`,
  'weather.closes': `vous ne pouvez pas placer d’ouvriers sur ${select('what', {
    forest: 'les lieux de Forêt',
    cityCards: 'les lieux des villes, découvertes comprises',
    events: 'les Événements',
    other: 'les lieux de base sans limite d’ouvriers',
  })}`,
  'weather.dearer': `chaque ${select('cards', {
    critter: 'Créature',
    construction: 'Construction',
    production: 'carte Production',
    other: 'carte unique',
  })} que vous jouez coûte {what} de plus`,
  'weather.discard': `à la fin de chaque tour où vous avez placé un ouvrier${select('after', { forest: ' sur un lieu de Forêt', other: '' })}, défaussez ${cards}`,
  'weather.downTo': `à la fin de chacun de vos tours, défaussez jusqu’à n’avoir plus que ${cards}`,
  'weather.less': 'chaque lieu de base vous donne 1 ressource de moins',

  // Places.
  'spot.discardPile': 'défausse',
  'spot.drawPile': 'pioche',

  // Prompts.
  'prompt.mapTile': 'Quelle tuile Carte prenez-vous ?',
  'prompt.mapTileOf': 'Quelle tuile Carte {player} reçoit-il ?',
  'prompt.discover': 'Quelle découverte faites-vous ?',
  'prompt.discoverMore': 'Faites-vous une autre découverte ?',
  'prompt.payTravel': `{me} : payez ${select('what', {
    either: count('carte ou ressource', 'cartes et/ou ressources'),
    resource: count('ressource', 'ressources'),
    other: cards,
  })}`,
  'prompt.travel': `Votre lièvre continue-t-il vers {tile} ? (${points})`,
  'prompt.prospect':
    '{me} : {n, plural, =1 {défaussez-vous 1 carte} other {défaussez-vous jusqu’à # cartes}} ?',
  'prompt.prospectDraw': '{me} : combien de cartes piochez-vous ?',
  'prompt.mount': 'Quel ouvrier {critter} remplace-t-il ?',
  'prompt.stayPut': '{me} reste-t-il pour utiliser son lieu de nouveau : {place} ?',
  'prompt.tuckBeside': `Quelles ${kinds} glissez-vous dessous ? (jusqu’à {n})`,
  'prompt.fillHand': 'Piochez dans la Prairie et la défausse (jusqu’à {n})',
  'prompt.dig': `{me} : ${cards} jusqu’ici. Continuez-vous ?`,
  'prompt.brew':
    '{me} : défaussez des cartes de votre main ; pour chacune, la carte que vous jouez ensuite coûte 1 ressource de moins',
  'prompt.brewPlay': `Jouez 1 carte pour ${count('ressource', 'ressources')} de moins`,
  'prompt.searchDeck': `Nommez ${aKind}`,
  'prompt.keepRevealed': 'Quelles cartes gardez-vous ?',
  'prompt.weatherTakes': `La météo : défaussez ${cards}`,
  'prompt.firebeak': '{me} : lesquelles des cartes défaussées prenez-vous ?',

  // Options.
  'option.mapTile': `{tile} (${points})`,
  'option.discover': `{find}${select('n', { 0: '', 1: ' (pour 1 carte ou ressource)', other: ' (pour {n} cartes et/ou ressources)' })}`,
  'option.travel': 'Continuer pour {what}',
  'option.travelStop': 'Terminer l’expédition',
  'option.readyWorker': 'Un ouvrier de votre réserve',
  'option.stayPut': 'Il reste',
  'option.hide': '{me}, y déplacer un ouvrier : {place}',
  'option.playStorm': 'Jouer {card} ({me})',
  'option.playTucked': 'Jouer {card} {less}',
  'option.brewNone': 'N’en défausser aucune',
  'option.dig': 'Révéler encore 1 carte',
  'option.digStop': `S’arrêter : prendre ${cards} et autant de jetons Point`,

  // Reasons.
  'reason.weather': 'La météo l’interdit : {weather}',

  // Log.
  'log.mapTile': '{player} prend la tuile Carte {tile}',
  'log.finds': '{player} explore : {finds}',
  'log.discover': '{player} découvre : {find}',
  'log.hare': `Le lièvre de {player} ${select('where', {
    foothills: 'avance vers les contreforts',
    peaks: 'avance vers les sommets',
    ridges: 'avance vers les crêtes',
    other: 'rejoint la tuile d’Everdell',
  })}`,
  'log.tilesShown': `Tuiles ${select('where', {
    foothills: 'des contreforts',
    peaks: 'des sommets',
    ridges: 'des crêtes',
    other: '',
  })} : {tiles}`,
  'log.weather': 'La météo change : {weather}',
  'log.bigCritter': '{critter} rejoint {player}',
  'log.travel': 'Le lièvre de {player} continue : {tile}',
  'log.stormFill': '{me} : {card}',
  'log.tuckBeside': '{player} glisse sous une découverte : {card}',
  'log.caveIn': '{card} est dans la Prairie : {player} perd tout ({me})',
  'log.fromDiscard': `{player} pioche ${cards} dans la défausse`,
  'log.fromDiscardSeen': '{player} pioche {cards} dans la défausse',

  // Clauses.
  't.taken': 'Quand vous la prenez',
  't.inSeason': `<up>${inSeason}</up>`,

  // Rules on cards.
  'score.minus': `vaut ${points}, moins {less} {each}`,

  // The form of a new table.
  'form.box.spirecrest':
    'Des montagnes à explorer : tuiles Carte pour une expédition, découvertes, créatures géantes et météo.',
};
