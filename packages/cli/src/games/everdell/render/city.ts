/** Cities and hands. */
import type { CityCardView, PlayerView } from '@evervale/everdell';
import { cut, grid, padEnd, width } from '../../../columns.ts';
import { cardCell } from './board.ts';
import { faint } from '../../../glyphs.ts';
import { copiesOf } from './copies.ts';
import { heading, nameOf, seatSign } from '../../../play/render/scene.ts';
import { cardSign, goods, pointSign } from '../glyphs.ts';
import type { EverdellScene } from '../scene.ts';

export function cityLines(scene: EverdellScene, player: PlayerView, title: string): string[] {
  const spaces = scene.ui('ui.spaces', { n: player.spaces.used, all: player.spaces.size });
  const columns = scene.columns >= 78 ? 3 : 2;
  const columnWidth = Math.floor((scene.columns - 1) / columns);
  const cells = player.city.map((card) => ` ${cityCell(scene, card, columnWidth - 2)}`);
  const body =
    cells.length > 0 ? grid(cells, columns, columnWidth) : [`   ${faint(scene.ui('ui.empty'))}`];
  return [heading(scene, title, faint(spaces)), ...body];
}

function cityCell(scene: EverdellScene, card: CityCardView, columns: number): string {
  const marks = marksOn(scene, card);
  const room = columns - 3 - (marks === '' ? 0 : width(marks) + 1);
  const name = cut(nameOf(scene, card.card), room);
  return padEnd(`${cardSign(card.card)} ${name}${marks === '' ? '' : ` ${marks}`}`, columns);
}

/** What lies and who stands on a card. */
function marksOn(scene: EverdellScene, card: CityCardView): string {
  return [
    card.occupied ? '•' : '',
    card.tokens > 0 ? `${card.tokens}${pointSign}` : '',
    Object.keys(card.resources).length > 0 ? goods(card.resources) : '',
    card.prisoners.length > 0 ? `#${card.prisoners.length}` : '',
    card.workers.map((seat) => seatSign(scene, seat)).join(''),
  ]
    .filter((mark) => mark !== '')
    .join(' ');
}

export function handLines(
  scene: EverdellScene,
  { hand, handCount, handLimit }: PlayerView,
): string[] {
  const { ui, columns } = scene;
  const half = Math.floor(columns / 2);
  const size = faint(ui('ui.handSize', { n: handCount, most: handLimit }));
  const cells = copiesOf(hand ?? []).map(([id, n]) => {
    const cell = cardCell(scene, id, `play:${id}@hand`, half - 8);
    return `   ${cell}${n > 1 ? ` ×${n}` : ''}`;
  });
  const body = cells.length > 0 ? grid(cells, 2, half) : [`   ${faint(ui('ui.empty'))}`];
  return [heading(scene, ui('ui.hand'), size), ...body];
}
