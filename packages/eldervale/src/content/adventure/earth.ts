/** Adventure cards of Earth. */
import {
  action,
  atLeast,
  aura,
  build,
  dice,
  door,
  each,
  gain,
  gainInSlot,
  gainSlot,
  gainSome,
  on,
  passive,
  power,
  seq,
  summon,
  vault,
  vp,
  when,
  type AdventureCard,
} from '../../vocabulary.ts';

export const EARTH: readonly AdventureCard[] = [
  door('earth-door', {
    cost: { tool: 1, gem: 1 },
    slots: [{ role: 'door' }],
    action: {
      icon: 'any',
      do: seq(gainSome(1, ['tool', 'gem']), when({ soleLeader: 'earth' }, gainSlot(0))),
    },
  }),
  vault('earth-01', {
    cost: { tool: 2, gem: 2 },
    slots: [{ role: 'vault' }, { role: 'vault' }, { role: 'vault' }],
    orb: 'required',
    origin: 'official',
    scoring: vp(each({ count: 'symbols' }, { times: 2 })),
  }),
  action(
    'earth-02',
    { tool: 2, any: 1 },
    'any',
    seq(gain({ tool: 1, gem: 1 }), when({ soleLeader: 'earth' }, vp(1))),
  ),
  action('earth-03', { tool: 2, gem: 2 }, 'any', seq(gainInSlot(0, { gem: 1 }), vp(1)), {
    slots: [{ role: 'output' }],
  }),
  passive('earth-04', { tool: 2, gem: 1 }, { rule: 'price', of: 'dwelling', less: 1, min: 1 }),
  action(
    'earth-05',
    { tool: 2, potion: 1 },
    'any',
    seq(build(1), when({ soleLeader: 'earth' }, vp(1))),
  ),
  action(
    'earth-06',
    { gem: 1, tool: 1 },
    'wizard',
    seq(
      when(
        atLeast(1, { count: 'units', unit: 'worker', at: 'tray' }),
        summon({ unit: 'worker', free: true }),
        vp(3),
      ),
      gain({ gem: 1 }),
      vp(1),
    ),
  ),
  passive('earth-07', { gem: 2, tool: 1 }, on('build', vp(2))),
  action(
    'earth-08',
    { tool: 2, gem: 1 },
    'any',
    when(
      { orb: true },
      seq(vp(each({ count: 'dwellings' }, { max: 6 })), gain({ tool: 2 })),
      seq(vp(each({ count: 'dwellings' }, { max: 3 })), gain({ tool: 1 })),
    ),
    { orb: 'upgrade' },
  ),
  action(
    'earth-09',
    { tool: 2, gem: 1 },
    'dragon',
    seq(gain({ tool: 2, gem: 1 }), vp(2), when({ soleLeader: 'earth' }, vp(1))),
  ),
  passive(
    'earth-10',
    { tool: 1, sword: 1 },
    on('addDice', dice(1), { realm: { within: 1, of: 'ownDwelling' } }),
    on('build', gain({ sword: 1 })),
    on('battleWon', vp(1)),
  ),
  action(
    'earth-11',
    { tool: 2, sword: 1 },
    'warrior',
    seq(power('ownDwelling'), gain({ tool: 1 }), vp(1)),
  ),
  aura('earth-12', { cost: { tool: 1, gem: 2 }, hostActivated: gainSome(1, ['tool', 'gem']) }),
];
