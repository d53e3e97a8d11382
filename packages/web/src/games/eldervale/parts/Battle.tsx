/** A battle as theatre: it covers only the middle, so that hand and Tray stay in reach. */
import type { GameEvent } from '@evervale/eldervale';
import { useEffect, useState, type CSSProperties } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { useGame } from '../../../shell/useGame.ts';
import { Tick } from '../../common/Signs.tsx';
import { Die, DwellingFigure, ResourceIcon, Rune } from '../art/index.ts';
import { useTable } from '../context.ts';
import { monsterOf } from '../model/board.ts';
import {
  COLUMN,
  columnsOf,
  ROLL,
  verdictOf,
  type Film,
  type FilmSide,
  type Verdict,
} from '../model/film.ts';
import { percent, winChance } from '../model/odds.ts';
import { realmName } from '../model/saying.ts';
import { tonesOf } from '../model/tones.ts';
import { Arena, fightersOf, NO_FIGURES } from './Arena.tsx';
import { Figure } from './Figures.tsx';

const STEPS = ['about', 'join', 'count', 'add', 'rolled', 'decided'] as const;
const MOST = 6;

/** Roll first, then column by column, then the verdict. -1 while the dice roll. */
function useTelling(film: Film): number {
  const { motion } = useSettings();
  const last = columnsOf(film.sides);
  const isTold = !film.over || motion === 'none';
  const [at, setAt] = useState(isTold ? last : -1);
  useEffect(() => {
    if (isTold || at >= last) return undefined;
    const slow = motion === 'quick' ? 0.5 : 1;
    const timer = setTimeout(() => setAt(at + 1), (at < 0 ? ROLL : COLUMN) * slow);
    return () => clearTimeout(timer);
  }, [at, last, isTold, motion]);
  return isTold ? last : at;
}

