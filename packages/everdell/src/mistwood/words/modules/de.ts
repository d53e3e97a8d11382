/** Ihre Charaktere, Listen und Pläne auf Deutsch: woraus zusammengesetzt wird, was auf ihnen steht. */
import { count, select } from '@evervale/kernel/text';
import { left } from '../../../words/de/grammar.ts';

const tokens = count('Punkte-Marker', 'Punkte-Marker');
const cards = count('Karte', 'Karten');
const any = count('beliebige Ressource', 'beliebige Ressourcen');
const handCards = count('Handkarte', 'Handkarten');
const critters = count('Wesen', 'Wesen');
const byCard = '1 Beere für ein Wesen, 1 Zweig, Harz oder Kiesel für ein Bauwerk';
const each = (one: string, many: string): string =>
  `{n, plural, =1 {für ${one}} other {für je # ${many}}}`;

/** Was sie tut, je nach Stellung im Satz. */
const sie = (tut: string, rest: string, ende = ''): string =>
  select('stand', {
    after: `${tut} sie ${rest}${ende}`,
    instead: `${tut} sie stattdessen ${rest}${ende}`,
    also: `${tut} ${rest}${ende}`,
    other: `sie ${tut} ${rest}${ende}`,
  });
/** Ein Preis als Befehl und als Frage. */
const preis = (befehl: string, frage: string): string =>
  select('mood', { ask: frage, other: befehl });

