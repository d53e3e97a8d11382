/** The words of the client in English, which says what the other languages must have. */
import { count } from '@evervale/kernel/text';

export const en = {
  close: 'Close',

  'home.subtitle': 'Build a city in the woods before winter comes back',
  'home.start': 'Play',
  'home.play': 'Play now',
  'home.playNote': 'against a computer player',
  'home.solo': 'Play alone',
  'home.soloNote': 'against Rugwort, the rat',
  'home.continue': 'Go on playing',
  'home.moves': count('move', 'moves'),
  'home.forget': 'Remove this game',
  'home.unofficial': 'An unofficial fan project, not connected with the publishers.',

  'settings.language': 'Language',

  'table.valley': 'Valley',
  'table.city': 'City',
  'table.hand': 'Hand',
  'table.log': 'Log',
  'table.deck': 'Deck',
  'table.discard': 'Discard',
  'table.prompt': 'What to do now',
  'table.players': 'Players',
  'table.parts': 'Parts of the table',
  'table.cityOf': 'The city of {player}',
  'table.spaces': '{used} of {size} spaces',
  'table.handOf': '{n} of {limit} cards',
  'table.workers': '{ready} of {all} workers at home',

  'player.points': 'points',
  'player.city': 'city',
  'player.hand': 'hand',

  'prompt.turn': 'Your turn, {player}',
  'prompt.places': `{n, plural, =0 {No place for a worker} one {Send a worker: # place glows} other {Send a worker: # places glow}}`,
  'prompt.plays': `{n, plural, =0 {No card to play} one {Play a card: # card glows} other {Play a card: # cards glow}}`,
  'prompt.waiting': '{player} is thinking …',
  'prompt.picked': '{n} of {max} chosen',
  'prompt.revealed': 'Revealed:',
  'prompt.prepareLater': 'Next season: {why}',

  'log.empty': 'Nothing has happened yet.',
  'card.seen': `{n, plural, =0 {None in sight} one {# copy in sight} other {# copies in sight}}`,
  'keys.line': '← → through what glows · Enter choose · 1–9 answer · U undo · Esc close',

  'score.winner': `{n, plural, one {{players} wins} other {{players} share the victory}}`,
  'score.growth': 'Points, move by move',
  'score.again': 'Play again',
  'score.home': 'Back to the start',

  'handover.title': 'Hand over to {player}',
  'handover.text': 'Nobody else should look now.',
  'handover.go': 'I am {player}',
};
