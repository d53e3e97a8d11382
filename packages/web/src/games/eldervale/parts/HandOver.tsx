/** Around one screen: the next person, with the picture of their faction. */
import { HandOver as CommonHandOver } from '../../common/HandOver.tsx';
import { useTable } from '../context.ts';
import { Portrait } from './Seats.tsx';

export function HandOver({ seat }: { seat: number }) {
  const { view, words, names, send } = useTable();
  return (
    <CommonHandOver player={names[seat]} words={words} send={send}>
      <Portrait player={view.seats[seat]} />
    </CommonHandOver>
  );
}
