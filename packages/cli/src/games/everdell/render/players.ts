/** The players in short: supply, workers, hand, city, points. */
import { RESOURCE_NAMES, type PlayerView } from '@evervale/everdell';
import { cut, padEnd, wrap } from '../../../columns.ts';
import { faint, strong } from '../../../glyphs.ts';
import { copiesOf } from './copies.ts';
import { lairLines } from './lair.ts';
import { adornmentLines, pearlsOf } from './river.ts';
import { heading, nameOf, playerName, seatSign } from '../../../play/render/scene.ts';
import { cardSign, pearlSign, pointSign, resourceSign, seasonSign } from '../glyphs.ts';
import type { EverdellScene } from '../scene.ts';

const NAME_COLUMNS = 12;

/** Everybody but the one who looks. */
export function othersLines(scene: EverdellScene): string[] {
  const { view, ui } = scene;
  const others = view.players.filter(({ seat }) => seat !== view.seat);
  if (others.length === 0) return [];
  return [
    heading(scene, ui('ui.others')),
    ...others.flatMap((player) => playerLines(scene, player)),
  ];
}

function playerLines(scene: EverdellScene, player: PlayerView): string[] {
  const lines = [summaryLine(scene, player)];
  if (scene.view.nightweave?.seat === player.seat) lines.push(...lairLines(scene));
  if (player.city.length > 0) lines.push(...cityInShort(scene, player));
  lines.push(...adornmentLines(scene, player));
  return lines;
}

export function summaryLine(scene: EverdellScene, player: PlayerView): string {
  const { ui } = scene;
  // Pearls need their place as well.
  const columns = player.pearlbrook === null ? NAME_COLUMNS : NAME_COLUMNS - 2;
  const name = padEnd(cut(playerName(scene, player.seat), columns), columns);
  const facts = player.automatic
    ? [`${player.points}${pointSign}${pearlsOf(player)}`]
    : [
        supply(player),
        ui('ui.handSize', { n: player.handCount, most: player.handLimit }),
        player.finished ? ui('ui.finished') : workers(scene, player),
      ];
  const all = [...facts, ui('ui.points', { n: player.score })].join(faint(' · '));
  return ` ${seatSign(scene, player.seat)} ${name} ${seasonSign(player.season)} ${all}`;
}

function supply(player: PlayerView): string {
  const { resources, points } = player;
  const goods = RESOURCE_NAMES.map((resource) => `${resources[resource]}${resourceSign(resource)}`);
  return `${goods.join(' ')} ${points}${pointSign}${pearlsOf(player)}`;
}

function workers({ ui }: EverdellScene, player: PlayerView): string {
  return ui('ui.workers', { n: player.ready, all: player.workers.length });
}

const CITY_LINES = 2;

/** The names of the cards, copies counted. */
function cityInShort(scene: EverdellScene, { city }: PlayerView): string[] {
  const cards = copiesOf(city.map(({ card }) => card)).map(([id, n]) => {
    const name = n > 1 ? `${nameOf(scene, id)} ×${n}` : nameOf(scene, id);
    // A card's name must not be broken in the middle.
    return `${cardSign(id)}\u00A0${faint(name.replaceAll(' ', '\u00A0'))}`;
  });
  const lines = wrap(`   ${cards.join(' ')}`, scene.columns - 2, '   ');
  if (lines.length <= CITY_LINES) return lines;
  return [...lines.slice(0, CITY_LINES - 1), `${lines[CITY_LINES - 1]} ${faint('…')}`];
}

/** The own supply, in words, above the own hand. */
export function ownLine({ print }: EverdellScene, player: PlayerView): string {
  const goods = RESOURCE_NAMES.map((resource) => {
    const n = player.resources[resource];
    const text = print({ key: `n.${resource}`, args: { n } });
    return `${resourceSign(resource)} ${n > 0 ? strong(text) : faint(text)}`;
  });
  const token = `${pointSign} ${print({ key: 'n.token', args: { n: player.points } })}`;
  return ` ${[...goods, token].join('  ')}`;
}

/** Pearls, workers and points of the one who looks. */
export function ownFacts(scene: EverdellScene, player: PlayerView): string {
  const { ui, print } = scene;
  const pearls = player.pearlbrook?.pearls;
  return [
    ...(pearls === undefined
      ? []
      : [`${pearlSign} ${print({ key: 'n.pearl', args: { n: pearls } })}`]),
    player.finished ? ui('ui.finished') : workers(scene, player),
    ui('ui.points', { n: player.score }),
  ].join(' · ');
}
