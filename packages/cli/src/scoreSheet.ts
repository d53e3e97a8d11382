/** The score sheet: points by part, what each part is made of, who wins, and what decides a tie. */
import { styleText } from 'node:util';
import { everdell, standings, type Standing, type View } from '@evervale/everdell';
import type { ScoreLine, SeatScore, State, Text } from '@evervale/kernel';
import { allOf } from '@evervale/kernel/text';
import { nameText, playerText, sign, type Print } from './names.ts';
import { cut, table, wrap } from './columns.ts';

/** The parts in the order of the sheet; what a box adds comes behind. */
const PARTS = ['cards', 'tokens', 'prosperity', 'journey', 'basicEvents', 'specialEvents'];

const NAME_WIDTH = 12;

/** Points by part, one column for each seat. */
export function sheetLines(s: State, print: Print): string[] {
  const scores = everdell.score(s);
  const view = everdell.view(s, null);
  const seats = scores.map(({ seat }) =>
    cut(`${sign(view, seat)} ${print(playerText(seat))}`, NAME_WIDTH),
  );
  const row = (part: string): string[] => [
    print({ key: `score.line.${part}` }),
    ...scores.map(({ lines }) => String(pointsOf(lines, part))),
  ];
  const rows = partsOf(scores).map(row);
  const total = [print({ key: 'score.line.total' }), ...scores.map((score) => String(score.total))];
  const [head, ...body] = table([['', ...seats], ...rows, total]);
  return [styleText('bold', head), ...body.slice(0, -1), styleText('bold', body.at(-1)!)];
}

function partsOf(scores: readonly SeatScore[]): string[] {
  const present = new Set(scores.flatMap(({ lines }) => lines.map(({ part }) => part)));
  return [
    ...PARTS.filter((part) => present.has(part)),
    ...[...present].filter((part) => !PARTS.includes(part)),
  ];
}

function pointsOf(lines: readonly ScoreLine[], part: string): number {
  return lines.reduce((sum, line) => (line.part === part ? sum + line.points : sum), 0);
}

/** For every seat, what each part is made of. */
export function itemLines(s: State, print: Print, columns: number): string[] {
  const view = everdell.view(s, null);
  return everdell.score(s).flatMap((score) => {
    const title = `${sign(view, score.seat)} ${print(playerText(score.seat))}: ${score.total}`;
    return ['', styleText('bold', title)].concat(seatItems(score, print, columns));
  });
}

function seatItems(score: SeatScore, print: Print, columns: number): string[] {
  return partsOf([score]).flatMap((part) => {
    const items = score.lines.filter((line) => line.part === part && line.points !== 0);
    if (items.length === 0) return [];
    const label = print({ key: `score.line.${part}` });
    return wrap(
      `  ${label} ${pointsOf(score.lines, part)}: ${listed(items, print)}`,
      columns,
      '    ',
    );
  });
}

/** `Farm ×2 (2) · Inn (2)`: the points of all copies together. */
function listed(items: readonly ScoreLine[], print: Print): string {
  const byName = Map.groupBy(items, (item) => itemName(item, print));
  return [...byName]
    .map(([name, own]) => {
      const copies = own.length > 1 ? ` ×${own.length}` : '';
      return `${name}${copies} (${pointsOf(own, own[0].part)})`;
    })
    .join(' · ');
}

function itemName({ part, id }: ScoreLine, print: Print): string {
  if (id === 'supply') return print(nameText('term-supply'));
  return part === 'fullness' ? print({ key: 'score.line.fullness' }) : print(nameText(id));
}

/** Who wins, and what decided it among equals. */
export function winnerLines(s: State, print: Print): string[] {
  const winners = everdell.winners(s);
  const n = everdell.score(s)[winners[0]].total;
  const win: Text =
    winners.length === 1
      ? { key: 'log.win', args: { player: playerText(winners[0]), n } }
      : { key: 'log.winShared', args: { players: allOf(winners.map(playerText)), n } };
  const tie = tieText(s, winners);
  return [styleText('bold', print(win)), ...(tie === null ? [] : [print(tie)])];
}

/** 10.5-10.8: points, then Events, then leftover resources. */
function tieText(s: State, winners: readonly number[]): Text | null {
  const view = everdell.view(s, null);
  const all = standings(s);
  const best = Math.max(...all.map(({ total }) => total));
  const equal = all.filter(({ total }) => total === best);
  if (equal.length === 1) return null;
  if (winners.length > 1) {
    return { key: 'score.tie.shared', args: { players: allOf(winners.map(playerText)) } };
  }
  const player = playerText(winners[0]);
  const winner = all.find(({ seat }) => seat === winners[0])!;
  if (view.rugwort !== null && view.house['rugwort.tie'] !== 'tiebreak') return null;
  // 22.7: of Rugwort only the basic Events count.
  const eventsOf = ({ seat, events }: Standing): number =>
    seat === view.rugwort?.seat ? basicEvents(view, seat) : events;
  const byEvents = equal.every((one) => one === winner || eventsOf(one) < eventsOf(winner));
  return byEvents
    ? { key: 'score.tie.events', args: { player, n: eventsOf(winner) } }
    : { key: 'score.tie.resources', args: { player, n: winner.leftover } };
}

function basicEvents(view: View, seat: number): number {
  return view.basicEvents.filter(({ owner }) => owner === seat).length;
}
