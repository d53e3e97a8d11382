/** What only the powers say, in English. */
import { aLocation } from '../../words/en/clauses.ts';
import { color, verb } from '../../words/en/grammar.ts';
import { count, plural, select } from '@evervale/kernel/text';

export const en = {
  // Things on cards.
  'n.missing': count('resource of a type you do not have', 'resources of types you do not have'),

  // Clauses.
  't.setup': 'Setup',
  't.afterPlayColor': `After you play a ${color} card`,
  't.opponentPlays': `After an opponent plays a ${color} card`,
  't.placeAt': `When you place a worker on ${aLocation}`,
  'if.gaveNone': 'if the location gave you no {many}',

  // What a card lets you do.
  'v.activateAgain': verb('activate', 'the card you played a second time'),
  'v.moveToken': verb(
    'move',
    `the token to another ${select('where', { meadow: 'Meadow card', other: 'location' })}`,
  ),

  // Rules on cards.
  'cost.standIn': `{a} ${plural('counts', 'count')} as {b} when paying for a Construction`,
  'hand.limit': 'your hand limit rises by {n}',
  'advice.rugwortModule': 'Against Rugwort, better with at least one of his modules',

  // Powers.
  't.firstVisit': 'With your first worker on each basic location, besides what it gives',
  't.afterPlayOther': `After you play a card that is not a ${color} card${select('autumn', { no: ' (not in autumn)', other: '' })}`,
  't.startAndSeasons': 'At the start of the game and of each of your seasons',
  't.tokenPlayed': 'Whenever anybody plays the card with your token',
  't.tokenPlaced': 'Whenever anybody places a worker where your token lies',
  't.forToken': 'Once per turn, before your action, you may return {what} from this power',
  'power.putToken': `put your token on ${select('where', { meadow: 'a Meadow card', other: 'a basic location, a Forest location or the Haven' })}`,
  'power.treasure': 'put {what} on this power',
  'power.snailPile': 'lay {n} cards from the deck face down in front of you as your pile',
  'power.forestPile': 'the Forest cards that are not in use are your pile',
  'power.farmPile': 'all Farms are a pile in front of you',
  'if.gaveSome': 'if you gained at least {what} there',
  'power.swapGained': 'you may return 1 resource gained there to gain {what}',
  'power.owls':
    'you may discard {drop} and/or draw {first}; if you give the card drawn to an opponent, draw {more}',
  'power.oneMore': 'you may draw 1 more from the deck',
  'power.layForest': 'draw {n} Forest cards from your pile and lay out 1 of them',
  'power.freeFarm': 'you may put the top Farm of the pile into play for free',
  'power.alsoResolve': 'you may give them the top card of your pile to use that card, too',
  'power.invest':
    'you may put 1 resource on this power if it is empty, or take back the one that lies here together with 1 more of its type',
  'power.putAside': 'you may put 1 Meadow card aside',
  'power.elsewhere':
    'a worker you place on a Forest card may use any location where an opponent has a worker instead (but no Event and not {cards})',
  'power.shares':
    'you may place workers on basic locations, Forest locations and Destination cards even if an opponent’s worker is there (but not {cards})',
  'power.fromMeadow':
    'whenever you draw cards, you may take each of them from the deck or the Meadow; cards that are shown come from the deck',
  'power.archive': 'you may play cards put aside as if they were in your hand or in the Meadow',
  'power.ownForest': 'only you may visit these Forest cards, and nobody may copy them',
  'power.farms':
    'your Farms use no space; everybody may play the top Farm of the pile, and you gain {what} when an opponent does',
  'power.first':
    'you begin with as many cards as your hand limit allows, and you are the first player',
  'power.last': 'you are the last player',
  'power.notSolo': 'not used against {player}',

  // Prompts.
  'prompt.power': 'Which power do you keep?',
  'prompt.oneMore': 'Draw 1 more card?',
  'prompt.swapGained': 'Return 1 of the resources gained for 1 pebble?',
  'prompt.invest': 'Which resource do you put on your power?',
  'prompt.takeBack': 'Take back the resource on your power?',
  'prompt.putAside': 'Which Meadow card do you put aside?',
  'prompt.alsoResolve': 'Use {card} in {player}’s city, too?',
  'prompt.token': select('where', {
    meadow: 'On which Meadow card do you put your token?',
    other: 'Where do you put your token?',
  }),
  'prompt.ownForest': 'Which Forest card do you lay in front of you?',
  'prompt.freeFarm': 'Put the top Farm into play for free?',

  // Options.
  'option.playArchive': 'Play {card}, which you put aside',
  'option.playPile': 'Play {card} from the pile',
  'option.power': '{power}',
  'option.treasure': 'Return {what} from your power for 1 resource and 1 card',
  'option.drawOne': 'Draw 1 card',
  'option.takeDouble': 'Take back {what} and another one',
  'option.giveTop': 'Give {player} the top card of your pile',

  // The log.
  'log.power': '{player} chooses a power: {power}',
  'log.putAside': '{player} puts {cards} aside',
  'log.token': '{player} moves a token: {place}',
  'log.tokenMeadow': '{player} moves a token: Meadow card {n}',
  'log.ownForest': '{player} lays out a Forest card: {place}',

  // The form of a new table.
  'form.box.powers': 'Every player has a power of their own.',
};
