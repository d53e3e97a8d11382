/** The 24 Constructions of the base game. */
import { seq } from '@evervale/kernel';
import { construction, type Card } from '../content/card.ts';
import { discardCity, ifCity, putTokens, store, takeStored } from '../effects/city.ts';
import { each } from '../effects/count.ts';
import { ANY_NUMBER, discard } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { giveAny, giveCards } from '../effects/give.ts';
import { useLocation } from '../effects/location.ts';
import { playFrom, revealPlay } from '../effects/play.ts';

export const constructions: readonly Card[] = [
  construction('castle', {
    rarity: 'unique', color: 'prosperity', cost: { twig: 2, resin: 3, pebble: 3 }, points: 4, copies: 2,
    bonus: { each: [each(1, { of: 'cards', kind: 'construction', rarity: 'common' })] },
  }),
  construction('cemetery', {
    rarity: 'unique', color: 'destination', cost: { pebble: 2 }, points: 0, copies: 2,
    visit: { effect: revealPlay(4, { eitherPile: true }), permanent: true, spots: 2, secondSpotNeeds: 'undertaker' },
  }),
  construction('chapel', {
    rarity: 'unique', color: 'destination', cost: { twig: 2, resin: 1, pebble: 1 }, points: 2, copies: 2,
    visit: { effect: seq(putTokens(1), draw(each(2, { of: 'tokensHere' }))) },
  }),
  construction('clock-tower', {
    rarity: 'unique', color: 'governance', cost: { twig: 3, pebble: 1 }, points: 0, copies: 3,
    played: putTokens(3),
    beforeRecall: useLocation('either', { withOwnWorker: true, forToken: true }),
  }),
  construction('courthouse', {
    rarity: 'unique', color: 'governance', cost: { twig: 1, resin: 1, pebble: 2 }, points: 2, copies: 2,
    afterPlay: { kind: 'construction', effect: gainAny(1, ['twig', 'resin', 'pebble']) },
  }),
  construction('crane', {
    rarity: 'unique', color: 'governance', cost: { pebble: 1 }, points: 1, copies: 3,
    advantage: { way: 'discardThis', for: 'construction', less: 3, of: 'any' },
  }),
  construction('dungeon', {
    rarity: 'unique', color: 'governance', cost: { resin: 1, pebble: 2 }, points: 0, copies: 2,
    advantage: { way: 'imprison', for: 'either', less: 3, of: 'any', secondCellNeeds: 'ranger' },
  }),
  construction('ever-tree', {
    rarity: 'unique', color: 'prosperity', cost: { twig: 3, resin: 3, pebble: 3 }, points: 5, copies: 2,
    housesAnyone: true,
    bonus: { each: [each(1, { of: 'cards', color: 'prosperity' })] },
  }),
  construction('fairgrounds', {
    rarity: 'unique', color: 'production', cost: { twig: 1, resin: 2, pebble: 1 }, points: 3, copies: 3,
    production: draw(2),
  }),
  construction('farm', {
    rarity: 'common', color: 'production', cost: { twig: 2, resin: 1 }, points: 1, copies: 8,
    production: gain({ berry: 1 }),
  }),
  construction('general-store', {
    rarity: 'common', color: 'production', cost: { resin: 1, pebble: 1 }, points: 1, copies: 3,
    production: ifCity('farm', gain({ berry: 2 }), gain({ berry: 1 })),
  }),
  construction('inn', {
    rarity: 'common', color: 'destination', cost: { twig: 2, resin: 1 }, points: 2, copies: 3,
    visit: { effect: playFrom(['meadow'], 3), open: true },
  }),
  construction('lookout', {
    rarity: 'unique', color: 'destination', cost: { twig: 1, resin: 1, pebble: 1 }, points: 2, copies: 2,
    visit: { effect: useLocation('either') },
  }),
  construction('mine', {
    rarity: 'common', color: 'production', cost: { twig: 1, resin: 1, pebble: 1 }, points: 2, copies: 3,
    production: gain({ pebble: 1 }),
  }),
  construction('monastery', {
    rarity: 'unique', color: 'destination', cost: { twig: 1, resin: 1, pebble: 1 }, points: 1, copies: 2,
    visit: { effect: seq(giveAny(2), gain({ point: 4 })), permanent: true, spots: 2, secondSpotNeeds: 'monk' },
  }),
  construction('palace', {
    rarity: 'unique', color: 'prosperity', cost: { twig: 2, resin: 3, pebble: 3 }, points: 4, copies: 2,
    bonus: { each: [each(1, { of: 'cards', kind: 'construction', rarity: 'unique' })] },
  }),
  construction('post-office', {
    rarity: 'common', color: 'destination', cost: { twig: 1, resin: 2 }, points: 2, copies: 3,
    visit: { effect: seq(giveCards(2), discard(0, ANY_NUMBER), draw('toLimit')), open: true },
  }),
  construction('resin-refinery', {
    rarity: 'common', color: 'production', cost: { resin: 1, pebble: 1 }, points: 1, copies: 3,
    production: gain({ resin: 1 }),
  }),
  construction('ruins', {
    rarity: 'common', color: 'traveler', cost: {}, points: 0, copies: 3,
    replacesConstruction: true,
    played: draw(2),
  }),
  construction('school', {
    rarity: 'unique', color: 'prosperity', cost: { twig: 2, resin: 2 }, points: 2, copies: 2,
    bonus: { each: [each(1, { of: 'cards', kind: 'critter', rarity: 'common' })] },
  }),
  construction('storehouse', {
    rarity: 'common', color: 'production', cost: { twig: 1, resin: 1, pebble: 1 }, points: 2, copies: 3,
    production: store({ twig: 3 }, { resin: 2 }, { pebble: 1 }, { berry: 2 }),
    notCopied: true,
    visit: { effect: takeStored() },
  }),
  construction('theater', {
    rarity: 'unique', color: 'prosperity', cost: { twig: 3, resin: 1, pebble: 1 }, points: 3, copies: 2,
    bonus: { each: [each(1, { of: 'cards', kind: 'critter', rarity: 'unique' })] },
  }),
  construction('twig-barge', {
    rarity: 'common', color: 'production', cost: { twig: 1, pebble: 1 }, points: 1, copies: 3,
    production: gain({ twig: 2 }),
  }),
  construction('university', {
    rarity: 'unique', color: 'destination', cost: { resin: 1, pebble: 2 }, points: 3, copies: 2,
    visit: { effect: seq(discardCity(1, {}, true), gainAny(1), gain({ point: 1 })) },
  }),
];
