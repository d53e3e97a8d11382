/** What only Mistwood says: her cards, and every step of Nightweave’s turns. */
import { count, select } from '@evervale/kernel/text';
import { season } from '../../words/en/grammar.ts';
import { en as modules } from './modules/en.ts';

const tokens = count('point token', 'point tokens');
const which = select('part', {
  first: 'First option',
  second: 'Second option',
  other: 'Fallback action',
});

export const en = {
  ...modules,
  // Her point cards, which are of our own design.
  'nw.difficulty.0': 'Drowsy',
  'nw.difficulty.1': 'Curious',
  'nw.difficulty.2': 'Cunning',
  'nw.difficulty.3': 'Relentless',
  'nw.difficulty.4': 'Merciless',

  // What her cards can ask for, as a list of things done.
  'nw.step.basic': 'a spider on the basic location “{place}”',
  'nw.step.forest': `a spider on the ${select('clearing', {
    upperLeft: 'upper left',
    upperRight: 'upper right',
    lowerRight: 'lower right',
    other: 'lower left',
  })} Forest location`,
  'nw.step.journey': 'a spider on the Journey location worth {n}',
  'nw.step.own': 'a spider on a location in her own city that is not open to others',
  'nw.step.open': 'a spider on an open location',
  'nw.step.basicEvent': 'a spider on a basic Event',
  'nw.step.specialEvent': 'a spider on a special Event',
  'nw.step.haven': 'a spider on the Haven',
  'nw.step.market': 'a spider on the Market, and goods change sides',
  'nw.step.wonder': 'a spider on a wonder, and an adornment',
  'nw.step.figure': 'the figure on the Meadow, and the card there into her city',
  'nw.step.frog': 'her frog at the river',
  'nw.step.draw': '1 card from the draw pile into her deck',
  'nw.step.discard': '1 card from her deck is discarded',
  'nw.step.playDeck': '1 card from her deck into her city',
  'nw.step.playMeadow': 'a rolled Meadow card into her city',
  'nw.step.points': tokens,
  'nw.step.anyStar': 'point tokens by the star of her point card',
  'nw.step.star': `${tokens} (her difficulty)`,

  // Why an option cannot be carried out.
  'nw.why.noSpider': 'she has no spider left',
  'nw.why.basicTaken': 'all four basic locations for one worker are occupied',
  'nw.why.basicClosed': 'with Newleaf her spiders go to no basic location',
  'nw.why.forestTaken': 'all Forest locations are occupied',
  'nw.why.journeyTaken': 'the Journey locations are occupied',
  'nw.why.noOwn': 'there is no free location in her city',
  'nw.why.noOpen': 'there is no free open location',
  'nw.why.noBasicEvent': 'there is no basic Event left',
  'nw.why.noSpecialEvent': 'there is no special Event left',
  'nw.why.specialDone': 'she has taken a special Event in this season already',
  'nw.why.noPearls': 'she has too few pearls',
  'nw.why.figurePlaced': 'the figure is out already',
  'nw.why.noFrog': 'she has no frog to send',
  'nw.why.deckEmpty': 'her deck is empty',
  'nw.why.cityFull': 'her city is full',
  'nw.why.pilesEmpty': 'there are no cards left',

  // An action card in words.
  'nw.option': `${which}: {steps}`,
  'nw.season': `<up>${season}</up>: {first}; otherwise {second}`,
  'nw.substitute': 'Fallback action: {steps}',
  'nw.steps.and': '{a}, and {b}',
  'nw.arrow': select('arrow', { forward: 'arrow forward', other: 'arrow backward' }),
  'nw.icon': select('icon', {
    spider: 'Spider card',
    figure: 'Figure card',
    other: 'Card without a symbol',
  }),
  'nw.pointCard':
    'Difficulty {n}, {name}: star {star}, special Event {special}, card of value 0 {zero}, Prosperity card {prosperity}',

  // Prompts.
  'prompt.spiderOwn': 'On which location in her city does {player} place her spider?',
  'prompt.spiderOpen': 'On which of your open locations does {player} place her spider?',
  'prompt.rowdyTakes': 'Which card do you give for {card}?',

  // The score sheet.
  'score.tie.nightweave': '{player} wins every tie',
  'score.line.pointCard': 'Point card',

  // The table form.
  'form.nightweave': 'Nightweave the spider',
  'form.nightweaveNote':
    'The spider plays against one or two players, who also play against each other',
  'form.nightweave.none': 'Does not play',
  'form.nightweave.level': '{n}: {name}',
  'form.house.easySpring': 'Easier spring against Nightweave',
  'form.house.easySpringNote': '1 worker in spring, even though powers are used',

  // Log.
  'log.nightweaveCard': `{player} turns up “{card}” (${season}, {arrow})`,
  'log.nightweavePrepares':
    '{player} turns up “{card}”: figure and spiders are all placed, so the season ends',
  'log.nightweaveFails': `${which}: {steps}. Not possible: {why}`,
  'log.nightweaveActs': `{player} – ${which}: {steps}`,
  'log.nightweaveEnds': '{player} has finished',
  'log.spider': '{player} places a spider: {place}',
  'log.figure': '{player}’s figure lies on Meadow position {n}',
  'log.figureStation': '{player}’s figure lies on place {n} of the Station',
  'log.spidersBack': 'Figure and spiders return to the lair',
  'log.newSpiders': `{player} gets ${count('new spider', 'new spiders')}`,
  'log.nightweavePlays': `{player} plays {noun}${select('from', {
    meadow: ' from the Meadow',
    deck: ' from her deck',
    pile: ' from the draw pile',
    other: ' from the Station',
  })}`,
  'log.nightweaveDiscards': '{card} finds no space and is discarded',
  'log.toLair': '{player} lays {card} into her lair',
  'log.intoDeck': '{player} takes {card} into her deck',
  'log.legendToDeck': '{player} gets a Legendary card into her deck',
  'log.adornmentToLair': '{player} lays an adornment into her lair',
  'log.goodMoved': `{player} moves {good} to the ${select('act', { sell: 'selling', other: 'buying' })} side`,
};
