/** Pieces that many French patterns share. */
import { count, select } from '@evervale/kernel/text';

export const points = count('point', 'points');

export const color = select('color', {
  traveler: 'Voyage',
  production: 'Production',
  destination: 'Destination',
  governance: 'Gouvernance',
  other: 'Prospérité',
});

export const aKind = select('kind', {
  critter: 'une Créature',
  construction: 'une Construction',
  either: 'une Créature ou une Construction',
  other: 'une carte',
});

export const kind = select('kind', {
  critter: 'Créature',
  construction: 'Construction',
  other: 'carte',
});

export const rarity = select('rarity', { common: 'commune', other: 'unique' });

export const inSeason = select('season', {
  winter: 'en hiver',
  spring: 'au printemps',
  summer: 'en été',
  autumn: 'en automne',
  other: '{season}',
});

export const theSeason = select('season', {
  winter: 'l’hiver',
  spring: 'le printemps',
  summer: 'l’été',
  autumn: 'l’automne',
  other: '{season}',
});

const elided = (article: string): string => select('ini', { v: 'l’', other: `${article} ` });

/** The name of a card with its article. Proper names have none, so "carte" stands in for it. */
export const your = select('g', {
  mp: 'vos {noun}',
  fp: 'vos {noun}',
  p: 'votre carte {noun}',
  other: 'votre {noun}',
});
export const the = select('g', {
  mp: 'les {noun}',
  fp: 'les {noun}',
  f: `${elided('la')}{noun}`,
  p: '{noun}',
  other: `${elided('le')}{noun}`,
});
/** Behind "à". */
export const toThe = select('g', {
  mp: 'aux {noun}',
  fp: 'aux {noun}',
  f: `à ${elided('la')}{noun}`,
  p: 'à {noun}',
  other: select('ini', { v: 'à l’{noun}', other: 'au {noun}' }),
});

/** A verb in every mood, from its infinitive and its command. */
export function verb(infinitive: string, command: string, rest: string): string {
  const mood = select('mood', {
    may: `vous pouvez ${infinitive}`,
    inv: `vous pouvez ${infinitive}`,
    to: infinitive,
    then: `puis ${command}`,
    thenMay: `puis vous pouvez ${infinitive}`,
    other: command,
  });
  return `${mood} ${rest}`;
}

/** How many more of a run; a single choice needs no number. */
export const left = '{n, plural, =1 {} other { (encore #)}}';
export const upTo = '{n, plural, =1 {} other { (jusqu’à #)}}';
