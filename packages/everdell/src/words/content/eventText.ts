/** The texts of basic and special Events: requirement, price, effect, points at scoring. */
import type { Effect } from '@evervale/kernel';
import { allOf, sentences, type Text } from '@evervale/kernel/text';
import {
  BASIC_EVENT_LIST,
  SPECIAL_EVENT_LIST,
  type GameEventCard,
  type Requirement,
} from '../../content/board.ts';
import { COLOR_NAMES } from '../../content/terms.ts';
import type { WordKey } from '../catalogs.ts';
import { clausesOf, told } from '../effects/index.ts';
import { named, t } from '../texts.ts';
import { bonusText } from './bonus.ts';

export const eventCardText = (id: string): Text => textOfEvent(eventOf(id));

export function textOfEvent({ needs, price, effect, bonus }: GameEventCard): Text {
  return sentences([
    needsText(needs),
    ...(price ? [labelled('t.price', price)] : []),
    ...(effect ? [labelled('t.achieve', effect)] : []),
    ...(bonus ? [bonusText(bonus, {})] : []),
  ]);
}

function eventOf(id: string): GameEventCard {
  const found = [...BASIC_EVENT_LIST, ...SPECIAL_EVENT_LIST.list].find((event) => event.id === id);
  if (found === undefined) throw new Error(`no Event is called ${id}`);
  return found;
}

const labelled = (key: WordKey, effect: Effect): Text =>
  t('frame.label', { label: t(key), text: told(clausesOf(effect, {})) });

function needsText({ cards = [], colors = {}, sort, count, events }: Requirement): Text {
  if (events !== undefined) return t('req.achievedBefore', { what: t('n.event', { n: events }) });
  const wanted = COLOR_NAMES.flatMap((color) => {
    const n = colors[color] ?? 0;
    return n > 0 ? [{ color, n }] : [];
  });
  const everyType =
    wanted.length === COLOR_NAMES.length && wanted.every(({ n }) => n === wanted[0].n);
  const types = everyType
    ? [t('req.everyType', { n: wanted[0].n })]
    : wanted.map(({ color, n }) => t('n.colorCard', { n, color }));
  const sorts = sort ? [t('n.rarityKind', sort)] : [];
  const counts = count ? [t(`n.${count.kind ?? 'card'}`, { n: count.n })] : [];
  const what = allOf([...cards.map((id) => named(1, id)), ...types, ...sorts, ...counts]);
  return t('req.city', { what });
}
