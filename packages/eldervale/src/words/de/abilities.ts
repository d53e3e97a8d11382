/** Zeitpunkte, dauernde Regeln und was auf Karten steht, auf Deutsch. */
import { plural, select } from '@evervale/kernel/text';

const unit = select('unit', {
  worker: 'einen Arbeiter',
  warrior: 'deinen Krieger',
  wizard: 'deinen Zauberer',
  dragon: 'deinen Drachen',
  other: 'eine Einheit',
});
const withUnit = select('unit', {
  worker: 'einem Arbeiter',
  warrior: 'deinem Krieger',
  wizard: 'deinem Zauberer',
  dragon: 'deinem Drachen',
  other: 'einer Einheit',
});
const units = select('unit', {
  worker: 'deine Arbeiter',
  warrior: 'dein Krieger',
  wizard: 'dein Zauberer',
  dragon: 'dein Drache',
  other: 'deine Einheiten',
});

/** Ein Komma trennt einen ganzen Satz ab, eine bloße Angabe der Zeit nicht. */
const before = select('how', { joined: ',', trigger: ',', triggerBy: ',', other: '' });
/** Was einen Zeitpunkt enger fasst, wenn ihn etwas enger fasst. */
const more = select('how', {
  none: '',
  joined: '{more}',
  trigger: '{more}',
  triggerBy: '{more}',
  involved: '{more}',
  outnumbered: '{more}',
  other: ' {more}',
});

/** Ein leerer Schatzplatz gibt seinen Rohstoff, der wie ein Marker zählt (E6.2). */
const inItsPlace = select('how', { last: '', other: ' (oder den Rohstoff an seiner Stelle)' });

