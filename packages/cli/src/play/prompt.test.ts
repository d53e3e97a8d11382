import { describe, expect, it } from 'vitest';
import { typed } from '../../test/listening.ts';
import type { Choice } from './choices.ts';
import {
  NOTHING_TYPED,
  press,
  type Answer,
  type Key,
  type Question,
  type Typing,
} from './prompt.ts';

const labels = ['3 twigs', '1 berry', 'Farm', 'Twig Barge', 'École'];
const choices: Choice[] = labels.map((label, i) => ({
  number: i + 1,
  code: 100 + i,
  group: 'choice',
  label,
  search: label,
}));
const question: Question = { choices, several: false, lang: 'en' };

/** Presses keys until there is an answer. */
function after(keys: readonly Key[], asked = question): { typing: Typing; answer?: Answer } {
  let typing = NOTHING_TYPED;
  for (const key of keys) {
    const step = press(typing, key, asked);
    if ('answer' in step) return { typing, answer: step.answer };
    typing = step.typing;
  }
  return { typing };
}

const answerTo = (text: string, asked = question) => after(typed(text), asked).answer;

describe('typing', () => {
  it('a number and Enter takes that option', () => {
    expect(answerTo('2⏎')).toEqual({ kind: 'picks', codes: [101] });
  });

  it('part of a name and Enter takes the first that fits', () => {
    expect(answerTo('barge⏎')).toEqual({ kind: 'picks', codes: [103] });
    expect(answerTo('ecole⏎')).toEqual({ kind: 'picks', codes: [104] });
  });

  it('nothing and Enter takes nothing', () => {
    expect(answerTo('⏎')).toBeUndefined();
    expect(answerTo('dragon⏎')).toBeUndefined();
    expect(answerTo('77⏎')).toBeUndefined();
  });

  it('several numbers take several options, but only where several are asked for', () => {
    const several = { ...question, several: true };
    expect(answerTo('3 1 1⏎', several)).toEqual({ kind: 'picks', codes: [102, 100, 100] });
    expect(answerTo('3,5⏎', several)).toEqual({ kind: 'picks', codes: [102, 104] });
    expect(answerTo('3 9⏎', several)).toBeUndefined();
    expect(answerTo('3 1⏎')).toBeUndefined();
  });

  it('Escape forgets what was typed', () => {
    expect(answerTo('barge⎋1⏎')).toEqual({ kind: 'picks', codes: [100] });
  });

  it('Backspace takes back a letter', () => {
    expect(after([...typed('ab'), { name: 'backspace' }]).typing.text).toBe('a');
  });

  it('arrows mark an option, round and round', () => {
    const down = { name: 'down' };
    expect(after([down, down, { name: 'return' }]).answer).toEqual({ kind: 'picks', codes: [101] });
    expect(after([{ name: 'up' }, { name: 'return' }]).answer).toEqual({
      kind: 'picks',
      codes: [104],
    });
  });

  it('Page Up scrolls, and any letter goes back down', () => {
    const up = after([{ name: 'pageup' }]).typing;
    expect(up.scrolled).toBeGreaterThan(0);
    expect(after([{ name: 'pageup' }, ...typed('f')]).typing.scrolled).toBe(0);
  });
});

describe('commands', () => {
  it.each([
    ['?⏎', 'why', ''],
    ['? farm⏎', 'why', 'farm'],
    ['?farm⏎', 'why', 'farm'],
    ['why⏎', 'why', ''],
    ['i farm⏎', 'info', 'farm'],
    ['info twig barge⏎', 'info', 'twig barge'],
    ['undo⏎', 'undo', ''],
    ['look B⏎', 'look', 'B'],
    ['lang de⏎', 'lang', 'de'],
  ])('%s', (text, name, argument) => {
    expect(answerTo(text)).toEqual({ kind: 'command', command: { name, argument } });
  });

  it('are understood in the language of the game too', () => {
    const german: Question = { ...question, lang: 'de' };
    expect(answerTo('zurück⏎', german)).toMatchObject({ command: { name: 'undo' } });
    expect(answerTo('zuruck⏎', german)).toMatchObject({ command: { name: 'undo' } });
    expect(answerTo('zurück⏎')).toBeUndefined();
  });

  it('the letter i alone is a filter', () => {
    expect(after(typed('i')).typing.marked).toBe(0);
  });

  it('Ctrl-C leaves and Ctrl-Z takes back', () => {
    expect(after([{ name: 'c', ctrl: true }]).answer).toMatchObject({ command: { name: 'quit' } });
    expect(after([{ name: 'z', ctrl: true }]).answer).toMatchObject({ command: { name: 'undo' } });
  });
});
