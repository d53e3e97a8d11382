/** Whoever sits at a table, away from it: an animal of the valley; elsewhere the game deals colours and figures. */
import { Animal } from '../art/people/Animal.tsx';
import { Hat } from '../art/people/Hat.tsx';
import type { SeatLook } from '../art/people/looks.ts';

interface Props {
  readonly game: string;
  readonly seat: number;
  readonly look: SeatLook;
}

export function SeatFace({ game, seat, look }: Props) {
  if (game === 'everdell') return <Animal look={look} />;
  return (
    <span className="seat-hex" aria-hidden="true">
      {seat + 1}
      <Hat of={look.character} />
    </span>
  );
}
