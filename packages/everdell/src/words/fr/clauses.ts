/** Joining, moments, “for each” and conditions. */
import { select } from '@evervale/kernel/text';
import { aKind, inSeason, kind, rarity, your } from './grammar.ts';

export const aLocation = select('loc', {
  basic: 'un lieu de base',
  forest: 'un lieu de Forêt',
  either: 'un lieu de base ou de Forêt',
  event: 'un Événement',
  other: 'un lieu',
});

const done = select('act', {
  pay: select('g', { f: 'payée', other: 'payé' }),
  give: select('g', { f: 'donnée', other: 'donné' }),
  discard: select('g', { f: 'défaussée', other: 'défaussé' }),
  take: select('g', { f: 'prise', other: 'pris' }),
  return: select('g', { f: 'remise', other: 'remis' }),
  other: select('g', { f: 'révélée', other: 'révélé' }),
});

const doneMany = select('act', {
  pay: select('g', { f: 'payées', other: 'payés' }),
  give: select('g', { f: 'données', other: 'donnés' }),
  other: select('g', { f: 'défaussées', other: 'défaussés' }),
});

export const clauses = {
  // Joining.
  'seq.and': '{a} et {b}',
  'seq.then': '{a}, {b}',
  'seq.to': '{cost} pour {gain}',
  'seq.ifYouDo': 'si vous le faites, {text}',
  'seq.noted': '{text} {note}',
  'seq.sortRevealed':
    'prenez chacune d’elles en main, glissez-la sous cet Événement ou défaussez-la',
  'choose.one': 'choisissez une possibilité. <up>{options}</up>',
  'choose.mayOne': 'si vous voulez, {options}',
  'choose.or': '{a}, ou {b}',
  'choose.item': '({letter}) <up>{text}</up>',
  'choose.either': 'soit {a}, soit {b}',
  'frame.if': '{cond}, {text}',
  'frame.each': '{each}, {text}',
  'note.mandatory': '(obligatoire)',
  'note.self': 'y compris cette carte',
  'note.faceDown': 'face cachée',
  'note.evenOccupied': 'même si un ouvrier s’y trouve',
  'note.notCards': 'sauf {cards}',
  'note.asYours': 'comme si elle était dans votre ville',

  // When: labels for `frame.label`.
  't.play': 'Quand vous la jouez',
  't.production': 'Production',
  't.visit': 'Visite',
  't.visitStay': 'Visite (l’ouvrier reste jusqu’à la fin)',
  't.frog': 'Visite de la grenouille',
  't.end': 'Fin de partie',
  't.achieve': 'Quand vous l’accomplissez',
  't.price': 'Coût',
  't.whenPlay': `Quand vous jouez ${aKind}`,
  't.afterPlay': `Après avoir joué ${aKind}`,
  't.opponentVisits': 'Quand un adversaire visite cette carte',
  't.prepare': 'Quand vous vous préparez pour une saison, avant de récupérer vos ouvriers',
  't.seasonStart': select('season', {
    winter: 'Au début de votre hiver',
    spring: 'Au début de votre printemps',
    summer: 'Au début de votre été',
    autumn: 'Au début de votre automne',
    other: 'Au début de chacune de vos saisons',
  }),
  't.gain': 'Chaque fois que vous gagnez {what}',
  't.draw': 'Chaque fois que vous piochez des cartes',
  't.achieveEvent': 'Chaque fois que vous accomplissez un Événement',
  't.once': `Une fois par ${select('per', { turn: 'tour', season: 'saison', other: 'partie' })}`,

  // For each: tails for `q.per` and `score.each`.
  'each.card': 'pour chaque {noun} {place}',
  'each.other': 'pour chaque autre {noun} {place}',
  'each.rarityKind': `pour chaque ${kind} ${rarity} {place}`,
  'each.n': 'par tranche de {n} {many} {place}',
  'each.nOther': 'par tranche de {n} autres {many} {place}',
  'each.done': `pour chaque {noun} ${done}`,
  'each.given': 'pour chaque carte ou ressource donnée',
  'each.doneN': `par tranche de {n} {many} ${doneMany}`,
  'each.tokenHere': 'pour chaque jeton Point sur cette carte',
  'each.tokenOn': 'pour chaque jeton Point {card}',
  'each.event': select('type', {
    basic: 'pour chaque Événement de base accompli',
    special: 'pour chaque Événement spécial accompli',
    other: 'pour chaque Événement accompli',
  }),
  'each.opponentEvent': 'pour chaque Événement accompli par cet adversaire',
  'each.leftover': `pour chaque {noun} ${select('g', { f: 'restante', other: 'restant' })}`,
  'each.workerHere': 'pour chaque ouvrier sur cette carte',
  'each.workerOn': 'pour chaque ouvrier {card}',
  'each.prisoner': `pour chaque prisonnier de ${your}`,
  'each.underEvent': 'pour chaque carte sous cet Événement',
  'each.onEvent': 'pour {what} sur cet Événement',
  'each.pair': 'pour chaque couple {a} et {b} {place}',
  'each.noted': '{each}, {note}',

  // Conditions: the front of `frame.if`, tails for `q.instead` and `score.if`.
  'if.city': 'si votre ville compte {what}',
  'if.alsoCity': 'si votre ville compte {what}',
  'if.own': 'si vous avez {what}',
  'if.paired': 'si cette carte partage sa case avec 1 {noun}',
  'if.here': 'si cette carte porte {what}',
  'if.achieved': 'si vous avez accompli {what}',
  'if.total': 'si leurs points de base totalisent au moins {n}',
  'if.fromSeason': select('season', {
    spring: 'à partir du printemps',
    summer: 'à partir de l’été',
    other: 'à partir de l’automne',
  }),
  'if.onlySeason': `uniquement ${inSeason}`,
  'note.once': '(une fois par partie)',
  'note.atMost': '{n} au plus',
};
