import { wordsOf } from '@evervale/everdell';
import type { Lang } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { ANYTHING, costOf, search, sorted, type Wanted } from './search.ts';
import { eventsWith, pairsOf, THINGS, thingOf } from './things.ts';

const words = wordsOf();
const reader = (lang: Lang) => ({
  print: (text: (typeof THINGS)[number]['text']) => words.print(text, lang),
  name: (id: string) => words.print({ key: 'name', args: { id } }, lang),
});
const found = (wanted: Partial<Wanted>, lang: Lang = 'en'): string[] =>
  search(THINGS, { ...ANYTHING, box: 'base', ...wanted }, reader(lang)).map(({ id }) => id);

test('the base game has 48 cards, 8 basic and 11 Forest locations, Haven, Journey and 20 Events', () => {
  expect(found({ group: 'card' })).toHaveLength(48);
  expect(found({ group: 'basic' })).toHaveLength(8);
  expect(found({ group: 'forest' })).toHaveLength(11);
  expect(found({ group: 'haven' })).toHaveLength(5);
  expect(found({ group: 'basicEvent' })).toHaveLength(4);
  expect(found({ group: 'specialEvent' })).toHaveLength(16);
});

test('words are found in the language that is spoken, whatever their accents', () => {
  expect(found({ text: 'ferme' }, 'fr')).toContain('farm');
  expect(found({ text: 'école' }, 'fr')).toEqual(found({ text: 'ECOLE' }, 'fr'));
  expect(found({ text: 'Bauernhof' }, 'de')).not.toContain('mine');
});

test('a card is found by whoever lives in it', () => {
  expect(found({ text: 'husband', group: 'card' })).toContain('farm');
});

test('colour, kind, rarity and cost narrow the cards down together', () => {
  const unique = found({ color: 'governance', kind: 'construction', rarity: 'unique' });
  expect(unique).toContain('clock-tower');
  expect(unique).not.toContain('shopkeeper');
  const cheap = found({ uses: 'twig', most: 3 });
  expect(cheap).toContain('farm');
  expect(cheap.every((id) => costOf(thingOf(id)!) <= 3)).toBe(true);
});

test('the dearest cards come last when sorted by cost', () => {
  const cards = THINGS.filter(({ card }) => card);
  const order = sorted(cards, 'cost', reader('en').name, 'en').map(costOf);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('what pairs with a card: homes and guests, couples, and Events that want it', () => {
  expect(pairsOf(thingOf('farm')!)).toEqual(expect.arrayContaining(['husband', 'wife']));
  expect(pairsOf(thingOf('husband')!)).toEqual(expect.arrayContaining(['farm', 'wife']));
  expect(pairsOf(thingOf('dungeon')!)).toContain('ranger');
  expect(eventsWith('clock-tower').length).toBeGreaterThan(0);
});
