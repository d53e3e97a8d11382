import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/index.ts';
import { table } from '../table.ts';

const ways = (player: PositionPlayer) =>
  table({ options: { players: 2, boxes: ['legends'] }, players: [player, {}] }).pick(
    `play:${player.hand![0]}@hand`,
  );

describe('what a way to play a card says of its price', () => {
  const wife = { city: ['dungeon', 'wife'] };

  it('names the berries that are left out where only berries are due (6.38)', () => {
    const game = ways({ ...wife, hand: ['king'], resources: { berry: 6 } });
    expect(game.say('en').options).toEqual([
      'Pay 6 berries',
      'Imprison Wife in your Dungeon and pay 3 fewer berries',
    ]);
    expect(game.say('de').options[1]).toBe(
      'Ehefrau in dein Verlies sperren und 3 Beeren weniger zahlen',
    );
    expect(game.say('fr').options[1]).toBe(
      'Emprisonner Épouse dans votre Donjon et payer 3 baies de moins',
    );
    expect(game.say('it').options[1]).toBe(
      'Rinchiudi Moglie nel tuo Dungeon e paga 3 bacche in meno',
    );
  });

  it('leaves the choice where several types are due', () => {
    const game = ways({ ...wife, hand: ['castle'], resources: { twig: 2, resin: 3, pebble: 3 } });
    expect(game.say('en').options[1]).toBe(
      'Imprison Wife in your Dungeon and pay 3 fewer resources of your choice',
    );
  });

  it('says that nothing is left to pay where the reduction is more than the price', () => {
    const game = ways({ ...wife, hand: ['woodcarver'], resources: { berry: 2 } });
    expect(game.say('en').options[1]).toBe('Imprison Wife in your Dungeon and pay nothing');
    expect(game.say('de').options[1]).toBe('Ehefrau in dein Verlies sperren und nichts zahlen');
    expect(game.say('fr').options[1]).toBe('Emprisonner Épouse dans votre Donjon et ne rien payer');
    expect(game.say('it').options[1]).toBe('Rinchiudi Moglie nel tuo Dungeon e non pagare nulla');
  });

  it('names the type of a Construction that costs but one, and the tokens that are given back', () => {
    const game = ways({
      city: ['crane', { card: 'king-norths-treasury', tokens: 1 }],
      hand: ['cemetery'],
      resources: { pebble: 2 },
    });
    expect(game.say('en').options).toEqual([
      'Pay 2 pebbles',
      'Discard your Crane and pay nothing',
      'Return 1 point token from your King North’s Treasury and pay nothing',
    ]);
  });

  it('knows that an Innkeeper leaves out berries only', () => {
    const game = ways({ city: ['innkeeper'], hand: ['queen'], resources: { berry: 5 } });
    expect(game.say('en').options[1]).toBe('Discard your Innkeeper and pay 3 fewer berries');
  });
});
