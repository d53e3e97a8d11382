/** What lies beside a city: Legendary cards and adornments, hidden until they are played; visitors, ticket, reservation. */
import type { PlayerView } from '@evervale/everdell';
import { ADORNMENT_FIGURES } from '../art/figureNames.ts';
import { Picture } from '../art/Picture.tsx';
import { useTable } from '../context.ts';
import { softened } from '../../common/syllables.ts';
import { CardFace } from './CardFace.tsx';
import { Expedition } from './Expedition.tsx';
import { Power } from './Power.tsx';
import { Target } from './Target.tsx';
import { Reservation, Ticket } from './Travel.tsx';
import { Guests } from './Visitors.tsx';

function Adornment({ id, played }: { id: string; played: boolean }) {
  const { words } = useTable();
  return (
    <Target
      target={played ? null : `adornment/${id}`}
      anchor={`adornment/${id}`}
      kind="adornment"
      id={id}
      label={words.name(id)}
      className={`adornment ${played ? 'played' : ''}`}
    >
      <Picture id={id} figure={ADORNMENT_FIGURES[id]} hue="prosperity" />
      <span className="adornment-name">{softened(words.name(id))}</span>
    </Target>
  );
}

const backs = (n: number, of: string) =>
  Array.from({ length: n }, (_, i) => <span key={`${of}${i}`} className="card-back" />);

/** The cards beside a city; those of others lie face down. */
export function Beside({ player }: { player: PlayerView }) {
  const { words } = useTable();
  const { legends, legendCount, pearlbrook } = player;
  const adorned = pearlbrook?.adorned ?? [];
  const hidden = pearlbrook?.adornments;
  const { guests, ticket, reservation, power, travel } = player;
  const travels = travel !== null && travel.expedition.length + travel.discoveries.length > 0;
  const all = legendCount + adorned.length + (pearlbrook?.hidden ?? 0) + (guests?.length ?? 0);
  const has = travels || power !== null || ticket !== null || reservation !== null;
  if (all === 0 && !has) return null;
  return (
    <div className="beside" role="group" aria-label={words.t('table.beside')}>
      <Power player={player} />
      <Ticket player={player} />
      <Reservation player={player} />
      <Guests player={player} />
      <Expedition player={player} />
      {legends
        ? legends.map((id) => (
            <Target
              key={id}
              target={`beside/${id}`}
              kind="card"
              id={id}
              label={words.name(id)}
              className="card-button"
            >
              <CardFace id={id} size="mini" words={words} />
            </Target>
          ))
        : backs(legendCount, 'legend')}
      {adorned.map((id) => (
        <Adornment key={id} id={id} played />
      ))}
      {hidden
        ? hidden
            .filter((id) => !adorned.includes(id))
            .map((id) => <Adornment key={id} id={id} played={false} />)
        : backs(pearlbrook?.hidden ?? 0, 'adornment')}
    </div>
  );
}
