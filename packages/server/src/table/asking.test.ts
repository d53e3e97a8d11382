import { GAMES } from '@evervale/games';
import { Play, decision } from '@evervale/kernel';
import { expect, it } from 'vitest';
import { askedIn } from './asking.ts';

it.each(GAMES.list.map((game) => [game.id, game] as const))(
  'of %s, a decision is written as it is, said for the first time and again',
  (_id, game) => {
    for (const seed of [1, 1, 2]) {
      const play = new Play(game, game.readOptions({ players: 2 }), seed);
      for (let n = 0; !play.over && n < 150; n++) {
        const { state, codes } = play;
        expect(JSON.parse(askedIn(game, state, codes))).toEqual(
          JSON.parse(JSON.stringify(decision(game, state))),
        );
        play.pick(codes[(n * 7) % codes.length]);
      }
    }
  },
);
