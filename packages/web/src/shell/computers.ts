/** What a computer player is called, and of which kind it is. */
import { characterWords } from '@evervale/ai/character-words';
import { characterOf, levelOf } from '@evervale/ai/names';
import type { Lang } from '@evervale/kernel/text';
import { NAMES } from '../table/newTable.ts';
import type { UiKey } from '../words/index.ts';
import type { Ui } from './useUi.ts';

/** By its character, if it has one; others have the name of their seat. */
export function calledAt(seat: number, by: string | null, lang: Lang): string {
  const character = by === null ? null : characterOf(by);
  return character === null ? NAMES[seat] : characterWords(character, lang).name;
}

/** "Oak", "Oak, Builder"; whoever is called by their character has said it. */
export function kindOf(by: string, called: string, t: Ui, lang: Lang): string {
  const level = t(`levelName.${levelOf(by)}` as UiKey);
  const character = characterOf(by);
  const name = character === null ? called : characterWords(character, lang).name;
  return name === called ? level : `${level}, ${name}`;
}
