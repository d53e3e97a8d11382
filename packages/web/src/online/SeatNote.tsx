/** Beside a player's name: the clock, whether a computer player has the seat, and whether nobody is there. */
import type { TableInfo } from '@evervale/protocol';
import type { Room } from '../table/remote/room.ts';
import { clockFace, span, useServerTime } from './time.ts';
import { calledAt, kindOf } from '../shell/computers.ts';
import { useSettings } from '../shell/settings.ts';
import { useUi } from '../shell/useUi.ts';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly info: TableInfo;
  readonly seat: number;
  readonly decides: number | null;
  readonly present: Room['present'];
}

export function SeatNote({ info, seat, decides, present }: Props) {
  const t = useOnlineWords();
  const ui = useUi();
  const { lang } = useSettings();
  const there = info.seats[seat];
  if (there === undefined) return null;
  const isGone = present.at(seat) === false && there.person !== null && info.status === 'playing';
  const called = there.name || calledAt(seat, there.computer, lang);
  const computer = there.computer && kindOf(there.computer, called, ui, lang);
  return (
    <span className="seat-note">
      {there.resigned && <i>{t('seat.resigned')}</i>}
      {!there.resigned && there.away && <i>{t('seat.away', { level: computer! })}</i>}
      {!there.resigned && !there.away && computer !== null && <i>{computer}</i>}
      {isGone && !there.resigned && computer === null && <i className="gone">{t('seat.gone')}</i>}
      {info.status === 'playing' && !there.resigned && (
        <SeatClock info={info} seat={seat} runs={decides === seat} />
      )}
    </span>
  );
}

const HURRY = 30_000;

function SeatClock({ info, seat, runs }: { info: TableInfo; seat: number; runs: boolean }) {
  const t = useOnlineWords();
  const { clock, setup } = info;
  const deadline = runs ? (clock?.deadline ?? null) : null;
  const running = deadline !== null;
  const now = useServerTime(running);
  if (clock === null || (setup.clock?.kind === 'days' && !running)) return null;
  const left = running ? deadline - now : clock.bank[seat];
  const slow = setup.clock?.kind === 'days';
  return (
    <time className="clock" data-runs={running || undefined} data-hurry={left < HURRY || undefined}>
      <span className="sr">{t('clock.left')} </span>
      {slow ? t('clock.span', span(left)) : clockFace(left)}
    </time>
  );
}
