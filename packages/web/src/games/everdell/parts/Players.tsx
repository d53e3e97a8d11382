/** Everybody at the table: animal, season, workers, resources, points, city and hand. */
import { RESOURCE_NAMES, type PlayerView } from '@evervale/everdell';
import type { CSSProperties } from 'react';
import { Figure } from '../../../art/Figure.tsx';
import { POWER_FIGURES } from '../art/figureNames.ts';
import { Animal } from '../../../art/people/Animal.tsx';
import { BigCritter } from '../art/BigCritter.tsx';
import { Die } from '../art/Die.tsx';
import { Frog } from '../art/Frog.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import { SeasonSign } from '../art/SeasonSign.tsx';
import { Tick } from '../../common/Signs.tsx';
import { useTable } from '../context.ts';
import { carryWorker } from '../dragging.ts';
import { seatLook } from '../model/seats.ts';
import { whereToAct } from '../model/targets.ts';

/** With more players the sign alone says the season: names need the room. */
const MANY = 3;

export function Supplies({ player }: { player: PlayerView }) {
  const { words } = useTable();
  return (
    <span className="supplies" data-anchor={`supply/${player.seat}`}>
      {RESOURCE_NAMES.map((good) => (
        <span key={good} className="good-count" title={words.name(`resource-${good}`)}>
          <GoodIcon good={good} />
          <b>{player.resources[good]}</b>
          <span className="sr">{words.name(`resource-${good}`)}</span>
        </span>
      ))}
      {player.pearlbrook && (
        <span className="good-count" title={words.name('resource-pearl')}>
          <GoodIcon good="pearl" />
          <b>{player.pearlbrook.pearls}</b>
          <span className="sr">{words.name('resource-pearl')}</span>
        </span>
      )}
      {player.goldenTokens !== null && !player.automatic && (
        <span className="good-count" title={words.name('term-golden-token')}>
          <GoodIcon good="golden" />
          <b>{player.goldenTokens}</b>
          <span className="sr">{words.name('term-golden-token')}</span>
        </span>
      )}
      <span className="good-count" title={words.name('resource-point-token')}>
        <GoodIcon good="point" />
        <b>{player.points}</b>
        <span className="sr">{words.name('resource-point-token')}</span>
      </span>
    </span>
  );
}

/** Heads of the workers that are still at home, and empty places of those who are out. */
export function Workers({ player }: { player: PlayerView }) {
  const { view, words } = useTable();
  const look = seatLook(view, player.seat);
  const label = words.t('table.workers', { ready: player.ready, all: player.workers.length });
  return (
    <span
      className="workers"
      role="img"
      aria-label={label}
      title={label}
      data-anchor={`home/${player.seat}`}
    >
      {player.workers.map((worker, i) => (
        <span
          key={i}
          className={worker.at === 'ready' ? 'at-home' : 'out'}
          draggable={worker.at === 'ready' && player.seat === view.seat}
          onDragStart={carryWorker}
        >
          {worker.kind === undefined ? (
            <Animal look={look} />
          ) : (
            <BigCritter id={worker.kind} look={look} title={words.name(worker.kind)} />
          )}
        </span>
      ))}
      {player.pearlbrook && (
        <span className={player.pearlbrook.frog.at === 'ready' ? 'at-home' : 'out'}>
          <Frog look={look} />
        </span>
      )}
    </span>
  );
}

function Number({ n, label }: { n: number | string; label: string }) {
  return (
    <span className="number">
      <b>{n}</b>
      {label}
    </span>
  );
}

/** Rugwort knows no seasons: his year says how hard he is. */
function SeasonBadge({ player }: { player: PlayerView }) {
  const { view, words } = useTable();
  if (view.rugwort?.seat === player.seat) {
    return (
      <span className="season-badge">
        <span>{words.t('rugwort.year', { n: view.rugwort.year })}</span>
      </span>
    );
  }
  const season = words.name(player.finished ? 'ui-passed' : `season-${player.season}`);
  return (
    <span
      className={`season-badge ${player.season} ${player.finished ? 'finished' : ''}`}
      title={season}
      data-anchor={`season/${player.seat}`}
    >
      <SeasonSign season={player.season} />
      <span className={view.players.length > MANY ? 'sr' : ''}>{season}</span>
      {player.finished && view.players.length > MANY && <Tick />}
    </span>
  );
}

function PersonFacts({ player }: { player: PlayerView }) {
  const { words } = useTable();
  return (
    <>
      <Workers player={player} />
      <Supplies player={player} />
      <span className="numbers">
        <Number n={player.score} label={words.t('player.points')} />
        <Number n={`${player.spaces.used}/${player.spaces.size}`} label={words.t('player.city')} />
        <Number n={player.handCount} label={words.t('player.hand')} />
      </span>
    </>
  );
}