export const abilities = {
  'on.label': '{moment}: <up>{text}</up>',
  'on.then': `{moment}${select('on', { addDice: before, rolled: before, turnEnd: '', regroupEnd: '', other: ',' })} {text}`,
  'on.acquire': 'wenn du diese Karte erwirbst',
  'on.placed': `wenn du ${unit}${more} einsetzt`,
  'on.realmAction': `wenn du den Magierturm${select('both', { yes: ' oder die Festung', other: '' })} nutzt`,
  'on.takeToken': `wenn ${select('unit', { worker: 'einer deiner Arbeiter', other: 'du' })} einen Schatzmarker${inItsPlace}${more} ${select('unit', { worker: 'nimmt', other: 'nimmst' })}`,
  'on.slotToken': 'wenn du einen Marker in ein Fach legst',
  'on.build': `wenn du eine Behausung${more} baust`,
  'on.revealRealm': 'wenn du ein Reich aufdeckst',
  'on.castSpell': 'wenn du einen Zauber wirkst',
  'on.battleAbout': `wenn ein Kampf${more} bevorsteht`,
  'on.countDice': `wenn in einem Kampf${more} die Würfel gezählt sind`,
  'on.addDice': `in deinen Kämpfen${more}`,
  'on.rolled': `nach dem Wurf in einem Kampf${more}`,
  'on.battleWon': `wenn du einen Kampf${more} gewinnst`,
  'on.losses': `wenn du in einem Kampf${more} Einheiten verlieren würdest`,
  'on.battleLost': `wenn du einen Kampf${more} verlierst`,
  'on.sentToUnderworld': `wenn ${units} in die Unterwelt ${select('unit', { warrior: 'muss', wizard: 'muss', dragon: 'muss', other: 'müssen' })}`,
  'on.withdraw': `wenn du ${unit}${more} zurückholst`,
  'on.regroupClear': `beim Sammeln, bevor die Karten geräumt werden${more}`,
  'on.regroupEnd': 'am Ende deines Sammelns',
  'on.turnEnd': 'am Ende deines Zuges',
  'more.in': 'in {realm}',
  'more.near': 'in seinem Reich oder einem benachbarten',
  'more.with': `mit ${withUnit}`,
  'more.withThis': 'mit dieser Figur',
  'more.joined': `, dem sich ${select('unit', { worker: 'ein Arbeiter', warrior: 'dein Krieger', wizard: 'dein Zauberer', dragon: 'dein Drache', other: 'eine Einheit' })} angeschlossen hat`,
  'more.trigger': ', die du durch dein Einsetzen ausgelöst hast',
  'more.triggerBy': `, die du durch das Einsetzen ${select('unit', { worker: 'eines Arbeiters', warrior: 'deines Kriegers', wizard: 'deines Zauberers', dragon: 'deines Drachen', other: 'einer Einheit' })} ausgelöst hast`,
  'more.involved': select('is', {
    yes: ', an dem du teilnimmst,',
    other: ', an dem du nicht teilnimmst,',
  }),
  'more.against': select('whom', { this: 'gegen es', other: 'gegen ein Monster' }),
  'more.outnumbered': ', in dem eine andere Seite mehr Würfel hat als du',
  'more.last': '(den letzten seines Stapels) oder den Rohstoff des Reichs',
  'more.nth': '(den {n}. in diesem Sammeln)',
  'more.withdrawn': '(falls es zurückgeholt wurde)',
  'limit.note': `{text} (einmal pro ${select('limit', { turn: 'Zug', battle: 'Kampf', other: 'Partie' })})`,

  'rule.placement': `du darfst ${select('unit', { this: 'diese Figur', worker: 'Arbeiter', warrior: 'deinen Krieger', wizard: 'deinen Zauberer', dragon: 'deinen Drachen', other: 'Einheiten' })} auch in {realm} einsetzen`,
  'rule.placeFrom': 'du darfst Arbeiter aus der Unterwelt einsetzen',
  'rule.price': `${select('of', { dwelling: 'deine Behausungen kosten', spell: 'deine Zauber kosten', tower: 'der Magierturm kostet dich', other: 'die Festung kostet dich' })} ${plural('1 Rohstoff', '# Rohstoffe')} weniger${select('min', { 0: '', other: ', aber mindestens {min}' })}`,
  'rule.handLimit': 'dein Handkartenlimit ist {n}',
  'rule.spellPower': 'beim Zaubern zählst du {n} Macht mehr',
  'rule.whileInRealm': `solange ${select('unit', { dragon: 'dein Drache', wizard: 'dein Zauberer', warrior: 'dein Krieger', other: 'einer deiner Arbeiter' })} in einem Reich ist: <up>{text}</up>`,
  'rule.joinRange':
    'deine Einheiten dürfen sich Kämpfen anschließen, die bis zu {n} Reiche entfernt sind',
  'rule.support':
    'deine Arbeiter in benachbarten Reichen steuern deinen Kämpfen ihre Würfel bei, ohne sich zu bewegen',
  'rule.dwellingDice':
    'in Kämpfen mit deinem Drachen bringt jede Behausung, die mitzählt, {n} Würfel',
  'rule.noRush': 'Monster stürmen nicht heran, wenn du eine Einheit in {realm} einsetzt',
  'rule.noJoin': `Gegner ohne Einheit dort können sich Kämpfen mit ${select('unit', { dragon: 'deinem Drachen', other: 'dieser Figur' })} nicht anschließen`,
  'rule.actAs': `{n, plural, =1 {einmal} =2 {zweimal} other {#-mal}} in jedem Sammeln darf einer deiner Arbeiter eine Aktion nutzen, die für eine andere Einheit bestimmt ist`,
  'rule.underworldActions': `beim Sammeln ${select('only', { host: 'darf eine Einheit in der Unterwelt die Aktion der Trägerkarte nutzen', other: 'dürfen auch deine Einheiten in der Unterwelt Aktionen nutzen' })}`,
  'rule.hostUses': `die Aktion der Trägerkarte darf in jedem Sammeln {n, plural, =1 {einmal} =2 {zweimal} other {#-mal}} genutzt werden`,
  'rule.hostUnit': 'jede Einheit darf die Aktion der Trägerkarte nutzen',
  'rule.rushReach':
    'dieses Monster stürmt auch heran, wenn bis zu {n} Reiche entfernt eine Einheit eingesetzt wird',
  'rule.rushOnly': 'dieses Monster stürmt nur in {realm}',
  'rule.rushAlso':
    'dieses Monster stürmt auch von überall heran, wenn eine Einheit in {realm} eingesetzt wird',
  'rule.noReroll': 'in Kämpfen mit diesem Monster darf niemand Würfel neu würfeln oder drehen',
  'rule.noDominate': 'dieses Monster kann nicht beherrscht werden',
  'rule.noMove': 'dieses Monster kann nicht bewegt werden',
  'rule.returnHome': 'nach einem Kampf kehrt dieses Monster in seinen Hort zurück',
  'rule.secondLife': 'wird dieses Monster zum ersten Mal besiegt, kehrt es in seinen Hort zurück',
  'rule.troveGuard':
    'jedes Mal, wenn dieses Monster besiegt wird, gibt es einen Hortschatz her; mit dem letzten verschwindet es',
  'rule.rerollOnes': 'dieses Monster würfelt seine Einsen neu, bis keine mehr da ist',
  'rule.growDice': `für jeden gewonnenen Kampf hat dieses Monster ${plural('1 Würfel', '# Würfel')} mehr, höchstens 5`,
  'rule.diceFromRoll':
    'zu Beginn jedes Kampfes bestimmt ein Würfel, wie viele Würfel dieses Monster hat: {rows}',
  'rule.mimic':
    'er darf eingesetzt werden wie eine andere deiner Einheiten außerhalb der Ablage oder die Fähigkeit deines Volkes nutzen, die für sie gilt',
  'rule.charge':
    'wenn ein Gegner neben ihm eine Einheit einsetzt, darf er sich zum Kampf dorthin bewegen',

  'card.price': 'Preis: {price}',
  'card.action': `${select('icon', { warrior: 'Krieger', wizard: 'Zauberer', dragon: 'Drache', other: 'Aktion' })}: <up>{text}</up>`,
  'card.input': '{price} → {text}',
  'card.orbRequired': 'Wirkt nur mit einer Sphäre im Sphärenfach',
  'card.orbUpgrade': 'Hat ein Sphärenfach',
  'card.slots': `Hat ${plural('1 Fach', '# Fächer')}${select('role', { output: '; ein Marker darin ersetzt den Aufdruck', input: ': Der Marker darin bestimmt den Preis', door: ' für einen Marker', faceDown: ' für verdeckte Marker', other: ' für Marker' })}`,
  'card.hostActivated': 'Wenn die Trägerkarte genutzt wird, {text}',
  'card.beforeHost': 'Vor der Aktion der Trägerkarte {text}',
  'card.scoring': 'Spielende: <up>{text}</up>',
  'spell.casting': 'Wirken: {price} (kostenlos ab {n} Macht in {element})',
  'spell.free': 'Wirken: kostenlos',
  'spell.timing': select('timing', {
    yourTurn: 'in deinem Zug',
    battleAbout: 'wenn ein Kampf bevorsteht',
    join: 'beim Anschließen an einen Kampf',
    countDice: 'wenn die Würfel gezählt sind',
    addDice: 'wenn du Würfel hinzunimmst',
    rolled: 'nach dem Wurf',
    battleWon: 'wenn du einen Kampf gewinnst',
    losses: 'wenn du in einem Kampf Einheiten verlieren würdest',
    other: 'wenn deine Einheiten in die Unterwelt müssen',
  }),
  'spell.involved': 'nur, wenn eine deiner Einheiten im Reich des Kampfes ist',
  'quest.state': 'Aufgabe, {n} SP: Erfüllt, sobald {cond}',
  'quest.build':
    'Aufgabe, {n} SP: Baue eine Behausung neben mindestens {least} Ruinen und Behausungen',
  'quest.battleWon': `Aufgabe, {n} SP: Gewinne einen Kampf${more}`,
  'prophecy.of': 'Prophezeiung, Spielende: <up>{text}</up>',
  'monster.dice': plural('1 Kampfwürfel', '# Kampfwürfel'),
  'monster.ability': '{name}: <up>{text}</up>',
  'monster.reward': 'Wer dieses Monster besiegt, erhält außerdem {what}',
  'monster.controller': '{name} (beherrscht): <up>{text}</up>',
  'monster.wild': '{name} (wild): <up>{text}</up>',
  'realm.dwelling': 'Behausung: {price}',
  'realm.fallback': 'Ohne Marker: {what}',
  'realm.sigils': plural('1 Siegel', '# Siegel'),
  'realm.lair': 'Hort',
  'ruin.action': 'Aktion: <up>{text}</up>',
};