export function Battle({ film, skip }: { film: Film; skip?: () => void }) {
  const table = useTable();
  const { t } = table;
  const told = useTelling(film);
  const rolled = film.sides.some(({ faces }) => faces.length > 0);
  const verdict = rolled ? verdictOf(film.sides) : null;
  const columns = Math.max(...film.sides.map(({ dice }) => dice), 1);
  return (
    <section
      className="battle"
      aria-label={t('battle.on', { realm: realmName(table, film.tile) })}
      data-over={film.over || undefined}
      data-rolling={(told < 0 && film.over) || undefined}
      data-after={film.over ? undefined : cameBy(table.snapshot.events)}
      onClick={skip}
    >
      <header>
        <Arena film={film} verdict={verdict} told={film.over ? told : -1} />
        <div>
          <h2>{t('battle.on', { realm: realmName(table, film.tile) })}</h2>
          <Steps film={film} />
        </div>
        {skip && (
          <button type="button" className="small-button" onClick={skip}>
            {t('stage.skip')}
          </button>
        )}
      </header>
      <table style={{ '--sides': film.sides.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">{t('battle.side')}</th>
            <th scope="col">{t('battle.why')}</th>
            <td />
            {Array.from({ length: columns }, (_, i) => (
              <th key={i} scope="col" data-decides={decides(verdict, told, i) || undefined}>
                {i === 0 ? t('battle.highest') : t('battle.nth', { n: i + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {film.sides.map((side, i) => (
            <Side
              key={side.seat ?? 'wild'}
              side={side}
              film={film}
              columns={columns}
              verdict={verdict}
              told={told}
              i={i}
            />
          ))}
        </tbody>
      </table>
      <footer>
        <div aria-live="polite">
          {verdict !== null && told >= columnsOf(film.sides) && (
            <>
              <Sentence film={film} verdict={verdict} />
              {verdict.at > 0 && <Compared film={film} verdict={verdict} />}
            </>
          )}
          {!film.over && <Odds film={film} />}
        </div>
        {!film.over && <Stakes film={film} />}
      </footer>
    </section>
  );
}

/** What is to be seen on the map before the battle covers it. */
const cameBy = (events: readonly GameEvent[]): 'rush' | 'place' | undefined =>
  events.some((event) => event.type === 'monster' && event.how === 'rush')
    ? 'rush'
    : events.some(({ type }) => type === 'place' || type === 'move')
      ? 'place'
      : undefined;

const decides = (verdict: Verdict | null, told: number, column: number): boolean =>
  verdict !== null && verdict.leader !== null && column === verdict.at && told > column;

function Steps({ film }: { film: Film }) {
  const { t } = useTable();
  const now = STEPS.indexOf(film.step);
  return (
    <ol className="battle-steps">
      {STEPS.map((step, i) => (
        <li
          key={step}
          aria-current={i === now ? 'step' : undefined}
          data-done={i < now || undefined}
        >
          <i aria-hidden="true">{i < now ? <Tick /> : i + 1}</i>
          {t(`battle.${step}`)}
        </li>
      ))}
    </ol>
  );
}

function useSideName(): (side: FilmSide) => string {
  const { names, words } = useTable();
  return ({ seat, unit }) =>
    seat === null ? words.name(unit ?? 'monster') : (names[seat] ?? String(seat + 1));
}

function roleOf({ seat }: FilmSide, { by }: Film, me: number) {
  if (seat === null) return 'battle.wild';
  if (seat === me) return seat === by ? 'battle.youAttack' : 'battle.youTakePart';
  return seat === by ? 'battle.attacks' : 'battle.takesPart';
}

interface SideProps {
  readonly side: FilmSide;
  readonly film: Film;
  readonly columns: number;
  readonly verdict: Verdict | null;
  readonly told: number;
  readonly i: number;
}

function Side({ side, film, columns, verdict, told, i }: SideProps) {
  const { view, snapshot, t } = useTable();
  const nameOf = useSideName();
  const player = side.seat === null ? null : view.seats[side.seat];
  const tones = player === null ? null : tonesOf(player.element);
  const fallen = verdict?.out[i] ?? Infinity;
  const isOut = fallen < told;
  const leads = verdict?.leader === i;
  const wins = film.over && told >= columnsOf(film.sides) && film.winner === i;
  return (
    <tr
      className="side"
      data-out={isOut || undefined}
      data-wins={wins || undefined}
      style={{ '--seat': tones?.middle ?? '#ff7a45', '--i': i } as CSSProperties}
    >
      <th scope="row">
        <span className="side-who">
          <span className="side-figures" aria-hidden="true">
            {fightersOf(side).map((unit, place) => (
              <Figure key={place} view={view} figure={{ seat: side.seat, unit }} />
            ))}
          </span>
          <span>
            <b>
              {player?.element && <Rune element={player.element} />} {nameOf(side)}
            </b>
            <small>{t(roleOf(side, film, snapshot.seat))}</small>
          </span>
        </span>
      </th>
      <td>
        <ul className="why-dice">
          <Why side={side} />
        </ul>
        {side.seat === null && side.unit !== null && <MonsterText id={side.unit} />}
      </td>
      <td className="dice-count">
        <b>{side.dice}</b>
        <small>{t('battle.of', { n: side.seat === null ? MOST - 1 : MOST })}</small>
      </td>
      {Array.from({ length: columns }, (_, column) => {
        const face = side.faces[column];
        const has = column < side.dice;
        return (
          <td
            key={column}
            className="die"
            data-lost={(fallen <= column && told > column) || undefined}
            data-decides={decides(verdict, told, column) || undefined}
          >
            {has ? (
              <Die
                face={told < 0 ? ((column + i * 2 + 1) % 6) + 1 : (face ?? 0)}
                element={player === null ? 'monster' : (player.element ?? 'order')}
              />
            ) : (
              <span className="no-die" />
            )}
            {face !== undefined && told >= 0 && <span className="sr">{face}</span>}
            <Fate
              isOut={fallen === column && told > column}
              leads={leads && decides(verdict, told, column)}
            />
          </td>
        );
      })}
    </tr>
  );
}

/** Below a die: this one wins it, or ends it for this side. */
function Fate({ isOut, leads }: { isOut: boolean; leads: boolean }) {
  const { t } = useTable();
  if (leads) return <em className="fate leads">{t('battle.dieWins')}</em>;
  return isOut ? <em className="fate">{t('battle.dieOut')}</em> : null;
}

/** What the Monster can do stands where it fights. */
function MonsterText({ id }: { id: string }) {
  const { words } = useTable();
  const { lookup } = useGame();
  const text = lookup.find(id)?.text();
  return text === undefined ? null : <p className="monster-text">{words.print(text)}</p>;
}

/** What there is to win and to lose. */
function Stakes({ film }: { film: Film }) {
  const { t, words } = useTable();
  const wild = film.sides.find(({ seat }) => seat === null)?.unit ?? null;
  const element = (wild === null ? null : monsterOf(wild)?.element) ?? null;
  return (
    <ul className="stakes">
      <li>
        <ResourceIcon kind="glory" />
        {element === null
          ? t('battle.toWin')
          : t('battle.toWinBeast', { element: words.name(element) })}
      </li>
      <li>
        <ResourceIcon kind="skull" />
        {t('battle.toLose')}
      </li>
    </ul>
  );
}

function Why({ side }: { side: FilmSide }) {
  const { view, words, t } = useTable();
  const labels: Readonly<Record<string, string>> = {
    dwelling: t('battle.dwellings'),
    sword: t('battle.swords'),
    dice: side.seat === null ? t('battle.printed') : t('battle.more'),
    more: t('battle.more'),
  };
  return side.why.map(({ id, n }, i) => (
    <li key={i}>
      {id === 'dwelling' && side.seat !== null ? (
        <DwellingFigure element={view.seats[side.seat].element ?? 'order'} />
      ) : id === 'sword' ? (
        <ResourceIcon kind="sword" />
      ) : NO_FIGURES.has(id) ? null : (
        <Figure view={view} figure={{ seat: side.seat, unit: id }} />
      )}
      <span>{labels[id] ?? words.name(id)}</span>
      <b>{n > 0 && i > 0 ? `+${n}` : n}</b>
    </li>
  ));
}

/** Die against die as far as it decides: 6 = 6 · 5 = 5 · 4 > 3. */
function Compared({ film, verdict }: { film: Film; verdict: Verdict }) {
  const steps = Array.from({ length: verdict.at + 1 }, (_, at) =>
    film.sides
      .filter((_side, i) => verdict.out[i] >= at)
      .map(({ faces }) => faces[at] ?? 0)
      .toSorted((a, b) => b - a),
  );
  return (
    <p className="compared" aria-hidden="true">
      {steps.map((faces, i) => (
        <span key={i}>
          {faces.map((face, k) => `${k === 0 ? '' : face < faces[k - 1] ? ' > ' : ' = '}${face}`)}
        </span>
      ))}
    </p>
  );
}

/** Who leads by which die: arithmetic, no forecast. */
function Sentence({ film, verdict }: { film: Film; verdict: Verdict }) {
  const { snapshot, t } = useTable();
  const nameOf = useSideName();
  // The dice have decided: what is still asked is about losses.
  const decided = film.over || film.step === 'decided';
  if (decided) {
    const winner = film.over ? film.winner : verdict.leader;
    if (winner === null) return <p className="verdict">{t('battle.nobody')}</p>;
    const side = film.sides[winner];
    return (
      <p className="verdict">
        {side.seat === snapshot.seat
          ? t('battle.youWin')
          : t('battle.wins', { side: nameOf(side) })}
      </p>
    );
  }
  if (verdict.leader === null) return <p className="verdict">{t('battle.tie')}</p>;
  const side = film.sides[verdict.leader];
  const said = {
    nth: verdict.at === 0 ? t('battle.byHighest') : t('battle.nth', { n: verdict.at + 1 }),
    a: verdict.a,
    b: verdict.b,
  };
  return (
    <p className="verdict">
      {side.seat === snapshot.seat
        ? t('battle.youLead', said)
        : t('battle.leads', { ...said, side: nameOf(side) })}
    </p>
  );
}

/** Before the roll: the own chance by dice alone, and with one die more. */
function Odds({ film }: { film: Film }) {
  const { snapshot, t } = useTable();
  const mine = film.sides.find(({ seat }) => seat === snapshot.seat);
  if (mine === undefined || mine.faces.length > 0 || film.sides.length < 2) return null;
  const others = film.sides.filter((side) => side !== mine).map(({ dice }) => dice);
  const n = percent(winChance(mine.dice, others));
  return (
    <p className="odds">
      <b>{t('battle.odds', { n })}</b>{' '}
      {film.step === 'add' &&
        mine.dice < MOST &&
        t('battle.oddsMore', { n: percent(winChance(mine.dice + 1, others)) })}{' '}
      <small>{t('battle.oddsNote')}</small>
    </p>
  );
}
