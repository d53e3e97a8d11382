/** A card, or whatever else can be looked up, in words. */
import type { AnyGame, Thing } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { wrap } from '../columns.ts';
import { terminalOf } from '../games/terminals.ts';
import { faint } from '../glyphs.ts';

/** Name, facts and text, broken into lines. */
export function thingLines(game: AnyGame, thing: Thing, lang: Lang, columns: number): string[] {
  const facts = thing
    .facts()
    .map((text) => game.print(text, lang).replace(/\.$/, ''))
    .join(' · ');
  const text = game.print(thing.text(), lang);
  return [
    terminalOf(game).things.title(thing, game.lookup.nameIn(thing, lang)),
    ...(facts === '' ? [] : wrap(`  ${facts}`, columns, '  ').map(faint)),
    ...(text === '' ? [] : wrap(`  ${text}`, columns, '  ')),
  ];
}

/** The same as data. */
export function thingData(game: AnyGame, thing: Thing, lang: Lang): Record<string, unknown> {
  const { id, kind, box, data, text } = thing;
  const name = game.lookup.nameIn(thing, lang);
  return { id, kind, box, name, ...data?.(), text: game.print(text(), lang) };
}
