/** A card, location or Event in words. */
import { hostedEverdell, type EverdellThing } from '@evervale/everdell';
import type { Lang, Text } from '@evervale/kernel/text';
import { colorSign, faint, goods, pointSign, strong } from '../glyphs.ts';
import { wrap } from '../columns.ts';

const { lookup } = hostedEverdell;
const print = (text: Text, lang: Lang): string => hostedEverdell.print(text, lang);

/** Name, facts and text, broken into lines. */
export function thingLines(thing: EverdellThing, lang: Lang, columns: number): string[] {
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

function titleOf(thing: EverdellThing, lang: Lang): string {
  const title = strong(lookup.nameIn(thing, lang));
  const { card } = thing;
  if (card === undefined) return `  ${title}`;
  return `${colorSign(card.color)} ${title}  ${goods(card.cost)}  ${card.points}${pointSign}`;
}

/** The same as data. */
export function thingData(thing: EverdellThing, lang: Lang): Record<string, unknown> {
  const { id, kind, box, data, text } = thing;
  const name = lookup.nameIn(thing, lang);
  return { id, kind, box, name, ...data?.(), text: print(text(), lang) };
}
