/** The players: what lies in their Trays, where their Units are, how far they are on the tracks. */
import { RESOURCES, type CardView, type PlayerView, type TokenView } from '@evervale/eldervale';
import { cut, grid, padEnd, width, wrap } from '../../../columns.ts';
import { faint, inSeatColor, strong } from '../../../glyphs.ts';
import { heading, nameOf, playerName, seatSign } from '../../../play/render/scene.ts';
import { dwellingSign, elementSign, orbSign, resourceSign, unitSign, vpSign } from '../glyphs.ts';
import type { EldervaleScene } from '../scene.ts';
import { adventureCard, magicCard } from '../things.ts';

const NAME_COLUMNS = 10;

export function othersLines(scene: EldervaleScene): string[] {
  const others = scene.view.seats.filter(({ seat }) => seat !== scene.seat);
  if (others.length === 0) return [];
  return [
    heading(scene, scene.ui('ui.others')),
    ...others.flatMap((one) => shortLines(scene, one)),
  ];
}

/** Two lines for a player: goods and Units, then tracks and cards. */
function shortLines(scene: EldervaleScene, player: PlayerView): string[] {
  const name = padEnd(cut(playerName(scene, player.seat), NAME_COLUMNS), NAME_COLUMNS);
  const facts = [goodsOf(player), unitsOf(player), `${player.vp}${vpSign}`].join(faint(' · '));
  const cards = scene.ui('ui.cards', { n: player.tableau.length });
  return [
    ` ${seatSign(scene, player.seat)} ${name} ${facts}`,
    ...wrap(`   ${tracksOf(scene, player)}${faint(' · ')}${cards}`, scene.columns, '   '),
  ];
}

function goodsOf(player: PlayerView): string {
  const goods = RESOURCES.map((good) => `${player.resources[good]}${resourceSign(good)}`);
  return [...goods, `${player.handSize}${resourceSign('magic')}`].join(' ');
}

/** Units that can be placed, and those in the Underworld behind a bar. */
function unitsOf({ seat, ready, underworld }: PlayerView): string {
  const letters = (units: readonly string[]): string => units.map(unitSign).join('') || '–';
  const below = underworld.length > 0 ? `${faint(' ↓')}${letters(underworld)}` : '';
  return inSeatColor(seat, `${letters(ready)}${below}`);
}

function tracksOf({ ui }: EldervaleScene, player: PlayerView): string {
  const power = Object.entries(player.power)
    .filter(([, space]) => space > 0)
    .map(([element, space]) => `${elementSign(element as never)}${space}`);
  return [
    `${dwellingSign}${player.dwellings}`,
    ui('ui.glory', { n: player.glory ?? 0 }),
    ...(power.length > 0 ? [power.join(' ')] : []),
    ...(player.orbs > 0 ? [`${player.orbs}${orbSign}`] : []),
  ].join(faint(' · '));
}

/** All that belongs to whoever looks. */
export function ownLines(scene: EldervaleScene): string[] {
  const own = scene.view.seats[scene.seat!];
  return [
    ...tableauLines(scene, own, scene.ui('ui.tableau')),
    ...handLines(scene, own),
    ...factLines(scene, own),
  ];
}

/** Goods, Units and tokens, tracks. */
function factLines(scene: EldervaleScene, player: PlayerView): string[] {
  const tracks = `${tracksOf(scene, player)}${faint(' · ')}${player.vp}${vpSign}`;
  return [ownGoods(scene, player), trayLine(scene, player), tracks].flatMap((line) =>
    wrap(` ${line}`, scene.columns, ' '),
  );
}

export function playerLines(scene: EldervaleScene, seat: number): string[] {
  const player = scene.view.seats[seat];
  const faction = player.faction === null ? '' : ` · ${nameOf(scene, player.faction)}`;
  const title = `${playerName(scene, seat)}${faction}`;
  return [
    ...tableauLines(scene, player, title),
    ...handLines(scene, player),
    ...factLines(scene, player),
    '',
  ];
}

