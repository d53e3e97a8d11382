/** The characters as a pile (32.3): the next one is any that has not been turned up. */
import { chance, raiseBarrier, type State } from '@evervale/kernel';
import { emit } from '../../log/emit.ts';
import { isCharacterSeen, nightweaveSeat, setCharacter } from '../room.ts';

const CHARACTER_COUNT = 8;

export function turnUpCharacter(s: State): void {
  let left = 0;
  for (let i = 1; i <= CHARACTER_COUNT; i++) if (!isCharacterSeen(s, i)) left++;
  let n = chance(s, left);
  let number = 1;
  while (isCharacterSeen(s, number) || n-- > 0) number++;
  setCharacter(s, number);
  raiseBarrier(s);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'herCharacter', seat: nightweaveSeat(s), card: `character-${number}` });
  }
}
