/** What can be chosen for a game against Nightweave, and what it goes with (25.7, 11.4-11.7). */
import { Refusal, isRecord } from '@evervale/kernel';
import type { EventMix } from '../boxes.ts';
import type { AutomatChoice } from '../turn/automats.ts';
import { BOX_RULES, type HouseRule } from '../turn/house.ts';
import { t } from '../words/index.ts';
import { difficultyName } from './actionText.ts';
import { POINT_CARDS } from './pointCards.ts';
import {
  MODULE_KEYS,
  moduleFields,
  moduleOptionsOf,
  numberOf,
  readModules,
  type ModuleOptions,
} from './moduleOptions.ts';
import { CHARACTERS } from './modules/characters.ts';
import { SCHEMES } from './modules/schemes.ts';
import { difficultyOf, setCharacter, setDifficulty, setScheme, usePlots } from './room.ts';

/** 31.5: a house rule, one bit behind those of the other boxes. */
export const EASY_SPRING_WORKER = BOX_RULES << 4;

interface NightweaveOptions extends ModuleOptions {
  /** 0 to 4; 4 is the hardest. */
  readonly difficulty: number;
}

declare module '../turn/automats.ts' {
  interface AutomatOptions {
    readonly nightweave?: NightweaveOptions;
  }
}

declare module '../turn/house.ts' {
  interface HouseRules {
    readonly 'nightweave.easySpringWorker'?: boolean;
  }
}

/** What a form says where she does not play. */
const NO_NIGHTWEAVE = 'none';

const KEYS = new Set(['difficulty', ...MODULE_KEYS]);

const DIFFICULTIES: readonly number[] = POINT_CARDS.map((_, level) => level);
const USUAL_DIFFICULTY = 1;

const EVENT_BOXES = new Set(['bellfaire-events', 'newleaf-events']);

/**
 * 31.15, 31.38: it is settled which special Events are used: two of the base game beside two of
 * Bellfaire, and only those of boxes with Newleaf. Undefined where no box brings any.
 */
function mix(boxes: readonly string[]): EventMix | undefined {
  if (!boxes.some((box) => EVENT_BOXES.has(box))) return undefined;
  return boxes.includes('newleaf-events') || boxes.includes('newleaf') ? 'only' : 'half';
}

/** 31.38: her game with the board of Newleaf knows no special Events of the base game. */
function brings(boxes: readonly string[]): readonly string[] {
  return boxes.includes('newleaf') && mix(boxes) === undefined ? ['newleaf-events'] : [];
}

export const nightweaveChoice: AutomatChoice<NightweaveOptions> = {
  key: 'nightweave',
  isChosen: (input) => !(isRecord(input) && input['difficulty'] === NO_NIGHTWEAVE),
  read(input, players) {
    if (players > 2) {
      throw new Refusal('options.nightweave', 'Nightweave plays against one or two players (11.5)');
    }
    if (!isRecord(input)) {
      throw new Refusal('options.nightweave', 'must be an object with difficulty');
    }
    for (const key of Object.keys(input)) {
      if (!KEYS.has(key)) throw new Refusal(`options.nightweave.${key}`, 'is not an option');
    }
    const difficulty = input['difficulty'] ?? USUAL_DIFFICULTY;
    if (!DIFFICULTIES.some((level) => level === difficulty)) {
      throw new Refusal('options.nightweave.difficulty', 'must be a whole number from 0 to 4');
    }
    return { difficulty: difficulty as number, ...readModules(input, players) };
  },
  lay(s, { difficulty, character, plots, scheme }) {
    setDifficulty(s, difficulty);
    const number = numberOf(SCHEMES, scheme);
    setScheme(s, number);
    setCharacter(s, numberOf(CHARACTERS, character));
    usePlots(s, plots === true || SCHEMES[number - 1]?.brings === 'plots');
  },
  of: (s) => ({ difficulty: difficultyOf(s), ...moduleOptionsOf(s) }),
  brings,
  mix,
  clash: (options, boxes) =>
    boxes.length > 0 && MODULE_KEYS.some((key) => key in options)
      ? 'modules of Nightweave go with no other box (11.6)'
      : undefined,
  fields: [
    {
      kind: 'one',
      path: ['nightweave', 'difficulty'],
      flag: 'nightweave',
      part: 'automats',
      label: t('form.nightweave'),
      note: t('form.nightweaveNote'),
      values: [
        { value: NO_NIGHTWEAVE, label: t('form.nightweave.none') },
        ...DIFFICULTIES.map((value) => ({
          value,
          label: t('form.nightweave.level', { n: value, name: difficultyName(value) }),
        })),
      ],
      usual: NO_NIGHTWEAVE,
    },
  ],
  fieldsBehindBoxes: moduleFields,
};

export const mistwoodHouse: readonly HouseRule[] = [
  {
    id: 'nightweave.easySpringWorker',
    values: [
      { value: false, bit: 0 },
      { value: true, bit: EASY_SPRING_WORKER },
    ],
    flag: 'easy-spring',
    label: t('form.house.easySpring'),
    note: t('form.house.easySpringNote'),
    beside: ['powers'],
  },
];
