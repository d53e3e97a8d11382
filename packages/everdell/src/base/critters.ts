/** The 24 Critters of the base game. */
import { seq } from '@evervale/kernel';
import { critter, type Card } from '../content/card.ts';
import { each, times } from '../effects/count.ts';
import { discard } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { giveUpTo, teach } from '../effects/give.ts';
import { ifCity, ifPaired } from '../effects/city.ts';
import { discardMeadow, takeMeadow } from '../effects/meadow.ts';
import { payUpTo, trade } from '../effects/pay.ts';
import { playFrom, revealPlay } from '../effects/play.ts';
import { activateOne, copyProduction } from '../effects/production.ts';
import { moveWorker } from '../effects/worker.ts';

export const critters: readonly Card[] = [
  critter('architect', {
    rarity: 'unique', color: 'prosperity', cost: { berry: 4 }, points: 2, copies: 2, livesIn: ['crane'],
    bonus: { each: [each(1, { of: 'leftover', resource: 'resin' }), each(1, { of: 'leftover', resource: 'pebble' })], max: 6 },
  }),
  critter('bard', {
    rarity: 'unique', color: 'traveler', cost: { berry: 3 }, points: 0, copies: 2, livesIn: ['theater'],
    played: discard(0, 5, gain({ point: 1 }, times(1))),
  }),
  critter('barge-toad', {
    rarity: 'common', color: 'production', cost: { berry: 2 }, points: 1, copies: 3, livesIn: ['twig-barge'],
    production: gain({ twig: 2 }, each(1, { of: 'card', id: 'farm' })),
  }),
  critter('chip-sweep', {
    rarity: 'common', color: 'production', cost: { berry: 3 }, points: 2, copies: 3, livesIn: ['resin-refinery'],
    production: activateOne(),
  }),
  critter('doctor', {
    rarity: 'unique', color: 'production', cost: { berry: 4 }, points: 4, copies: 2, livesIn: ['university'],
    production: payUpTo(3, 'berry', gain({ point: 1 }, times(1))),
  }),
  critter('fool', {
    rarity: 'unique', color: 'traveler', cost: { berry: 3 }, points: -2, copies: 2, livesIn: ['fairgrounds'],
    intoOpponentsCity: true,
  }),
  critter('historian', {
    rarity: 'unique', color: 'governance', cost: { berry: 2 }, points: 1, copies: 3, livesIn: ['clock-tower'],
    afterPlay: { kind: 'either', effect: draw(1) },
  }),
  critter('husband', {
    rarity: 'common', color: 'production', cost: { berry: 3 }, points: 2, copies: 4, livesIn: ['farm'],
    space: 'husband',
    production: ifPaired('wife', ifCity('farm', gainAny(1))),
  }),
  critter('innkeeper', {
    rarity: 'unique', color: 'governance', cost: { berry: 1 }, points: 1, copies: 3, livesIn: ['inn'],
    advantage: { way: 'discardThis', for: 'critter', less: 3, of: 'berry' },
  }),
  critter('judge', {
    rarity: 'unique', color: 'governance', cost: { berry: 3 }, points: 2, copies: 2, livesIn: ['courthouse'],
    advantage: { way: 'swap', for: 'either' },
  }),
  critter('king', {
    rarity: 'unique', color: 'prosperity', cost: { berry: 6 }, points: 4, copies: 2, livesIn: ['castle'],
    bonus: { each: [each(1, { of: 'events', type: 'basic' }), each(2, { of: 'events', type: 'special' })] },
  }),
  critter('miner-mole', {
    rarity: 'common', color: 'production', cost: { berry: 3 }, points: 1, copies: 3, livesIn: ['mine'],
    production: copyProduction(),
  }),
  critter('monk', {
    rarity: 'unique', color: 'production', cost: { berry: 1 }, points: 0, copies: 2, livesIn: ['monastery'],
    production: giveUpTo(2, 'berry', gain({ point: 2 }, times(1))),
    unlocks: { what: 'room', of: 'monastery' },
  }),
  critter('peddler', {
    rarity: 'common', color: 'production', cost: { berry: 2 }, points: 1, copies: 3, livesIn: ['ruins'],
    production: trade(2),
  }),
  critter('postal-pigeon', {
    rarity: 'common', color: 'traveler', cost: { berry: 2 }, points: 0, copies: 3, livesIn: ['post-office'],
    played: revealPlay(2, { worth: 3, optional: true }),
  }),
  critter('queen', {
    rarity: 'unique', color: 'destination', cost: { berry: 5 }, points: 4, copies: 2, livesIn: ['palace'],
    visit: { effect: playFrom(['hand', 'meadow'], 'free', 3) },
  }),
  critter('ranger', {
    rarity: 'unique', color: 'traveler', cost: { berry: 2 }, points: 1, copies: 2, livesIn: ['dungeon'],
    played: moveWorker(),
    unlocks: { what: 'cell', of: 'dungeon' },
  }),
  critter('shepherd', {
    rarity: 'unique', color: 'traveler', cost: { berry: 3 }, points: 1, copies: 2, livesIn: ['chapel'],
    paidToOpponent: true,
    played: seq(gain({ berry: 3 }), gain({ point: 1 }, each(1, { of: 'tokensOn', id: 'chapel' }))),
  }),
  critter('shopkeeper', {
    rarity: 'unique', color: 'governance', cost: { berry: 2 }, points: 1, copies: 3, livesIn: ['general-store'],
    afterPlay: { kind: 'critter', effect: gain({ berry: 1 }) },
  }),
  critter('teacher', {
    rarity: 'common', color: 'production', cost: { berry: 2 }, points: 2, copies: 3, livesIn: ['school'],
    production: teach(),
  }),
  critter('undertaker', {
    rarity: 'unique', color: 'traveler', cost: { berry: 2 }, points: 1, copies: 2, livesIn: ['cemetery'],
    played: seq(discardMeadow(3), takeMeadow(1)),
    unlocks: { what: 'plot', of: 'cemetery' },
  }),
  critter('wanderer', {
    rarity: 'common', color: 'traveler', cost: { berry: 2 }, points: 1, copies: 3, livesIn: ['lookout'],
    space: 'none',
    played: draw(3),
  }),
  critter('wife', {
    rarity: 'common', color: 'prosperity', cost: { berry: 2 }, points: 2, copies: 4, livesIn: ['farm'],
    space: 'wife',
    bonus: { each: [each(3, { of: 'paired' })] },
  }),
  critter('woodcarver', {
    rarity: 'common', color: 'production', cost: { berry: 2 }, points: 2, copies: 3, livesIn: ['storehouse'],
    production: payUpTo(3, 'twig', gain({ point: 1 }, times(1))),
  }),
];
