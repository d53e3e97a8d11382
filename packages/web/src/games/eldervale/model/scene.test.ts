import { hostedEldervale as game } from '@evervale/eldervale';
import { Play } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { sceneOf } from './scene.ts';

/** A whole game as one of two sees it: the scene before each pick. */
function scenesOf(seed: number, me: number) {
  const play = new Play(game, game.readOptions({ players: 2, factions: 'randomFaction' }), seed);
  const found: { readonly types: readonly string[]; readonly scene: ReturnType<typeof sceneOf> }[] =
    [];
  for (let i = 0; !play.over; i++) {
    const before = game.view(play.state, me);
    const { codes, count } = game.machine.legal(play.state);
    const events = play.pick(codes[(i * 13) % count]).map((event) => game.eventFor(event, me));
    const scene = sceneOf(events, before, game.view(play.state, me), me);
    found.push({ types: events.map(({ type }) => type), scene });
  }
  return found;
}

test('cards that others use are shown by name, the own ones are not', () => {
  const scenes = scenesOf(11, 0);
  const cards = scenes.flatMap(({ scene }) => (scene?.kind === 'card' ? [scene] : []));
  expect(new Set(cards.map(({ line }) => line))).toContain('log.acquire');
  expect(cards.every(({ seat }) => seat === 1)).toBe(true);
  expect(cards.every(({ card }) => game.lookup.find(card) !== undefined)).toBe(true);
});

test('a battle that was decided is told, whoever fought it', () => {
  const told = scenesOf(11, 0).filter(({ scene }) => scene?.kind === 'battle');
  expect(told.length).toBeGreaterThan(0);
  expect(told.every(({ types }) => types.includes('battleEnd'))).toBe(true);
});
