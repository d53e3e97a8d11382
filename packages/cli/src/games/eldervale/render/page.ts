/** The whole page of Eldervale for somebody who has to decide. */
import { cut, grid } from '../../../columns.ts';
import { faint, strong } from '../../../glyphs.ts';
import type { Paragraph } from '../../../play/journal.ts';
import { recentLines } from '../../../play/render/log.ts';
import { heading, nameOf } from '../../../play/render/scene.ts';
import { elementSign } from '../glyphs.ts';
import type { EldervaleScene } from '../scene.ts';
import { adventureCard, priceSigns, tileName } from '../things.ts';
import { battleLines } from './battle.ts';
import { mapLines } from './map.ts';
import { othersLines } from './players.ts';

export function tableLines(scene: EldervaleScene, recent: readonly Paragraph[]): string[] {
  const { ui, view } = scene;
  const stack = faint(ui('ui.stack', { n: view.stack }));
  return [
    titleLine(scene),
    ...recentLines(scene, recent),
    ...othersLines(scene),
    ...deckLines(scene),
    heading(scene, ui('ui.map'), stack),
    ...mapLines(scene),
    ...turnedUp(scene),
    ...battleLines(scene),
  ];
}

function titleLine({ game, seat, view, ui, print }: EldervaleScene): string {
  const who = seat === null ? '' : ` · ${print({ key: 'player', args: { seat } })}`;
  const state = [
    ...(view.peace ? [ui('ui.peace')] : []),
    ...(view.end === null ? [] : [ui('ui.lastTurns', { n: view.end.turns })]),
  ];
  return [strong(` ${game.title}${who}`), ...state.map(faint)].join(faint(' · '));
}

/** The open card of every deck with its price. */
function deckLines(scene: EldervaleScene): string[] {
  const columns = scene.columns >= 100 ? 3 : 2;
  const wide = Math.floor((scene.columns - 1) / columns);
  const cells = scene.view.decks.map(({ element, faceUp, left }) => {
    if (faceUp === null) return ` ${elementSign(element)} ${faint('–')}`;
    const price = priceSigns(adventureCard(faceUp)!.cost);
    const name = cut(nameOf(scene, faceUp), wide - 20);
    return ` ${elementSign(element)} ${name} ${price} ${faint(`+${left}`)}`;
  });
  return [heading(scene, scene.ui('ui.decks')), ...grid(cells, columns, wide)];
}

function turnedUp(scene: EldervaleScene): string[] {
  const { turnedUp: tile, looking } = scene.view;
  const shown = tile === null ? (looking ?? []) : [tile];
  if (shown.length === 0) return [];
  const names = shown.map((id) => nameOf(scene, tileName(id))).join(', ');
  return [` ${scene.ui('ui.turnedUp')}: ${strong(names)}`];
}

export { ownLines, playerLines } from './players.ts';
