/** The whole page of Everdell for somebody who has to decide. */
import type { Paragraph } from '../../../play/journal.ts';
import { recentLines } from '../../../play/render/log.ts';
import { heading, nameOf, playerName } from '../../../play/render/scene.ts';
import { cardSign } from '../glyphs.ts';
import type { EverdellScene } from '../scene.ts';
import { boardLines, titleLine } from './board.ts';
import { cityLines, handLines } from './city.ts';
import { othersLines, ownFacts, ownLine, summaryLine } from './players.ts';
import { adornmentLines } from './river.ts';

/** What lies on the table, from the point of view of the seat that decides. */
export function tableLines(scene: EverdellScene, recent: readonly Paragraph[]): string[] {
  return [
    titleLine(scene),
    ...recentLines(scene, recent),
    ...boardLines(scene),
    ...othersLines(scene),
  ];
}

export function ownLines(scene: EverdellScene): string[] {
  const { view, ui } = scene;
  const own = view.players[view.seat!];
  return [
    ...cityLines(scene, own, ui('ui.city')),
    ...handLines(scene, own),
    ...revealedLines(scene),
    ...adornmentLines(scene, own),
    ownLine(scene, own),
    ` ${ownFacts(scene, own)}`,
  ];
}

/** Cards that lie open in the middle of an effect. */
function revealedLines(scene: EverdellScene): string[] {
  const { revealed } = scene.view;
  if (revealed.length === 0) return [];
  const cards = revealed.map((id) => `${cardSign(id)} ${nameOf(scene, id)}`);
  return [heading(scene, scene.ui('ui.revealed')), `   ${cards.join('   ')}`];
}

/** Somebody's city, with the Events and the supply. */
export function playerLines(scene: EverdellScene, seat: number): string[] {
  const { view, ui } = scene;
  const player = view.players[seat];
  const events = [...view.basicEvents, ...view.specialEvents]
    .filter(({ owner }) => owner === seat)
    .map(({ id }) => `   ⚑ ${nameOf(scene, id)}`);
  const own = seat === view.seat;
  const title = own ? ui('ui.city') : ui('ui.cityOf', { player: playerName(scene, seat) });
  return [...cityLines(scene, player, title), ...events, summaryLine(scene, player), ''];
}
