import { Machine, seq, seqVerb, type Effect, type Verb } from '@evervale/kernel';
import { everdell } from '@evervale/everdell';
import { describe, expect, it } from 'vitest';
import { eldervale } from '@evervale/eldervale';
import { formOf, speakers, valeSpeakers, vocabulary, type Speaker } from './verbs.ts';

function say(verb: string): Effect {
  return { verb, id: 0 };
}

function card(id: string, ...effects: Effect[]): Speaker {
  return { id, kind: 'card', box: 'base', effects };
}

describe('the vocabulary of a small game', () => {
  const verbs = ['sing', 'dance', 'rest', 'deal'].map((name): Verb => ({ name, step: () => {} }));
  const machine: Machine = new Machine([seqVerb(() => machine), ...verbs]);
  const all = [
    card('lark', seq(say('sing'), say('rest'))),
    card('bear', say('dance'), say('rest')),
    card('cat', say('rest')),
    { ...card('stage', say('rest')), kind: 'location' as const },
  ];
  all.flatMap(({ effects }) => effects).forEach((effect) => machine.load(effect));
  machine.load(say('deal'));
  const { verbs: found, oneOff, cards } = vocabulary(machine, all);
  const use = (verb: string) => found.find((one) => one.verb === verb);

  it('counts effects and names who says them, inside others too', () => {
    expect(use('rest')).toEqual({
      verb: 'rest',
      effects: 4,
      speakers: ['lark', 'bear', 'cat', 'stage'],
      course: false,
    });
    expect(use('sing')?.speakers).toEqual(['lark']);
  });

  it('knows what only the course of the game uses', () => {
    expect(use('deal')).toEqual({ verb: 'deal', effects: 1, speakers: [], course: true });
  });

  it('finds verbs that one thing alone says, and the cards that need them', () => {
    expect(oneOff).toEqual(['seq', 'sing', 'dance']);
    expect(cards).toEqual({ total: 3, needOneOff: ['lark', 'bear'], share: 2 / 3 });
  });
});

describe('a verb with several forms', () => {
  it('is one word, and each of its forms is another when forms are counted', () => {
    const giveVerb: Verb = { name: 'give', step: () => {} };
    const machine = new Machine([giveVerb]);
    const gives = (how: string) => ({ ...say('give'), how });
    const all = [card('monk', gives('up to')), card('monastery', gives('all'))];
    all.flatMap(({ effects }) => effects).forEach((effect) => machine.load(effect));
    expect(vocabulary(machine, all).oneOff).toEqual([]);
    expect(vocabulary(machine, all, formOf).oneOff).toEqual(['give, up to', 'give, all']);
  });
});

describe('the vocabulary of Everdell', () => {
  const { verbs, cards } = vocabulary(everdell.machine, speakers());

  it('has a user for every verb, and counts every effect of the program', () => {
    expect(verbs.filter((use) => use.speakers.length === 0 && !use.course)).toEqual([]);
    const effects = verbs.reduce((sum, use) => sum + use.effects, 0);
    expect(effects).toBe(everdell.machine.program().length);
  });

  it('needs a verb of its own for fewer than one in ten of the 48 cards of the base game', () => {
    expect(cards.total).toBe(48);
    expect(cards.share).toBeLessThan(0.1);
  });
});

describe('the vocabulary of Eldervale', () => {
  const { cards } = vocabulary(eldervale.machine, valeSpeakers());

  it('needs a verb of its own for fewer than one in ten cards, Monsters and abilities', () => {
    expect(cards.total).toBe(203);
    expect(cards.share).toBeLessThan(0.1);
  });
});
