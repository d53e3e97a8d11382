/** Those who sit at the table: the others small, in the order of turns; their Tableau is one click away. */
import { RESOURCES, type GhostsView, type PlayerView } from '@evervale/eldervale';
import { characterOf } from '@evervale/ai/names';
import type { CSSProperties } from 'react';
import { Hat } from '../../../art/people/Hat.tsx';
import { useGame } from '../../../shell/useGame.ts';
import { FactionPortrait, OrbFigure, ResourceIcon, Rune } from '../art/index.ts';
import { useTable } from '../context.ts';
import { musterOf } from '../model/board.ts';
import { tonesOf } from '../model/tones.ts';
import { Figure } from './Figures.tsx';

/** A pale face out of the fog: the Ghosts are of no people. */
const GhostPortrait = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" rx="10" fill="#232c47" />
    <circle cx="24" cy="22" r="18" fill="#3a4773" />
    <path
      d="M10 44V22a14 14 0 0128 0v22l-4.700-4-4.600 4-4.700-4-4.700 4-4.600-4z"
      fill="#e9eef8"
      stroke="#141b2b"
      strokeWidth="2"
    />
    <path d="M31 12a14 14 0 017 10v22l-4.700-4-2.300 2z" fill="#b9c4dc" />
    <ellipse cx="19" cy="22" rx="3.200" ry="4.400" fill="#141b2b" />
    <ellipse cx="29" cy="22" rx="3.200" ry="4.400" fill="#141b2b" />
    <ellipse cx="24" cy="31" rx="2.600" ry="3.400" fill="#4b5878" />
  </svg>
);

/** A computer player has its people by chance, but its hat tells what it likes. */
export function Portrait({ player }: { player: PlayerView }) {
  const { view, snapshot } = useTable();
  const { by } = snapshot.config.seats[player.seat] ?? {};
  return (
    <span className="portrait">
      {player.faction !== null && <FactionPortrait faction={player.faction} />}
      {view.ghosts !== null && player.seat >= view.players && <GhostPortrait />}
      {player.element !== null && <Rune element={player.element} />}
      {player.faction !== null && <Hat of={by === undefined ? null : characterOf(by)} />}
    </span>
  );
}

export function VpShield({ player: { seat, vp } }: { player: PlayerView }) {
  const { words } = useTable();
  return (
    <span className="vp" title={words.print({ key: 'view.vp' })} data-anchor={`score/${seat}`}>
      <svg viewBox="0 0 20 22" aria-hidden="true">
        <path d="M10 1c3 2 6 2.500 9 2.500 0 9-3 14.500-9 17.500C4 18 1 12.500 1 3.500 4 3.500 7 3 10 1z" />
        <path
          className="star"
          d="M10 6l1.500 3.200 3.500.400-2.600 2.400.700 3.500-3.100-1.800-3.100 1.800.700-3.500L5 9.600l3.500-.400z"
        />
      </svg>
      <b>{vp}</b>
      <span className="sr">{words.print({ key: 'view.vp' })}</span>
    </span>
  );
}

/** Where Units are: hexagon = on the map, arrow = ready, skull = Underworld. */
const SIGNS = {
  map: 'M8 1l6 3.500v7L8 15l-6-3.500v-7z',
  ready: 'M8 2v9M4 8l4 4 4-4M3 15h10',
  underworld:
    'M8 1.500c3.700 0 6 2.500 6 5.700 0 1.700-.800 2.800-2.200 3.500V14H4.200v-3.300C2.800 10 2 8.900 2 7.200 2 4 4.300 1.500 8 1.500zM5.500 7.500v.600M10.500 7.500v.600M8 10.500v3',
} as const;

