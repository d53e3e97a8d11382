/**
 * Text and behaviour cannot disagree: whatever is changed in a declaration changes its words, or
 * is refused because there are no words for it.
 */
import type { Effect } from '@evervale/kernel';
import { LANGS, sentences, type Lang, type Text } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { havenEffect, journeyEffects } from '../../base/havenAndJourney.ts';
import { momentsOf, type Card } from '../../content/card.ts';
import {
  ADORNMENTS,
  AWARDS,
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  CARDS,
  COLOR_NAMES,
  FORESTS,
  GOODS,
  POWERS,
  RESOURCE_NAMES,
  RIVER_CARDS,
  RIVER_SPOT_LIST,
  SPECIAL_EVENT_LIST,
  WONDERS,
  wordsOf,
  type Good,
  type Power,
  type Wonder,
} from '../../index.ts';
import { textOfAward, textOfGood } from '../../bellfaire/words/effects.ts';
import { good } from '../../bellfaire/market.ts';
import { shoal } from '../../pearlbrook/river.ts';
import { wonder } from '../../pearlbrook/wonders.ts';
import {
  textOfAdornment,
  textOfRiverCard,
  textOfSpot,
  textOfWonder,
} from '../../pearlbrook/words/effects.ts';
import { textOfPower } from '../../powers/words/effects.ts';
import { machine } from '../../rules.ts';
import { clausesOf, hasWords, told } from '../effects/index.ts';
import { textOfCard } from './cardText.ts';
import { textOfEvent } from './eventText.ts';

const words = wordsOf();
const EVENTS = [...BASIC_EVENT_LIST, ...SPECIAL_EVENT_LIST.list];

/** Every effect that stands on something. */
const SPOKEN: readonly Effect[] = [
  ...CARDS.list.flatMap((card) => [
    card.played,
    card.production,
    card.visit?.effect,
    ...momentsOf(card).map(([, { effect }]) => effect),
    ...(card.afterPlay ?? []).map(({ effect }) => effect),
    card.beforeRecall,
    card.afterEvent,
    card.afterDraw,
    card.laid,
  ]),
  ...BASIC_LOCATIONS.map(({ effect }) => effect),
  ...FORESTS.list.map(({ effect }) => effect),
  ...EVENTS.flatMap(({ price, effect }) => [price, effect]),
  havenEffect,
  ...journeyEffects,
  ...ADORNMENTS.map(({ effect }) => effect),
  ...RIVER_CARDS.map(({ effect }) => effect),
  shoal,
  ...WONDERS.map(({ effect }) => effect.price),
  ...GOODS.flatMap(({ buy, sell }) => [buy, sell]),
].filter((effect) => effect !== undefined);

/** Words of which a declaration uses one. */
const CHOICES: readonly (readonly string[])[] = [
  RESOURCE_NAMES,
  COLOR_NAMES,
  ['critter', 'construction'],
  ['common', 'unique'],
  ['basic', 'either'],
  ['own', 'all'],
  ['cell', 'plot', 'room'],
  ['ground', 'token'],
  ['first', 'last'],
  CARDS.list.map(({ id }) => id),
];

/** Another value for a number, a yes or no, or a word of the game. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const choices = CHOICES.find((some) => some.includes(value as string));
  return choices && choices[(choices.indexOf(value as string) + 1) % choices.length];
}

// Names, numbers derived from others, and what stands beside the text (the deck has the copies).
const UNSAID = new Set(['id', 'verb', 'amounts']);
const BESIDE = new Set(
  'id box kind rarity color cost points copies livesIn livesInAny housesAny golden original'.split(
    ' ',
  ),
);
/** The limit of points that is none. */
const NO_LIMIT = 99;

/** The declaration with one of its details changed, for every detail. */
function variants<T extends object>(declared: T, at = ''): [path: string, variant: T][] {
  return Object.entries(declared).flatMap(([key, value]): [string, T][] => {
    if (UNSAID.has(key) || (key === 'worth' && value === NO_LIMIT)) return [];
    const path = `${at}/${key}`;
    const put = (other: unknown): T =>
      Array.isArray(declared)
        ? (declared.map((old, i) => (String(i) === key ? other : old)) as unknown as T)
        : { ...declared, [key]: other };
    if (typeof value === 'object') {
      return variants(value as object, path).map(([deep, other]) => [deep, put(other)]);
    }
    const other = another(value);
    return other === undefined ? [] : [[path, put(other)]];
  });
}

