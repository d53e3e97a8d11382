/** Anybody's city, opened over the table. */
import type { PlayerView } from '@evervale/everdell';
import type { CSSProperties } from 'react';
import { Animal } from '../../../art/people/Animal.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';
import { Beside } from './Beside.tsx';
import { City } from './City.tsx';
import { Supplies } from './Players.tsx';

export function CityWindow({ player, close }: { player: PlayerView; close: () => void }) {
  const { view, words, names } = useTable();
  const look = seatLook(view, player.seat);
  const title = words.t('table.cityOf', { player: names[player.seat] });
  return (
    <div className="veil" onClick={(event) => event.target === event.currentTarget && close()}>
      <section
        className="window"
        role="dialog"
        aria-label={title}
        style={{ '--seat': look.color } as CSSProperties}
      >
        <header>
          <Animal look={look} />
          <h1>{title}</h1>
          <Supplies player={player} />
          <button
            type="button"
            className="round"
            onClick={close}
            aria-label={words.t('close')}
            autoFocus
          >
            ×
          </button>
        </header>
        <City player={player} />
        <Beside player={player} />
      </section>
    </div>
  );
}
