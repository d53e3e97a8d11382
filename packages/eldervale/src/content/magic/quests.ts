/** The Quests. */
import { atLeast, quest, type Quest } from '../../vocabulary.ts';

export const QUESTS: readonly Quest[] = [
  quest('two-roofs', 6, { state: atLeast(1, { count: 'adjacentPairs' }) }),
  quest('hunters-oath', 3, { on: 'battleWon', where: { against: 'monster' } }),
  quest('song-of-the-few', 5, { on: 'battleWon', where: { outnumbered: true } }),
  quest('fourfold-path', 3, { state: atLeast(4, { count: 'powerTracks' }) }),
  quest('rung-by-rung', 3, { state: atLeast(4, { count: 'highestPower' }) }),
  quest('full-muster', 5, {
    state: atLeast(3, { count: 'units', unit: 'advanced', at: 'notTray' }),
  }),
  quest('many-halls', 3, { state: atLeast(5, { count: 'cards' }) }),
  quest('heavy-belt', 3, { state: atLeast(4, { count: 'tokens', at: 'tray' }) }),
  quest('three-far-fires', 3, { state: atLeast(3, { count: 'unitElements' }) }),
  quest('lantern-vigil', 4, { state: atLeast(3, { count: 'units', at: 'underworld' }) }),
  quest('stocked-larder', 4, { state: atLeast(2, { count: 'fewestBasic' }) }),
  quest('good-neighbours', 6, { on: 'build', cond: atLeast(4, { count: 'neighbours' }) }),
];
