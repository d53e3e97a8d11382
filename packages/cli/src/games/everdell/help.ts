/** What Everdell is about, and what its signs mean. */
import { COLOR_NAMES, RESOURCE_NAMES, SEASON_NAMES, type View } from '@evervale/everdell';
import { wrap } from '../../columns.ts';
import { nameOf } from '../../play/render/scene.ts';
import type { HelpStyle } from '../terminal.ts';
import { colorSign, pointSign, resourceSign, seasonSign } from './glyphs.ts';
import type { EverdellKey } from './words/index.ts';

export const everdellHelp: HelpStyle<View, EverdellKey> = {
  goal: ({ ui }) => ui('ui.help.goal'),
  signLines(scene) {
    const { ui, columns } = scene;
    const list = (signs: readonly string[]): string[] =>
      wrap(` ${signs.join('   ')}`, columns, ' ');
    const resources = RESOURCE_NAMES.map(
      (one) => `${resourceSign(one)} ${nameOf(scene, `resource-${one}`)}`,
    );
    return [
      ...list([...resources, `${pointSign} ${nameOf(scene, 'resource-point')}`]),
      ...list(COLOR_NAMES.map((one) => `${colorSign(one)} ${nameOf(scene, `type-${one}`)}`)),
      ...list(SEASON_NAMES.map((one) => `${seasonSign(one)} ${nameOf(scene, `season-${one}`)}`)),
      ...list([ui('ui.help.places')]),
      ...list([ui('ui.help.marks')]),
    ];
  },
  example: 'farm',
};
