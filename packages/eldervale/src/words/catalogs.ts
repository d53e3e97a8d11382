/** All patterns in four languages: what effects and abilities say, what is said in play, what hosts ask and show. */
import { catalog, joining, type KeyOf } from '@evervale/kernel/text';
import { abilities as deAbilities } from './de/abilities.ts';
import { effects as deEffects } from './de/effects.ts';
import { host as deHost } from './de/host.ts';
import { abilities as enAbilities } from './en/abilities.ts';
import { effects as enEffects } from './en/effects.ts';
import { host as enHost } from './en/host.ts';
import { abilities as frAbilities } from './fr/abilities.ts';
import { effects as frEffects } from './fr/effects.ts';
import { host as frHost } from './fr/host.ts';
import { abilities as itAbilities } from './it/abilities.ts';
import { effects as itEffects } from './it/effects.ts';
import { host as itHost } from './it/host.ts';
import { play } from './play.ts';

const effects = catalog(enEffects, deEffects, frEffects, itEffects);
const abilities = catalog(enAbilities, deAbilities, frAbilities, itAbilities);
const host = catalog(enHost, deHost, frHost, itHost);

export type HostKey = KeyOf<typeof host>;
export type EffectKey = KeyOf<typeof effects> | KeyOf<typeof abilities>;

export const catalogs = [joining, effects, abilities, play, host];
