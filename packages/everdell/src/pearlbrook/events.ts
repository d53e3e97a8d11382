/** The six special Events of Pearlbrook. */
import { seq } from '@evervale/kernel';
import type { GameEventCard } from '../content/board.ts';
import { choose, may } from '../effects/choose.ts';
import { each, times } from '../effects/count.ts';
import { gain, gainAny } from '../effects/gain.ts';
import { playFrom } from '../effects/play.ts';
import { spread } from '../effects/spread.ts';
import { tuckMeadow } from '../effects/tuckMeadow.ts';
import { matchStored } from './matchStored.ts';
import { searchPlay } from './searchPlay.ts';
import { tuckNamed } from './tuck.ts';

function special(
  id: string,
  cards: readonly string[],
  rest: Omit<GameEventCard, 'id' | 'box' | 'needs'>,
): GameEventCard {
  return { id, box: 'pearlbrook', needs: { cards }, ...rest };
}

export const pearlbrookEvents: readonly GameEventCard[] = [
  special('masquerade-invitations', ['messenger', 'fairgrounds'], {
    points: 0,
    effect: spread(6, 'cards', gain({ point: 1 }, times(1))),
  }),
  special('river-race', ['ferry-ferret', 'twig-barge'], {
    points: 4,
    effect: choose(
      seq(tuckNamed('ferry-ferret'), gain({ point: 2 })),
      seq(tuckNamed('twig-barge'), gainAny(2)),
    ),
  }),
  special('riverside-resort', ['harbor', 'innkeeper'], {
    points: 0,
    effect: tuckMeadow(3, { kind: 'critter' }),
    bonus: { each: [each(2, { of: 'cardsUnder' })] },
  }),
  special('romantic-cruise', ['ferry', 'husband'], {
    points: 0,
    effect: choose(searchPlay('wife'), gain({ point: 5 })),
  }),
  special('sunken-treasure-discovered', ['pirate', 'crane'], {
    points: 0,
    effect: may(playFrom(['meadow'], 'free', 3)),
  }),
  special('x-marks-the-spot', ['pirate-ship', 'storehouse'], {
    points: 0,
    effect: matchStored('storehouse', 6),
  }),
];
