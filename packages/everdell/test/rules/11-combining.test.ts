/** Chapter 11: which boxes go together, and what is said about them before a game. */
import { describe, expect, it } from 'vitest';
import { BOX_IDS, boxAdvice, everdell, readOptions, wordsOf, type BoxId } from '../../src/index.ts';
import { WITH_FESTIVAL, WITH_PEARLBROOK } from '../conformance-tables.ts';
import { newTable } from '../table.ts';

describe('the boxes of a game', () => {
  it('are kept in the state, in the order of the list', () => {
    const game = newTable({ players: 2, boxes: ['farms', 'extra'] }, 1);
    expect(everdell.optionsOf(game.state).boxes).toEqual(['extra', 'farms']);
    expect(game.view.boxes).toEqual(['extra', 'farms']);
    expect(everdell.readOptions(everdell.optionsOf(game.state))).toEqual(
      everdell.optionsOf(game.state),
    );
  });

  it('are none if nothing is said, and a game without them is what it always was', () => {
    expect(readOptions({ players: 2 })).not.toHaveProperty('boxes');
    expect(readOptions({ players: 2, boxes: [] })).not.toHaveProperty('boxes');
    expect(newTable({ players: 2, boxes: [] }, 9).hash).toBe(newTable({ players: 2 }, 9).hash);
  });

  it('must exist', () => {
    expect(() => readOptions({ players: 2, boxes: ['dragons'] })).toThrow('options.boxes');
    expect(() => readOptions({ players: 2, boxes: 'extra' })).toThrow('options.boxes');
  });

  it('may be added singly or together to any game', () => {
    for (const players of [1, 2, 3, 4, 5, 6]) {
      for (const box of BOX_IDS) {
        // The board of Newleaf brings its cards along (14.1).
        const brought = box === 'newleaf' ? ['newleaf', 'newleaf-cards'] : [box];
        expect(readOptions({ players, boxes: [box] }).boxes).toEqual(brought);
      }
      for (const boxes of [WITH_PEARLBROOK, WITH_FESTIVAL]) {
        expect(readOptions({ players, boxes }).boxes).toEqual(boxes);
      }
    }
  });

  it('do not include Pearlbrook together with the Flower Festival, a basic Event (11.3)', () => {
    expect(() => readOptions({ players: 2, boxes: BOX_IDS })).toThrow('no basic Events');
    for (const players of [1, 2, 3, 4, 5, 6]) {
      expect(newTable({ players, boxes: ['pearlbrook'] }, players).view.basicEvents).toEqual([]);
    }
  });

  it('do not include Pearlbrook together with the basic Events of Newleaf (11.3, 15.4)', () => {
    const boxes = ['pearlbrook', 'newleaf-basic-events'];
    expect(() => readOptions({ players: 2, boxes })).toThrow('no basic Events');
  });

  it('may be several large expansions, which is advised against (11.1)', () => {
    const large = ['pearlbrook', 'spirecrest', 'newleaf'] as const;
    for (const [i, one] of large.entries()) {
      const pair = [one, large[(i + 1) % 3]];
      expect(readOptions({ players: 2, boxes: pair }).boxes).toEqual(expect.arrayContaining(pair));
      expect(boxAdvice(pair).map(({ advice }) => advice)).toContain('largeTogether');
      expect(boxAdvice([one]).map(({ advice }) => advice)).not.toContain('largeTogether');
    }
    expect(readOptions({ players: 2, boxes: [...large] }).boxes).toHaveLength(4);
  });

  it('with the cards of Newleaf go better with Events that name no cards (11.9)', () => {
    const said = (boxes: readonly BoxId[]) => boxAdvice(boxes).map(({ advice }) => advice);
    expect(said(['newleaf-cards'])).toEqual(['typeEvents']);
    expect(said(['newleaf'])).toEqual(['typeEvents']);
    expect(said(['newleaf-forest'])).toEqual([]);
  });

  it('some of which are not for everybody, which is said in words', () => {
    const said = boxAdvice(BOX_IDS).map(({ boxes, advice }) => [boxes.join(), advice]);
    expect(said).toEqual([
      ['pearlbrook,spirecrest', 'largeTogether'],
      ['spirecrest,newleaf', 'largeTogether'],
      ['extra', 'experienced'],
      ['rugwort-cards', 'confrontation'],
      ['corrin', 'experienced'],
      ['pearlbrook,newleaf', 'largeTogether'],
      ['newleaf-cards', 'typeEvents'],
    ]);
    expect(boxAdvice(['farms'])).toEqual([]);
    expect(wordsOf().print(boxAdvice(['extra'])[0].text, 'de')).toBe('Nur für Erfahrene empfohlen');
  });
});

describe('the table of what goes with what', () => {
  const NAMES = {
    pearlbrook: { boxes: ['pearlbrook'] },
    spirecrest: { boxes: ['spirecrest'] },
    newleaf: { boxes: ['newleaf'] },
    basicEvents: { boxes: ['flower-festival'] },
    powers: { boxes: ['powers'] },
    legends: { boxes: ['legends'] },
    rugwortCards: { boxes: ['rugwort-cards'] },
    corrin: { boxes: ['corrin'] },
    rugwort: { boxes: [], rugwort: {} },
    nightweave: { boxes: [], nightweave: {} },
    modules: { boxes: [], nightweave: { character: 'character-1' } },
  };
  type Name = keyof typeof NAMES;
  const names = Object.keys(NAMES) as Name[];
  /** 11.12: pairs that are forbidden, and large expansions, of which two are advised against. */
  const FORBIDDEN = new Set([
    'pearlbrook basicEvents',
    'rugwort nightweave',
    ...names.filter((name) => name !== 'nightweave').map((name) => `${name} modules`),
  ]);
  const LARGE = new Set<Name>(['pearlbrook', 'spirecrest', 'newleaf']);

  const together = (a: Name, b: Name) => {
    const boxes = [...NAMES[a].boxes, ...NAMES[b].boxes] as BoxId[];
    return { players: 1, ...NAMES[a], ...NAMES[b], boxes };
  };

  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));
  const isForbidden = ([a, b]: readonly [Name, Name]) => FORBIDDEN.has(`${a} ${b}`);

  it.each(pairs.filter(isForbidden))('forbids %s with %s (11.12)', (a, b) => {
    expect(() => readOptions(together(a, b))).toThrow('options');
  });

  it.each(pairs.filter((pair) => !isForbidden(pair)))('allows %s with %s (11.12)', (a, b) => {
    const options = together(a, b);
    expect(readOptions(options).boxes ?? []).toEqual(expect.arrayContaining(options.boxes));
    const warned = boxAdvice(options.boxes).some(({ advice }) => advice === 'largeTogether');
    expect(warned).toBe(LARGE.has(a) && LARGE.has(b));
  });
});
