/** Joining, moments, “for each” and conditions. */
import { select } from '@evervale/kernel/text';
import { aKind, kind, rarity, season } from './grammar.ts';

export const aLocation = select('loc', {
  basic: 'a basic location',
  forest: 'a Forest location',
  either: 'a basic or Forest location',
  event: 'an Event',
  other: 'a location',
});

const done = select('act', {
  pay: 'paid',
  give: 'given',
  discard: 'discarded',
  take: 'taken',
  return: 'returned',
  other: 'revealed',
});

export const clauses = {
  // Joining. Both clauses in the mood do.
  'seq.and': '{a} and {b}',
  // `b` in the mood then or thenMay.
  'seq.then': '{a}, {b}',
  // `gain` in the mood to.
  'seq.to': '{cost} to {gain}',
  // `text` in the mood do or inv.
  'seq.ifYouDo': 'if you do, {text}',
  'seq.noted': '{text} {note}',
  // Cards just revealed for an Event.
  'seq.sortRevealed': 'take each of them into your hand, put it under this Event or discard it',
  'choose.one': 'choose one. <up>{options}</up>',
  'choose.mayOne': 'you may {options}',
  'choose.or': '{a}, or {b}',
  // Options of several sentences.
  'choose.item': '({letter}) <up>{text}</up>',
  'choose.either': 'either {a} or {b}',
  // `text` in the mood do or inv.
  'frame.if': '{cond}, {text}',
  // What several clauses are counted by; `each` is one of the `each` phrases.
  'frame.each': '{each}, {text}',
  'note.mandatory': '(mandatory)',
  'note.self': 'including this card',
  'note.faceDown': 'face down',
  'note.evenOccupied': 'even if occupied',
  'note.notCards': 'but not {cards}',
  'note.asYours': 'as if it were in your city',

  // When: labels for `frame.label`.
  't.play': 'When played',
  't.production': 'Production',
  't.visit': 'Visit',
  't.visitStay': 'Visit (the worker stays until the end)',
  't.frog': 'Frog visit',
  't.end': 'End of game',
  't.achieve': 'When achieved',
  // What an Event takes from whoever achieves it.
  't.price': 'Cost',
  // Before paying.
  't.whenPlay': `When you play ${aKind}`,
  't.afterPlay': `After you play ${aKind}`,
  't.opponentVisits': 'When an opponent visits this card',
  't.prepare': 'When you prepare for a season, before taking back your workers',
  't.seasonStart': select('season', {
    winter: 'At the start of your winter',
    spring: 'At the start of your spring',
    summer: 'At the start of your summer',
    autumn: 'At the start of your autumn',
    other: 'At the start of each of your seasons',
  }),
  't.gain': 'Whenever you gain {what}',
  't.draw': 'Whenever you draw cards',
  't.achieveEvent': 'Whenever you achieve an Event',
  't.once': `Once per ${select('per', { turn: 'turn', season: 'season', other: 'game' })}`,

  // For each: tails for `q.per` and `score.each`. The noun is a card, a kind or a type of card.
  'each.card': 'for each {noun} {place}',
  'each.other': 'for each other {noun} {place}',
  'each.rarityKind': `for each ${rarity} ${kind} {place}`,
  // `n` is 2 or more.
  'each.n': 'for every {n} {many} {place}',
  'each.nOther': 'for every {n} other {many} {place}',
  // act: pay, give, discard, take, return, reveal.
  'each.done': `for each {noun} ${done}`,
  'each.given': 'for each one given',
  // `n` is 2 or more; act: pay, give, discard.
  'each.doneN': `for every {n} {many} ${done}`,
  'each.tokenHere': 'for each point token on this card',
  'each.tokenOn': 'for each point token {card}',
  // type: basic, special, any; one’s own.
  'each.event': select('type', {
    basic: 'for each basic Event achieved',
    special: 'for each special Event achieved',
    other: 'for each Event achieved',
  }),
  'each.opponentEvent': 'for each Event that opponent achieved',
  'each.leftover': 'for each leftover {noun}',
  'each.workerHere': 'for each worker on this card',
  'each.workerOn': 'for each worker {card}',
  'each.prisoner': 'for each prisoner in your {noun}',
  'each.underEvent': 'for each card under this Event',
  // `what` is one or more of `every`.
  'each.onEvent': 'for {what} on this Event',
  'each.pair': 'for each pair of {a} and {b} {place}',
  // box: its name.
  'each.noted': '{each}, {note}',

  // Conditions: the front of `frame.if`, tails for `q.instead` and `score.if`.
  'if.city': 'if your city has {what}',
  // Behind another condition.
  'if.alsoCity': 'your city has {what}',
  'if.own': 'if you have {what}',
  'if.paired': 'if this card shares its space with 1 {noun}',
  // `what` in the plural.
  'if.here': 'if this card holds {what}',
  'if.achieved': 'if you have achieved {what}',
  'if.total': 'if their base points add up to {n} or more',
  // Forms in the plural.
  'if.fromSeason': `from ${season} on`,
  'if.onlySeason': `only in ${season}`,
  'note.once': '(once per game)',
  'note.atMost': 'up to {n}',
};
