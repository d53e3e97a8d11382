/** What can be chosen for a table of Everdell: everything that its boxes offer. */
import type { Chosen, Field, OptionsForm, Text } from '@evervale/kernel';
import {
  AUTOMAT_BOXES,
  BOX_IDS,
  EVENT_MIXES,
  boxAdvice,
  bringsEvents,
  choiceOf,
  withBrought,
  type AutomatBox,
  type BoxId,
  type EventMix,
} from '../boxes.ts';
import type { Box } from '../content/box.ts';
import { BASE } from '../content/boxes.ts';
import { HOUSE_RULES, automatIn } from '../options.ts';
import type { HouseRule } from '../turn/house.ts';
import { name, t } from '../words/index.ts';

const playersIn = ({ players }: Chosen): number => (players as number | undefined) ?? 2;
const boxesIn = ({ boxes }: Chosen): readonly BoxId[] => (boxes as BoxId[] | undefined) ?? [];

/** The automatic opponent of the table, if one that was chosen may play with so many. */
function opponentIn(chosen: Chosen): AutomatBox | undefined {
  const players = playersIn(chosen);
  const found = automatIn(chosen, players);
  return found?.automat.people.includes(players) ? found : automatIn({}, players);
}

const boxName = (box: BoxId): Text => name(`box-${box}`);

/** What is asked about an opponent: whether it plays, or, where it is the usual one, what it is like. */
function automatFields(box: AutomatBox): Field[] {
  const { choice, people } = box.automat;
  const when = (chosen: Chosen): boolean =>
    choice.usual === true ? opponentIn(chosen) === box : people.includes(playersIn(chosen));
  return choice.fields.map((field) => Object.assign({}, field, { when }));
}

/** What depends on the boxes is asked behind them, where the opponent plays. */
function laterFields(box: AutomatBox): Field[] {
  return (box.automat.choice.fieldsBehindBoxes ?? []).map((field) =>
    Object.assign({}, field, {
      when: (chosen: Chosen): boolean =>
        opponentIn(chosen) === box && (field.when?.(chosen) ?? true),
    }),
  );
}

const boxes: Field = {
  kind: 'several',
  path: ['boxes'],
  flag: 'boxes',
  part: 'boxes',
  label: t('form.boxes'),
  values: BOX_IDS.map((box) => ({ value: box, label: boxName(box), note: choiceOf(box).note })),
};

const mixWords: Record<EventMix, Text> = {
  mixed: t('form.mix.mixed'),
  half: t('form.mix.half'),
  only: t('form.mix.only'),
};

const events: Field = {
  kind: 'one',
  path: ['events'],
  flag: 'events',
  part: 'boxes',
  label: t('form.mix.title'),
  values: EVENT_MIXES.map((value) => ({ value, label: mixWords[value] })),
  usual: 'mixed',
  when: (chosen) =>
    bringsEvents(boxesIn(chosen)) && opponentIn(chosen)?.automat.choice.mix === undefined,
};

/** A house rule of a box is asked for where the box, and what else it wants, is in the game. */
function houseField(box: Box, rule: HouseRule): Field {
  const { id, values, flag, label, note, beside = [] } = rule;
  const asked = { path: ['house', id], part: 'house' as const, flag, label, ...(note && { note }) };
  const when = (chosen: Chosen): boolean => {
    const there: readonly string[] = withBrought(boxesIn(chosen));
    const here = there.includes(box.id) || opponentIn(chosen) === box;
    return (box.number === BASE || here) && beside.every((other) => there.includes(other));
  };
  if (values.length > 2) {
    const named = values.map(({ value, label: text }) => ({ value, label: text! }));
    return { ...asked, kind: 'one', values: named, usual: values[0].value, when };
  }
  return { ...asked, kind: 'switch', off: values[0].value, on: values[1].value, when };
}

/** Whether somebody else plays is asked before what the usual opponent is like. */
const opponents = AUTOMAT_BOXES.toSorted(
  (a, b) => Number(a.automat.choice.usual ?? false) - Number(b.automat.choice.usual ?? false),
);

export const form: OptionsForm = {
  players: { least: 1, most: 6, usual: 2 },
  fields: [
    ...opponents.flatMap(automatFields),
    boxes,
    events,
    ...opponents.flatMap(laterFields),
    ...HOUSE_RULES.map(({ box, rule }) => houseField(box, rule)),
  ],
  advice: (chosen) =>
    boxAdvice(boxesIn(chosen), rugwortIn(chosen)).map(({ boxes: about, text }) => ({
      about: about.map(boxName),
      text,
    })),
};

function rugwortIn(chosen: Chosen): { readonly modules: readonly unknown[] } | undefined {
  if (opponentIn(chosen)?.id !== 'rugwort') return undefined;
  const rugwort = chosen['rugwort'] as { modules?: readonly unknown[] } | undefined;
  return { modules: rugwort?.modules ?? [] };
}
