/** Ihre Charaktere, Listen und Pläne auf Deutsch: woraus zusammengesetzt wird, was auf ihnen steht. */
import { count, select } from '@evervale/kernel/text';
import { left } from '../../../words/de/grammar.ts';

const tokens = count('Punkte-Marker', 'Punkte-Marker');
const cards = count('Karte', 'Karten');
const each = (one: string, many: string): string =>
  `{n, plural, =1 {für ${one}} other {für je # ${many}}}`;

export const de = {
  // What she gains.
  'nw.gains': `sie bekommt ${tokens}`,
  'nw.gainsStar': 'sie bekommt so viele Punkte-Marker, wie der Stern ihrer Punkte-Karte angibt',
  'nw.gainsEach': `sie bekommt ${tokens} {each}{bounds}`,
  'nw.gainsBest': 'sie bekommt so viele Punkte-Marker, wie {best} beträgt{bounds}',
  'nw.flattery':
    'sie bekommt 1 Punkte-Marker, wenn die Karte den aufgedruckten Wert 2 oder 3 hat, ab 4 bekommt sie 2',
  'nw.and': '{a}, und {b}',
  'nw.then': '{a}; danach {b}',
  'nw.nothing': 'es geschieht nichts',
  'nw.bounds.none': '',
  'nw.bounds.least': ', mindestens {least}',
  'nw.bounds.most': ', höchstens {most}',
  'nw.bounds.both': ', mindestens {least} und höchstens {most}',
  'nw.cap': '{text} (höchstens {n} während dieser List)',
  'nw.each.resources': each('jede Ressource, die du besitzt', 'Ressourcen, die du besitzt'),
  'nw.each.hand': each('jede Karte auf deiner Hand', 'Karten auf deiner Hand'),
  'nw.each.workersOnBasic': each(
    'jedes deiner Tiere auf Einfachen Orten',
    'deiner Tiere auf Einfachen Orten',
  ),
  'nw.each.workersOnBasicOrHaven': each(
    'jedes deiner Tiere auf Einfachen Orten oder auf der Zuflucht',
    'deiner Tiere auf Einfachen Orten oder auf der Zuflucht',
  ),
  'nw.each.workersPlaced': each('jedes deiner eingesetzten Tiere', 'deiner eingesetzten Tiere'),
  'nw.each.locations': each('jede Karte mit Ort in deiner Stadt', 'Karten mit Ort in deiner Stadt'),
  'nw.each.events': each('jedes Ereignis, das du hast', 'Ereignisse, die du hast'),
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
  'nw.each.unachieved': each('jedes Ereignis, das niemand hat', 'Ereignisse, die niemand hat'),
  'nw.each.worthyUpper':
    'für jede Karte mit einem aufgedruckten Wert von mindestens 3 auf den Plätzen 1 bis 4 der Wiese',
  'nw.each.worthyLower':
    'für jede Karte mit einem aufgedruckten Wert von mindestens 3 auf den Plätzen 5 bis 8 der Wiese',
  'nw.best.bestMeadow': 'der höchste aufgedruckte Wert auf der Wiese',
  'nw.best.bestCritter': 'der höchste aufgedruckte Wert eines Wesens in deiner Stadt',

  // What else she does.
  'nw.deed.draw': `sie zieht ${cards}`,
  'nw.deed.collect':
    'sie zieht 1 Karte; hat ihr Deck schon 3 oder mehr Karten oder ist ihr Spiel zu Ende, bekommt sie stattdessen 1 Punkte-Marker',
  'nw.deed.shadow':
    'sie nimmt die nächste markierte Karte der Wiese in Vorwärtsrichtung in ihr Deck und bekommt, wenn deren aufgedruckter Wert mindestens 2 ist, 1 Punkte-Marker; gibt es keine oder ist ihr Spiel zu Ende, bekommt sie 1 Punkte-Marker',
  'nw.deed.gamble':
    'der achtseitige Würfel wird geworfen; bei 4 bis 6 bekommt sie 1 Punkte-Marker, bei 7 oder 8 bekommt sie 2',
  'nw.deed.keepEmpty':
    'der Platz der Karte bleibt leer, bis ihre Jahreszeit oder ihr Spiel endet, und bringt ihr dann 1 Punkte-Marker; blieben weniger als 5 Karten auf der Wiese, wird er aufgefüllt, und sie bekommt sofort 1 Punkte-Marker',
  'nw.deed.web':
    'dort bleibt für den Rest des Spiels ein Netz; liegt schon eines da, bekommt sie 1 Punkte-Marker',
  'nw.deed.nextCharacter': 'der nächste Charakter des verdeckten Stapels gilt',
  'nw.deed.afterFigure':
    'sie nimmt die erste Karte der Wiese nach der Figur in Pfeilrichtung in ihr Deck',
  'nw.deed.giveAtRandom': `du gibst ihr ${cards} deiner Hand, zufällig gezogen; für jede gegebene oder fehlende Karte bekommt sie 1 Punkte-Marker`,
  'nw.deed.lureWorker': `1 deiner nicht eingesetzten Tiere kommt in ihr Versteck, bis du dich auf eine Jahreszeit vorbereitest; hast du keines, bekommt sie ${tokens}`,
  'nw.deed.takeBest':
    'sie nimmt die Karte der Wiese mit dem höchsten aufgedruckten Wert in ihr Deck (bei gleichen die erste in Vorwärtsrichtung)',
  'nw.deed.playBest':
    'sie spielt die Karte der Wiese mit dem höchsten aufgedruckten Wert aus (bei gleichen die erste in Vorwärtsrichtung); ist ihre Stadt voll, wird sie abgeworfen, und sie bekommt ihren aufgedruckten Wert in Punkte-Markern',
  'nw.deed.playRolled':
    'sie spielt die Karte eines ausgewürfelten Platzes der Wiese aus; ist ihre Stadt voll, bekommt sie 1 Punkte-Marker',
  'nw.deed.clearMeadow': 'alle übrigen Karten der Wiese werden abgeworfen und ersetzt',
  'nw.deed.reveal': `${cards} vom Nachziehstapel werden aufgedeckt und abgeworfen; sie bekommt den höchsten aufgedruckten Wert darunter in Punkte-Markern`,
  'nw.deed.playTop': `sie spielt ${cards} vom Nachziehstapel aus; für jede, die keinen Platz findet, bekommt sie 2 Punkte-Marker`,
  'nw.deed.takeEvent': `sie nimmt das erste Besondere Ereignis in Vorwärtsrichtung, das niemand hat; gibt es keines, bekommt sie ${tokens}`,
  'nw.loseConstruction':
    'wirf aus deiner Stadt ein Bauwerk mit dem aufgedruckten Wert 0 oder 1 ab; hast du keines: <up>{otherwise}</up>',

  // What can be paid.
  'nw.cost.any': `zahle ${count('Ressource deiner Wahl', 'Ressourcen deiner Wahl')}`,
  'nw.cost.byCard': 'zahle 1 Beere für ein Wesen, 1 Zweig, Harz oder Kiesel für ein Bauwerk',
  'nw.cost.cards': `wirf ${count('Handkarte', 'Handkarten')} ab`,
  'nw.cost.critters': `wirf ${count('Wesen', 'Wesen')} von deiner Hand ab`,
  'nw.cost.handDownTo': 'wirf Handkarten ab, bis du noch {n} hast',
  'nw.cost.resourcesDownTo': 'wirf Ressourcen deiner Wahl ab, bis du noch {n} besitzt',
  'nw.cost.eachCard': 'wirf beliebig viele Handkarten ab; jede erspart dir 1 ihrer Punkte-Marker',
  'nw.cost.eachTwo':
    'wirf Ressourcen und Handkarten in beliebiger Mischung ab; je 2 ersparen dir 1 ihrer Punkte-Marker',
  'nw.payOr': '{cost}; sonst: <up>{otherwise}</up>',
  'nw.payFor': '{cost}, dann: <up>{instead}</up>; sonst: <up>{otherwise}</up>',
  'nw.foil': 'Vereiteln: <up>{cost}</up>, dann: <up>{instead}</up>',
  'nw.foilEach': 'Vereiteln: <up>{cost}</up>',

  // When it happens.
  'nw.when.placeWorker': 'Immer wenn du ein Tier auf {place} setzt: <up>{then}</up>',
  'nw.when.afterPlacing':
    'Immer wenn du ein Tier auf {place} gesetzt hast, nach der Aktion dort: <up>{then}</up>',
  'nw.when.play.construction': 'Immer wenn du ein Bauwerk ausspielst: <up>{then}</up>',
  'nw.when.play.production':
    'Immer wenn du eine Produktionskarte ausspielst, vor ihrem Effekt: <up>{then}</up>',
  'nw.when.play.prosperity': 'Immer wenn du eine Wohlstandskarte ausspielst: <up>{then}</up>',
  'nw.when.play.unique': 'Immer wenn du eine einzigartige Karte ausspielst: <up>{then}</up>',
  'nw.when.occupy': 'Immer wenn du einen Besetzt-Marker legst: <up>{then}</up>',
  'nw.when.achieve': 'Immer wenn du {place} erledigst: <up>{then}</up>',
  'nw.when.prepare':
    'Immer wenn du dich auf eine Jahreszeit vorbereitest, vor allem anderen: <up>{then}</up>',
  'nw.when.endTurn.hand': 'Am Ende jedes deiner Züge mit mehr als {n} Handkarten: <up>{then}</up>',
  'nw.when.endTurn.resources':
    'Am Ende jedes deiner Züge mit mehr als {n} Ressourcen: <up>{then}</up>',
  'nw.when.getMeadow':
    'Immer wenn du eine Karte von den Plätzen {from} bis {to} der Wiese nimmst oder ausspielst: <up>{then}</up>',
  'nw.when.getMeadow.web':
    'Immer wenn du eine Karte der Wiese mit Netz nimmst oder ausspielst: <up>{then}</up>',
  'nw.when.getMarked':
    'Immer wenn du eine Karte der Wiese neben der Figur nimmst oder ausspielst, vor allem anderen: <up>{then}</up>',
  'nw.when.spider': 'Immer wenn sie eine Spinne auf {place} setzt: <up>{then}</up>',
  'nw.when.figure': 'Immer wenn die Figur eingesetzt wird: <up>{then}</up>',
  'nw.when.herCard': 'Immer wenn sie eine Karte in ihre Stadt ausspielt: <up>{then}</up>',
  'nw.when.herCard.cheap':
    'Immer wenn sie eine Karte mit einem aufgedruckten Wert von höchstens {n} in ihre Stadt ausspielt: <up>{then}</up>',
  'nw.when.herPrepare': 'Immer wenn sie sich auf eine Jahreszeit vorbereitet: <up>{then}</up>',
  'nw.when.herEnd': 'Wenn ihr Spiel endet: <up>{then}</up>',
  'nw.when.scoring': 'Vor der Wertung: <up>{then}</up>',
  'nw.now': 'Sofort: <up>{then}</up>',
  'nw.last': 'Als ihre letzte List: <up>{then}</up>',
  'nw.on.forest': 'einen Waldort',
  'nw.on.exclusive-shared': 'einen Einfachen Ort',
  'nw.on.shared-haven': 'einen Einfachen Ort für beliebig viele Tiere oder auf die Zuflucht',
  'nw.on.city': 'eine Karte mit Ort',
  'nw.on.webbed': 'einen Ort mit Netz',
  'nw.on.exclusive-forest': 'einen Einfachen Ort oder Waldort',
  'nw.on.exclusive-forest-haven': 'einen Einfachen Ort, einen Waldort oder die Zuflucht',
  'nw.on.basicEvent': 'ein Einfaches Ereignis',
  'nw.on.specialEvent': 'ein Besonderes Ereignis',
  'nw.on.event': 'ein Ereignis',
  'nw.closes':
    'Auf den Waldort oben links und auf den Einfachen Ort mit 3 Zweigen kannst du keine Tiere setzen',
  'nw.creeps': 'Ein Netz liegt neben Platz 1 der Wiese, in jeder ihrer Jahreszeiten kommen 2 dazu',
  'nw.bringsPlots':
    'Auch die Listen sind im Spiel: Jedes Mal werden 2 aufgedeckt, und du wählst, welche gilt',
  'nw.bringsCharacters':
    'Vereiteln: Bevor ein Charakter etwas tut, wirf 2 Handkarten ab, dann geschieht nichts davon',
  'nw.lines': '{a}. {b}',

  // Questions.
  'prompt.foil': '{card}: Zahlst du? <up>{cost}</up>, dann: <up>{instead}</up>',
  'prompt.foilOnly': '{card}: Zahlst du? <up>{cost}</up>',
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