/** The words, or none if they are refused. */
function said<T>(declared: T, say: (declared: T) => Text, lang: Lang = 'en'): string {
  try {
    return words.print(say(declared), lang);
  } catch {
    return '';
  }
}

/** The details that can change without any change of the words. */
function silent<T extends object>(
  declared: T,
  say: (declared: T) => Text,
  lang: Lang = 'en',
): string[] {
  const before = said(declared, say, lang);
  const same = variants(declared).filter(([, variant]) => said(variant, say, lang) === before);
  return same.map(([path]) => path).filter((path) => !BESIDE.has(path.split('/')[1]));
}

const declaredWonder = ({ points, price, cards }: Wonder) => ({
  worth: { points },
  price: { ...price },
  hand: { cards },
});
const declaredGood = ({ shows, cards }: Good) => ({ shows, hand: { cards } });

describe('text and behaviour cannot disagree', () => {
  it('every verb on a card, location or Event has words', () => {
    const verbsOf = (effect: Effect): string[] => [
      effect.verb,
      ...machine.kidsOf(effect).flatMap(verbsOf),
    ];
    expect(SPOKEN.flatMap(verbsOf).filter((verb) => !hasWords(verb))).toEqual([]);
  });

  it('no detail of an effect can change without its words', () => {
    const say = (effect: Effect): Text => sentences([told(clausesOf(effect, {}))]);
    const found = SPOKEN.flatMap((effect) => silent(effect, say).map((at) => effect.verb + at));
    expect(found).toEqual([]);
  });

  it('no detail of a card can change without its words', () => {
    expect(CARDS.list.flatMap((card) => silent(card, textOfCard))).toEqual([]);
  });

  it('no detail of an Event can change without its words', () => {
    expect(EVENTS.flatMap((event) => silent(event, textOfEvent))).toEqual([]);
  });

  it.each(LANGS)('no detail of what boxes bring can change without its words: %s', (lang) => {
    const silentIn = <T extends object>(all: readonly T[], say: (one: T) => Text): string[] =>
      all.flatMap((one) => silent(one, say, lang));
    expect({
      powers: silentIn(POWERS, textOfPower),
      adornments: silentIn(ADORNMENTS, textOfAdornment),
      river: silentIn(RIVER_CARDS, textOfRiverCard),
      spots: silentIn(RIVER_SPOT_LIST, textOfSpot),
      // What these cost and show is declared in one place; their effects are made of it.
      wonders: silentIn(WONDERS.map(declaredWonder), (one) =>
        textOfWonder(wonder(0, '', one.worth.points, one.price, one.hand.cards)),
      ),
      awards: silentIn(AWARDS, textOfAward),
      goods: silentIn(GOODS.map(declaredGood), (one) =>
        textOfGood(good('', one.shows, one.hand.cards)),
      ),
    }).toEqual({
      powers: [],
      adornments: [],
      river: [],
      spots: [],
      wonders: [],
      awards: [],
      goods: [],
    });
  });

  it('no part of a power can be left out without its words', () => {
    const without = (power: Power, part: string): Power =>
      Object.fromEntries(Object.entries(power).filter(([key]) => key !== part)) as unknown as Power;
    const found = POWERS.flatMap((power) =>
      Object.keys(power)
        .filter((part) => !['id', 'from'].includes(part))
        .filter((part) => said(without(power, part), textOfPower) === said(power, textOfPower))
        .map((part) => `${power.id}/${part}`),
    );
    // What a worker gains is counted for those whose effect asks for it.
    expect(found).toEqual(['hedgehogs/ability', 'moles/ability', 'squirrels/ability']);
  });

  it('no part of a card can be left out without its words', () => {
    const without = (card: Card, part: string): Card =>
      Object.fromEntries(Object.entries(card).filter(([key]) => key !== part)) as Card;
    const found = CARDS.list.flatMap((card) =>
      Object.keys(card)
        .filter((part) => !BESIDE.has(part))
        .filter((part) => said(without(card, part), textOfCard) === said(card, textOfCard)),
    );
    expect(found).toEqual([]);
  });
});
