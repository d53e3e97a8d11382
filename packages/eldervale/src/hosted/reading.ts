/** How the view of Eldervale is read where there is no picture of it. */
import type { Reading } from '@evervale/kernel';
import { host } from '../words/en/host.ts';
import { play } from '../words/en/play.ts';
import { isNameId } from '../words/names.ts';
import { name } from '../words/text.ts';

export const reading: Reading = {
  seats: ['decides', 'dweller', 'first', 'by', 'seat', 'seats', 'turn'],
  term(word) {
    if (isNameId(word)) return name(word);
    const key = [`view.${word}`, `reward.${word}`].find((one) => one in host || one in play);
    return key === undefined ? undefined : { key };
  },
};
