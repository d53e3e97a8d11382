/** How the options of Everdell are offered. */
import { CARDS, RESOURCE_NAMES } from '@evervale/everdell';
import type { Text } from '@evervale/kernel';
import { faint } from '../../glyphs.ts';
import { OTHER, type ChoiceStyle, type Option } from '../../play/choices.ts';
import { nameOf, playerName, seatSign } from '../../play/render/scene.ts';
import { cardSign, goods, resourceSign } from './glyphs.ts';
import type { EverdellScene, EverdellView } from './scene.ts';
import type { EverdellKey } from './words/index.ts';

export const everdellChoices: ChoiceStyle<EverdellView, EverdellKey> = {
  groups: ['place', 'play'],
  groupOf(key) {
    if (key.startsWith('place:')) return 'place';
    return key.startsWith('play:') ? 'play' : OTHER;
  },
  groupTitle: (scene, group) =>
    nameOf(scene, group === 'place' ? 'action-place-worker' : 'action-play-card'),
  label(scene, { key, text }: Option) {
    if (text.key === 'option.place' || text.key === 'option.worker') return placeLabel(scene, text);
    if (/^play:[^@]+@(?:hand|meadow)/.test(key)) return playLabel(scene, key);
    return plainLabel(scene, key, text);
  },
  /** An amount, or the place of a card in the Meadow. */
  numberOf(key) {
    const n = /^[a-z]+:(?:[^@]+@meadow-)?(\d+)$/.exec(key)?.[1];
    return n === undefined ? undefined : Number(n);
  },
  blockedLabel,
  /** Passing ends the game for a player. */
  confirmed: (key) => (key === 'pass' ? 'ui.confirmPass' : undefined),
  columns: 3,
};

const PLACE_SIGNS: Readonly<Record<string, string>> = {
  'spot.forest': '♣ ',
  'spot.event': '⚑ ',
  'spot.card': '⌂ ',
  'spot.cardOf': '⌂ ',
};

/** The heading or the prompt says that it is about a worker; the label only where. */
function placeLabel({ print }: EverdellScene, text: Text): string {
  const place = text.args?.['place'];
  if (typeof place !== 'object') return print(text);
  const inner = place.args?.['place'] ?? place.args?.['event'];
  const name = typeof inner === 'object' ? print(inner) : print(place);
  return `${PLACE_SIGNS[place.key] ?? ''}${name}`;
}

/** `play:farm@hand` or `play:farm@meadow-3`: the card, where it lies and what it costs. */
function playLabel({ print, ui }: EverdellScene, key: string): string {
  const [, id, where] = /^play:([^@]+)@(.+)$/.exec(key)!;
  const from =
    where === 'hand' ? ui('ui.fromHand') : ui('ui.fromMeadow', { n: Number(where.split('-')[1]) });
  const { cost } = CARDS.of(CARDS.kindOf(id));
  return `${cardSign(id)} ${print({ key: 'name', args: { id } })} ${goods(cost)} ${faint(from)}`;
}

/** Any other option in its own words, with the sign of the card, resource or seat it is about. */
function plainLabel(scene: EverdellScene, key: string, text: Text): string {
  const { print } = scene;
  const player = text.args?.['player'];
  if (text.key === 'option.opponent' && typeof player === 'object') {
    return `${seatSign(scene, Number(player.args?.['seat']))} ${print(text)}`;
  }
  const id = /^[^:]+:([^@]+)/.exec(key)?.[1] ?? '';
  const resource = RESOURCE_NAMES.find((one) => one === id);
  if (resource !== undefined) return `${resourceSign(resource)} ${print(text)}`;
  return CARDS.find(id) === undefined ? print(text) : `${cardSign(id)} ${print(text)}`;
}

/** `place:inn@city2-3`, `play:farm@meadow-2`, `prepare`: what a key is about. */
function blockedLabel(scene: EverdellScene, key: string): string {
  const [, act, id, where = ''] = /^([^:@]+):?([^@]*)@?(.*)$/.exec(key)!;
  if (id === '') return nameOf(scene, act === 'pass' ? 'action-pass' : 'action-prepare-season');
  const city = /^city(\d+)/.exec(where);
  const meadow = /^meadow-(\d+)/.exec(where);
  const name = nameOf(scene, id);
  if (city) return `${name} (${playerName(scene, Number(city[1]) - 1)})`;
  if (meadow) return `${name} (${scene.ui('ui.fromMeadow', { n: Number(meadow[1]) })})`;
  return where === 'hand' ? `${name} (${scene.ui('ui.fromHand')})` : name;
}
