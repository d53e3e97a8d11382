/** Around one screen: the next person, with their animal. */
import { HandOver as CommonHandOver } from '../../common/HandOver.tsx';
import { Animal } from '../../../art/people/Animal.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';

export function HandOver({ seat }: { seat: number }) {
  const { view, words, names, send } = useTable();
  return (
    <CommonHandOver player={names[seat]} words={words} send={send}>
      <Animal look={seatLook(view, seat)} />
    </CommonHandOver>
  );
}
