/** The Prophecies. */
import { atLeast, each, prophecy, seq, vp, when, type Prophecy } from '../../vocabulary.ts';

export const PROPHECIES: readonly Prophecy[] = [
  prophecy('of-hearths', vp(each({ count: 'dwellings' }, { max: 4 }))),
  prophecy('of-high-seats', vp(each({ count: 'leads' }, { times: 2, max: 4 }))),
  prophecy('of-many-colours', vp(each({ count: 'cardElements' }, { max: 4 }))),
  prophecy('of-one-song', vp(each({ count: 'sameElementCards' }, { max: 5 }))),
  prophecy('of-loud-deeds', vp(each({ count: 'glory' }, { max: 5 }))),
  prophecy('of-old-stones', vp(each({ count: 'ruinsNextToDwellings' }, { max: 4 }))),
  prophecy('of-full-coffers', vp(each({ count: 'resources' }, { per: 2, max: 4 }))),
  prophecy(
    'of-doors-and-locks',
    vp(each({ count: 'cards', kinds: ['door', 'vault'] }, { times: 2, max: 6 })),
  ),
  prophecy(
    'of-banners',
    vp(each({ count: 'units', unit: 'advanced', at: 'notTray' }, { times: 2, max: 6 })),
  ),
  prophecy('of-kept-promises', seq(vp(1), vp(each({ count: 'quests' }, { times: 2, max: 4 })))),
  prophecy('of-the-humble', when({ lowestScore: true }, vp(4), vp(1))),
  prophecy(
    'of-wide-roads',
    seq(
      vp(each({ count: 'dwellingElements' }, { max: 5 })),
      when(atLeast(3, { count: 'dwellingElements' }), vp(1)),
    ),
  ),
];
