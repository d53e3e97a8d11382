import { BASIC_EVENT_LIST, CARDS, SPECIAL_EVENT_LIST } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { CARD_FIGURES, EVENT_FIGURES } from './figureNames.ts';

test('every card and every Event has its figure', () => {
  const events = [...BASIC_EVENT_LIST, ...SPECIAL_EVENT_LIST.list];
  expect(CARDS.list.filter(({ id }) => !(id in CARD_FIGURES)).map(({ id }) => id)).toEqual([]);
  expect(events.filter(({ id }) => !(id in EVENT_FIGURES)).map(({ id }) => id)).toEqual([]);
});
