/** The score sheet: points by part, what each part is made of, who wins, and what decides a tie. */
import { styleText } from 'node:util';
import type { AnyGame, ScoreLine, SeatScore, State } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { cut, table, wrap } from './columns.ts';
import { terminalOf } from './games/terminals.ts';
import type { SheetStyle } from './games/terminal.ts';
import { playerText, printer, signsOf, type Print } from './names.ts';
import { uiOf } from './play/words/index.ts';

/** A state that is scored, and the words for it. */
export interface Scored {
  readonly game: AnyGame;
  readonly s: State;
  readonly lang: Lang;
  readonly print: Print;
}

/** With the names of the people at the table. */
export function scored(
  game: AnyGame,
  s: State,
  lang: Lang,
  names: readonly (string | undefined)[] = [],
): Scored {
  return { game, s, lang, print: printer(game, lang, game.seats(s), names, game.optionsOf(s)) };
}

const NAME_WIDTH = 12;

/** Points by part, one column for each seat. */
export function sheetLines({ game, s, lang, print }: Scored): string[] {
  const scores = game.score(s);
  const signs = signsIn(game, s);
  const seats = scores.map(({ seat }) =>
    cut(`${signs[seat]} ${print(playerText(seat))}`, NAME_WIDTH),
  );
  const row = (part: string): string[] => [
    print({ key: `score.line.${part}` }),
    ...scores.map(({ lines }) => String(pointsOf(lines, part))),
  ];
  const rows = partsOf(terminalOf(game).sheet, scores).map(row);
  const total = [uiOf(lang)('ui.total'), ...scores.map((score) => String(score.total))];
  const [head, ...body] = table([['', ...seats], ...rows, total]);
  return [styleText('bold', head), ...body.slice(0, -1), styleText('bold', body.at(-1)!)];
}

const signsIn = (game: AnyGame, s: State): string[] =>
  signsOf(game, game.optionsOf(s), game.seats(s));

function partsOf({ parts }: SheetStyle, scores: readonly SeatScore[]): string[] {
  const present = new Set(scores.flatMap(({ lines }) => lines.map(({ part }) => part)));
  return [
    ...parts.filter((part) => present.has(part)),
    ...[...present].filter((part) => !parts.includes(part)),
  ];
}

function pointsOf(lines: readonly ScoreLine[], part: string): number {
  return lines.reduce((sum, line) => (line.part === part ? sum + line.points : sum), 0);
}

/** For every seat, what each part is made of. */
export function itemLines({ game, s, print }: Scored, columns: number): string[] {
  const signs = signsIn(game, s);
  const style = terminalOf(game).sheet;
  return game.score(s).flatMap((score) => {
    const title = `${signs[score.seat]} ${print(playerText(score.seat))}: ${score.total}`;
    return ['', styleText('bold', title)].concat(seatItems(style, score, print, columns));
  });
}

function seatItems(style: SheetStyle, score: SeatScore, print: Print, columns: number): string[] {
  return partsOf(style, [score]).flatMap((part) => {
    const items = score.lines.filter((line) => line.part === part && line.points !== 0);
    if (items.length === 0) return [];
    const label = print({ key: `score.line.${part}` });
    return wrap(
      `  ${label} ${pointsOf(score.lines, part)}: ${listed(style, items, print)}`,
      columns,
      '    ',
    );
  });
}

/** `Farm ×2 (2) · Inn (2)`: the points of all copies together. */
function listed(style: SheetStyle, items: readonly ScoreLine[], print: Print): string {
  const byName = Map.groupBy(items, (item) => style.itemName(item, print));
  return [...byName]
    .map(([name, own]) => {
      const copies = own.length > 1 ? ` ×${own.length}` : '';
      return `${name}${copies} (${pointsOf(own, own[0].part)})`;
    })
    .join(' · ');
}

/** Who wins, and what decided it among equals. */
export function winnerLines({ game, s, lang, print }: Scored): string[] {
  const { sheet } = terminalOf(game);
  const winners = game.winners(s);
  const n = game.score(s)[winners[0]].total;
  const said = sheet.win?.(winners, n);
  const win = said === undefined ? plainWin(winners, n, lang, print) : print(said);
  const tie = sheet.tie?.(s, winners) ?? null;
  return [styleText('bold', win), ...(tie === null ? [] : [print(tie)])];
}

function plainWin(winners: readonly number[], n: number, lang: Lang, print: Print): string {
  const names = winners.map((seat) => print(playerText(seat)));
  if (names.length === 1) return uiOf(lang)('ui.win', { player: names[0], n });
  return uiOf(lang)('ui.winShared', { players: new Intl.ListFormat(lang).format(names), n });
}
