/** What only Pearlbrook says: on its cards, in prompts, options, reasons and the log. */
import { count, select } from '@evervale/kernel/text';
import { upTo, verb } from '../../words/en/grammar.ts';

export const en = {
  // On cards, adornments and along the river.
  'n.opponentAdornment': 'the effect of 1 adornment that an opponent has played',
  'v.showThem': verb('show', 'these cards to everybody'),
  'v.playFound': verb('play', 'it for free'),
  'note.freeRiver': 'without meeting its requirement, even if a frog is there',
  'city.guestType': 'for the river it counts as a card of that Construction’s type',
  'stored.together': 'they are taken together with the resources',
  'open.rewardFrog': 'open: if an opponent sends a frog here, you gain {what}',
  'frog.one': 'at most 1 frog ambassador here',
  'frog.any': 'any number of frog ambassadors here',

  // Prompts.
  'prompt.discardShown': 'Discard {what} from your hand',
  'prompt.riverCard': 'Do you use {card}?',
  'prompt.useRiver': 'Which River Destination do you use?',
  'prompt.copyAdornment': 'Which adornment do you use?',
  'prompt.activateTraveler': 'Which Traveler card do you activate?',
  'prompt.costOf': 'Which card’s cost do you gain?',
  'prompt.moveIn': 'Which Construction does {noun} share its space with?',
  'prompt.moveTo': 'Into whose city does {noun} move?',
  'prompt.giveSpread': `Which cards do you give away?${upTo}`,
  'prompt.tokensOn': 'Which {noun} gets the point tokens?',

  // Options.
  'spot.river': 'River Destination ({place})',
  'spot.riverCard': '{card} ({place})',
  'option.frog': 'Send your frog ambassador: {place}',
  'option.adorn': 'Play the adornment {adornment} for 1 pearl',

  // Reasons.
  'reason.noFrog': 'Your frog ambassador is away',
  'reason.handKind': 'Missing in your hand: {what}',
  'reason.noRiverCard': select('open', {
    none: 'No River Destination lies face up',
    other: 'No River Destination that lies face up can be used now',
  }),
  'reason.built': 'Already built by {player}',
  'reason.noHost': 'No Construction in your city can share its space with {noun}',

  // Log.
  'log.frog': '{player} sends the frog ambassador: {place}',
  'log.frogBack': '{player} takes back the frog ambassador',
  'log.uncover': '{player} uncovers {card}',
  'log.useRiver': '{player} uses {card}',
  'log.adorn': '{player} plays the adornment {adornment}',
  'log.copyAdornment': '{player} uses the adornment {adornment} of an opponent',
  'log.build': '{player} builds {wonder}',
  'log.sail': '{player} moves {card} into {owner}’s city',
  'log.moveIn': '{card} shares the space of {host} in {player}’s city',
  'log.search': select('found', {
    yes: '{player} searches the deck and finds {card}',
    other: '{player} searches the deck in vain for {card}',
  }),

  // Things on cards.
  'n.riverDestination': count('face-up River Destination', 'face-up River Destinations'),
  'q.max': '{what} (up to {max})',
  'q.differentTypes': '{what} of different types',
  'q.anotherType': '{what} of another type',

  // Clauses.
  'each.pearl': `for each pearl ${select('who', { opponent: 'that opponent has', other: 'you have' })}`,
  'each.type': 'for each different card type in your city',
  'each.resourceOn': 'for each resource {card}',
  'each.boxCard': 'for each {box} card in your city',

  // What a card lets you do.
  'v.putOn': verb('put', '{what} on your {noun}'),
  'v.moveToOpponent': verb('move', 'this card to an empty space in an opponent’s city'),
  'v.search': verb('search', 'the deck for {what}'),

  // Options.
  'detail.river': 'on the river',

  // The form of a new table.
  'form.box.pearlbrook': 'A river with pearls, frog ambassadors, adornments and wonders.',
};