export const de = {
  // What she gains.
  'nw.gains': select('stand', {
    after: `bekommt sie ${tokens}`,
    instead: `bekommt sie stattdessen ${tokens}`,
    also: tokens,
    other: `sie bekommt ${tokens}`,
  }),
  'nw.gainsStar': 'sie bekommt Punkte-Marker nach dem Stern ihrer Punkte-Karte',
  'nw.gainsEach': `${select('stand', { also: '', other: 'sie bekommt ' })}${tokens} {each}{bounds}`,
  'nw.gainsBest': 'sie bekommt so viele Punkte-Marker, wie {best} beträgt{bounds}',
  'nw.flattery':
    'sie bekommt 1 Punkte-Marker, wenn die Karte den aufgedruckten Wert 2 oder 3 hat, und 2 ab einem Wert von 4',
  'nw.plus': '{a} sowie {b}',
  'nw.and': '{a}, und {b}',
  'nw.andShe': '{a} und {b}',
  'nw.then': '{a}. <up>{b}</up>',
  'nw.nothing': select('stand', { alone: 'es geschieht nichts', other: 'geschieht nichts' }),
  'nw.bounds.none': '',
  'nw.bounds.least': ', mindestens {least}',
  'nw.bounds.most': ', höchstens {most}',
  'nw.bounds.both': ', mindestens {least} und höchstens {most}',
  'nw.cap': '{text} (höchstens {n} während dieser List)',
  'nw.each.resources': each('jede deiner Ressourcen', 'deiner Ressourcen'),
  'nw.each.hand': each('jede Karte auf deiner Hand', 'Karten auf deiner Hand'),
  'nw.each.workersOnBasic': each(
    'jedes deiner Tiere an Einfachen Orten',
    'deiner Tiere an Einfachen Orten',
  ),
  'nw.each.workersOnBasicOrHaven': each(
    'jedes deiner Tiere an Einfachen Orten oder in der Zuflucht',
    'deiner Tiere an Einfachen Orten oder in der Zuflucht',
  ),
  'nw.each.workersPlaced': each('jedes deiner eingesetzten Tiere', 'deiner eingesetzten Tiere'),
  'nw.each.locations': each('jede Karte mit Ort in deiner Stadt', 'Karten mit Ort in deiner Stadt'),
  'nw.each.events': each('jedes von dir erledigte Ereignis', 'von dir erledigte Ereignisse'),
  'nw.each.constructions': each('jedes Bauwerk in deiner Stadt', 'Bauwerke in deiner Stadt'),
  'nw.each.production': each(
    'jede Produktionskarte in deiner Stadt',
    'Produktionskarten in deiner Stadt',
  ),
  'nw.each.unique': each(
    'jede einzigartige Karte in deiner Stadt',
    'einzigartige Karten in deiner Stadt',
  ),
  'nw.each.occupied': each(
    'jeden Besetzt-Marker in deiner Stadt',
    'Besetzt-Marker in deiner Stadt',
  ),
  'nw.each.emptySpaces': each('jeden leeren Platz in deiner Stadt', 'leere Plätze in deiner Stadt'),
  'nw.each.herCards': each('jede Karte in ihrer Stadt', 'Karten in ihrer Stadt'),
  'nw.each.herProsperity': each(
    'jede Wohlstandskarte in ihrer Stadt',
    'Wohlstandskarten in ihrer Stadt',
  ),
  'nw.each.herProduction': each(
    'jede Produktionskarte in ihrer Stadt',
    'Produktionskarten in ihrer Stadt',
  ),
  'nw.each.moreProsperity': 'für jede Wohlstandskarte, die du mehr hast als sie',
  'nw.each.unachieved': each(
    'jedes von niemandem erledigte Ereignis',
    'von niemandem erledigte Ereignisse',
  ),
  'nw.each.worthyUpper':
    'für jede Karte mit einem aufgedruckten Wert von mindestens 3 auf den Plätzen 1 bis 4 der Wiese',
  'nw.each.worthyLower':
    'für jede Karte mit einem aufgedruckten Wert von mindestens 3 auf den Plätzen 5 bis 8 der Wiese',
  'nw.best.bestMeadow': 'der höchste aufgedruckte Wert auf der Wiese',
  'nw.best.bestCritter': 'der höchste aufgedruckte Wert eines Wesens in deiner Stadt',

  // What else she does.
  'nw.deed.draw': sie('zieht', cards),
  'nw.deed.collect':
    'sie zieht 1 Karte; hat ihr Deck schon mindestens 3 Karten oder ist ihr Spiel zu Ende, bekommt sie stattdessen 1 Punkte-Marker',
  'nw.deed.shadow':
    'sie nimmt die nächste markierte Karte der Wiese in Vorwärtsrichtung in ihr Deck und bekommt, wenn deren aufgedruckter Wert mindestens 2 ist, 1 Punkte-Marker; gibt es keine oder ist ihr Spiel zu Ende, bekommt sie 1 Punkte-Marker',
  'nw.deed.gamble':
    'der 8-seitige Würfel wird geworfen; bei 4 bis 6 bekommt sie 1 Punkte-Marker, bei 7 oder 8 bekommt sie 2',
  'nw.deed.keepEmpty':
    'der Platz der Karte bleibt leer, bis ihre Jahreszeit oder ihr Spiel endet, und bringt ihr dann 1 Punkte-Marker; wären danach weniger als 5 Karten auf der Wiese, wird er aufgefüllt, und sie bekommt sofort 1 Punkte-Marker',
  'nw.deed.web':
    'dort bleibt für den Rest des Spiels ein Netz; liegt schon eines da, bekommt sie 1 Punkte-Marker',
  'nw.deed.nextCharacter': 'der nächste Charakter des verdeckten Stapels gilt',
  'nw.deed.afterFigure': sie(
    'nimmt',
    'in Pfeilrichtung die erste Karte der Wiese nach der Figur in ihr Deck',
  ),
  'nw.deed.giveAtRandom': `du gibst ihr ${count('zufällig gezogene Handkarte', 'zufällig gezogene Handkarten')}; für jede abgegebene oder fehlende Karte bekommt sie 1 Punkte-Marker`,
  'nw.deed.lureWorker': `1 deiner nicht eingesetzten Tiere kommt in ihr Versteck, bis du dich das nächste Mal auf eine Jahreszeit vorbereitest; hast du keines, bekommt sie ${tokens}`,
  'nw.deed.takeBest': sie(
    'nimmt',
    'die Karte der Wiese mit dem höchsten aufgedruckten Wert in ihr Deck (bei Gleichstand die erste in Vorwärtsrichtung)',
  ),
  'nw.deed.playBest':
    'sie spielt die Karte der Wiese mit dem höchsten aufgedruckten Wert aus (bei Gleichstand die erste in Vorwärtsrichtung); ist ihre Stadt voll, wird die Karte abgeworfen, und sie bekommt deren aufgedruckten Wert in Punkte-Markern',
  'nw.deed.playRolled': sie(
    'spielt',
    'die Karte von einem ausgewürfelten Platz der Wiese aus',
    '; ist ihre Stadt voll, bekommt sie 1 Punkte-Marker',
  ),
  'nw.deed.clearMeadow': 'alle übrigen Karten der Wiese werden abgeworfen und ersetzt',
  'nw.deed.reveal': `${select('stand', {
    instead: `werden nur ${cards} vom Nachziehstapel`,
    after: `werden ${cards} vom Nachziehstapel`,
    other: `${cards} vom Nachziehstapel werden`,
  })} aufgedeckt und abgeworfen; sie bekommt den höchsten aufgedruckten Wert darunter in Punkte-Markern`,
  'nw.deed.playTop': `sie spielt ${cards} vom Nachziehstapel aus; für jede, die keinen Platz findet, bekommt sie 2 Punkte-Marker`,
  'nw.deed.takeEvent': `sie nimmt in Vorwärtsrichtung das erste Besondere Ereignis, das noch niemand erledigt hat; gibt es keines, bekommt sie ${tokens}`,
  'nw.loseConstruction':
    'wirf 1 Bauwerk mit dem aufgedruckten Wert 0 oder 1 aus deiner Stadt ab; hast du keines, {otherwise}',

  // What can be paid.
  'nw.cost.any': preis(`zahle ${any}`, `${any} zahlen`),
  'nw.cost.byCard': preis(`zahle ${byCard}`, `${byCard} zahlen`),
  'nw.cost.cards': preis(`wirf ${handCards} ab`, `${handCards} abwerfen`),
  'nw.cost.critters': preis(
    `wirf ${critters} von deiner Hand ab`,
    `${critters} von deiner Hand abwerfen`,
  ),
  'nw.cost.handDownTo': preis(
    'wirf Handkarten ab, bis du noch {n} hast',
    'Handkarten abwerfen, bis du noch {n} hast',
  ),
  'nw.cost.resourcesDownTo': preis(
    'wirf beliebige Ressourcen ab, bis du noch {n} hast',
    'beliebige Ressourcen abwerfen, bis du noch {n} hast',
  ),
  'nw.cost.eachCard': preis(
    'wirf beliebig viele Handkarten ab; für jede bekommt sie 1 Punkte-Marker weniger',
    'beliebig viele Handkarten abwerfen (für jede bekommt sie 1 Punkte-Marker weniger)',
  ),
  'nw.cost.eachTwo': preis(
    'wirf beliebig viele Ressourcen und Handkarten ab; für je 2 bekommt sie 1 Punkte-Marker weniger',
    'beliebig viele Ressourcen und Handkarten abwerfen (für je 2 bekommt sie 1 Punkte-Marker weniger)',
  ),
  'nw.payOr': '{cost}; sonst {otherwise}',
  'nw.payFor': '{cost}, dann {instead}; sonst {otherwise}',
  'nw.foil': 'Vereiteln: <up>{cost}</up>, dann {instead}',
  'nw.foilEach': 'Vereiteln: <up>{cost}</up>',

  // When it happens.
  'nw.when.placeWorker': 'Immer wenn du 1 Tier {place} einsetzt: <up>{then}</up>',
  'nw.when.afterPlacing':
    'Immer wenn du 1 Tier {place} eingesetzt hast, nach der Aktion dort: <up>{then}</up>',
  'nw.when.play.construction': 'Immer wenn du 1 Bauwerk ausspielst: <up>{then}</up>',
  'nw.when.play.production':
    'Immer wenn du 1 Produktionskarte ausspielst, vor ihrem Effekt: <up>{then}</up>',
  'nw.when.play.prosperity': 'Immer wenn du 1 Wohlstandskarte ausspielst: <up>{then}</up>',
  'nw.when.play.unique': 'Immer wenn du 1 einzigartige Karte ausspielst: <up>{then}</up>',
  'nw.when.occupy': 'Immer wenn du 1 Besetzt-Marker legst: <up>{then}</up>',
  'nw.when.achieve': 'Immer wenn du {place} erledigst: <up>{then}</up>',
  'nw.when.prepare':
    'Immer wenn du dich auf eine Jahreszeit vorbereitest, noch vor allem anderen: <up>{then}</up>',
  'nw.when.endTurn.hand': 'Am Ende jedes deiner Züge mit mehr als {n} Handkarten: <up>{then}</up>',
  'nw.when.endTurn.resources':
    'Am Ende jedes deiner Züge mit mehr als {n} Ressourcen: <up>{then}</up>',
  'nw.when.getMeadow':
    'Immer wenn du 1 Karte von den Plätzen {from} bis {to} der Wiese nimmst oder ausspielst: <up>{then}</up>',
  'nw.when.getMeadow.web':
    'Immer wenn du 1 Karte der Wiese mit Netz nimmst oder ausspielst: <up>{then}</up>',
  'nw.when.getMarked':
    'Immer wenn du 1 Karte der Wiese neben der Figur nimmst oder ausspielst, noch vor allem anderen: <up>{then}</up>',
  'nw.when.spider': 'Immer wenn sie 1 Spinne {place} einsetzt: <up>{then}</up>',
  'nw.when.figure': 'Immer wenn die Figur eingesetzt wird: <up>{then}</up>',
  'nw.when.herCard': 'Immer wenn sie 1 Karte in ihre Stadt ausspielt: <up>{then}</up>',
  'nw.when.herCard.cheap':
    'Immer wenn sie 1 Karte mit einem aufgedruckten Wert von höchstens {n} in ihre Stadt ausspielt: <up>{then}</up>',
  'nw.when.herPrepare': 'Immer wenn sie sich auf eine Jahreszeit vorbereitet: <up>{then}</up>',
  'nw.when.herEnd': 'Wenn ihr Spiel endet: <up>{then}</up>',
  'nw.when.scoring': 'Vor der Wertung: <up>{then}</up>',
  'nw.now': 'Sofort: <up>{then}</up>',
  'nw.last': 'Als ihre letzte List: <up>{then}</up>',
  'nw.on.forest': 'an einem Waldort',
  'nw.on.exclusive-shared': 'an einem Einfachen Ort',
  'nw.on.shared-haven': 'an einem Einfachen Ort für beliebig viele Tiere oder in der Zuflucht',
  'nw.on.city': 'auf einer Karte mit Ort',
  'nw.on.webbed': 'an einem Ort mit Netz',
  'nw.on.exclusive-forest': 'an einem Einfachen Ort oder Waldort',
  'nw.on.exclusive-forest-haven': 'an einem Einfachen Ort, an einem Waldort oder in der Zuflucht',
  'nw.on.basicEvent': '1 Einfaches Ereignis',
  'nw.on.specialEvent': '1 Besonderes Ereignis',
  'nw.on.event': '1 Ereignis',
  'nw.closes':
    'Am Waldort oben links und am Einfachen Ort „3 Zweige“ darfst du keine Tiere einsetzen',
  'nw.creeps': 'Ein Netz liegt neben Platz 1 der Wiese, in jeder ihrer Jahreszeiten kommen 2 dazu',
  'nw.bringsPlots':
    'Auch die Listen sind im Spiel: Jedes Mal werden 2 aufgedeckt, und du wählst, welche gilt',
  'nw.bringsCharacters':
    'Vereiteln: Bevor ein Charakter etwas tut, wirf 2 Handkarten ab, dann geschieht nichts davon',

  // Questions.
  'prompt.foil': '{card}: <up>{cost}</up>? Dann {instead}.',
  'prompt.foilOnly': '{card}: <up>{cost}</up>?',
  'prompt.foilPay': `{card}: Womit zahlst du?${left}`,
  'prompt.plot': 'Welche der beiden Listen gilt?',
  'option.letHappen': 'Nichts zahlen: <up>{otherwise}</up>',
  'option.plot': '{card}',
  'reason.webbed': 'Durch „{card}“ gesperrt',

  // The table form.
  'form.nightweave.character':
    'Was es kostet, Karten neben ihrer Figur zu nehmen; nicht mit anderen Schachteln',
  'form.nightweave.scheme':
    'Eine Regel zu ihren Gunsten für das ganze Spiel; nur allein und nicht mit anderen Schachteln',
  'form.nightweave.no.character': 'Kein Charakter',
  'form.nightweave.no.scheme': 'Kein Plan',
  'form.nightweave.plots': 'Listen',
  'form.nightweave.plotsNote':
    'Eine böse Überraschung in jeder ihrer Jahreszeiten; nur allein und nicht mit anderen Schachteln',

  // Log.
  'log.herCharacter': '{player} ist jetzt „{card}“',
  'log.plot': `${select('last', { yes: 'Ihre letzte List', other: 'Ihre List' })}: „{card}“`,
  'log.herModule': '„{card}“ wirkt',
  'log.foiled': '{player} zahlt gegen „{card}“',
  'log.web': '{player} hinterlässt ein Netz: {place}',
  'log.keptEmpty': 'Platz {n} der Wiese bleibt leer',
  'log.lured': '1 Tier von {player} wird ins Versteck gelockt',
};
