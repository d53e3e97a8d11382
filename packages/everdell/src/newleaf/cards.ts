/** The twenty-four Critters and Constructions of Newleaf. */
import { seq } from '@evervale/kernel';
import { numbered } from '../content/box.ts';
import { construction, critter, type Card } from '../content/card.ts';
import { activateDifferent, activateSome } from '../effects/activateSome.ts';
import { may } from '../effects/choose.ts';
import { discardOthers, ifPaired, putTokens } from '../effects/city.ts';
import { each, times } from '../effects/count.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { giveCards } from '../effects/give.ts';
import { pay } from '../effects/pay.ts';
import { playFrom } from '../effects/play.ts';
import { copyCard } from './copyCard.ts';
import { drawAnywhere } from './display.ts';
import { loadUp, unload } from './freightCar.ts';
import { takeType } from './poet.ts';
import { playStation } from './station.ts';

const BOX = 'newleaf-cards';
const filledSpaces = { of: 'box', what: 'filledSpaces' } as const;
/** City Hall and Diplomat. */
const showRound = () => may(seq(giveCards(1), gain({ point: 1 }), draw(1)));

const critters = [
  critter(
    'baker',
    {
      rarity: 'unique',
      color: 'prosperity',
      cost: { berry: 3 },
      points: 2,
      copies: 2,
      golden: { color: 'production' },
      bonus: { each: [each(2, { of: 'leftover', resource: 'berry' })], max: 6 },
    },
    BOX,
  ),
  critter(
    'chipsmith',
    {
      rarity: 'common',
      color: 'destination',
      cost: { berry: 2 },
      points: 1,
      copies: 3,
      golden: { color: 'destination' },
      visit: { effect: activateDifferent(2) },
    },
    BOX,
  ),
  critter(
    'conductor',
    {
      rarity: 'unique',
      color: 'destination',
      cost: { berry: 3 },
      points: 2,
      copies: 2,
      golden: { rarity: 'unique' },
      visit: {
        effect: copyCard('destination', ['cemetery', 'chapel', 'monastery', 'pirate-ship']),
      },
    },
    BOX,
  ),
  critter(
    'diplomat',
    {
      rarity: 'unique',
      color: 'governance',
      cost: { berry: 3 },
      points: 2,
      copies: 2,
      golden: { color: 'governance' },
      afterPlay: [{ kind: 'critter', effect: showRound() }],
    },
    BOX,
  ),
  critter(
    'gardener',
    {
      rarity: 'common',
      color: 'traveler',
      cost: { berry: 3 },
      points: 1,
      copies: 3,
      golden: { color: 'production' },
      played: activateSome(2),
    },
    BOX,
  ),
  critter(
    'inventor',
    {
      rarity: 'unique',
      color: 'governance',
      cost: { berry: 2 },
      points: 1,
      copies: 3,
      golden: { color: 'governance' },
      advantage: { way: 'discardThis', for: 'either', less: 3, of: 'any' },
    },
    BOX,
  ),
  critter(
    'lamplighter',
    {
      rarity: 'common',
      color: 'production',
      cost: { berry: 1 },
      points: 1,
      copies: 3,
      golden: { rarity: 'common' },
      production: drawAnywhere(2),
    },
    BOX,
  ),
  critter(
    'magician',
    {
      rarity: 'unique',
      color: 'production',
      cost: { berry: 3 },
      points: 2,
      copies: 2,
      golden: { color: 'destination' },
      production: may(seq(discardOthers(1), gain({ point: 1 }), gainAny(1))),
    },
    BOX,
  ),
  critter(
    'mayor',
    {
      rarity: 'unique',
      color: 'production',
      cost: { berry: 4 },
      points: 1,
      copies: 2,
      golden: { rarity: 'unique' },
      production: seq(gain({ point: 1 }), gain({ point: 1 }, each(1, filledSpaces, 5))),
    },
    BOX,
  ),
  critter(
    'miller',
    {
      rarity: 'unique',
      color: 'production',
      cost: { berry: 3 },
      points: 2,
      copies: 2,
      golden: { color: 'prosperity' },
      production: may(seq(pay({ pebble: 1 }), gain({ point: 3 }))),
    },
    BOX,
  ),
  critter(
    'photographer',
    {
      rarity: 'unique',
      color: 'prosperity',
      cost: { berry: 4 },
      points: 2,
      copies: 2,
      golden: { color: 'prosperity' },
      bonus: { each: [each(1, { of: 'box', what: 'opponentsBonus' })] },
    },
    BOX,
  ),
  critter(
    'poet',
    {
      rarity: 'common',
      color: 'traveler',
      cost: { berry: 3 },
      points: 0,
      copies: 3,
      golden: { rarity: 'common' },
      played: takeType(gain({ point: 1 }, times(1))),
    },
    BOX,
  ),
];