/** The Starter card first, then the Adventure cards, each with what lies and stands on it. */
function tableauLines(scene: EldervaleScene, player: PlayerView, title: string): string[] {
  const columns = scene.columns >= 100 ? 3 : 2;
  const wide = Math.floor((scene.columns - 1) / columns);
  const starter = Object.entries(player.starter).map(([space, units]) => {
    const slot =
      space === 'gather' && player.gatherSlot !== null ? tokenSigns(player.gatherSlot) : '';
    return cell(player, `▫ ${nameOf(scene, space)}`, units, slot, wide);
  });
  const cards = player.tableau.map((card) => {
    const sign = elementSign(adventureCard(card.card)!.element);
    const name = cut(nameOf(scene, card.card), wide - 12);
    return cell(player, `${sign} ${name}`, card.units, marksOn(scene, card), wide);
  });
  const count = faint(scene.ui('ui.cards', { n: player.tableau.length }));
  return [heading(scene, title, count), ...grid([...starter, ...cards], columns, wide)];
}

function cell(
  { seat }: PlayerView,
  name: string,
  units: readonly string[],
  marks: string,
  wide: number,
): string {
  const standing = units.length > 0 ? inSeatColor(seat, strong(units.map(unitSign).join(''))) : '';
  const text = [name, standing, marks].filter((part) => part !== '').join(' ');
  return ` ${width(text) < wide - 2 ? text : name}`;
}

function marksOn(scene: EldervaleScene, card: CardView): string {
  const slots = card.slots.map((token) => (token === null ? faint('□') : tokenSigns(token)));
  const stored = card.stored.map((good) => resourceSign(good in KNOWN ? (good as never) : 'magic'));
  const host = card.host ? faint(`→ ${cut(nameOf(scene, card.host), 10)}`) : '';
  return [card.orb === true ? orbSign : '', slots.join(''), stored.join(''), host]
    .filter((part) => part !== '')
    .join(' ');
}

const KNOWN: Readonly<Record<string, true>> = Object.fromEntries(RESOURCES.map((r) => [r, true]));

/** What a token shows; one of these with a slash, only its element face down. */
function tokenSigns({ element, shows, choice }: TokenView): string {
  if (shows === null) return `(${elementSign(element)})`;
  return `(${shows.map((good) => resourceSign(good as never)).join(choice ? '/' : '')})`;
}

function handLines(scene: EldervaleScene, { hand, handSize }: PlayerView): string[] {
  if (hand === null || hand.length === 0) return [];
  const cells = hand.map((id) => {
    const card = magicCard(id)!;
    const sign =
      card.type === 'spell' ? elementSign(card.element) : card.type === 'quest' ? '!' : '?';
    return ` ${sign} ${cut(nameOf(scene, id), Math.floor(scene.columns / 3) - 4)}`;
  });
  const wide = Math.floor((scene.columns - 1) / 3);
  return [heading(scene, scene.ui('ui.hand'), faint(String(handSize))), ...grid(cells, 3, wide)];
}

function ownGoods({ print }: EldervaleScene, player: PlayerView): string {
  return RESOURCES.map((good) => {
    const n = player.resources[good];
    const text = print({ key: `n.${good}`, args: { n } });
    return `${resourceSign(good)} ${n > 0 ? strong(text) : faint(text)}`;
  }).join('  ');
}

/** Units to be placed, to be summoned and below; tokens. */
function trayLine(
  scene: EldervaleScene,
  { seat, ready, tray, underworld, tokens }: PlayerView,
): string {
  const { ui } = scene;
  const letters = (units: readonly string[]): string =>
    inSeatColor(seat, units.map(unitSign).join('') || '–');
  return [
    `${ui('ui.ready')} ${letters(ready)}`,
    `${ui('ui.tray')} ${letters(tray)}`,
    ...(underworld.length > 0 ? [`${ui('ui.underworld')} ${letters(underworld)}`] : []),
    ...(tokens.length > 0 ? [`${ui('ui.tokens')} ${tokens.map(tokenSigns).join(' ')}`] : []),
  ].join(faint(' · '));
}
