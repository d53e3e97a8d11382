/** Pearlbrook: the river with its frogs, the Shoal, the wonders, and what players have of it. */
import { WONDERS, type PlayerView, type RiverSpotView, type WonderView } from '@evervale/everdell';
import { cut, grid, padEnd, width, wrap } from '../../../columns.ts';
import { faint, strong } from '../../../glyphs.ts';
import { heading, nameOf, seatSign } from '../../../play/render/scene.ts';
import { colorSign, goods, pearlSign, pointSign } from '../glyphs.ts';
import type { EverdellScene } from '../scene.ts';

export function riverLines(scene: EverdellScene): string[] {
  const { pearlbrook } = scene.view;
  if (pearlbrook === null) return [];
  const half = Math.floor(scene.columns / 2);
  const frogs = pearlbrook.shoal.frogs.map((seat) => seatSign(scene, seat)).join('');
  const shoal = standingOut(scene, 'frog:shoal', nameOf(scene, pearlbrook.shoal.id));
  return [
    heading(scene, nameOf(scene, 'box-pearlbrook')),
    ...grid(
      pearlbrook.river.map((spot) => spotCell(scene, spot, half)),
      2,
      half,
    ),
    `  ${shoal} ${faint('(')}${frogs}${faint(')')}`,
    ...grid(
      pearlbrook.wonders.map((wonder) => wonderCell(scene, wonder, half)),
      2,
      half,
    ),
  ];
}

function standingOut({ possible }: EverdellScene, key: string, text: string): string {
  if (possible.size === 0) return text;
  return possible.has(key) ? strong(text) : faint(text);
}

/** What it asks for, the card or the pearl on its back, and the frog there. */
function spotCell(scene: EverdellScene, spot: RiverSpotView, columns: number): string {
  const { id, needs, covered, card, frog } = spot;
  const held = `${faint('[')}${frog === null ? faint('·') : seatSign(scene, frog)}${faint(']')}`;
  const room = columns - needs.n - width(held) - 5;
  const shown = covered ? `? ${pearlSign}` : card === null ? '·' : cut(nameOf(scene, card), room);
  const what = padEnd(standingOut(scene, `frog:${id}`, shown), room + 1);
  return `  ${colorSign(needs.color).repeat(needs.n)} ${what}${held}`;
}

/** Whoever has built it, what it is worth, and what it costs; cards of the hand as ▯. */
function wonderCell(scene: EverdellScene, { id, owner }: WonderView, columns: number): string {
  const { price, points, cards } = WONDERS.find((wonder) => wonder.id === id)!;
  const cost = `${goods(price)} ${price.pearl}${pearlSign} ${cards}▯`;
  const worth = `${points}${pointSign}`;
  const room = columns - width(cost) - width(worth) - 6;
  const name = padEnd(standingOut(scene, `place:${id}`, cut(nameOf(scene, id), room)), room);
  const builder = owner === null ? ' ' : seatSign(scene, owner);
  return ` ${builder} ${name} ${worth} ${owner === null ? cost : ''}`;
}

/** `2◉` behind the other things of the supply. */
export function pearlsOf({ pearlbrook }: PlayerView): string {
  return pearlbrook === null ? '' : ` ${pearlbrook.pearls}${pearlSign}`;
}

/** Adornments on the table, and the own ones that are still hidden. */
export function adornmentLines(scene: EverdellScene, { pearlbrook }: PlayerView): string[] {
  if (pearlbrook === null) return [];
  const { adorned, adornments, hidden } = pearlbrook;
  const shown = adorned.map((id) => nameOf(scene, id));
  const unplayed = adornments?.map((id) => standingOut(scene, `adorn:${id}`, nameOf(scene, id)));
  const covered = unplayed ?? Array<string>(hidden).fill('?');
  const all = [...shown, ...covered.map((name) => `${faint('(')}${name}${faint(')')}`)];
  if (all.length === 0) return [];
  const title = scene.print({ key: 'score.line.adornments' });
  return wrap(`   ${faint(`${title}:`)} ${all.join(faint(' · '))}`, scene.columns, '   ');
}
