/** The score board: what tracks and spaces are worth. */
import { gain, gainAny, power, seq, summon, vp } from '../vocabulary.ts';

/** VP of the spaces 1 to 5 of a power track, unless the table plays with others (E17.2). */
export const POWER_VALUES = [2, 2, 3, 4, 5] as const;
export const TOP_SPACE = 5;
export const MARKERS = 4;

/** The spaces of the Glory track after the start (E16.1); `orb`: the Orb, or 2 VP once it is gone. */
export const GLORY_SPACES = [
  vp(2),
  gainAny(1),
  power('any'),
  vp(2),
  'orb',
  gainAny(1),
  vp(2),
  power('any'),
  'orb',
  gainAny(2),
] as const;
/** For every step on the last space, and where the Orb is gone (E16.5, E16.6). */
export const GLORY_ELSE = vp(2);

/** What the Mother of Dragons guards (E23.6). */
export const TROVE_EFFECTS = [
  { id: 'trove-crown', do: vp(6) },
  { id: 'trove-coffer', do: seq(gain({ gold: 2 }), vp(3)) },
  { id: 'trove-scale', do: seq(power('any'), power('any')) },
  { id: 'trove-egg', do: seq(summon({ free: true }), vp(2)) },
  { id: 'trove-codex', do: seq(gain({ magic: 3 }), vp(3)) },
] as const;

/** Where an Orb can be put for a reward, once for all (E11.8). */
export const ORB_REWARDS = [
  { id: 'potions', do: gain({ potion: 2 }) },
  { id: 'gems', do: gain({ gem: 2 }) },
  { id: 'scrolls', do: gain({ scroll: 2 }) },
  { id: 'tools', do: gain({ tool: 2 }) },
  { id: 'gold', do: gain({ gold: 2 }) },
  { id: 'cards', do: gain({ magic: 3 }) },
  { id: 'power', do: power('any') },
  { id: 'points', do: vp(4) },
] as const;