/** He has a die instead of workers at home, no hand, and goods only if somebody gave him some. */
function RugwortFacts({ player }: { player: PlayerView }) {
  const { view, words } = useTable();
  const goods = [...Object.values(player.resources), player.points, player.pearlbrook?.pearls ?? 0];
  const roll = view.rugwort!.lastRoll || '–';
  return (
    <>
      <span className="die" data-anchor="die">
        <Die shows={roll} />
        {words.t('rugwort.die', { n: roll })}
      </span>
      {goods.some((n) => n > 0) && <Supplies player={player} />}
      <span className="numbers" data-anchor={`supply/${player.seat}`}>
        <Number n={player.score} label={words.t('player.points')} />
        <Number n={player.spaces.used} label={words.t('player.city')} />
      </span>
    </>
  );
}

/** She has spiders and a deck: no hand, and no resources. */
function NightweaveFacts({ player }: { player: PlayerView }) {
  const { view, words } = useTable();
  return (
    <>
      <Workers player={player} />
      <span className="supplies" data-anchor={`supply/${player.seat}`}>
        {player.pearlbrook && (
          <span className="good-count" title={words.name('resource-pearl')}>
            <GoodIcon good="pearl" />
            <b>{player.pearlbrook.pearls}</b>
            <span className="sr">{words.name('resource-pearl')}</span>
          </span>
        )}
        <span className="good-count" title={words.name('resource-point-token')}>
          <GoodIcon good="point" />
          <b>{player.points}</b>
          <span className="sr">{words.name('resource-point-token')}</span>
        </span>
      </span>
      <span className="numbers">
        <Number n={player.score} label={words.t('player.points')} />
        <Number n={`${player.spaces.used}/${player.spaces.size}`} label={words.t('player.city')} />
        <Number n={view.nightweave!.deck} label={words.t('nightweave.deck')} />
      </span>
    </>
  );
}

function Facts({ player }: { player: PlayerView }) {
  const { view } = useTable();
  if (view.rugwort?.seat === player.seat) return <RugwortFacts player={player} />;
  if (view.nightweave?.seat === player.seat) return <NightweaveFacts player={player} />;
  return <PersonFacts player={player} />;
}

/** Whoever has a city that may be visited leads there. */
function PlayerCard({ player, visitable }: { player: PlayerView; visitable: boolean }) {
  const { view, words, names, openCity, options, snapshot, pick, seatNote } = useTable();
  const look = seatLook(view, player.seat);
  const name = names[player.seat];
  const mine = options.get(`player/${player.seat}`) ?? [];
  const glows = mine.length > 0 || visitable;
  const turn = snapshot.outcome === null && view.turn === player.seat;
  return (
    <button
      type="button"
      className={`player ${turn ? 'turn' : ''} ${glows ? 'can' : ''}`}
      style={{ '--seat': look.color } as CSSProperties}
      data-anchor={`player/${player.seat}`}
      data-can={glows || undefined}
      onClick={() => (mine.length > 0 ? pick(mine[0]) : openCity(player.seat))}
    >
      <span className="portrait">
        <Animal look={look} />
        <svg className="seat-shape" viewBox="0 0 16 16" aria-hidden="true">
          <path d={look.shape} />
        </svg>
        {player.power && (
          <span className="power-badge" title={words.name(player.power.id)}>
            <Figure name={POWER_FIGURES[player.power.id]} />
          </span>
        )}
      </span>
      <span className="player-name">
        <span
          className="called"
          data-more
          title={name}
          style={{ '--letters': name.length } as CSSProperties}
        >
          {name}
        </span>
        {seatNote?.(player.seat)}
      </span>
      <SeasonBadge player={player} />
      <Facts player={player} />
    </button>
  );
}

/** On a phone a longer name needs the room of the word beside the points. */
const LONG_NAME = 8;

export function Players() {
  const { view, words, options, names } = useTable();
  const { cities } = whereToAct(options.keys(), view.seat);
  /** A discovery beside the city of somebody else can be visited. */
  const hasOpenFind = ({ seat, travel }: PlayerView): boolean =>
    seat !== view.seat && (travel?.discoveries ?? []).some(({ id }) => options.has(`place/${id}`));
  return (
    <section
      className="players"
      aria-label={words.t('table.players')}
      data-crowd={view.players.length > 4 || undefined}
      data-many={view.players.length > MANY || undefined}
      data-some={view.players.length > 2 || undefined}
      data-long={names.some((name) => name.length > LONG_NAME) || undefined}
    >
      {view.players.map((player) => (
        <PlayerCard
          key={player.seat}
          player={player}
          visitable={cities.has(player.seat) || hasOpenFind(player)}
        />
      ))}
    </section>
  );
}
