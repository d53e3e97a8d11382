/** Plays games at random and reads everything that is said in them, in every language. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Play, decision, next32, stream } from '@evervale/kernel';
import { LANGS, type Text } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { boxesBeside, RUGWORT_MODULES, everdell } from '../index.ts';
import { boxList } from '../boxList.ts';
import * as en from './en/index.ts';
import { wordsOf } from './printer.ts';
import { name } from './texts.ts';

const LONG = process.env['EVERVALE_LONG'] === '1';
const GAMES = LONG ? 400 : 14;

/** Every different text that occurs in some games. */
function heard(): Map<string, Text> {
  const texts = new Map<string, Text>();
  const hear = (text: Text | null): void => {
    if (text !== null) texts.set(JSON.stringify(text), text);
  };
  for (let seed = 1; seed <= GAMES; seed++) listenTo(seed, hear);
  return texts;
}

function listenTo(seed: number, hear: (text: Text | null) => void): void {
  const dice = stream(seed);
  const random = (n: number): number => next32(dice.bytes, dice.at) % n;
  const play = new Play(everdell, everdell.readOptions(tableFor(seed)), seed);
  for (;;) {
    const pending = decision(everdell, play.state);
    if (pending === null) break;
    hear(pending.prompt);
    pending.options.forEach((option) => hear(option.text));
    everdell.blocked(play.state).forEach((blocked) => hear(blocked.text));
    // Whoever passes or prepares as soon as it is possible sees little of the game.
    const lively = pending.options.filter(({ key }) => !/^(?:pass|prepare|done)/.test(key));
    const options = lively.length > 0 && random(8) > 0 ? lively : pending.options;
    for (const event of play.pick(options[random(options.length)].code)) {
      hear(everdell.eventText(event, play.state));
      hear(everdell.eventText(everdell.eventFor(event, null), play.state));
    }
  }
}

/** Two to six people, or one against Rugwort with some of the modules; with and without boxes. */
function tableFor(seed: number): unknown {
  // Pearlbrook and further basic Events are never together.
  const all = seed % 2 === 0 ? boxesBeside('flower-festival') : boxesBeside('pearlbrook');
  const boxes = seed % 3 === 0 ? [] : all;
  if (seed % 4 > 0) return { players: 2 + (seed % 5), boxes };
  const modules = RUGWORT_MODULES.filter((_, i) => (seed >> i) % 2 === 1);
  return { players: 1, rugwort: { year: 1 + (seed % 3), modules }, boxes };
}

const words = wordsOf({ players: ['Anna', 'Ben', name('solo-rugwort'), 'Emil', 'Odile', 'Yara'] });

describe('what is said during a game', () => {
  it('has words in every language, whatever happens', () => {
    const texts = heard();
    expect(texts.size).toBeGreaterThan(1000);
    const printed = [...texts.values()].flatMap((text) =>
      LANGS.map((lang) => words.print(text, lang)),
    );
    const broken = /[{}<>[\]]|\b(?:undefined|null|NaN)\b| {2}|^\s|\s$|^$/;
    expect(printed.filter((line) => broken.test(line))).toEqual([]);
  });
});

describe('the messages', () => {
  const sourcesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'words' ? [] : sourcesIn(path);
      return entry.name.endsWith('.ts') ? [readFileSync(path, 'utf8')] : [];
    });

  it('that nobody says do not exist', () => {
    const sources = sourcesIn(join(import.meta.dirname, '..')).join('\n');
    const ofBoxes = boxList
      .flatMap(({ catalog }) => Object.keys(catalog?.en ?? {}))
      .filter((key) => /^(?:prompt|option|reason|log)\./.test(key));
    const sections = [en.prompts, en.options, en.reasons, en.log];
    const keys = [...sections.flatMap((one) => Object.keys(one)), ...ofBoxes];
    // Who has won is told by whoever shows the game.
    const silent = keys.filter(
      (key) => !sources.includes(`'${key}'`) && !key.startsWith('log.win'),
    );
    expect(silent).toEqual([]);
  });
});
