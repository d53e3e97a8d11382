/** The score sheet of Everdell: its parts, who wins, and what decides a tie. */
import { everdell, standings, type Standing, type View } from '@evervale/everdell';
import type { State, Text } from '@evervale/kernel';
import { allOf } from '@evervale/kernel/text';
import { nameText, playerText } from '../../names.ts';
import type { SheetStyle } from '../terminal.ts';

export const everdellSheet: SheetStyle = {
  parts: ['cards', 'tokens', 'prosperity', 'journey', 'basicEvents', 'specialEvents'],
  itemName({ part, id }, print) {
    if (id === 'supply') return print(nameText('term-supply'));
    return part === 'fullness' ? print({ key: 'score.line.fullness' }) : print(nameText(id));
  },
  win: (winners, n) =>
    winners.length === 1
      ? { key: 'log.win', args: { player: playerText(winners[0]), n } }
      : { key: 'log.winShared', args: { players: allOf(winners.map(playerText)), n } },
  tie,
};

/** 10.5-10.8: points, then Events, then leftover resources. */
function tie(s: State, winners: readonly number[]): Text | null {
  const view = everdell.view(s, null);
  const all = standings(s);
  const best = Math.max(...all.map(({ total }) => total));
  const equal = all.filter(({ total }) => total === best);
  if (equal.length === 1) return null;
  if (winners.length > 1) {
    return { key: 'score.tie.shared', args: { players: allOf(winners.map(playerText)) } };
  }
  const player = playerText(winners[0]);
  // 30.9: a tie is hers without any comparison.
  if (winners[0] === view.nightweave?.seat) {
    return { key: 'score.tie.nightweave', args: { player } };
  }
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
