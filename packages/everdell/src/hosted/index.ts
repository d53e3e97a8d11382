/** Everdell as a host gets it: the rules, and everything around them. */
import { Lookup, codeForKey, type HostedGame } from '@evervale/kernel';
import type { BoxId } from '../boxes.ts';
import { continuesWith, everdell, versionOfOptions } from '../game.ts';
import type { GameEvent } from '../log/event.ts';
import { bitsOf, type GameOptions } from '../options.ts';
import { position, readPosition, writePosition } from '../position/index.ts';
import { POINT_CARDS } from '../mistwood/pointCards.ts';
import { rugwort } from '../rugwort/index.ts';
import { automatWith } from '../turn/automats.ts';
import type { View } from '../view.ts';
import { t, wordsOf } from '../words/index.ts';
import { form } from './form.ts';
import type { EverdellThing } from './thing.ts';
import { EVERDELL_THINGS } from './things.ts';

export interface HostedEverdell extends HostedGame<GameOptions, View, GameEvent> {
  readonly lookup: Lookup<EverdellThing>;
}

/** Days of the base game, and between them days with a box. */
const HER_DAY = 4;
const DAILY_BOXES: readonly (readonly BoxId[])[] = [[], [], ['newleaf'], [], ['spirecrest']];

export const hostedEverdell: HostedEverdell = {
  ...everdell,
  title: 'Everdell',
  form,
  automats: (options) => [automatWith(bitsOf(options)) ?? []].flat(),
  standing: [
    {
      id: 'pass',
      label: t('standing.pass'),
      lasts: 'once',
      pick: (s) => codeForKey(everdell, s, 'pass'),
      // In autumn there may be nothing left to do but to pass; before, such an order would be void.
      offered(view, seat) {
        const { season, finished } = (view as View).players[seat];
        return season === 'autumn' && !finished;
      },
    },
  ],
  words(names, style, options) {
    // An automatic opponent sits behind the last player: Rugwort, if nothing else is said.
    const seats = names.map((given, seat) => given ?? t('player.number', { n: seat + 1 }));
    const automat = options === undefined ? undefined : automatWith(bitsOf(options));
    const others = seats.length === 0 ? [] : [(automat ?? rugwort.automat!).name];
    return wordsOf({ players: [...seats, ...others], ...style });
  },
  lookup: new Lookup(EVERDELL_THINGS, (text, lang) => everdell.print(text, lang)),
  rulebook: async (lang) => (await import('../rulebook/index.ts')).rulebook(lang),
  positions: { report: position, read: readPosition, write: writePosition },
  /**
   * One player against Rugwort, who gets harder and easier again with the days; on some the train or the
   * mountains come, and every fourth day it is Nightweave, at one of her strengths.
   */
  daily: (chance) => ({
    options:
      chance % HER_DAY === HER_DAY - 1
        ? {
            players: 1,
            nightweave: { difficulty: Math.floor(chance / HER_DAY) % POINT_CARDS.length },
          }
        : {
            players: 1,
            rugwort: { year: 1 + (chance % 3), modules: [] },
            boxes: DAILY_BOXES[Math.floor(chance / 3) % DAILY_BOXES.length],
          },
  }),
  versionOf: versionOfOptions,
  continues: continuesWith,
};
