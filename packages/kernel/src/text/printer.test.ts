import { describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { allOf, anyOf, joining, sentences } from './joining.ts';
import { count, select } from './pattern.ts';
import { printer, type Resolvers } from './printer.ts';
import type { Text } from './text.ts';

const words = catalog(
  {
    acorn: count('acorn', 'acorns'),
    gain: 'gain {what}',
    each: 'for each {noun} {place}',
    all: `all {many}`,
    place: select('where', { city: 'in the city', other: '' }),
  },
  {
    acorn: count('Eichel', 'Eicheln'),
    gain: 'nimm dir {what}',
    each: `für ${select('g', { m: 'jeden', f: 'jede', other: 'jedes' })} {noun} {place}`,
    all: 'alle {many}',
    place: select('where', { city: 'in der Stadt', other: '' }),
  },
  {
    acorn: count('gland', 'glands'),
    gain: 'gagnez {what}',
    each: 'pour chaque {noun} {place}',
    all: `${select('g', { f: 'toutes', other: 'tous' })} les {many}`,
    place: select('where', { city: 'de la ville', other: '' }),
  },
  {
    acorn: count('ghianda', 'ghiande'),
    gain: 'ottieni {what}',
    each: 'per ogni {noun} {place}',
    all: `${select('g', { f: 'tutte le', other: 'tutti i' })} {many}`,
    place: select('where', { city: 'nella città', other: '' }),
  },
);

const resolvers: Resolvers = {
  tree: (_, lang) =>
    lang === 'de'
      ? { noun: 'Baum', nom: 'Baum', many: 'Bäume', g: 'm', ini: 'c' }
      : { noun: 'tree', nom: 'tree', many: 'trees', g: 'm', ini: 'c' },
  who: ({ seat }) => (seat === 0 ? 'Anna' : 'Ben'),
};

const { print, with: plus } = printer([joining, words], resolvers);
const acorns = (n: number): Text => ({ key: 'acorn', args: { n } });

describe('printing texts', () => {
  it('puts the words of the language to a text and lets its plural rules decide', () => {
    expect(print(acorns(1), 'de')).toBe('1 Eichel');
    expect(print(acorns(0), 'en')).toBe('0 acorns');
    expect(print(acorns(0), 'fr')).toBe('0 gland');
  });

  it('prints a text inside a text first', () => {
    expect(print({ key: 'gain', args: { what: acorns(3) } }, 'it')).toBe('ottieni 3 ghiande');
  });

  it('hands the forms of a noun to the pattern around it', () => {
    const args = { of: { key: 'tree' }, place: { key: 'place', args: { where: 'city' } } };
    expect(print({ key: 'each', args }, 'de')).toBe('für jeden Baum in der Stadt');
    expect(print({ key: 'all', args: { of: { key: 'tree' } } }, 'en')).toBe('all trees');
  });

  it('leaves no blank where a part is empty', () => {
    const args = { of: { key: 'tree' }, place: { key: 'place', args: { where: 'nowhere' } } };
    expect(print({ key: 'each', args }, 'en')).toBe('for each tree');
  });

  it('joins lists and sentences, raising the first letter of each sentence', () => {
    const list = [acorns(1), acorns(2), acorns(3)];
    expect(print(allOf(list), 'fr')).toBe('1 gland, 2 glands et 3 glands');
    expect(print(anyOf(list.slice(1)), 'de')).toBe('2 Eicheln oder 3 Eicheln');
    expect(print(allOf([acorns(4)]), 'en')).toBe('4 acorns');
    const gain: Text = { key: 'gain', args: { what: acorns(1) } };
    expect(print(sentences([gain, gain]), 'en')).toBe('Gain 1 acorn. Gain 1 acorn.');
  });

  it('raises the first letter behind a label in German only', () => {
    const text = { key: 'gain', args: { what: acorns(2) } };
    const labelled = { key: 'frame.label', args: { label: 'X', text } };
    expect(print(labelled, 'de')).toBe('X: Nimm dir 2 Eicheln');
    expect(print(labelled, 'en')).toBe('X: gain 2 acorns');
    expect(print(labelled, 'fr')).toBe('X\u00a0: gagnez 2 glands');
  });

  it('asks a resolver added later before the catalogues', () => {
    const player: Text = { key: 'player.number', args: { n: 2 } };
    expect(print(player, 'de')).toBe('Person 2');
    expect(plus({ 'player.number': ({ n }) => `seat ${n}` }).print(player, 'de')).toBe('seat 2');
    expect(plus({}).print({ key: 'who', args: { seat: 0 } }, 'en')).toBe('Anna');
  });

  it('names the key that has no words, and the key that lacks an argument', () => {
    expect(() => print({ key: 'nothing' }, 'it')).toThrow('‘nothing’');
    expect(() => print({ key: 'gain' }, 'it')).toThrow('‘gain’');
    expect(() => print({ key: 'tree' }, 'it')).toThrow('‘tree’');
  });
});
