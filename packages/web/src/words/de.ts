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
  'prompt.revealed': 'Aufgedeckt:',
  'prompt.prepareLater': 'Nächste Jahreszeit: {why}',

  'log.empty': 'Noch ist nichts geschehen.',
  'card.seen': `{n, plural, =0 {Keine zu sehen} one {# Exemplar zu sehen} other {# Exemplare zu sehen}}`,
  'keys.line':
    '← → durch alles, was leuchtet · Enter wählen · 1–9 antworten · U zurück · Esc schließen',

  'score.winner': `{n, plural, one {{players} gewinnt} other {{players} teilen sich den Sieg}}`,
  'score.growth': 'Punkte, Zug um Zug',
  'score.again': 'Noch einmal',
  'score.home': 'Zum Anfang',

  'handover.title': 'Weitergeben an {player}',
  'handover.text': 'Sonst sollte jetzt niemand hinsehen.',
  'handover.go': 'Ich bin {player}',
};
