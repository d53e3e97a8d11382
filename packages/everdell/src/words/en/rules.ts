/** Standing rules on cards: scoring, cost, city, locations, requirements. */
import { count, select } from '@evervale/kernel/text';
import { aNoun, color, kind, points, rarity } from './grammar.ts';

const slot = select('slot', { cell: 'cell', plot: 'plot', room: 'room', other: 'spot' });

const places = select('loc', {
  basic: 'basic locations',
  forest: 'Forest locations',
  event: 'Events',
  other: 'Destination cards',
});

const homes = select('color', { construction: 'Construction', other: `${color} Construction` });

export const rules = {
  // Scoring.
  'score.flat': `worth ${points}`,
  'score.each': `worth ${points} {each}`,
  // The second member of a sum: `list.and` of `score.each` and `score.part`.
  'score.part': `${points} {each}`,
  'score.if': `worth ${points} {cond}`,
  'score.extraIf': `worth ${count('extra point', 'extra points')} {cond}`,
  'score.max': `{text}, up to ${points}`,
  // `n` without its sign.
  'score.negative': `it is worth −${points} there`,
  'score.copyOpponent': 'scores like {what}',
  // Where tokens are spent, and where they are not.
  'score.tokensStay': 'point tokens still on this card score at the end of the game',
  'score.tokensHere': 'point tokens on this card score at the end of the game',

  // Cost.
  'cost.occupied': 'free with an occupied token {card}',
  // `n` is the amount in `a`.
  'cost.extra': `each ${kind} you play costs {what} more`,
  'cost.toOpponent': 'what you pay for this card goes to an opponent of your choice',
  'cost.lost': 'unused reduction is lost',
  'cost.single': 'one card-playing ability per card',

  // City, workers, locations.
  'city.noSpace': 'uses no space in your city',
  'city.shares': 'may share its space with 1 {noun}',
  'city.kin': 'any number of {many} share 1 space',
  'city.mustShare': `must share the space of ${select('kind', { critter: 'a Critter', other: 'a Construction' })}`,
  'city.extraSpace': `your city has ${count('more space', 'more spaces')}`,
  'city.housesAnyone': 'may be occupied to play any Critter for free',
  'city.takesItsSpace': 'this card moves into the freed space',
  'city.prisoners': 'Critters under this card no longer count as part of your city',
  'city.limit': select('rarity', { unique: 'only 1 per city', other: 'any number per city' }),
  'hand.limitEach': 'your hand limit rises by {n} {each}',
  // slot: cell (Dungeon), plot (Cemetery), room (Monastery).
  unlock: `unlocks the {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} ${slot} of your {noun}`,
  'spots.lastNeeds': `the {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} ${slot} needs 1 {noun} in your city`,
  'worker.max': `at most ${count('worker', 'workers')} here`,
  'worker.any': 'any number of workers here',
  'worker.forest': '1 worker; with 4 or more players, 2 workers of different players',
  'worker.onePerPlayer': '1 worker per player',
  'worker.new': `gain ${count('new worker', 'new workers')}`,
  'open.reward': 'open: if an opponent visits, you gain {what}',
  // Weather.
  'loc.blocked': `you cannot place workers on ${places}`,
  'loc.less': `${places} give ${count('fewer resource', 'fewer resources')}`,
  // Legendary cards.
  'card.countsAs': `counts as ${aNoun}`,
  'card.replaces': 'instead of paying, you may discard your {noun}',
  'card.safe': 'cannot be discarded or copied',
  'card.notCopied': 'opponents cannot copy this card',

  // Beside the text.
  'fact.kind': `${select('rarity', { legendary: 'Legendary', other: rarity })} ${kind}`,
  'fact.noCost': 'no cost',
  'fact.houses': 'can be occupied for: {cards}',
  'fact.livesInAny': `free with an occupied token on any ${homes}`,
  'fact.housesAny': `can be occupied for any ${color} Critter`,
  'fact.original': 'our own design, the printed card is not known',

  // Of Events, river and visitors.
  'req.city': 'needs {what} in your city',
  'req.everyType': `at least ${count('card', 'cards')} of every type`,
  'req.cityCards': `at least ${count('card', 'cards')} in your city`,
  'opp.gains': 'that opponent gains {what}',
  'opp.mayPlay': 'every player may play these cards',

  // For whom a box is, before a game starts.
  'advice.experienced': 'Recommended for experienced players only',

  // Market and royal award.
  'city.below': 'shares its space with the Construction on it',
  'score.onIt': 'worth the base points of the Construction on it',
};
