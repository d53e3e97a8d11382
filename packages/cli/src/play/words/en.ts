/** What the terminal says beside the words of the game. */
import { count } from '@evervale/kernel/text';

export const en = {
  // Headings.
  'ui.others': 'Others',
  'ui.hand': 'Your hand',
  'ui.since': 'Since your last turn',
  'ui.log': 'Game log',
  'ui.other': 'Other',
  'ui.choice': 'Your choice',
  'ui.help': 'Help',
  'ui.why': 'What is not possible now, and why',

  // Short facts.
  'ui.yourTurn': 'Your turn',
  'ui.turnOf': '{player}’s turn',
  'ui.handSize': 'hand {n}/{most}',
  'ui.points': '{n} points',
  'ui.finished': 'finished',
  'ui.empty': 'nothing yet',
  'ui.label': '{label}: {text}',
  'ui.earlier': `… ${count('line', 'lines')} earlier (log)`,

  // Asking.
  'ui.chosen': '{n} chosen',
  'ui.several': 'several at once: 1 3 4',
  'ui.hint': 'Enter choose · type to filter · ? why not · i NAME · hint · undo · help · quit',
  'ui.hint.filter': 'Enter choose · Esc show all',
  'ui.hint.command': 'Enter {what} · Esc back',
  'ui.noMatch': 'Nothing matches “{text}”',
  'ui.scroll': '↑ more above (Page Up)',
  'ui.back': 'Enter back · ↑↓ scroll',
  'ui.yesNo': 'Enter yes · Esc no',

  // What commands do.
  'ui.do.why': 'show what is not possible, and why',
  'ui.do.info': 'show a card or another thing by its name',
  'ui.do.hint': 'show what a strong computer player would do, and why',
  'ui.do.undo': 'undo the last choice',
  'ui.do.log': 'show the whole log',
  'ui.do.look': 'show what a player has',
  'ui.do.lang': 'change the language (en, de, fr, it)',
  'ui.do.save': 'save the game',
  'ui.do.help': 'show the help',
  'ui.do.quit': 'save and leave',

  // Messages.
  'ui.undone': 'Undone.',
  'ui.cannotUndo': 'Nothing can be undone: something was revealed, or somebody else has acted.',
  'ui.saved': 'Saved as {file}.',
  'ui.notSaved': 'Could not save: {why}',
  'ui.allPossible': 'Everything you could ask about is among the options.',
  'ui.unknown': 'Nothing is called “{text}”.',
  'ui.noLang': 'There are en, de, fr and it.',

  // Computer players and their advice.
  'ui.thinking': '{player} is thinking …',
  'ui.thinking.leave': 'Ctrl-C saves and leaves',
  'ui.advice': 'What a strong computer player would do',
  'ui.advice.points': 'about {n} points at the end',
  'ui.advice.moment': 'One moment …',
  'ui.level.random': 'Random',
  'ui.level.random.about': 'takes anything',
  'ui.level.seedling': 'Seedling',
  'ui.level.seedling.about': 'for children',
  'ui.level.sprout': 'Sprout',
  'ui.level.sprout.about': 'easy',
  'ui.level.sapling': 'Sapling',
  'ui.level.sapling.about': 'medium',
  'ui.level.oak': 'Oak',
  'ui.level.oak.about': 'hard',
  'ui.level.ever-tree': 'Ever Tree',
  'ui.level.ever-tree.about': 'very hard, thinks for some seconds',

  // Handing over.
  'ui.handOver': 'Over to {player}',
  'ui.handOver.press': 'Enter when only {player} is looking',
  'ui.handOver.undo': 'u {player} undoes the last choice',
  'ui.handOver.did': 'Just now',

  // End.
  'ui.total': 'Total',
  'ui.win': '{player} wins with {n} points',
  'ui.winShared': '{players} share the victory with {n} points',
  'ui.end': 'The game is over',
  'ui.end.leave': 'Enter leave · s save · ↑↓ scroll',
  'ui.resumeWith': 'Continue with: {command}',

  // Before the game.
  'ui.setup.mode': 'How do you want to play?',
  'ui.setup.computer': 'Against the computer',
  'ui.setup.together': 'Together at this keyboard',
  'ui.setup.solo': 'Alone against {opponent}',
  'ui.setup.resume': 'Continue a saved game',
  'ui.setup.file': 'Which file?',
  'ui.setup.name': 'What is your name?',
  'ui.setup.names': 'Who plays? Names separated by commas, in the order of the seats',
  'ui.setup.tooMany': 'A table has {least} to {most} seats.',
  'ui.setup.alone': 'At least two names, please.',
  'ui.setup.computers': 'How many computer players?',
  'ui.setup.level': 'How strong?',
  'ui.setup.character': 'With which character?',
  'ui.setup.plain': 'None in particular',
  'ui.setup.cancelled': 'Another time, then.',

  // Help.
  'ui.help.choose':
    'Type the number of an option, or part of its name until only one is left, or move with the arrow keys; Enter chooses. Where several things are chosen, several numbers can be typed at once.',
  'ui.help.signs': 'Signs',
  'ui.help.bold': 'what you can choose now is highlighted',
  'ui.help.commands': 'Commands',
  'ui.help.pages': 'Page Up and Page Down scroll, Esc clears the line, Ctrl-C saves and leaves.',
};
