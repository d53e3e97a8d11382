import { describe, expect, it } from 'vitest';
import { initial } from './noun.ts';
import { capitalise, typeset } from './typography.ts';

describe('typography', () => {
  it('keeps French punctuation with its word', () => {
    expect(typeset('Fin : vrai ? « oui »', 'fr')).toBe('Fin\u00a0: vrai\u202f? «\u00a0oui\u00a0»');
    expect(typeset('50 % !', 'fr')).toBe('50\u00a0%\u202f!');
  });

  it('elides the French "de" before a name with a vowel', () => {
    expect(typeset('la ville de Anna', 'fr')).toBe('la ville d’Anna');
    expect(typeset('la ville de Ben', 'fr')).toBe('la ville de Ben');
    expect(typeset('ce que possède Anna', 'fr')).toBe('ce que possède Anna');
  });

  it('puts the Italian d between equal vowels', () => {
    expect(typeset('Fattoria e Emporio a Anna', 'it')).toBe('Fattoria ed Emporio ad Anna');
    expect(typeset('Fattoria e Albero a Elena', 'it')).toBe('Fattoria e Albero a Elena');
  });

  it('gives negative numbers a minus sign and leaves hyphens alone', () => {
    expect(typeset('-2 points (-1), 2-3 x-4', 'en')).toBe('−2 points (−1), 2-3 x-4');
  });

  it('leaves English and German alone', () => {
    expect(typeset('a Anna de Anna : !', 'en')).toBe('a Anna de Anna : !');
    expect(typeset('a Anna de Anna : !', 'de')).toBe('a Anna de Anna : !');
  });

  it('raises accented first letters', () => {
    expect(capitalise('élevez', 'fr')).toBe('Élevez');
    expect(capitalise('2 Beeren', 'de')).toBe('2 Beeren');
    expect(capitalise('', 'de')).toBe('');
  });
});

describe('the beginning of a word', () => {
  it('goes by the sound in English', () => {
    expect(
      ['Inn', 'University', 'Undertaker', 'Hourglass', 'Husband'].map((w) => initial(w, 'en')),
    ).toEqual(['v', 'c', 'v', 'v', 'c']);
  });

  it('knows mute and aspirated h in French', () => {
    expect(['École', 'Historien', 'Havre de paix', 'Mine'].map((w) => initial(w, 'fr'))).toEqual([
      'v',
      'v',
      'c',
      'c',
    ]);
  });

  it('knows the words that take "lo" in Italian', () => {
    expect(
      ['Storico', 'Scuola', 'Spazzatrucioli', 'Albero', 'Sala'].map((w) => initial(w, 'it')),
    ).toEqual(['z', 'z', 'z', 'v', 'c']);
  });
});
