/**
 * Was Wirkungen sagen, auf Deutsch. `m` ist der Modus: ein Befehl, dasselbe nach einem anderen Satz,
 * was auf „du darfst“ folgt, was nach „um“ steht. `c` ist der Fall: wohin oder wo.
 */
import { count, plural, select } from '@evervale/kernel/text';

const mood = (command: string, infinitive: string, purpose = infinitive): string =>
  select('m', { may: infinitive, to: purpose, other: command });
/** Eine Aussage; hinter einem anderen Satz steht das Verb voran. */
const fact = (plain: string, inverted: string): string =>
  select('m', { then: inverted, other: plain });
const toOrAt = (to: string, at: string): string => select('c', { at, other: to });
const dice = count('Würfel', 'Würfel');

export const effects = {
  'n.gem': count('Edelstein', 'Edelsteine'),
  'n.potion': count('Trank', 'Tränke'),
  'n.scroll': count('Schriftrolle', 'Schriftrollen'),
  'n.tool': count('Werkzeug', 'Werkzeuge'),
  'n.sword': count('Schwert', 'Schwerter'),
  'n.gold': '{n} Gold',
  'n.magic': count('Magiekarte', 'Magiekarten'),
  'n.vp': '{n} SP',
  'n.any': plural('1 Rohstoff deiner Wahl', '# Rohstoffe deiner Wahl'),
  'n.theirs': plural('1 Rohstoff nach Wahl', '# Rohstoffe nach Wahl'),
  'n.basic': plural('1 einfachen Rohstoff deiner Wahl', '# einfache Rohstoffe deiner Wahl'),
  'n.ofThese': '{n} von diesen: {what}',
  'n.different': '{what}, alle verschieden',
  'n.missing': plural(
    '1 einfachen Rohstoff einer Sorte, die dir fehlt',
    '# verschiedene einfache Rohstoffe, die dir fehlen',
  ),
  'n.burned': plural(
    '1 Rohstoff aus dem Preis der verbrannten Karte',
    '# Rohstoffe aus dem Preis der verbrannten Karte',
  ),
  'n.slotToken': 'das, was der Marker im Fach zeigt',
  'n.inSlot': '{what} (oder das, was der Marker im Fach zeigt)',
  'n.toUnderworld': plural(
    '1 deiner Einheiten aus einem Reich in die Unterwelt schicken',
    '# deiner Einheiten aus Reichen in die Unterwelt schicken',
  ),
  'n.otherCard': plural('1 andere deiner Abenteuerkarten', '# andere deiner Abenteuerkarten'),
  'n.nothing': 'nichts',

  unit: select('who', {
    opponent: 'eine gegnerische Einheit',
    other: select('unit', {
      worker: 'einen deiner Arbeiter',
      warrior: 'deinen Krieger',
      wizard: 'deinen Zauberer',
      dragon: 'deinen Drachen',
      advanced: 'eine deiner besonderen Einheiten',
      this: 'diese Figur',
      other: 'eine deiner Einheiten',
    }),
  }),
  units: select('unit', {
    worker: 'alle deine Arbeiter',
    other: 'alle deine Einheiten',
  }),
  'unit.at': `{unit} ${select('at', {
    realm: 'in einem Reich',
    elsewhere: 'in einem anderen Reich',
    here: 'in diesem Reich',
    ready: 'aus deiner Bereitschaft',
    underworld: 'in der Unterwelt',
    other: '',
  })}`,
  'unit.from': `{unit}${select('at', {
    realm: ' aus einem Reich',
    here: ' aus diesem Reich',
    ready: ' aus deiner Bereitschaft',
    underworld: ' aus der Unterwelt',
    other: '',
  })}`,

  realm: select('kind', {
    ruin: toOrAt(
      select('occupied', {
        yes: 'eine besetzte Ruine',
        no: 'eine unbesetzte Ruine',
        other: 'eine Ruine',
      }),
      'einer Ruine',
    ),
    element: `${toOrAt('ein Reich', 'einem Reich')} ${select('of', {
      air: 'der Luft',
      earth: 'der Erde',
      fire: 'des Feuers',
      water: 'des Wassers',
      light: 'des Lichts',
      darkness: 'der Dunkelheit',
      order: 'der Ordnung',
      chaos: 'des Chaos',
      other: '',
    })}`,
    other: select('occupied', {
      yes: toOrAt('ein besetztes Reich', 'einem besetzten Reich'),
      no: toOrAt('ein unbesetztes Reich', 'einem unbesetzten Reich'),
      other: toOrAt('ein Reich', 'einem Reich'),
    }),
  }),
  'realm.with': '{realm} {quals}',
  'realm.adjacent': select('occupied', {
    yes: 'ein benachbartes besetztes Reich',
    no: 'ein benachbartes unbesetztes Reich',
    other: 'ein benachbartes Reich',
  }),
  'realm.far': '{realm} im Umkreis von {n} Reichen',
  'qual.without': select('who', {
    opponents: select('monster', {
      yes: 'ohne Monster und gegnerische Einheiten',
      other: 'ohne gegnerische Einheiten',
    }),
    others: select('monster', {
      yes: 'ohne Monster und Einheiten anderer',
      other: 'ohne Einheiten anderer',
    }),
    other: 'ohne Monster',
  }),
  'realm.without': `{realm}${select('more', { yes: ' und ', other: ' ' })}ohne eigene Einheit`,
  'qual.ownDwelling': 'mit einer deiner Behausungen',
  'qual.within': plural(
    `mit oder neben ${select('of', {
      ownUnit: 'einer deiner Einheiten',
      ownDwelling: 'einer deiner Behausungen',
      other: 'einer deiner Einheiten oder Behausungen',
    })}`,
    `im Umkreis von # Reichen um ${select('of', {
      ownUnit: 'eine deiner Einheiten',
      ownDwelling: 'eine deiner Behausungen',
      other: 'eine deiner Einheiten oder Behausungen',
    })}`,
  ),
  'qual.bridge': 'an einem Ende der Brücke',

  'q.each': '{what} für {each}',
  'q.every': '{what} für je {n} {each}',
  'q.max': '{text} ({most})',
  'q.mostOf': 'höchstens {what}',
  'q.most': 'höchstens {n}',
  'each.dwellings': 'jede deiner Behausungen',
  'each.dwellingElements': 'jedes Element, in dessen Reichen du eine Behausung hast',
  'each.ruinsNextToDwellings': 'jede Ruine neben deinen Behausungen',
  'each.underworld': 'jede deiner Einheiten in der Unterwelt',
  'each.advanced': 'jede deiner besonderen Einheiten außerhalb deiner Ablage',
  'each.cards': 'jede Tür und jedes Gewölbe in deinem Tableau',
  'each.cardElements': 'jedes Element in deinem Tableau',
  'each.sameElementCards': 'jede Karte deines häufigsten Elements in deinem Tableau',
  'each.activeSpaces': 'jedes Aktionsfeld deines Tableaus, auf dem eine Einheit steht',
  'each.powerTracks': 'jede Machtleiste mit einem deiner Marker',
  'each.leads': 'jede Machtleiste, die du allein anführst',
  'each.glory': 'jeden Schritt, den du auf der Ruhmesleiste erreicht hast',
  'each.tokens': 'jeden Schatzmarker auf dieser Karte',
  'each.symbols': 'jedes Symbol auf den Markern dieser Karte',
  'each.tokenElements': 'jedes Element unter den Markern dieser Karte',
  'each.stored': 'jedes Stück, das auf dieser Karte lagert',
  'each.resources': 'Rohstoffe in deiner Ablage',
  'each.quests': 'jede erfüllte Aufgabe',
  'each.paid': 'jeden gezahlten Rohstoff',
  'each.sent': 'jede dieser Einheiten',

  'if.orb': 'eine Sphäre auf dieser Karte liegt',
  'if.soleLeader': 'du die Leiste {element} allein anführst',
  'if.lowestScore': 'niemand weniger SP hat als du',
  'if.realm': 'das in {realm} geschieht',
  'least.dwellings': plural('du eine Behausung hast', 'du mindestens # Behausungen hast'),
  'least.adjacentPairs': 'zwei deiner Behausungen benachbart sind',
  'least.dwellingElements': 'deine Behausungen in Reichen von mindestens {n} Elementen stehen',
  'least.neighbours': 'mindestens {n} Ruinen und Behausungen an sie grenzen',
  'least.ruins': 'mindestens {n} Ruinen an sie grenzen',
  'least.here': `du dort mindestens ${count('Arbeiter', 'Arbeiter')} hast`,
  'least.adjacentHere': `mindestens ${count('deiner Einheiten', 'deiner Einheiten')} in benachbarten Reichen stehen`,
  'least.underworld': plural(
    'du eine Einheit in der Unterwelt hast',
    'du mindestens # Einheiten in der Unterwelt hast',
  ),
  'least.tray': 'du einen Arbeiter in deiner Ablage hast',
  'least.notTray': `mindestens ${count('deiner besonderen Einheiten', 'deiner besonderen Einheiten')} außerhalb deiner Ablage sind`,
  'least.unitElements': 'du Einheiten in Reichen von mindestens {n} Elementen hast',
  'least.cards': 'du mindestens {n} Abenteuerkarten hast',
  'least.highestPower': 'du Feld {n} einer Machtleiste erreicht hast',
  'least.powerTracks': 'du Marker auf {n} Machtleisten hast',
  'least.tokensTray': 'du mindestens {n} Schatzmarker in deiner Ablage hast',
  'least.tokensCard': 'mindestens {n} Marker auf dieser Karte liegen',
  'least.tokenElements': 'ihre Marker mindestens {n} Elemente zeigen',
  'least.storedTypes': 'mindestens {n} verschiedene Dinge auf dieser Karte lagern',
  'least.fewestBasic': 'du von jedem einfachen Rohstoff mindestens {n} hast',

  'seq.then': `{a}${select('m', { may: ' und ', to: ' und ', other: ', dann ' })}{b}`,
  may: select('m', { then: 'darfst du {text}', other: 'du darfst {text}' }),
  'choose.or': `{a}${select('long', { yes: '; oder', other: ', oder' })} {b}`,
  'choose.either': '{a} oder {b}',
  'when.then': 'wenn {cond}, {text}',
  'when.orbVp': '{text} (je {n} SP mit einer Sphäre auf dieser Karte)',
  'when.after': '{text}, falls {cond}',
  'when.else': 'sonst {text}',
  'also.else': '{a}; {b}',
  'pay.once': mood('zahle {price}, um {text}', '{price} zahlen, um {text}'),
  'pay.times': mood(
    `zahle bis zu {n, plural, =1 {einmal} =2 {zweimal} other {#-mal}} {price}, dann {text}`,
    `bis zu {n, plural, =1 {einmal} =2 {zweimal} other {#-mal}} {price} zahlen, dann {text}`,
  ),
  'repeat.times': `{n, plural, =1 {einmal} =2 {zweimal} other {#-mal}}: <up>{text}</up>`,
  'repeat.upTo': `bis zu {n, plural, =1 {einmal} =2 {zweimal} other {#-mal}}: <up>{text}</up>`,
  'later.of': 'am Ende dieses Sammelns: <up>{text}</up>',
  'roll.one': mood(
    'würfle mit einem Würfel: <up>{rows}</up>',
    'mit einem Würfel würfeln: <up>{rows}</up>',
  ),
  'roll.some': mood(
    'würfle mit {n} Würfeln, und für jeden gilt: <up>{rows}</up>',
    'mit {n} Würfeln würfeln, und für jeden gilt: <up>{rows}</up>',
  ),
  'roll.each': mood('würfle für {each}: <up>{rows}</up>', 'für {each} würfeln: <up>{rows}</up>'),
  'roll.row': `bei ${select('single', { yes: '{to}', other: '{from}–{to}' })} {text}`,
  'roll.value': `{value} bei ${select('single', { yes: '{to}', other: '{from}–{to}' })}`,
  'roll.next': '{a}; {b}',
  'roll.nothing': 'geschieht nichts',
  'predict.then': 'nenne eine Seite; wenn sie gewinnt, {text}',

  'v.gain': mood('erhalte {what}', '{what} erhalten', '{what} zu erhalten'),
  'v.ownerGains': fact(
    'die Person, der sie gehört, erhält {what}',
    'erhält die Person, der sie gehört, {what}',
  ),
  'v.lose': select('what', {
    magic: mood('wirf 1 Magiekarte von der Hand ab', '1 Magiekarte von der Hand abwerfen'),
    other: mood('wirf 1 Rohstoff ab', '1 Rohstoff abwerfen'),
  }),
  'v.exchange': `${mood('tausche ', '')}${plural(
    '1 Rohstoff gegen einen anderen einfachen',
    'bis zu # Rohstoffe gegen ebenso viele andere einfache',
  )}${mood('', ' tauschen', ' zu tauschen')}`,
  'v.store': `${mood('lege bis zu', 'bis zu')} {n} ${select('what', { magic: 'Magiekarten', gold: 'Gold', sword: 'Schwerter', other: 'Rohstoffe' })} auf diese Karte${mood('', ' legen')} (insgesamt höchstens {max}${select('distinct', { yes: ', keine Sorte zweimal', other: '' })})`,
  'v.power': `${mood('erhalte ', '')}1 Macht ${select('element', {
    any: 'in einem Element deiner Wahl',
    marked: 'in einem Element mit einem deiner Marker',
    ownDwelling: 'im Element eines Reichs mit einer deiner Behausungen',
    other: 'im Element des Monsters',
  })}${mood('', ' erhalten', ' zu erhalten')}`,
  'v.glory': mood(
    `gehe ${count('Schritt', 'Schritte')} auf der Ruhmesleiste vor`,
    `${count('Schritt', 'Schritte')} auf der Ruhmesleiste vorgehen`,
  ),
  'v.summon': `${mood('beschwöre ', '')}${select('unit', { worker: 'einen Arbeiter', other: 'eine Einheit' })}${select('free', { yes: ' kostenlos', other: plural(' für 1 Rohstoff weniger', ' für # Rohstoffe weniger', 'less') })}${mood('', ' beschwören')}`,
  'v.summonPlain': mood('beschwöre eine Einheit', 'eine Einheit beschwören'),
  'v.build': mood('baue eine Behausung', 'eine Behausung bauen'),
  'v.buildLess': `${mood('baue ', '')}eine Behausung für ${plural('1 Rohstoff', '# Rohstoffe')} weniger${mood('', ' bauen')}`,
  'v.move': mood('bewege {unit} in {realm}', '{unit} in {realm} bewegen'),
  'v.swap': mood('tausche {a} gegen {b}', '{a} gegen {b} tauschen'),
  'v.toReady': mood(
    'hole {unit} in deine Bereitschaft zurück',
    '{unit} in deine Bereitschaft zurückholen',
  ),
  'v.place': mood('setze {unit} ein', '{unit} einsetzen'),
  'v.placeAt': mood('setze {unit} in {realm} ein', '{unit} in {realm} einsetzen'),
  'v.placeDice': `{text}, mit ${count('Würfel', 'Würfeln')} mehr im folgenden Kampf`,
  'v.reveal': mood('decke ein Reich auf', 'ein Reich aufdecken'),
  'v.acquire': `${mood('erwirb ', '')}eine Abenteuerkarte${select('free', { yes: ' kostenlos', other: '' })}${mood('', ' erwerben')}`,
  'v.burn': mood('verbrenne eine offene Abenteuerkarte', 'eine offene Abenteuerkarte verbrennen'),
  'v.acquireOrBurn': mood(
    'erwirb eine zweite Abenteuerkarte oder verbrenne eine',
    'eine zweite Abenteuerkarte erwerben oder eine verbrennen',
  ),
  'v.refill': mood('fülle die offenen Karten auf', 'die offenen Karten auffüllen'),
  'v.takeToken': mood(
    `nimm ${count('Schatzmarker', 'Schatzmarker')} aus ${plural('einem beliebigen Reich', 'beliebigen Reichen')}`,
    `${count('Schatzmarker', 'Schatzmarker')} aus ${plural('einem beliebigen Reich', 'beliebigen Reichen')} nehmen`,
  ),
  'v.takeTokenHere': mood(
    'nimm einen Schatzmarker dieses Reichs',
    'einen Schatzmarker dieses Reichs nehmen',
  ),
  'v.lookRealms': mood(
    'sieh dir die obersten {n} Plättchen des Reichsstapels an und lege sie in beliebiger Reihenfolge zurück',
    'dir die obersten {n} Plättchen des Reichsstapels ansehen und sie in beliebiger Reihenfolge zurücklegen',
  ),
  'v.lookMagic': mood(
    'sieh dir die obersten {n} Magiekarten an, behalte {keep} und lege die anderen unter den Stapel',
    'dir die obersten {n} Magiekarten ansehen, {keep} behalten und die anderen unter den Stapel legen',
  ),
  'v.recover': mood(
    'nimm eine Magiekarte deiner Wahl vom Ablagestapel',
    'eine Magiekarte deiner Wahl vom Ablagestapel nehmen',
  ),
  'v.recoverNot': mood(
    'nimm eine Magiekarte deiner Wahl vom Ablagestapel (nicht {card})',
    'eine Magiekarte deiner Wahl vom Ablagestapel nehmen (nicht {card})',
  ),
  'v.activate': select('how', {
    again: mood(
      'nutze die Aktion einer deiner Abenteuerkarten, auf der schon eine Einheit steht',
      'die Aktion einer deiner Abenteuerkarten nutzen, auf der schon eine Einheit steht',
    ),
    opponents: mood(
      'nutze die Aktion einer gegnerischen Abenteuerkarte',
      'die Aktion einer gegnerischen Abenteuerkarte nutzen',
    ),
    other: mood(
      'nutze mit einer deiner Einheiten in der Unterwelt eine freie Aktion deines Tableaus; sie bleibt dort',
      'mit einer deiner Einheiten in der Unterwelt eine freie Aktion deines Tableaus nutzen; sie bleibt dort',
    ),
  }),
  'v.dominate': mood(
    'beherrsche ein Monster',
    'ein Monster beherrschen',
    'ein Monster zu beherrschen',
  ),
  'v.dominateAt': mood('beherrsche ein Monster in {realm}', 'ein Monster in {realm} beherrschen'),
  'v.toLair': mood(
    'schicke ein Monster in seinen Hort zurück',
    'ein Monster in seinen Hort zurückschicken',
  ),
  'v.moveMonster': mood(
    'bewege ein Monster bis zu {n} Reiche weit in {realm}',
    'ein Monster bis zu {n} Reiche weit in {realm} bewegen',
  ),
  'v.dice': select('who', {
    you: select('m', {
      then: `würfelst du mit ${count('Würfel', 'Würfeln')} mehr`,
      may: `mit ${count('Würfel', 'Würfeln')} mehr würfeln`,
      to: `mit ${count('Würfel', 'Würfeln')} mehr zu würfeln`,
      other: `würfle mit ${count('Würfel', 'Würfeln')} mehr`,
    }),
    opponents: fact(
      `jede andere Seite hat ${dice} weniger`,
      `hat jede andere Seite ${dice} weniger`,
    ),
    monsterMore: fact(`es hat ${dice} mehr`, `hat es ${dice} mehr`),
    other: fact(`es hat ${dice} weniger`, `hat es ${dice} weniger`),
  }),
  'v.limitSwords': `${fact('', 'dürfen ')}${select('who', { players: 'alle', other: 'alle Gegner' })} ${fact('dürfen ', '')}höchstens ${count('Schwert', 'Schwerter')} einsetzen`,
  'v.noSwords': 'Gegner dürfen keine Schwerter einsetzen',
  'v.rerollUpTo': mood(
    `würfle bis zu ${plural('einen', '#')} deiner Würfel neu`,
    `bis zu ${plural('einen', '#')} deiner Würfel neu würfeln`,
  ),
  'v.reroll': select('which', {
    ownSome: mood(
      'würfle beliebig viele deiner Würfel neu',
      'beliebig viele deiner Würfel neu würfeln',
      'beliebig viele deiner Würfel neu zu würfeln',
    ),
    ownAll: mood('würfle alle deine Würfel neu', 'alle deine Würfel neu würfeln'),
    opponentHighest: mood(
      'lass eine andere Seite ihren höchsten Würfel neu würfeln',
      'eine andere Seite ihren höchsten Würfel neu würfeln lassen',
    ),
    opponentsSix: fact(
      'jede andere Seite muss eine 6 neu würfeln',
      'muss jede andere Seite eine 6 neu würfeln',
    ),
    other: fact(
      'es würfelt seinen niedrigsten Würfel neu',
      'würfelt es seinen niedrigsten Würfel neu',
    ),
  }),
  'v.setDie': select('which', {
    opposite: mood(
      'drehe einen deiner Würfel auf die Gegenseite',
      'einen deiner Würfel auf die Gegenseite drehen',
    ),
    lowest: mood(
      'drehe deinen niedrigsten Würfel auf {to}',
      'deinen niedrigsten Würfel auf {to} drehen',
    ),
    opponent: mood(
      'drehe einen Würfel einer anderen Seite auf {to}',
      'einen Würfel einer anderen Seite auf {to} drehen',
    ),
    other: fact(
      'sein höchster Würfel wird auf {to} gedreht',
      'wird sein höchster Würfel auf {to} gedreht',
    ),
  }),
  'v.keepUnits': select('unit', {
    worker: fact(
      'einer dieser Arbeiter kehrt in deine Bereitschaft zurück',
      'kehrt einer dieser Arbeiter in deine Bereitschaft zurück',
    ),
    other: fact(
      'sie kehren stattdessen in deine Bereitschaft zurück',
      'kehren sie stattdessen in deine Bereitschaft zurück',
    ),
  }),
  'v.cancelBattle': mood('verhindere den Kampf', 'den Kampf verhindern', 'den Kampf zu verhindern'),
  'v.hostResult': select('times', {
    0: 'entfällt ihr Ergebnis',
    other: 'wird ihr Ergebnis zweimal ausgeführt',
  }),
};
