/** The lessons: a first game, then battle, magic and Orbs, Monsters and modules. */
import type { View } from '@evervale/eldervale';
import type { Lesson, LessonId, Wants } from './lesson.ts';

type Realm = View['realms'][number];

const realmOf = (key: string, view: View): Realm | undefined =>
  key.startsWith('place:') ? view.realms.find(({ tile }) => tile === key.split('@')[1]) : undefined;

const ELEMENTAL = /^place:worker@(air|earth|fire|water|light|darkness|order|chaos)-\d$/;

const apart = (a: Realm, b: Realm): number => {
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

const elemental: Wants = (key) => ELEMENTAL.test(key);

/** Somebody else stands there. */
const meetsSomebody = (key: string, view: View): boolean =>
  realmOf(key, view)?.figures.some(({ seat }) => seat !== 0) ?? false;

/** A Monster is there or next to it. */
function meetsMonster(key: string, view: View): boolean {
  const realm = realmOf(key, view);
  if (realm === undefined) return false;
  return view.realms.some(
    (other) => apart(realm, other) <= 1 && other.figures.some(({ seat }) => seat === null),
  );
}

const TURN = ['prompt.action'];
const END = ['prompt.endTurn'];
/** A card action is over: the next Unit, or the end of the Regroup. */
const USED = ['prompt.withdraw', 'prompt.endTurn'];

export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  first: {
    id: 'first',
    minutes: 15,
    seed: 11,
    begins: () => true,
    steps: [
      { text: 'first.welcome' },
      { text: 'first.map', rules: ['E5.5'] },
      { text: 'first.place', wants: elemental, until: END, rules: ['E5.1', 'E6.1'] },
      { text: 'first.cash', wants: ['cash:*'], until: END, rules: ['E11.2'] },
      { text: 'first.end', wants: ['endTurn'], until: TURN, rules: ['E4.1'] },
      { text: 'first.next', wants: elemental, until: END, rules: ['E5.6', 'E5.7'] },
      { text: 'first.end2', wants: ['endTurn'], until: TURN },
      { text: 'first.third', wants: elemental, until: END, optional: true },
      { text: 'first.end3', wants: ['endTurn'], until: TURN, optional: true },
      { text: 'first.regroup', wants: ['regroup'], until: ['prompt.withdraw'], rules: ['E8.3'] },
      { text: 'first.withdraw', wants: ['withdraw:*'], until: ['prompt.use'], rules: ['E8.3'] },
      { text: 'first.dwell', wants: ['use:dwell'], until: USED, rules: ['E10.2', 'E10.7'] },
      { text: 'first.another', wants: ['withdraw:*'], until: ['prompt.use'], optional: true },
      { text: 'first.gather', wants: ['use:gather'], until: USED, rules: ['E9.6'] },
      { text: 'first.rest', wants: ['withdraw:*'], until: END, optional: true, rules: ['E8.6'] },
      { text: 'first.end4', wants: ['endTurn'], until: TURN },
      {
        text: 'first.dungeon',
        wants: ['place:worker@dungeon*'],
        until: ['prompt.lay'],
        rules: ['E7.1'],
      },
      { text: 'first.lay', wants: ['cell:*'], until: ['prompt.acquire'], rules: ['E7.2'] },
      {
        text: 'first.acquire',
        wants: ['acquire:*'],
        until: ['prompt.acquireOrBurn', ...END],
        rules: ['E7.8'],
      },
      { text: 'first.burn', wants: ['acquire:*', 'burn:*'], until: END, rules: ['E7.9'] },
      { text: 'first.done', rules: ['E19.1', 'E20.1'] },
    ],
  },
  battle: {
    id: 'battle',
    minutes: 8,
    seed: 3,
    begins: (keys, view) => !view.peace && keys.some((key) => meetsSomebody(key, view)),
    steps: [
      { text: 'battle.why', rules: ['E15.1'] },
      { text: 'battle.dice', rules: ['E15.13', 'E15.14', 'E15.17'] },
      {
        text: 'battle.attack',
        wants: meetsSomebody,
        until: [...TURN, ...END],
        rules: ['E5.8', 'E15.8'],
      },
      { text: 'battle.verdict', rules: ['E15.23', 'E15.24'] },
      { text: 'battle.after', rules: ['E15.26', 'E15.29', 'E15.36'] },
      { text: 'battle.done' },
    ],
  },
  magic: {
    id: 'magic',
    minutes: 8,
    seed: 5,
    begins: (keys) =>
      keys.some((key) => key.startsWith('cast:')) &&
      keys.some((key) => key.endsWith('@mage-tower')),
    steps: [
      { text: 'magic.kinds', rules: ['E14.1', 'E14.9', 'E14.13'] },
      { text: 'magic.cast', wants: ['cast:*'], until: TURN, rules: ['E14.3', 'E14.5'] },
      {
        text: 'magic.tower',
        wants: (key) => /^place:.*@mage-tower$/.test(key),
        until: END,
        rules: ['E6.5'],
      },
      { text: 'magic.power', rules: ['E17.2', 'E17.3'] },
      { text: 'magic.orbs', rules: ['E17.11', 'E11.6', 'E11.7'] },
      { text: 'magic.slots', rules: ['E11.4', 'E13.2', 'E13.9'] },
      { text: 'magic.done' },
    ],
  },
  monsters: {
    id: 'monsters',
    minutes: 8,
    seed: 2,
    begins: (keys, view) => !view.peace && keys.some((key) => meetsMonster(key, view)),
    steps: [
      { text: 'monsters.lairs', rules: ['E18.10'] },
      { text: 'monsters.rush', rules: ['E18.1', 'E18.2'] },
      { text: 'monsters.dare', wants: meetsMonster, until: [...TURN, ...END], rules: ['E15.7'] },
      { text: 'monsters.beaten', rules: ['E15.27', 'E18.12', 'E18.13'] },
      { text: 'monsters.modules', rules: ['E22.1', 'E23.1', 'E24.1'] },
      { text: 'monsters.done' },
    ],
  },
};
