/** The royal award hangs beside the Events: who is ahead in what it counts (16.7). */
import { AWARDS, CARDS, type PlayerView } from '@evervale/everdell';
import { AWARD_FIGURES } from '../art/figureNames.ts';
import { Animal } from '../../../art/people/Animal.tsx';
import { Picture } from '../art/Picture.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';
import { Target } from './Target.tsx';

function counted(id: string, { city }: PlayerView): number {
  const { counts } = AWARDS.find((award) => award.id === id)!;
  return city
    .map(({ card }) => CARDS.of(CARDS.kindOf(card)))
    .filter(
      ({ color, kind }) => (counts.color ?? color) === color && (counts.kind ?? kind) === kind,
    ).length;
}

export function RoyalAward() {
  const { view, words, names } = useTable();
  const { award } = view;
  if (award === null) return null;
  return (
    <Target target={null} kind="award" id={award} label={words.name(award)} className="event award">
      <span className="event-figure">
        <Picture id={award} figure={AWARD_FIGURES[award]} hue="traveler" />
      </span>
      <span className="event-text">
        <span className="event-name">{words.name(award)}</span>
        <span className="event-needs">
          {view.players.map((player) => (
            <span key={player.seat} className="award-count" title={names[player.seat]}>
              <Animal look={seatLook(view, player.seat)} />
              <b>{counted(award, player)}</b>
            </span>
          ))}
        </span>
      </span>
    </Target>
  );
}
