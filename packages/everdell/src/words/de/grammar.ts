/** Pieces that many German patterns share. */
import { count, select } from '@evervale/kernel/text';

export const points = count('Punkt', 'Punkte');

export const color = select('color', {
  traveler: 'Bewegung',
  production: 'Produktion',
  destination: 'Ziel',
  governance: 'Verwaltung',
  other: 'Wohlstand',
});

export const colorCard = select('color', {
  traveler: 'Bewegungskarte',
  production: 'Produktionskarte',
  destination: 'Zielkarte',
  governance: 'Verwaltungskarte',
  other: 'Wohlstandskarte',
});

export const aKind = select('kind', {
  critter: '1 Wesen',
  construction: '1 Bauwerk',
  either: '1 Wesen oder Bauwerk',
  other: '1 Karte',
});

/** Behind "jedes", "jede"; with an n behind "einem". */
export const rarity = select('rarity', { common: 'gewöhnliche', other: 'einzigartige' });

export const season = select('season', {
  winter: 'Winter',
  spring: 'Frühling',
  summer: 'Sommer',
  autumn: 'Herbst',
  other: '{season}',
});

/**
 * The name of a card with "dein" or its article, by case. Proper names have none, so "Karte" stands
 * in for it where a sentence needs one.
 */
export const yourAcc = select('g', {
  m: 'deinen {noun}',
  f: 'deine {noun}',
  n: 'dein {noun}',
  other: 'deine Karte {noun}',
});
export const yourDat = select('g', {
  m: 'deinem {noun}',
  f: 'deiner {noun}',
  n: 'deinem {noun}',
  other: 'deiner Karte {noun}',
});
export const theNom = select('g', {
  m: 'der {nom}',
  f: 'die {nom}',
  n: 'das {nom}',
  other: '{nom}',
});
export const theAcc = select('g', {
  m: 'den {noun}',
  f: 'die {noun}',
  n: 'das {noun}',
  other: '{noun}',
});
export const theDat = select('g', {
  m: 'dem {noun}',
  f: 'der {noun}',
  n: 'dem {noun}',
  other: '{noun}',
});

/**
 * A verb in every mood. German moves the parts of a verb around its object: "wirf 1 Karte ab", "du
 * darfst 1 Karte abwerfen", "um 1 Karte abzuwerfen"; so a verb is given as command, stem and
 * separable prefix and then takes its object. An object may begin with "dir", which stays at the
 * verb: "nimm dir dann 1 Beere". The tail follows everything.
 */
export function verb(command: string, stem: string, prefix = '') {
  const infinitive = prefix + stem;
  const withZu = prefix ? `${prefix}zu${stem}` : `zu ${stem}`;
  return (object: string, tail = ''): string => {
    const [, dir, rest] = /^(dir )?(.*)$/s.exec(object) ?? [];
    const commanded = (then: string): string =>
      `${command} ${dir ?? ''}${then}${rest}${prefix && ` ${prefix}`}${tail}`;
    return select('mood', {
      may: `du darfst ${object} ${infinitive}${tail}`,
      inv: `darfst du ${object} ${infinitive}${tail}`,
      to: `${object} ${withZu}${tail}`,
      then: commanded('dann '),
      thenMay: `dann darfst du ${object} ${infinitive}${tail}`,
      other: commanded(''),
    });
  };
}

/** How many more of a run; a single choice needs no number. */
export const left = '{n, plural, =1 {} other { (noch #)}}';
export const upTo = '{n, plural, =1 {} other { (bis zu #)}}';
