/** What Eldervale is about, and what its signs mean. */
import { ELEMENTS, RESOURCES, type View } from '@evervale/eldervale';
import { wrap } from '../../columns.ts';
import { nameOf } from '../../play/render/scene.ts';
import type { HelpStyle } from '../terminal.ts';
import {
  dwellingSign,
  elementSign,
  fightSign,
  orbSign,
  resourceSign,
  treasureSign,
  unitSign,
  vpSign,
  wildSign,
} from './glyphs.ts';
import type { EldervaleKey } from './words/index.ts';

const UNITS = ['worker', 'warrior', 'wizard', 'dragon', 'minotaur', 'shapeshifter'];

export const eldervaleHelp: HelpStyle<View, EldervaleKey> = {
  goal: ({ ui }) => ui('ui.help.goal'),
  signLines(scene) {
    const { ui, columns } = scene;
    const list = (signs: readonly string[]): string[] =>
      wrap(` ${signs.join('   ')}`, columns, ' ');
    const goods = [...RESOURCES, 'magic'] as const;
    return [
      ...list(goods.map((good) => `${resourceSign(good)} ${nameOf(scene, good)}`)),
      ...list(ELEMENTS.map((element) => `${elementSign(element)} ${nameOf(scene, element)}`)),
      ...list(UNITS.map((unit) => `${unitSign(unit)} ${nameOf(scene, unit)}`)),
      ...list([
        `${wildSign} ${ui('ui.help.monster')}`,
        `${dwellingSign} ${ui('ui.dwellings.one')}`,
        `${treasureSign} ${ui('ui.help.treasure')}`,
        `${fightSign} ${ui('ui.help.threat')}`,
        `${orbSign} ${ui('ui.help.orb')}`,
        `${vpSign} ${ui('ui.help.vp')}`,
      ]),
      ...list([ui('ui.help.map')]),
    ];
  },
  example: 'dragon',
};
