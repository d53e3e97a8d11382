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

const the = (m: string, lo: string, l: string, f: string, mp: string, fp: string): string =>
  select('g', {
    f: select('ini', { v: `${l}{noun}`, other: `${f} {noun}` }),
    mp: `${mp} {noun}`,
    fp: `${fp} {noun}`,
    p: '{noun}',
    other: select('ini', { v: `${l}{noun}`, z: `${lo} {noun}`, other: `${m} {noun}` }),
  });
const your = (m: string, f: string, mp: string, fp: string): string =>
  select('g', {
    f: `${f} tua {noun}`,
    mp: `${mp} tuoi {noun}`,
    fp: `${fp} tue {noun}`,
    p: `${f} tua carta {noun}`,
    other: `${m} tuo {noun}`,
  });

/** The name of a card with its article, alone and behind a preposition. */
export const theCard = the('il', 'lo', 'l’', 'la', 'i', 'le');
export const toThe = the('al', 'allo', 'all’', 'alla', 'ai', 'alle');
export const onThe = the('sul', 'sullo', 'sull’', 'sulla', 'sui', 'sulle');
export const yourCard = your('il', 'la', 'i', 'le');
export const onYour = your('sul', 'sulla', 'sui', 'sulle');
export const ofYour = your('del', 'della', 'dei', 'delle');
export const fromYour = your('dal', 'dalla', 'dai', 'dalle');

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

/** How many more of a run; a single choice needs no number. */
export const left = '{n, plural, =1 {} other { (ancora #)}}';
export const upTo = '{n, plural, =1 {} other { (fino a #)}}';