function Sign({ of }: { of: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 16 16" className="sign" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}

function Units({ player }: { player: PlayerView }) {
  const { view, t, words } = useTable();
  const muster = musterOf(view, player);
  const groups = [
    ['map', t('units.map'), [...muster.map, ...muster.cards]],
    ['ready', t('tray.ready'), muster.ready],
    ['underworld', words.print({ key: 'view.underworld' }), muster.underworld],
  ] as const;
  return (
    <span className="units">
      {groups.map(([sign, label, units]) => (
        <span
          key={sign}
          data-none={units.length === 0 || undefined}
          title={`${label}: ${units.map((unit) => words.name(unit)).join(', ')}`}
        >
          <Sign of={sign} />
          <span className="crowd" aria-hidden="true">
            {units.map((unit, i) => (
              <Figure key={i} view={view} figure={{ seat: player.seat, unit }} />
            ))}
          </span>
          <span className="sr">
            {label}: {units.length}
          </span>
        </span>
      ))}
    </span>
  );
}

/** The solo opponent: how cold it is, who still lies in the Tomb, and the card that came last. */
export function Ghosts({ ghosts }: { ghosts: GhostsView }) {
  const { words } = useTable();
  const { lookup } = useGame();
  const card = ghosts.current ?? ghosts.last;
  const text = card === null ? undefined : lookup.find(card)?.text();
  const term = (word: string): string => words.print({ key: `view.${word}` });
  return (
    <span className="ghosts">
      {words.name(ghosts.level)} · {term('chill')} {ghosts.chill} · {term('tomb')}{' '}
      {ghosts.tomb.length}
      {card !== null && (
        <span>
          <b>{words.name(card)}</b> {text !== undefined && words.print(text)}
        </span>
      )}
    </span>
  );
}

/** A long name has smaller letters. */
export const Called = ({ name }: { name: string }) => (
  <b className="called">
    <span style={{ '--letters': name.length } as CSSProperties}>{name}</span>
  </b>
);

/** Who plays together: the own partner, and the two others. */
function Team({ player }: { player: PlayerView }) {
  const { snapshot, names, t } = useTable();
  const { partner } = player;
  if (partner === null) return null;
  const yours = partner === snapshot.seat;
  return (
    <small className="team" data-yours={yours || undefined}>
      {yours ? t('team.yours') : t('team.with', { player: names[partner] })}
    </small>
  );
}

function Opponent({ player }: { player: PlayerView }) {
  const { view, names, words, t, openTableau, seatNote, snapshot } = useTable();
  const { seat } = player;
  const active = view.turn === seat && snapshot.outcome === null;
  return (
    <div
      className={`seat ${active ? 'active' : ''}`}
      style={{ '--seat': tonesOf(player.element).middle } as CSSProperties}
      data-anchor={`player/${seat}`}
    >
      <button
        type="button"
        aria-label={t('tableau.of', { player: names[seat] })}
        aria-haspopup="dialog"
        onClick={() => openTableau(seat)}
      />
      <Portrait player={player} />
      <span className="seat-name">
        <Called name={names[seat]} />
        {player.faction !== null && player.partner === null && (
          <small>{words.name(player.faction)}</small>
        )}
        <Team player={player} />
        {seatNote?.(seat)}
      </span>
      <VpShield player={player} />
      <SeatFacts player={player} />
      {view.ghosts !== null && seat >= view.players && <Ghosts ghosts={view.ghosts} />}
    </div>
  );
}

/** What somebody has: goods, Units and where they are, cards, tokens, Orbs and Dwellings. */
export function SeatFacts({ player }: { player: PlayerView }) {
  const { words } = useTable();
  return (
    <>
      <span className="goods">
        {RESOURCES.map((good) => (
          <span
            key={good}
            data-none={player.resources[good] === 0 || undefined}
            title={words.name(good)}
          >
            <ResourceIcon kind={good} />
            <b>{player.resources[good]}</b>
            <span className="sr">{words.name(good)}</span>
          </span>
        ))}
      </span>
      <Units player={player} />
      <span className="counts">
        <Count n={String(player.handSize)} label={words.print({ key: 'view.handSize' })}>
          <ResourceIcon kind="magic" />
        </Count>
        <Count n={`${player.tokens.length}/4`} label={words.print({ key: 'view.tokens' })}>
          <svg viewBox="0 0 16 16" aria-hidden="true" className="ring">
            <circle cx="8" cy="8" r="6" />
          </svg>
        </Count>
        <Count n={String(player.orbs)} label={words.print({ key: 'view.orbs' })}>
          <OrbFigure />
        </Count>
        <Count n={`${player.dwellings}/6`} label={words.print({ key: 'view.dwellings' })}>
          <svg viewBox="0 0 16 16" aria-hidden="true" className="house">
            <path d="M8 1.500L1.500 7.500H3.500V14.500H12.500V7.500H14.500z" />
          </svg>
        </Count>
      </span>
    </>
  );
}

function Count({ n, label, children }: { n: string; label: string; children: React.ReactNode }) {
  return (
    <span title={label}>
      {children}
      <b>{n}</b>
      <span className="sr">{label}</span>
    </span>
  );
}

export function Opponents() {
  const { view, snapshot, words } = useTable();
  const n = view.seats.length;
  const order = Array.from({ length: n - 1 }, (_, i) => view.seats[(snapshot.seat + 1 + i) % n]);
  return (
    <section
      className="opponents"
      aria-label={words.t('table.players')}
      data-many={n > 3 || undefined}
    >
      {order.map((player) => (
        <Opponent key={player.seat} player={player} />
      ))}
    </section>
  );
}
