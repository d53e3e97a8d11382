/** What effects do to battles and Monsters. Until these are built they can do nothing. */
import { pop, type Effect, type Verb } from '@evervale/kernel';
import { NO_DICE, NO_MONSTER } from '../turn/reason.ts';

const idle = (name: string, why: number): Verb => ({
  name,
  kids: (effect) => ('then' in effect ? [effect.then as Effect] : []),
  can: () => why,
  step: (s) => pop(s),
});

export const battleVerbs = [
  ...['dominate', 'toLair', 'moveMonster'].map((name) => idle(name, NO_MONSTER)),
  ...['dice', 'reroll', 'setDie', 'cancelBattle', 'keepUnits', 'limitSwords', 'predict'].map(
    (name) => idle(name, NO_DICE),
  ),
];
