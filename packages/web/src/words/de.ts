/** Deutsch. */
import { count } from '@evervale/kernel/text';
import type { en } from './en.ts';

export const de: { readonly [key in keyof typeof en]: string } = {
  close: 'Schließen',

  'home.subtitle': 'Bau eine Stadt im Wald, bevor der Winter zurückkehrt',
  'home.start': 'Spielen',
  'home.play': 'Jetzt spielen',
  'home.playNote': 'gegen einen Computerspieler',
  'home.solo': 'Allein spielen',
  'home.soloNote': 'gegen Rugwort, die Ratte',
  'home.continue': 'Weiterspielen',
  'home.moves': count('Zug', 'Züge'),
  'home.forget': 'Dieses Spiel entfernen',
  'home.unofficial': 'Ein inoffizielles Fanprojekt ohne Verbindung zu den Verlagen.',

  'settings.language': 'Sprache',

  'table.valley': 'Tal',
  'table.city': 'Stadt',
  'table.hand': 'Hand',
  'table.log': 'Verlauf',
  'table.deck': 'Stapel',
  'table.discard': 'Ablage',
  'table.prompt': 'Was jetzt zu tun ist',
  'table.players': 'Mitspielende',
  'table.parts': 'Teile des Tisches',
  'table.cityOf': 'Stadt von {player}',
  'table.spaces': '{used} von {size} Plätzen',
  'table.handOf': '{n} von {limit} Karten',
  'table.workers': '{ready} von {all} Tieren zu Hause',

  'player.points': 'Punkte',
  'player.city': 'Stadt',
  'player.hand': 'Hand',

  'prompt.turn': 'Du bist dran, {player}',
  'prompt.places': `{n, plural, =0 {Kein Ort für ein Tier} one {Tier einsetzen: # Ort leuchtet} other {Tier einsetzen: # Orte leuchten}}`,
  'prompt.plays': `{n, plural, =0 {Keine Karte spielbar} one {Karte spielen: # Karte leuchtet} other {Karte spielen: # Karten leuchten}}`,
  'prompt.waiting': '{player} überlegt …',
  'prompt.picked': '{n} von {max} gewählt',
  'prompt.reallyPass':
    '{n, plural, one {Wirklich passen? # Karte wäre noch spielbar} other {Wirklich passen? # Karten wären noch spielbar}}',
  'prompt.revealed': 'Aufgedeckt:',
  'prompt.prepareLater': 'Nächste Jahreszeit: {why}',

  'log.empty': 'Noch ist nichts geschehen.',
  'card.seen': `{n, plural, =0 {Keine zu sehen} one {# Exemplar zu sehen} other {# Exemplare zu sehen}}`,
  'keys.line':
    '← → durch alles, was leuchtet · Enter wählen · 1–9 antworten · H Tipp · U zurück · Esc schließen',

  'score.winner': `{n, plural, one {{players} gewinnt} other {{players} teilen sich den Sieg}}`,
  'score.growth': 'Punkte, Zug um Zug',
  'score.again': 'Noch einmal',
  'score.home': 'Zum Anfang',

  'handover.title': 'Weitergeben an {player}',
  'handover.text': 'Sonst sollte jetzt niemand hinsehen.',
  'handover.go': 'Ich bin {player}',

  'home.new': 'Neuer Tisch',
  'home.open': 'läuft',
  'home.over': 'beendet, noch einmal ansehen',
  'home.import': 'Spiel aus einer Datei öffnen',
  'home.importFailed': 'Das ist kein Spiel von uns.',

  'settings.title': 'Einstellungen',
  'settings.name': 'Dein Name',
  'settings.motion': 'Bewegung',
  'settings.motion.full': 'Gemütlich',
  'settings.motion.quick': 'Flott',
  'settings.motion.none': 'Keine',
  'settings.textSize': 'Schriftgröße',
  'settings.textSize.normal': 'Normal',
  'settings.textSize.large': 'Groß',
  'settings.textSize.huge': 'Sehr groß',
  'settings.inclusive': 'Das Paar nach seiner Arbeit nennen',
  'settings.inclusiveNote': 'Statt Ehemann und Ehefrau.',
  'settings.textMode': 'Tisch als Text',
  'settings.textModeNote': 'Alles in Lesereihenfolge, für Screenreader.',
  'settings.pictures': 'Tisch mit Bildern',

  'about.title': 'Über',
  'about.unofficial':
    'Evervale ist ein inoffizielles Fanprojekt. Es hat keine Verbindung zu den Verlagen und Autoren der Brettspiele und verwendet keine ihrer Bilder oder Texte. Wem es hier gefällt, der kaufe die Spiele.',
  'about.credits': 'Dank',
  'about.icons': 'Figuren der Karten und Ereignisse:',
  'about.fonts': 'Schriften:',
  'about.own': 'Landschaft, Tiere, Waren und Orte haben wir selbst gezeichnet.',

  'cards.title': 'Karten',
  'cards.search': 'Namen und Texte durchsuchen',
  'cards.color': 'Typ',
  'cards.kind': 'Art',
  'cards.all': 'Alle',
  'cards.found': '{n, plural, =0 {Keine Karte gefunden} one {# Karte} other {# Karten}}',
  'cards.copies': '{n, plural, one {# Exemplar} other {# Exemplare}}',
  'cards.events': 'Ereignisse',

  'new.title': 'Neuer Tisch',
  'new.players': 'Wie viele spielen mit?',
  'new.solo': 'Wer allein spielt, spielt gegen Rugwort.',
  'new.together': 'Mehrere Personen reichen den Bildschirm herum; die übrigen spielt der Computer.',
  'new.name': 'Name von Platz {n}',
  'new.by': 'Wer spielt Platz {n}',
  'new.person': 'Ein Mensch',
  'new.year': 'Welches Jahr?',
  'new.modules': 'Rugwort stärker machen',
  'new.start': 'Los geht’s',

  'level.seedling': 'Computer: Sämling, für Kinder',
  'level.sprout': 'Computer: Spross, leicht',
  'level.sapling': 'Computer: Setzling, mittel',
  'level.oak': 'Computer: Eiche, schwer',
  'level.ever-tree': 'Computer: Immerbaum, sehr schwer',

  'module.haste': 'In jeder seiner Jahreszeiten nimmt er das linke freie Sonderereignis.',
  'module.fullness': 'Er erhält 2 Punkte für jeden leeren Platz deiner Stadt.',
  'module.glitter': 'Seine Wohlstandskarten zählen 5 Punkte.',
  'module.luck': 'Zwei gleiche Würfe hintereinander bringen ihm einen Punkt.',
  'module.grump': 'Würfelt er eine 8, verlierst du eine zufällige Karte.',

  'house.title': 'Hausregeln',
  'house.prepare': 'Frühe Jahreszeiten',
  'house.prepareNote': 'Du darfst dich vorbereiten, obwohl noch Tiere zu Hause sind.',
  'house.advantage': 'Zwei Helfer zugleich',
  'house.advantageNote':
    'Zwei Karten, die das Ausspielen verbilligen, dürfen zusammen genutzt werden.',
  'house.clockwise': 'Rugwort geht im Uhrzeigersinn',
  'house.clockwiseNote': 'Im Wald zieht er in die andere Richtung weiter.',
  'house.tie': 'Gleichstand',
  'house.tie.tiebreak': 'Ereignisse, dann Waren',
  'house.tie.rugwortWins': 'Rugwort gewinnt',
  'house.tie.playerWins': 'Du gewinnst',

  'table.since': 'Seit deinem letzten Zug',

  'hint.ask': 'Tipp',
  'hint.thinking': 'Einen Moment …',

  'replay.title': 'Wiederholung',
  'replay.at': 'Zug {at} von {end}',
  'replay.first': 'Zum Anfang',
  'replay.back': 'Einen zurück',
  'replay.next': 'Einen weiter',
  'replay.last': 'Zum Ende',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.eyes': 'Gesehen von',
  'replay.goOn': 'Von hier an weiterspielen',
  'replay.save': 'Als Datei speichern',

  'gallery.title': 'Galerie',

  'rugwort.die': 'Sein Würfel: {n}',
};
