/** The twenty Legendary cards (chapter 18): each counts as the card it names and may replace it. */
import { seq } from '@evervale/kernel';
import { numbered } from '../content/box.ts';
import type { Card } from '../content/card.ts';
import { activateDifferent } from '../effects/activateSome.ts';
import { may } from '../effects/choose.ts';
import { putTokens } from '../effects/city.ts';
import { each, times } from '../effects/count.ts';
import { ANY_NUMBER, discard } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { useLocation } from '../effects/location.ts';
import { playFrom } from '../effects/play.ts';
import { achieveFree } from './achieveFree.ts';
import { discardSome } from './discardSome.ts';
import { slideUnder } from './slideUnder.ts';

declare module '../content/terms.ts' {
  interface BoxRarities {
    legendary: true;
  }
}

type Rest = Omit<Card, 'id' | 'box' | 'kind' | 'rarity' | 'copies'> & { readonly countsAs: string };

function legend<const Id extends string>(id: Id, kind: Card['kind'], rest: Rest): Card<Id> {
  return { id, box: 'legends', kind, rarity: 'legendary', copies: 1, ...rest };
}

const critter = (id: string, rest: Rest): Card => legend(id, 'critter', rest);
const construction = (id: string, rest: Rest): Card => legend(id, 'construction', rest);

const cards = [
  critter('amilla-glistendew', {
    countsAs: 'queen',
    color: 'destination',
    cost: { berry: 6 },
    points: 5,
    visit: { effect: achieveFree() },
  }),
  critter('cirrus-windfall', {
    countsAs: 'postal-pigeon',
    color: 'traveler',
    cost: { berry: 4 },
    points: 4,
    played: may(playFrom(['hand', 'meadow'], 'free', 3)),
  }),
  critter('foresight', {
    countsAs: 'historian',
    color: 'governance',
    cost: { berry: 4 },
    points: 4,
    afterPlay: [
      { kind: 'critter', effect: draw(2) },
      { kind: 'construction', effect: gainAny(1) },
    ],
  }),
  critter('fynn-nobletail', {
    countsAs: 'king',
    color: 'prosperity',
    cost: { berry: 7 },
    points: 5,
    bonus: {
      each: [each(2, { of: 'events', type: 'basic' }), each(3, { of: 'events', type: 'special' })],
    },
  }),
  critter('poe', {
    countsAs: 'teacher',
    color: 'production',
    cost: { berry: 4 },
    points: 4,
    production: seq(discard(0, ANY_NUMBER), draw('toLimit')),
  }),
  critter('chipter-swipple', {
    countsAs: 'chip-sweep',
    color: 'production',
    cost: { berry: 4 },
    points: 4,
    production: activateDifferent(2),
  }),
  critter('jor-goldwing', {
    countsAs: 'bard',
    color: 'traveler',
    cost: { berry: 4 },
    points: 4,
    played: gain({ point: 1 }, each(1, { of: 'handCards', max: 8 })),
  }),
  critter('mayberry-matriarch', {
    countsAs: 'wife',
    color: 'prosperity',
    cost: { berry: 4 },
    points: 5,
    space: 'wife',
    bonus: { each: [each(5, { of: 'paired', beside: 'farm' })] },
  }),
  critter('strey-softpaw', {
    countsAs: 'ranger',
    color: 'destination',
    cost: { berry: 4 },
    points: 4,
    visit: { effect: useLocation('either', { worker: 'any', max: 2 }) },
  }),
  critter('tarry-hare', {
    countsAs: 'shopkeeper',
    color: 'governance',
    cost: { berry: 5 },
    points: 4,
    afterPlay: [
      { kind: 'critter', effect: gainAny(1) },
      { kind: 'construction', effect: draw(2) },
    ],
  }),
  construction('bridge-of-the-sky', {
    countsAs: 'crane',
    color: 'governance',
    cost: { pebble: 2 },
    points: 0,
    space: 'below',
    advantage: { way: 'layOn', for: 'construction', less: 3, of: 'any' },
    bonus: { each: [each(1, { of: 'pointsOnIt' })] },
  }),
  construction('mcgregors-market', {
    countsAs: 'farm',
    color: 'production',
    cost: { twig: 2, resin: 2, pebble: 1 },
    points: 4,
    production: gainAny(2),
  }),
  construction('oleanders-opera-house', {
    countsAs: 'theater',
    color: 'prosperity',
    cost: { twig: 3, resin: 2, pebble: 2 },
    points: 4,
    bonus: { each: [each(2, { of: 'cards', kind: 'critter', rarity: 'unique' })] },
  }),
  construction('silver-scale-spring', {
    countsAs: 'ruins',
    color: 'traveler',
    cost: { pebble: 1 },
    points: 2,
    space: 'none',
    played: seq(slideUnder(), draw(2)),
  }),
  construction('the-green-acorn', {
    countsAs: 'inn',
    color: 'destination',
    cost: { twig: 3, resin: 3 },
    points: 4,
    visit: { effect: playFrom(['hand', 'meadow'], 4), open: true, reward: 2 },
  }),
  construction('click-clacks', {
    countsAs: 'general-store',
    color: 'production',
    cost: { twig: 2, resin: 2, pebble: 1 },
    points: 4,
    production: seq(gain({ berry: 3 }), gainAny(each(1, { of: 'card', id: 'farm' }))),
  }),
  construction('darkdeep-prison', {
    countsAs: 'dungeon',
    color: 'traveler',
    cost: { twig: 2, resin: 2, pebble: 2 },
    points: 3,
    played: discardSome(
      2,
      { kind: 'critter' },
      seq(gain({ point: 3 }, times(1)), gainAny(times(3))),
    ),
  }),
  construction('everflame-tomb', {
    countsAs: 'cemetery',
    color: 'destination',
    cost: { twig: 1, pebble: 3 },
    points: 2,
    visit: {
      effect: playFrom(['hand', 'meadow'], 'free'),
      permanent: true,
      spots: 2,
      secondSpotNeeds: 'undertaker',
    },
  }),
  construction('king-norths-treasury', {
    countsAs: 'clock-tower',
    color: 'governance',
    cost: { twig: 3, pebble: 3 },
    points: 4,
    played: putTokens(4),
    advantage: { way: 'spendTokens', for: 'either', less: 2, of: 'any' },
  }),
  construction('strongroot-castle', {
    countsAs: 'castle',
    color: 'prosperity',
    cost: { twig: 4, resin: 4, pebble: 4 },
    points: 4,
    bonus: { each: [each(2, { of: 'cards', kind: 'construction', rarity: 'common' })] },
  }),
];

export const legendaryCards = [numbered(71, cards)];