const constructions = [
  construction(
    'air-balloon',
    {
      rarity: 'common',
      color: 'traveler',
      cost: { twig: 3 },
      points: 1,
      copies: 3,
      golden: { color: 'traveler' },
      space: 'none',
      played: copyCard('traveler', []),
    },
    BOX,
  ),
  construction(
    'bank',
    {
      rarity: 'unique',
      color: 'production',
      cost: { resin: 2, pebble: 2 },
      points: 2,
      copies: 2,
      golden: { color: 'prosperity' },
      production: putTokens(1),
      notCopied: true,
      moreHand: each(1, { of: 'tokensHere' }),
    },
    BOX,
  ),
  construction(
    'city-hall',
    {
      rarity: 'unique',
      color: 'governance',
      cost: { twig: 2, resin: 1, pebble: 1 },
      points: 2,
      copies: 2,
      golden: { color: 'governance' },
      afterPlay: [{ kind: 'construction', effect: showRound() }],
    },
    BOX,
  ),
  construction(
    'ever-wall',
    {
      rarity: 'unique',
      color: 'prosperity',
      cost: { twig: 4, resin: 4, pebble: 3 },
      points: 6,
      copies: 2,
      golden: { color: 'prosperity' },
      space: 'none',
      bonus: { each: [each(2, filledSpaces, 5)] },
    },
    BOX,
  ),
  construction(
    'freight-car',
    {
      rarity: 'unique',
      color: 'production',
      cost: { twig: 1, resin: 2, pebble: 2 },
      points: 3,
      copies: 2,
      golden: { rarity: 'unique' },
      played: seq(loadUp({ twig: 2, resin: 2, pebble: 2, berry: 2 }), unload(2)),
      production: unload(2),
      notCopied: true,
    },
    BOX,
  ),
  construction(
    'greenhouse',
    {
      rarity: 'common',
      color: 'production',
      cost: { twig: 1, resin: 2 },
      points: 2,
      copies: 3,
      golden: { color: 'production' },
      space: 'lodger',
      production: seq(draw(1), ifPaired('farm', gainAny(1))),
    },
    BOX,
  ),
  construction(
    'hotel',
    {
      rarity: 'common',
      color: 'destination',
      cost: { twig: 2, pebble: 1 },
      points: 1,
      copies: 3,
      golden: { color: 'traveler' },
      visit: { effect: playFrom(['hand'], 3), open: true, reward: 2 },
    },
    BOX,
  ),
  construction(
    'library',
    {
      rarity: 'unique',
      color: 'prosperity',
      cost: { twig: 2, resin: 1, pebble: 1 },
      points: 3,
      copies: 2,
      golden: { color: 'governance' },
      bonus: { each: [each(1, { of: 'box', what: 'types' })] },
    },
    BOX,
  ),
  construction(
    'main-road',
    {
      rarity: 'unique',
      color: 'traveler',
      cost: { pebble: 1 },
      points: 0,
      copies: 4,
      golden: { rarity: 'common' },
      space: 'none',
      moreSpaces: 1,
      stays: true,
    },
    BOX,
  ),
  construction(
    'museum',
    {
      rarity: 'unique',
      color: 'governance',
      cost: { twig: 1, resin: 2, pebble: 1 },
      points: 2,
      copies: 2,
      golden: { rarity: 'unique' },
      afterPlay: [{ kind: 'either', effect: may(draw(2)) }],
    },
    BOX,
  ),
  construction(
    'tea-house',
    {
      rarity: 'common',
      color: 'production',
      cost: { twig: 2, resin: 2 },
      points: 1,
      copies: 3,
      golden: { rarity: 'common' },
      production: may(seq(giveCards(1), gainAny(1), draw(1))),
    },
    BOX,
  ),
];

/** 15.3: those that can be used without the board. */
export const newleafCards = [numbered(99, [...critters, ...constructions])];

/** It needs the station. */
export const locomotive: Card = construction(
  'locomotive',
  {
    rarity: 'unique',
    color: 'destination',
    cost: { twig: 2, resin: 1, pebble: 1 },
    points: 3,
    copies: 2,
    golden: { color: 'production' },
    visit: { effect: playStation(3) },
  },
  'newleaf',
);
