/** Pieces that many Italian patterns share. */
import { count, select } from '@evervale/kernel/text';

export const points = count('punto', 'punti');

export const color = select('color', {
  traveler: 'Viaggiatore',
  production: 'Produzione',
  destination: 'Destinazione',
  governance: 'Governo',
  other: 'Prosperità',
});

export const aKind = select('kind', {
  critter: 'un Animale',
  construction: 'una Costruzione',
  either: 'un Animale o una Costruzione',
  other: 'una carta',
});

export const kind = select('kind', {
  critter: 'Animale',
  construction: 'Costruzione',
  other: 'carta',
});

/** Feminine: carta, Costruzione. */
export const rarity = select('rarity', { common: 'Comune', other: 'Unica' });

export const season = select('season', {
  winter: 'inverno',
  spring: 'primavera',
  summer: 'estate',
  autumn: 'autunno',
  other: '{season}',
});

export const theSeason = select('season', {
  winter: 'l’inverno',
  spring: 'la primavera',
  summer: 'l’estate',
  autumn: 'l’autunno',
  other: '{season}',
});

/** A verb in every mood, from its infinitive and its command. */
export function verb(infinitive: string, command: string, rest: string): string {
  const mood = select('mood', {
    may: `puoi ${infinitive}`,
    inv: `puoi ${infinitive}`,
    to: infinitive,
    then: `poi ${command}`,
    thenMay: `poi puoi ${infinitive}`,
    other: command,
  });
  return `${mood} ${rest}`;
}
