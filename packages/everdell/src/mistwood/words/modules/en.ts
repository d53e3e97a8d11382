/** Her characters, plots and schemes in English: what they say is put together from these. */
import { count, select } from '@evervale/kernel/text';
import { left } from '../../../words/en/grammar.ts';

const tokens = count('point token', 'point tokens');
const cards = count('card', 'cards');
const each = (one: string, many: string): string =>
  `{n, plural, =1 {for each ${one}} other {for every # ${many}}}`;

/** What she does, as it stands in the sentence. */
const she = (does: string, rest = ''): string =>
  select('stand', {
    instead: `she ${does} instead${rest}`,
    also: `${does}${rest}`,
    other: `she ${does}${rest}`,
  });
/** English says a price as a command and as a question in the same words. */
const price = (text: string): string => select('mood', { other: text });

export const en = {
  // What she gains.
  'nw.gains': select('stand', {
    instead: `she gains ${tokens} instead`,
    also: tokens,
    other: `she gains ${tokens}`,
  }),
  'nw.gainsStar': 'she gains as many point tokens as the star of her point card says',
  'nw.gainsEach': `${select('stand', { also: '', other: 'she gains ' })}${tokens} {each}{bounds}`,
  'nw.gainsBest': 'she gains as many point tokens as {best}{bounds}',
  'nw.flattery':
    'she gains 1 point token if the card has a printed value of 2 or 3, and 2 if it is 4 or more',
  'nw.plus': '{a}, plus {b}',
  'nw.and': '{a}, and {b}',
  'nw.andShe': '{a} and {b}',
  'nw.then': '{a}. Then {b}',
  'nw.nothing': select('stand', { other: 'nothing happens' }),
  'nw.bounds.none': '',
  'nw.bounds.least': ', at least {least}',
  'nw.bounds.most': ', at most {most}',
  'nw.bounds.both': ', at least {least} and at most {most}',
  'nw.cap': '{text} (at most {n} during this plot)',
  'nw.each.resources': each('resource you own', 'resources you own'),
  'nw.each.hand': each('card in your hand', 'cards in your hand'),
  'nw.each.workersOnBasic': each(
    'of your workers on basic locations',
    'of your workers on basic locations',
  ),
  'nw.each.workersOnBasicOrHaven': each(
    'of your workers on basic locations or on the Haven',
    'of your workers on basic locations or on the Haven',
  ),
  'nw.each.workersPlaced': each('of your deployed workers', 'of your deployed workers'),
  'nw.each.locations': each('location card in your city', 'location cards in your city'),
  'nw.each.events': each('Event you have achieved', 'Events you have achieved'),
  'nw.each.constructions': each('Construction in your city', 'Constructions in your city'),
  'nw.each.production': each('Production card in your city', 'Production cards in your city'),
  'nw.each.unique': each('Unique card in your city', 'Unique cards in your city'),
  'nw.each.occupied': each('occupied token in your city', 'occupied tokens in your city'),
  'nw.each.emptySpaces': each('empty space in your city', 'empty spaces in your city'),
  'nw.each.herCards': each('card in her city', 'cards in her city'),
  'nw.each.herProsperity': each('Prosperity card in her city', 'Prosperity cards in her city'),
  'nw.each.herProduction': each('Production card in her city', 'Production cards in her city'),
  'nw.each.moreProsperity': 'for each Prosperity card you have more than she has',
  'nw.each.unachieved': each('Event that nobody has achieved', 'Events that nobody has achieved'),
  'nw.each.worthyUpper':
    'for each card with a printed value of 3 or more on Meadow positions 1 to 4',
  'nw.each.worthyLower':
    'for each card with a printed value of 3 or more on Meadow positions 5 to 8',
  'nw.best.bestMeadow': 'the highest printed value in the Meadow',
  'nw.best.bestCritter': 'the highest printed value of a Critter in your city',

  // What else she does.
  'nw.deed.draw': she(`draws ${cards}`),
  'nw.deed.collect':
    'she draws 1 card; if her deck holds 3 cards or more, or her game has ended, she gains 1 point token instead',
  'nw.deed.shadow':
    'she takes the next marked Meadow card forward into her deck and, if its printed value is 2 or more, gains 1 point token; if there is none, or her game has ended, she gains 1 point token',
  'nw.deed.gamble':
    'the 8-sided die is rolled; on 4 to 6 she gains 1 point token, on 7 or 8 she gains 2',
  'nw.deed.keepEmpty':
    'the position of the card stays empty until her season or her game ends, when she gains 1 point token for it; if fewer than 5 cards would remain in the Meadow, it is refilled and she gains 1 point token at once',
  'nw.deed.web':
    'a web stays there for the rest of the game; if there is one already, she gains 1 point token',
  'nw.deed.nextCharacter': 'the next character of the face-down pile applies',
  'nw.deed.afterFigure': she(
    'takes the first Meadow card after the figure in the direction of the arrow into her deck',
  ),
  'nw.deed.giveAtRandom': `you give her ${cards} from your hand, chosen at random; for each card given or missing she gains 1 point token`,
  'nw.deed.lureWorker': `1 of your workers that is not deployed goes into her lair until you next prepare for a season; if you have none, she gains ${tokens}`,
  'nw.deed.takeBest': she(
    'takes the Meadow card with the highest printed value into her deck (if tied, the first one forward)',
  ),
  'nw.deed.playBest':
    'she plays the Meadow card with the highest printed value (if tied, the first one forward); if her city is full, it is discarded and she gains its printed value in point tokens',
  'nw.deed.playRolled': she(
    'plays the card on a rolled Meadow position',
    '; if her city is full, she gains 1 point token',
  ),
  'nw.deed.clearMeadow': 'all remaining Meadow cards are discarded and replaced',
  'nw.deed.reveal': `${select('stand', { instead: 'only ', other: '' })}${cards} from the draw pile are revealed and discarded; she gains the highest printed value among them in point tokens`,
  'nw.deed.playTop': `she plays ${cards} from the draw pile; for each that finds no space she gains 2 point tokens`,
  'nw.deed.takeEvent': `she takes the first special Event that nobody has achieved, counting forward; if there is none, she gains ${tokens}`,
  'nw.loseConstruction':
    'discard a Construction with a printed value of 0 or 1 from your city; if you have none, {otherwise}',

  // What can be paid.
  'nw.cost.any': price(`pay ${count('resource of your choice', 'resources of your choice')}`),
  'nw.cost.byCard': price(
    'pay 1 berry for a Critter, or 1 twig, resin or pebble for a Construction',
  ),
  'nw.cost.cards': price(`discard ${cards} from your hand`),
  'nw.cost.critters': price(`discard ${count('Critter', 'Critters')} from your hand`),
  'nw.cost.handDownTo': price('discard cards until {n} are left in your hand'),
  'nw.cost.resourcesDownTo': price('discard resources of your choice until you own {n}'),
  'nw.cost.eachCard': price(
    'discard any number of cards from your hand (she gains 1 fewer point token for each)',
  ),
  'nw.cost.eachTwo': price(
    'discard any mix of resources and cards from your hand (she gains 1 fewer point token for every 2)',
  ),
  'nw.payOr': '{cost}; otherwise {otherwise}',
  'nw.payFor': '{cost}, and {instead}; otherwise {otherwise}',
  'nw.foil': 'Foil: {cost}; then {instead}',
  'nw.foilEach': 'Foil: {cost}',

  // When it happens.
  'nw.when.placeWorker': 'Whenever you place a worker on {place}: {then}',
  'nw.when.afterPlacing': 'Whenever you place a worker on {place}, after using it: {then}',
  'nw.when.play.construction': 'Whenever you play a Construction: {then}',
  'nw.when.play.production': 'Whenever you play a Production card, before its effect: {then}',
  'nw.when.play.prosperity': 'Whenever you play a Prosperity card: {then}',
  'nw.when.play.unique': 'Whenever you play a Unique card: {then}',
  'nw.when.occupy': 'Whenever you place an occupied token: {then}',
  'nw.when.achieve': 'Whenever you achieve {place}: {then}',
  'nw.when.prepare': 'Whenever you prepare for a season, before everything else: {then}',
  'nw.when.endTurn.hand':
    'At the end of each of your turns with more than {n} cards in hand: {then}',
  'nw.when.endTurn.resources':
    'At the end of each of your turns with more than {n} resources: {then}',
  'nw.when.getMeadow':
    'Whenever you take or play a card from Meadow positions {from} to {to}: {then}',
  'nw.when.getMeadow.web': 'Whenever you take or play a Meadow card with a web: {then}',
  'nw.when.getMarked':
    'Whenever you take or play a Meadow card beside the figure, before everything else: {then}',
  'nw.when.spider': 'Whenever she places a spider on {place}: {then}',
  'nw.when.figure': 'Whenever the figure is placed: {then}',
  'nw.when.herCard': 'Whenever she plays a card into her city: {then}',
  'nw.when.herCard.cheap':
    'Whenever she plays a card with a printed value of {n} or less into her city: {then}',
  'nw.when.herPrepare': 'Whenever she prepares for a season: {then}',
  'nw.when.herEnd': 'When her game ends: {then}',
  'nw.when.scoring': 'Before scoring: {then}',
  'nw.now': 'At once: {then}',
  'nw.last': 'As her last plot: {then}',
  'nw.on.forest': 'a Forest location',
  'nw.on.exclusive-shared': 'a basic location',
  'nw.on.shared-haven': 'a basic location for any number of workers, or on the Haven',
  'nw.on.city': 'a location card',
  'nw.on.webbed': 'a location with a web',
  'nw.on.exclusive-forest': 'a basic or Forest location',
  'nw.on.exclusive-forest-haven': 'a basic location, a Forest location or the Haven',
  'nw.on.basicEvent': 'a basic Event',
  'nw.on.specialEvent': 'a special Event',
  'nw.on.event': 'an Event',
  'nw.closes':
    'You cannot place workers on the upper left Forest location or on the basic location “3 twigs”',
  'nw.creeps': 'A web lies beside Meadow position 1, and in each of her seasons beside 2 more',
  'nw.bringsPlots':
    'Plots are used as well: 2 are turned up each time, and you choose which one applies',
  'nw.bringsCharacters':
    'Foil: before a character does anything, discard 2 cards from your hand; then nothing happens',

  // Questions.
  'prompt.foil': '{card}: {cost}? Then {instead}.',
  'prompt.foilOnly': '{card}: {cost}?',
  'prompt.foilPay': `{card}: what do you pay with?${left}`,
  'prompt.plot': 'Which of the two plots applies?',
  'option.letHappen': 'Pay nothing: {otherwise}',
  'option.plot': '{card}',
  'reason.webbed': 'Closed by “{card}”',

  // The table form.
  'form.nightweave.character':
    'What it costs to take cards beside her figure; not with other boxes',
  'form.nightweave.scheme':
    'A rule in her favor for the whole game; alone, and not with other boxes',
  'form.nightweave.no.character': 'No character',
  'form.nightweave.no.scheme': 'No scheme',
  'form.nightweave.plots': 'Plots',
  'form.nightweave.plotsNote':
    'A nasty surprise in each of her seasons; alone, and not with other boxes',

  // Log.
  'log.herCharacter': '{player} is now “{card}”',
  'log.plot': `${select('last', { yes: 'Her last plot', other: 'Her plot' })}: “{card}”`,
  'log.herModule': '“{card}” takes effect',
  'log.foiled': '{player} pays against “{card}”',
  'log.web': '{player} leaves a web: {place}',
  'log.keptEmpty': 'Meadow position {n} stays empty',
  'log.lured': 'A worker of {player} is lured into the lair',
};
