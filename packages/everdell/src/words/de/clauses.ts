/** Joining, moments, “for each” and conditions. */
import { select } from '@evervale/kernel/text';
import { aKind, rarity, season, yourDat } from './grammar.ts';

export const atLocation = select('loc', {
  basic: 'an einem Einfachen Ort',
  forest: 'an einem Waldort',
  either: 'an einem Einfachen Ort oder Waldort',
  event: 'auf einem Ereignis',
  other: 'an einem Ort',
});

const done = select('act', {
  pay: 'gezahlte',
  give: 'abgegebene',
  discard: 'abgeworfene',
  take: 'genommene',
  return: 'zurückgelegte',
  other: 'aufgedeckte',
});

export const clauses = {
  // Joining.
  'seq.and': '{a} und {b}',
  'seq.then': '{a}, {b}',
  'seq.to': '{cost}, um {gain}',
  'seq.ifYouDo': 'wenn du das tust, {text}',
  'seq.noted': '{text} {note}',
  'seq.sortRevealed':
    'nimm jede davon auf die Hand, lege sie unter dieses Ereignis oder wirf sie ab',
  'choose.one': 'wähle 1 Möglichkeit. <up>{options}</up>',
  'choose.mayOne': 'wenn du möchtest, {options}',
  'choose.or': '{a}, oder {b}',
  'choose.item': '({letter}) <up>{text}</up>',
  'choose.either': 'entweder {a} oder {b}',
  'frame.if': '{cond}, {text}',
  'frame.each': '{each} gilt: <up>{text}</up>',
  'note.mandatory': '(verpflichtend)',
  'note.self': 'diese Karte eingeschlossen',
  'note.faceDown': 'verdeckt',
  'note.evenOccupied': 'auch wenn besetzt',
  'note.notCards': 'außer {cards}',
  'note.asYours': 'als läge sie in deiner Stadt',

  // When: labels for `frame.label`.
  't.play': 'Beim Ausspielen',
  't.production': 'Produktion',
  't.visit': 'Beim Einsetzen',
  't.visitStay': 'Beim Einsetzen (das Tier bleibt bis Spielende)',
  't.frog': 'Beim Einsetzen des Botschaftsfroschs',
  't.end': 'Spielende',
  't.achieve': 'Beim Erledigen',
  't.price': 'Kosten',
  't.whenPlay': `Wenn du ${aKind} ausspielst`,
  't.afterPlay': `Nachdem du ${aKind} ausgespielt hast`,
  't.opponentVisits': 'Wenn eine andere Person hier 1 Tier einsetzt',
  't.prepare': 'Bevor du für eine neue Jahreszeit deine Tiere zurückholst',
  't.seasonStart': select('season', {
    winter: 'Zu Beginn deines Winters',
    spring: 'Zu Beginn deines Frühlings',
    summer: 'Zu Beginn deines Sommers',
    autumn: 'Zu Beginn deines Herbstes',
    other: 'Zu Beginn jeder deiner Jahreszeiten',
  }),
  't.gain': 'Immer wenn du dir {what} nimmst',
  't.draw': 'Immer wenn du Karten ziehst',
  't.achieveEvent': 'Immer wenn du 1 Ereignis erledigst',
  't.once': `1× pro ${select('per', { turn: 'Zug', season: 'Jahreszeit', other: 'Partie' })}`,

  // For each: tails for `q.per` and `score.each`.
  'each.card': `für ${select('g', { m: 'jeden', f: 'jede', other: 'jedes' })} {noun} {place}`,
  'each.other': `für ${select('g', { m: 'jeden anderen', f: 'jede andere', other: 'jedes andere' })} {noun} {place}`,
  'each.rarityKind': `für ${select('kind', { critter: `jedes ${rarity} Wesen`, construction: `jedes ${rarity} Bauwerk`, other: `jede ${rarity} Karte` })} {place}`,
  'each.n': 'für je {n} {many} {place}',
  'each.nOther': 'für je {n} andere {many} {place}',
  'each.done': `für ${select('g', { m: `jeden ${done}n`, f: `jede ${done}`, other: `jedes ${done}` })} {noun}`,
  'each.given': 'für jede abgegebene Karte oder Ressource',
  'each.doneN': `für je {n} ${done} {many}`,
  'each.tokenHere': 'für jeden Punkte-Marker auf dieser Karte',
  'each.tokenOn': 'für jeden Punkte-Marker {card}',
  'each.event': select('type', {
    basic: 'für jedes erledigte Einfache Ereignis',
    special: 'für jedes erledigte Besondere Ereignis',
    other: 'für jedes erledigte Ereignis',
  }),
  'each.opponentEvent': 'für jedes von dieser Person erledigte Ereignis',
  'each.leftover': `für ${select('g', { m: 'jeden übrigen', f: 'jede übrige', other: 'jedes übrige' })} {noun}`,
  'each.workerHere': 'für jedes Tier auf dieser Karte',
  'each.workerOn': 'für jedes Tier {card}',
  'each.prisoner': `für jedes Wesen in ${yourDat}`,
  'each.underEvent': 'für jede Karte unter diesem Ereignis',
  'each.onEvent': 'für {what} auf diesem Ereignis',
  'each.pair': 'für jedes Paar aus {a} und {b} {place}',
  'each.noted': '{each}, {note}',

  // Conditions: the front of `frame.if`, tails for `q.instead` and `score.if`.
  'if.city': 'wenn du {what} in deiner Stadt hast',
  'if.alsoCity': 'du {what} in deiner Stadt hast',
  'if.own': 'wenn du {what} hast',
  'if.paired': 'wenn sich diese Karte den Platz mit 1 {noun} teilt',
  'if.here': 'wenn auf dieser Karte {what} liegen',
  'if.achieved': 'wenn du {what} erledigt hast',
  'if.total': 'wenn ihre aufgedruckten Punkte zusammen mindestens {n} ergeben',
  'if.fromSeason': `ab dem ${season}`,
  'if.onlySeason': `nur im ${season}`,
  'note.once': '(einmal im Spiel)',
  'note.atMost': 'höchstens {n}',
};
