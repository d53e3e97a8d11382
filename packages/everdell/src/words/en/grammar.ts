/** Pieces that many English patterns share. */
import { count, select } from '@evervale/kernel/text';

export const points = count('point', 'points');

export const color = select('color', {
  traveler: 'Traveler',
  production: 'Production',
  destination: 'Destination',
  governance: 'Governance',
  other: 'Prosperity',
});

export const aKind = select('kind', {
  critter: 'a Critter',
  construction: 'a Construction',
  either: 'a Critter or Construction',
  other: 'a card',
});

/** A name with its article, if it can be counted. */
export const aNoun = select('g', {
  mp: '{noun}',
  other: `${select('ini', { v: 'an', other: 'a' })} {noun}`,
});

export const kind = select('kind', {
  critter: 'Critter',
  construction: 'Construction',
  other: 'card',
});

export const rarity = select('rarity', { common: 'Common', other: 'Unique' });

export const season = select('season', {
  winter: 'winter',
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  other: '{season}',
});

/**
 * A verb in every mood: `do` command, `may` permission, `inv` permission after a condition, `to`
 * infinitive, `then` and `thenMay` as second clause of `seq.then`.
 */
export function verb(stem: string, rest: string): string {
  const mood = select('mood', {
    may: `you may ${stem}`,
    inv: `you may ${stem}`,
    then: `then ${stem}`,
    thenMay: `then you may ${stem}`,
    other: stem,
  });
  return `${mood} ${rest}`;
}

/** How many more of a run; a single choice needs no number. */
export const left = '{n, plural, =1 {} other { (# left)}}';
export const upTo = '{n, plural, =1 {} other { (up to #)}}';
