/** What a player of Newleaf's modules has beside the city: the ticket (15.8) and the reservation (15.16). */
import type { PlayerView } from '@evervale/everdell';
import { ReservationToken, TicketDrawing } from '../art/Train.tsx';
import { useTable } from '../context.ts';
import { CardFace } from './CardFace.tsx';
import { Target } from './Target.tsx';

export function Ticket({ player: { ticket, seat } }: { player: PlayerView }) {
  const { words } = useTable();
  if (ticket === null || ticket === 'discarded') return null;
  const label = `${words.name('newleaf-ticket')} (${words.name(`newleaf-${ticket}`)})`;
  return (
    <Target
      target={`ticket/${ticket}`}
      anchor={`ticket/${seat}`}
      kind="ticket"
      id="newleaf-ticket"
      label={label}
      silent
      className="travel-tag ticket"
    >
      <TicketDrawing side={ticket} />
    </Target>
  );
}

/** The token alone, or on the card that waits below it. */
export function Reservation({ player: { reservation, seat } }: { player: PlayerView }) {
  const { words } = useTable();
  if (reservation === null) return null;
  const { card, used } = reservation;
  const state = words.t(used ? 'reservation.used' : 'reservation.free');
  if (card === null) {
    return (
      <span className="travel-tag" title={state} data-anchor={`reserved/${seat}`}>
        <ReservationToken used={used} />
        <span className="sr">{state}</span>
      </span>
    );
  }
  return (
    <Target
      target={`reserved/${card}`}
      anchor={`reserved/${seat}`}
      kind="card"
      id={card}
      label={words.name(card)}
      className="card-button reserved"
    >
      <CardFace id={card} size="mini" words={words} marks={<ReservationToken used={false} />} />
    </Target>
  );
}
