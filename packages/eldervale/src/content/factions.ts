/** The sixteen factions, two for each element. */
import {
  ability,
  activate,
  atLeast,
  dice,
  faction,
  gain,
  gainBasic,
  gainSome,
  keepUnits,
  lose,
  may,
  move,
  on,
  reroll,
  rerollOwn,
  roll,
  seq,
  setDie,
  summon,
  swap,
  toReady,
  vp,
  when,
  type Faction,
} from '../vocabulary.ts';

export const FACTIONS: readonly Faction[] = [
  faction(
    'air-a',
    ability('updraft', 'worker', {
      rule: 'placement',
      unit: 'worker',
      target: { occupied: false, within: 2, of: 'ownUnit' },
    }),
    ability(
      'carry-home',
      'dragon',
      on('placed', may(toReady({ unit: 'worker', at: 'realm' })), { unit: 'dragon' }),
      on('build', seq(vp(1), may(toReady({ unit: 'worker', at: 'realm' })))),
    ),
  ),
  faction(
    'air-b',
    ability(
      'gift-of-the-thermals',
      'wizard',
      on('placed', seq(gainSome(1, ['scroll', 'gem']), vp(2)), { unit: 'wizard' }),
    ),
    ability(
      'soft-landing',
      'worker',
      on('losses', seq(keepUnits('worker'), vp(1)), { present: 'worker' }),
    ),
  ),
  faction(
    'earth-a',
    ability('longbows', 'worker', { rule: 'support', unit: 'worker' }),
    ability(
      'wandering-sage',
      'wizard',
      on('turnEnd', may(move({ unit: 'wizard', at: 'realm' }, {}))),
    ),
    'official',
  ),
  faction(
    'earth-b',
    ability(
      'deep-cellars',
      'worker',
      on('build', when(atLeast(2, { count: 'dwellings' }), gain({ tool: 1 }))),
    ),
    ability('tunnel-rush', 'warrior', {
      rule: 'placement',
      unit: 'warrior',
      target: { within: 1, of: 'ownDwelling', ownUnit: false },
    }),
  ),
  faction(
    'fire-a',
    ability(
      'swarm',
      'worker',
      on(
        'addDice',
        when(atLeast(2, { count: 'units', unit: 'worker', at: 'here' }), dice(2), dice(1)),
        { role: 'trigger', placed: 'worker' },
      ),
      on('battleLost', vp(1)),
    ),
    ability('firebrand', 'wizard', on('rolled', may(rerollOwn(2)), { present: 'wizard' })),
  ),
  faction(
    'fire-b',
    ability(
      'crushing-blow',
      'warrior',
      on('addDice', dice(-1, 'opponents'), { present: 'warrior' }),
    ),
    ability(
      'pick-the-field',
      'worker',
      on('battleWon', seq(gainBasic(1), vp(1)), { present: 'worker' }),
    ),
  ),
  faction(
    'water-a',
    ability(
      'tidal-trade',
      'worker',
      on('takeToken', gain({ potion: 1 }), { unit: 'worker', realm: { element: 'water' } }),
    ),
    ability(
      'deep-draught',
      'wizard',
      on('withdraw', when(atLeast(3, { count: 'dwellings' }), gain({ potion: 1 })), {
        unit: 'wizard',
      }),
    ),
  ),
  faction(
    'water-b',
    ability(
      'riptide',
      'warrior',
      on(
        'placed',
        may(move({ who: 'opponent', at: 'here' }, { monster: false, otherPlayers: false })),
        { unit: 'warrior' },
      ),
    ),
    ability(
      'wreck-divers',
      'worker',
      on('takeToken', gain({ gem: 1 }), { unit: 'worker', last: true }),
    ),
  ),
  faction(
    'light-a',
    ability(
      'blinding-light',
      'wizard',
      on('rolled', may(reroll('opponent', 'highest')), { present: 'wizard' }),
    ),
    ability(
      'hearthlight',
      'worker',
      on('build', when(atLeast(2, { count: 'dwellings' }), gain({ scroll: 1 }))),
    ),
  ),
  faction(
    'light-b',
    ability(
      'chorus',
      'worker',
      on('withdraw', seq(gain({ magic: 1 }), vp(1)), { unit: 'worker', nth: 2 }),
    ),
    ability(
      'radiant-scales',
      'dragon',
      { rule: 'spellPower', n: 1, whileInRealm: 'dragon' },
      { rule: 'price', of: 'spell', less: 1, min: 0, whileInRealm: 'dragon' },
    ),
  ),
  faction(
    'darkness-a',
    ability('rise-from-the-shadows', 'worker', {
      rule: 'placeFrom',
      unit: 'worker',
      from: 'underworld',
    }),
    ability(
      'dread',
      'dragon',
      { rule: 'noJoin', unit: 'dragon' },
      on('battleWon', vp(2), { present: 'dragon' }),
    ),
  ),
  faction(
    'darkness-b',
    ability(
      'grave-goods',
      'worker',
      on('sentToUnderworld', gain({ potion: 1 }), { unit: 'worker' }),
    ),
    ability(
      'lantern-below',
      'wizard',
      on('withdraw', may(activate('underworld')), { unit: 'wizard' }),
    ),
  ),
  faction(
    'order-a',
    ability(
      'momentum',
      'warrior',
      on('rolled', setDie('you', 'lowest', 6), { joined: 'warrior' }, { laid: true }),
    ),
    ability(
      'formation',
      'worker',
      on('placed', when(atLeast(2, { count: 'units', at: 'adjacentHere' }), gainBasic(1)), {
        unit: 'worker',
      }),
    ),
    'official',
  ),
  faction(
    'order-b',
    ability(
      'keystone',
      'worker',
      on(
        'build',
        seq(
          when(atLeast(2, { count: 'ruins' }), vp(2)),
          when(atLeast(3, { count: 'dwellings' }), gain({ scroll: 1 })),
        ),
      ),
    ),
    ability('stone-sentinels', 'dragon', { rule: 'dwellingDice', n: 2, whileInBattle: 'dragon' }),
  ),
  faction(
    'chaos-a',
    ability(
      'small-wager',
      'worker',
      on(
        'takeToken',
        may(
          roll([
            [1, lose('any')],
            [4, null],
            [5, gainBasic(1)],
            [6, seq(gainBasic(1), vp(1))],
          ]),
        ),
        { unit: 'worker' },
      ),
    ),
    ability(
      'second-throw',
      'dragon',
      on('rolled', may(rerollOwn('all', false)), { present: 'dragon' }),
    ),
  ),
  faction(
    'chaos-b',
    ability(
      'borrowed-shape',
      'worker',
      { rule: 'actAs', unit: 'worker', n: 1 },
      on('build', may(summon())),
    ),
    ability(
      'trading-places',
      'wizard',
      on('placed', may(swap({ unit: 'wizard', at: 'here' }, { at: 'realm' })), { unit: 'wizard' }),
    ),
  ),
];
