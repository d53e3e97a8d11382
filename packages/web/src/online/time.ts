/** Time as the server has it, and as people read it. */
import { useEffect, useState } from 'react';

let ahead = 0;

/** The server's clock may differ from ours; its answers say what time it is there, to the second. */
export function setServerTime(date: string | null): void {
  const there = date === null ? Number.NaN : Date.parse(date) + 500;
  const difference = there - Date.now();
  ahead = Math.abs(difference) > 2000 ? difference : 0;
}

/** The server's time, every second anew while `ticking`. */
export function useServerTime(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    if (!ticking) return undefined;
    setNow(Date.now() + ahead);
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 4:05, 1:10:00: what a clock shows. */
export function clockFace(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const pair = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes, seconds] = [
    Math.floor(all / HOUR),
    Math.floor((all % HOUR) / MINUTE),
    all % MINUTE,
  ];
  return hours > 0 ? `${hours}:${pair(minutes)}:${pair(seconds)}` : `${minutes}:${pair(seconds)}`;
}

/** The two largest of days, hours and minutes. */
export function span(ms: number): {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
} {
  const all = Math.max(0, Math.floor(ms / 1000));
  const days = Math.floor(all / DAY);
  const hours = Math.floor((all % DAY) / HOUR);
  const minutes = days > 0 ? 0 : Math.floor((all % HOUR) / MINUTE);
  return { days, hours, minutes };
}
