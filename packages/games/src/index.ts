/** The one list of games: everything that hosts games takes them from here. */
import { hostedEldervale } from '@evervale/eldervale';
import { hostedEverdell } from '@evervale/everdell';
import { Games } from '@evervale/kernel';

export const GAMES = new Games([hostedEverdell, hostedEldervale]);
