/** The log by actions: what belongs to one turn is one entry, whose other lines unfold. */
import type { LogLine } from '../../table/source.ts';

export interface Action {
  /** Who did it. */
  readonly seat: number | null;
  /** The position after its first pick: where a replay shows it. */
  readonly at: number;
  readonly head: LogLine;
  readonly rest: readonly LogLine[];
}

interface Open {
  seat: number | null;
  lines: LogLine[];
  main: LogLine | null;
  /** All that an automat does in answer to one pick is one entry. */
  readonly isAnswer?: true;
}

const closed = ({ seat, lines, main }: Open): Action => {
  const head = main ?? lines[0];
  return { seat, at: lines[0].at, head, rest: lines.filter((line) => line !== head) };
};

const NONE: ReadonlySet<string> = new Set();

/** What an automat does in answer to a pick of somebody else, and what leads up to it. */
interface Automat {
  readonly answers: ReadonlySet<string>;
  readonly leads: ReadonlySet<string>;
}
const NOBODY: Automat = { answers: NONE, leads: NONE };

/** An automat answers in the same pick: an entry of its own, with what led up to it. */
function answered(open: Open, line: LogLine, leads: ReadonlySet<string>): Open {
  const last = open.lines.at(-1)!;
  const lead = leads.has(last.type) && last !== open.main ? [last] : [];
  open.lines = open.lines.filter((one) => !lead.includes(one));
  return { seat: line.seat, lines: [...lead, line], main: line, isAnswer: true };
}

export interface Kinds {
  /** What a turn is about; the rest follows from it. */
  readonly main: ReadonlySet<string>;
  /** With these an entry begins even if they follow from the pick of somebody else. */
  readonly begins?: ReadonlySet<string>;
  /** These begin no entry, whomever they name. */
  readonly follows?: ReadonlySet<string>;
  readonly automat?: Automat;
}

export function byActions(log: readonly LogLine[], kinds: Kinds): readonly Action[] {
  const { main: isMain, begins = NONE, follows = NONE, automat = NOBODY } = kinds;
  const { answers, leads } = automat;
  const found: Open[] = [];
  for (const line of log) {
    const open = begins.has(line.type) ? undefined : found.at(-1);
    const main = isMain.has(line.type);
    const samePick = open !== undefined && open.lines.at(-1)!.at === line.at;
    const goesOn = open !== undefined && (open.seat === line.seat || follows.has(line.type));
    if (open?.main && samePick && !goesOn && answers.has(line.type)) {
      found.push(answered(open, line, leads));
    } else if (open?.isAnswer && samePick && goesOn) {
      open.lines.push(line);
    } else if (open !== undefined && main && open.main !== null && goesOn) {
      // The next action of the same player: what was paid for it stands before it.
      const own = open.lines.filter(({ at }) => at === line.at && at !== open.main!.at);
      open.lines = open.lines.filter((one) => !own.includes(one));
      found.push({ seat: line.seat, lines: [...own, line], main: line });
    } else if (samePick || goesOn) {
      open.lines.push(line);
      if (main && open.main === null) {
        open.main = line;
        open.seat = line.seat;
      }
    } else found.push({ seat: line.seat, lines: [line], main: main ? line : null });
  }
  return found.map(closed);
}
