/** A card, location or Event in words. */
import { wordsOf } from '@evervale/everdell';
import type { Lang } from '@evervale/kernel/text';
import { colorSign, faint, goods, pointSign, strong } from '../glyphs.ts';
import { wrap } from '../columns.ts';
import { nameIn, type Thing } from './catalogue.ts';

const { print } = wordsOf();

/** Name, facts and text, broken into lines. */
export function thingLines(thing: Thing, lang: Lang, columns: number): string[] {
  const facts = thing
    .facts()
    .map((text) => print(text, lang).replace(/\.$/, ''))
    .join(' · ');
  const text = print(thing.text(), lang);
  return [
    titleOf(thing, lang),
    ...wrap(`  ${facts}`, columns, '  ').map(faint),
    ...(text === '' ? [] : wrap(`  ${text}`, columns, '  ')),
  ];
}

function titleOf(thing: Thing, lang: Lang): string {
  const title = strong(nameIn(thing, lang));
  const { card } = thing;
  if (card === undefined) return `  ${title}`;
  return `${colorSign(card.color)} ${title}  ${goods(card.cost)}  ${card.points}${pointSign}`;
}

/** The same as data. */
export function thingData(thing: Thing, lang: Lang): Record<string, unknown> {
  const { id, kind, box, card, event } = thing;
  return {
    id,
    kind,
    box,
    name: nameIn(thing, lang),
    ...(card && {
      color: card.color,
      rarity: card.rarity,
      cost: card.cost,
      points: card.points,
      copies: card.copies,
      ...(card.livesIn && { livesIn: card.livesIn }),
    }),
    ...(event && { needs: event.needs, points: event.points }),
    text: print(thing.text(), lang),
  };
}
