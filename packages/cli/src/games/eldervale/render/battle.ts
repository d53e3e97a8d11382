/** The battle that is being fought: its sides, their dice and where these come from. */
import type { BattleView, SideView } from '@evervale/eldervale';
import { wrap } from '../../../columns.ts';
import { faint, strong } from '../../../glyphs.ts';
import { heading, nameOf, playerName, seatSign } from '../../../play/render/scene.ts';
import { fightSign, wildSign } from '../glyphs.ts';
import type { EldervaleScene } from '../scene.ts';
import { tileName } from '../things.ts';

export function battleLines(scene: EldervaleScene): string[] {
  const { battle } = scene.view;
  if (battle === null) return [];
  const where = nameOf(scene, tileName(battle.tile));
  return [
    heading(
      scene,
      `${scene.ui('ui.battle')}: ${where}`,
      faint(scene.ui(`ui.battle.${battle.step}`)),
    ),
    ...battle.sides.flatMap((side, i) => sideLines(scene, battle, side, i)),
  ];
}

function sideLines(scene: EldervaleScene, battle: BattleView, side: SideView, i: number): string[] {
  const sign = side.seat === null ? wildSign : seatSign(scene, side.seat);
  const name = side.seat === null ? nameOf(scene, side.unit!) : playerName(scene, side.seat);
  const faces = side.faces.length > 0 ? strong(side.faces.map((face) => `[${face}]`).join('')) : '';
  const dice = scene.ui('ui.dice', { n: side.dice });
  const why = side.why.map(
    ({ id, n }) => `${whyName(scene, id)} ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
  );
  const won = battle.winner === i ? ` ${fightSign} ${scene.ui('ui.battle.wins')}` : '';
  const told = [`${name}: ${dice}`, faces].filter((part) => part !== '').join('  ');
  return wrap(` ${sign} ${told}${won}  ${faint(why.join(', '))}`, scene.columns, '   ');
}

function whyName(scene: EldervaleScene, id: string): string {
  if (id === 'dice' || id === 'more') return scene.ui('ui.battle.cards');
  return id === 'dwelling' ? scene.ui('ui.dwellings.one') : nameOf(scene, id);
}
