/**
 * Any game in the terminal, as plain as it comes: what the seat sees, what happened, what it has to
 * decide. A game with a screen of its own does not come here.
 */
import { Pool } from '@evervale/ai/node';
import {
  decidingSeat,
  decision,
  seedOf,
  toBase64,
  type AnyGame,
  type Decision,
  type Play,
  type Text,
} from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { faint, strong } from '../../glyphs.ts';
import { isLeaving } from '../../play/prompt.ts';
import type { Screen } from '../../play/screen.ts';
import type { Seat } from '../../play/seats.ts';
import { viewLines } from './lines.ts';

export interface PlainTable {
  readonly game: AnyGame;
  readonly play: Play<unknown, unknown, unknown>;
  readonly seats: readonly Seat[];
  readonly lang: Lang;
  /** Where threads find the list of games, if it is not the usual one. */
  readonly module?: string | undefined;
}

/** Plays until the game is over or somebody leaves. */
export async function playPlain(table: PlainTable, screen: Screen): Promise<'over' | 'left'> {
  const pool = new Pool(1, table.module);
  try {
    while (!table.play.over) {
      const seat = decidingSeat(table.play.state);
      const code = (await computerPick(table, pool, seat)) ?? (await ask(table, screen));
      if (code === null) return 'left';
      table.play.pick(code);
    }
    screen.draw(endLines(table));
    await screen.key();
    return 'over';
  } finally {
    await pool.close();
  }
}

function computerPick({ game, play, seats }: PlainTable, pool: Pool, seat: number) {
  const { computer } = seats[seat];
  if (computer === undefined) return undefined;
  return pool.run({
    task: 'pick',
    game: game.id,
    state: toBase64(play.state),
    seat,
    player: computer,
    seed: seedOf(`computer ${play.seed}/${play.picks.length}`),
  });
}

function printer({ game, seats, lang }: PlainTable): (text: Text) => string {
  const { print } = game.words(seats.map(({ name }) => name));
  return (text) => print(text, lang);
}

/** A number and Enter, `u` to take back, Ctrl-C to leave; null: left. */
async function ask(table: PlainTable, screen: Screen): Promise<number | null> {
  let typed = '';
  for (;;) {
    const pending = decision(table.game, table.play.state)!;
    screen.draw(pageLines(table, pending, typed).slice(-screen.rows));
    const key = await screen.key();
    if (isLeaving(key)) return null;
    if (key.name === 'return' || key.name === 'enter') {
      const option = pending.options[Number(typed) - 1];
      if (option !== undefined) return option.code;
      typed = '';
    } else if (key.name === 'u') {
      if (table.play.undoable(pending.seat) > 0) table.play.undo(pending.seat);
    } else if (key.name === 'backspace') typed = typed.slice(0, -1);
    else if (/^\d$/.test(key.text ?? '')) typed += key.text!;
  }
}

function pageLines(table: PlainTable, pending: Decision, typed: string): string[] {
  const { game, play } = table;
  const print = printer(table);
  return [
    strong(`${game.title} · ${print({ key: 'player', args: { seat: pending.seat } })}`),
    ...viewLines(game, game.view(play.state, pending.seat), print),
    '',
    strong(print(pending.prompt)),
    ...pending.options.map(({ text }, i) => `${String(i + 1).padStart(3)} ${print(text)}`),
    faint(`> ${typed}`),
  ];
}

function endLines(table: PlainTable): string[] {
  const { game, play } = table;
  const print = printer(table);
  const winners = new Set(game.winners(play.state));
  return game.score(play.state).map(({ seat, total }) => {
    const line = `${print({ key: 'player', args: { seat } })}: ${total}`;
    return winners.has(seat) ? strong(`${line} ★`) : line;
  });
}
