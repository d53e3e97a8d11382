import { CARDS, everdell, type GameEvent } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { actorOf, nightweaveScene, sceneOf } from './scene.ts';

const inn = CARDS.kindOf('inn');
const played: readonly GameEvent[] = [
  { type: 'pay', seat: 1, amounts: [2, 1, 0, 0, 0] },
  { type: 'play', seat: 1, card: inn, from: 'meadow', position: 2, way: 'pay' },
  { type: 'lay', seat: 1, city: 1, card: inn, slot: 0 },
];

test('the card of another is shown with what it cost', () => {
  expect(sceneOf(played, 0)).toEqual({
    kind: 'play',
    seat: 1,
    card: 'inn',
    paid: { twig: 2, resin: 1 },
    home: null,
  });
  expect(actorOf(played)).toBe(1);
});

test('the own card goes to its place at once', () => {
  expect(sceneOf(played, 1)).toBeNull();
});

test('a Critter who moves in is shown with its home', () => {
  const farm = CARDS.kindOf('farm');
  const husband = CARDS.kindOf('husband');
  const events: readonly GameEvent[] = [
    { type: 'occupy', seat: 1, card: farm, slot: 0 },
    { type: 'play', seat: 1, card: husband, from: 'hand', way: 'occupy' },
  ];
  expect(sceneOf(events, 0)).toMatchObject({ card: 'husband', paid: {}, home: 'farm' });
});

test('the action card that Nightweave turned up last is shown', () => {
  const card = (id: string): GameEvent => ({
    type: 'nightweaveCard',
    seat: 1,
    card: id,
    season: 0,
    arrow: 1,
    prepares: false,
  });
  const game = everdell.create(everdell.readOptions({ players: 1, nightweave: {} }), 1);
  const her = everdell.view(game, 0).nightweave;
  expect(nightweaveScene([card('winter-01'), card('winter-06')], her)).toMatchObject({
    kind: 'nightweave',
    seat: 1,
    card: 'winter-06',
  });
  expect(nightweaveScene([{ type: 'turn', seat: 1 }], her)).toBeNull();
});
