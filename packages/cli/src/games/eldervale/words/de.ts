/** What the terminal says about Eldervale, in German. */
import { count } from '@evervale/kernel/text';
import type { EldervaleWords } from './index.ts';

export const de: EldervaleWords = {
  'ui.map': 'Eldervale',
  'ui.decks': 'Abenteuerkarten',
  'ui.tableau': 'Dein Tableau',
  'ui.cards': count('Karte', 'Karten'),
  'ui.stack': `${count('Reich', 'Reiche')} im Stapel`,
  'ui.turnedUp': 'Aufgedeckt',
  'ui.peace': 'Friedlicher Beginn',
  'ui.lastTurns': `noch ${count('Zug', 'Züge')}`,
  'ui.glory': 'Ruhm {n}',
  'ui.ready': 'bereit',
  'ui.tray': 'noch in der Ablage',
  'ui.underworld': 'Unterwelt',
  'ui.tokens': 'Schätze',
  'ui.place': 'Eine Einheit einsetzen',
  'ui.free': 'Freie Aktionen',
  'ui.dwellings.one': 'Behausung',
  'ui.battle': 'Kampf',
  'ui.battle.about': 'steht bevor',
  'ui.battle.join': 'wer schließt sich an?',
  'ui.battle.count': 'Würfel werden gezählt',
  'ui.battle.add': 'Schwerter und Zauber',
  'ui.battle.rolled': 'gewürfelt',
  'ui.battle.decided': 'entschieden',
  'ui.battle.wins': 'gewinnt',
  'ui.battle.cards': 'Karten und Fähigkeiten',
  'ui.dice': count('Würfel', 'Würfel'),
  'ui.do.look': 'zeigt ein Tableau genau',
  'ui.help.goal':
    'In deinem Zug setzt du eine Einheit ein oder sammelst dich. Baue Behausungen, sammle Karten und Macht, gewinne Kämpfe: Wer am Ende die meisten Punkte hat, gewinnt.',
  'ui.help.monster': 'Monster',
  'ui.help.treasure': 'Schätze, die noch da sind',
  'ui.help.threat': 'Würfel, auf die du dort triffst',
  'ui.help.orb': 'Sphäre',
  'ui.help.vp': 'Punkte',
  'ui.help.map':
    'Jedes Sechseck ist ein Reich mit Nummer und Namen; darunter stehen die Behausung, die Einheiten nach Personen (Aww: zwei Arbeiter von A), Gefahr und Schätze.',
};
