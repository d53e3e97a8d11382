/** How the options of Eldervale are offered. */
import { faint } from '../../glyphs.ts';
import { OTHER, type ChoiceStyle, type Option } from '../../play/choices.ts';
import { nameOf } from '../../play/render/scene.ts';
import { elementSign } from './glyphs.ts';
import { realmNumber } from './render/map.ts';
import type { EldervaleScene, EldervaleView } from './scene.ts';
import { adventureCard, priceSigns, tileName } from './things.ts';
import type { EldervaleKey } from './words/index.ts';

/** Beside a question; a token for which the Tray has no room is the question itself. */
const FREE = /^(?:(?:cash|slot|orb|attach|cast|hire|refresh)\b(?!.*@new$)|trade$)/;

export const eldervaleChoices: ChoiceStyle<EldervaleView, EldervaleKey> = {
  groups: ['place', 'free'],
  groupOf(key) {
    if (key.startsWith('place:')) return 'place';
    return FREE.test(key) ? 'free' : OTHER;
  },
  groupTitle: ({ ui }, group) => ui(group === 'place' ? 'ui.place' : 'ui.free'),
  label,
  /** A die by its face is no number of an option. */
  numberOf: () => undefined,
  blockedLabel(scene, key) {
    const [, act, id = ''] = /^([^:@]+):?([^@]*)/.exec(key)!;
    if (id === '') return act === 'regroup' ? scene.print({ key: 'option.regroup' }) : act;
    return nameOf(scene, tileName(id));
  },
  confirmed: () => undefined,
  columns: 3,
};

/** With the number of a Realm on the map, or the price of a card. */
function label(scene: EldervaleScene, { key, text }: Option): string {
  const words = scene.print(text);
  const tile = /(?:@|^build:)([a-z][a-z0-9-]*)$/.exec(key)?.[1];
  const number = tile === undefined ? 0 : realmNumber(scene, tile);
  if (number > 0) return `${words} ${faint(`(${number})`)}`;
  const card = adventureCard(/^(?:acquire|burn):(.+)$/.exec(key)?.[1] ?? '');
  if (card === undefined) return words;
  return `${elementSign(card.element)} ${words} ${priceSigns(card.cost)}`;
}
