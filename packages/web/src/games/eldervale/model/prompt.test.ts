import { hostedEldervale as game, type View } from '@evervale/eldervale';
import { decision, isOver, type Decision } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { answerOf, askedBy, keysFor, type Asked } from './prompt.ts';

/** Every question of a whole game of three. */
const s = game.create(game.readOptions({ players: 3, factions: 'randomFaction' }), 6);
const asked: { question: Decision; view: View; parts: Asked }[] = [];
for (let i = 0; !isOver(s); i++) {
  const question = decision(game, s)!;
  const view = game.view(s, question.seat);
  asked.push({ question, view, parts: askedBy(question, view) });
  game.machine.apply(s, question.options[(i * 13) % question.options.length].code);
}

test('every option stands in the prompt, on the map or among the Free Actions, and only once', () => {
  for (const { question, parts } of asked) {
    const all = [...parts.main, ...parts.onMap, ...parts.free].map(({ code }) => code);
    const codes = question.options.map(({ code }) => code);
    expect(new Set(all)).toEqual(new Set(codes));
    expect(all).toHaveLength(codes.length);
  }
});

test('there is always something to answer that is no Free Action', () => {
  for (const { parts } of asked) {
    expect(parts.main.length + parts.onMap.length).toBeGreaterThan(0);
  }
});

test('during a battle, which covers the map, everything stands in the prompt', () => {
  const fought = asked.filter(({ view }) => view.battle !== null);
  expect(fought.length).toBeGreaterThan(0);
  expect(fought.flatMap(({ parts }) => parts.onMap)).toEqual([]);
});

test.each([
  ['option.pay', 'Zahlen', true],
  ['option.payPlain', 'Zahlen', true],
  ['option.discard', 'Abwerfen', true],
  ['option.return', 'Zurückgeben', true],
  ['option.acquire', 'Erwerben', 'prompt.acquire'],
])('what is done stands in the question, to what in the answers (%s)', (kind, verb, where) => {
  const { print } = game.words([]);
  const answers = asked.flatMap(({ question, parts }) =>
    parts.main
      .filter(({ text }) => text.key === kind)
      .map((option) => ({ option, prompt: question.prompt.key })),
  );
  expect(answers.length).toBeGreaterThan(0);
  for (const { option, prompt } of answers) {
    const named = print(answerOf(option, prompt), 'de');
    const said = where === true || where === prompt;
    expect(print(option.text, 'de')).toBe(said ? `${verb}: ${named}` : named);
  }
});

test('no two answers have the same key', () => {
  for (const { parts } of asked) {
    const keys = [...keysFor(parts.main).values()];
    expect(new Set(keys).size).toBe(keys.length);
  }
});
