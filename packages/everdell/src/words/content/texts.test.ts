/** What stands on cards, locations and Events comes from their declarations. */
import { LANGS, type Text } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  CARDS,
  FORESTS,
  SPECIAL_EVENT_LIST,
  cardFacts,
  cardText,
  eventCardText,
  locationText,
  locationWorkers,
  wordsOf,
} from '../../index.ts';

const words = wordsOf();
const inAll = (text: Text): string[] => LANGS.map((lang) => words.print(text, lang));
const inEnglish = (text: Text): string => words.print(text, 'en');

const PLACES = [...BASIC_LOCATIONS, ...FORESTS.list, { id: 'haven' }, { id: 'journey-3' }];
const EVENTS = [...BASIC_EVENT_LIST, ...SPECIAL_EVENT_LIST.list];
const TEXTS: readonly Text[] = [
  ...CARDS.list.map(({ id }) => cardText(id)),
  ...PLACES.map(({ id }) => locationText(id)),
  ...EVENTS.map(({ id }) => eventCardText(id)),
];

describe('printed texts', () => {
  it.each(LANGS)('are whole sentences without gaps: %s', (lang) => {
    const whole = /^\p{Lu}.*[^\s.]\.$/u;
    const gap = /[{}<>[\]]|\b(?:undefined|null|NaN)\b| {2}| [.,)]|\( |\.\.|,,/;
    const printed = TEXTS.map((text) => words.print(text, lang));
    expect(printed.filter((text) => !whole.test(text) || gap.test(text))).toEqual([]);
  });

  it.each(LANGS)('differ from card to card: %s', (lang) => {
    const printed = CARDS.list.map(({ id }) => words.print(cardText(id), lang));
    expect(new Set(printed).size).toBe(printed.length);
  });

  it('know only things that exist', () => {
    expect(() => cardText('dragon')).toThrow('dragon');
    expect(() => locationText('dragon')).toThrow('dragon');
    expect(() => eventCardText('dragon')).toThrow('dragon');
  });
});

describe('what stands beside the text', () => {
  const facts = (id: string): string[] => Object.values(cardFacts(id)).map(inEnglish);

  it('says what a Critter is, costs and lives in (6.14)', () => {
    expect(facts('husband')).toEqual([
      'Common Critter',
      'Production',
      '3 berries',
      '2 points',
      'free with an occupied token on your Farm',
    ]);
    expect(facts('fool')).toContain('−2 points');
  });

  it('says for whom a Construction can be occupied (6.14)', () => {
    expect(facts('farm')).toContain('can be occupied for: Husband or Wife');
    expect(facts('ruins')).toContain('no cost');
  });

  it('bends the rarity to the kind', () => {
    expect(inAll(cardFacts('king').kind)).toEqual([
      'Unique Critter',
      'Einzigartiges Wesen',
      'Créature unique',
      'Animale Unico',
    ]);
    expect(inAll(cardFacts('castle').kind)[3]).toBe('Costruzione Unica');
  });

  it('says how many workers a place holds (5.4, 5.5, 5.26)', () => {
    const workers = (id: string): string => inEnglish(locationWorkers(id));
    expect(workers('basic-one-pebble')).toBe('at most 1 worker here');
    expect(workers('basic-one-berry')).toBe('any number of workers here');
    expect(workers('journey-2')).toBe('any number of workers here');
    expect(workers('journey-3')).toBe('at most 1 worker here');
  });
});
